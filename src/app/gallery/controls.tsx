import { useState } from 'react';

import { Button, buttonStyles } from '../../ui/button.tsx';
import { ArrowRightIcon, CartIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ThemeChoice } from '../theme-choice.tsx';
import { Group, Specimen } from './specimen.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export function Controls() {
  const [pieces, setPieces] = useState(1);
  const [tab, setTab] = useState('use');
  return (
    <Group title="Controls">
      <Specimen name="button: variants">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen name="button: sizes">
        {sizes.map((size) => (
          <Button key={size} size={size}>
            Size {size}
          </Button>
        ))}
        <Button size="icon" variant="secondary" aria-label="Icon only">
          <CartIcon />
        </Button>
      </Specimen>
      <Specimen name="button: busy and disabled">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} busy>
            {variant}
          </Button>
        ))}
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen name="link">
        <Link to="/test" className={buttonStyles({})}>
          A link as a button <ArrowRightIcon className="size-5" />
        </Link>
        <p className="self-center">
          Text with{' '}
          <Link to="/test" className="text-leaf-700 underline underline-offset-4">
            a link in it
          </Link>
          .
        </p>
      </Specimen>
      <Specimen name="stepper: between, at the least, at the most, disabled">
        <QuantityStepper label="Quantity" value={pieces} min={1} max={9} onChange={setPieces} />
        <QuantityStepper label="At the least" value={1} min={1} max={9} onChange={setPieces} />
        <QuantityStepper label="At the most" value={9} min={1} max={9} onChange={setPieces} />
        <QuantityStepper label="Disabled" value={3} min={1} max={9} onChange={setPieces} disabled />
      </Specimen>
      <Specimen name="tabs">
        <div className="w-full max-w-xl">
          <Tabs
            label="About a product"
            value={tab}
            onChange={setTab}
            items={[
              { value: 'use', label: 'Use', content: <p>A teaspoon in warm water.</p> },
              { value: 'warnings', label: 'Warnings', content: <p>Not in pregnancy.</p> },
              { value: 'ingredients', label: 'Ingredients', content: <p>Dried leaf, nothing else.</p> },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="theme-choice">
        <div className="w-full max-w-sm">
          <ThemeChoice legend="Appearance" />
        </div>
      </Specimen>
    </Group>
  );
}
