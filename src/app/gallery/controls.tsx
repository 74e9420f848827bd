import type { ReactNode } from 'react';
import { useState } from 'react';

import { Button, buttonStyles } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { CheckboxField, SelectField, TextAreaField, TextField, PasswordField } from '../../ui/field.tsx';
import { ArrowRightIcon, CartIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ThemeChoice } from '../theme-and-language.tsx';

/** A titled part of the gallery. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line grid grid-cols-1 gap-6 border-t pt-8">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** One component in its states, named after its file. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="text-muted font-sans text-sm font-semibold">{name}</h3>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </div>
  );
}

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

export function Fields() {
  const [method, setMethod] = useState('mpesa');
  return (
    <Group title="Fields">
      <div className="grid gap-6 md:grid-cols-3">
        <TextField label="Town" placeholder="Naivasha" />
        <TextField label="Phone" inputMode="tel" hint="A Kenyan mobile number, like 0712 345 678." />
        <TextField
          label="Email"
          type="email"
          defaultValue="wanjiku@"
          error="Please enter a valid email address"
        />
        <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
        <PasswordField label="Password" defaultValue="Karibu-2026!" />
        <PasswordField label="Password with an error" error="Password must be at least 8 characters long" />
        <SelectField label="County" defaultValue="Nakuru">
          <option>Kisumu</option>
          <option>Nakuru</option>
          <option>Turkana</option>
        </SelectField>
        <SelectField label="County with an error" error="Choose a county" defaultValue="">
          <option value="">Choose</option>
        </SelectField>
        <SelectField label="Disabled county" disabled>
          <option>Nairobi City</option>
        </SelectField>
        <TextAreaField label="Note to the rider" hint="Up to 300 characters." />
        <TextAreaField label="Note with an error" error="This note is too long" />
        <div>
          <CheckboxField label="I agree to the Terms & Conditions" defaultChecked />
          <CheckboxField
            label="Not agreed"
            error="You must agree to the Terms & Conditions and Privacy Policy"
          />
          <CheckboxField label="Disabled" disabled />
        </div>
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <RadioCards
          legend="Pay with"
          name="gallery-method"
          value={method}
          onChange={setMethod}
          options={[
            { value: 'mpesa', label: 'M-Pesa', description: 'A prompt comes to your phone.' },
            { value: 'cash', label: 'Cash on delivery', description: 'Pay the rider.' },
            { value: 'card', label: 'Card', description: 'Not offered here.', disabled: true },
          ]}
        />
        <RadioCards
          legend="With an error"
          name="gallery-error"
          value={undefined}
          onChange={setMethod}
          error="Choose how you want to pay"
          options={[
            { value: 'mpesa', label: 'M-Pesa' },
            { value: 'cash', label: 'Cash on delivery' },
          ]}
        />
      </div>
    </Group>
  );
}
