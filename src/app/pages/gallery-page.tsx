import { HeroArt } from '../../features/landing/hero-art.tsx';
import { Card } from '../../ui/card.tsx';
import * as icons from '../../ui/icons.tsx';
import { WeaveBand, PageHead, PageHeader } from '../../ui/page-header.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { SprigArt } from '../../ui/sprig-art.tsx';
import { Group, Specimen, Controls, Fields } from '../gallery/controls.tsx';
import { Feedback, Overlays } from '../gallery/overlays.tsx';
import { Logo } from '../logo.tsx';

const swatches = [
  'bg-paper',
  'bg-surface',
  'bg-sunk',
  'bg-leaf',
  'bg-leaf-50',
  'bg-leaf-100',
  'bg-leaf-200',
  'bg-leaf-300',
  'bg-leaf-500',
  'bg-leaf-700',
  'bg-clay',
  'bg-clay-100',
  'bg-clay-300',
  'bg-clay-500',
  'bg-clay-700',
  'bg-gold-100',
  'bg-gold-300',
  'bg-gold-500',
  'bg-gold-700',
  'bg-danger',
  'bg-danger-50',
  'bg-info-50',
];

export function Looks() {
  return (
    <Group title="Looks">
      <Specimen name="colours of the theme">
        {swatches.map((swatch) => (
          <figure key={swatch} className="text-muted grid gap-1 text-xs">
            <span className={`border-line block size-16 rounded-xl border ${swatch}`} />
            <figcaption>{swatch.slice(3)}</figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen name="type">
        <div className="grid gap-2">
          <p className="font-serif text-5xl font-semibold">Good health has deep roots</p>
          <p className="font-serif text-2xl font-semibold">Mwarobaini, muarubaini, neem</p>
          <p className="font-serif text-lg font-semibold">Ginger &amp; Lemongrass, 100 g</p>
          <p className="max-w-prose leading-relaxed">
            Body text is set in the system’s own letters, which load at once and are what the reader’s eye is
            used to. <span className="text-muted">Muted text says the less important half.</span>
          </p>
        </div>
      </Specimen>
      <Specimen name="card, price, picture">
        <Card className="w-60">
          <ResponsivePicture
            name="neem-leaf-powder"
            alt="A neem branch beside a bowl of powder"
            sizes="200px"
            className="rounded-xl"
          />
          <p className="mt-3">
            <Price amount={480} compareAt={550} />
          </p>
          <p>
            <Price amount={1250} />
          </p>
        </Card>
        <SprigArt className="h-36" />
        <div className="w-60">
          <HeroArt />
        </div>
        <div className="grid gap-4">
          <Logo />
          <WeaveBand className="w-60" />
          <WeaveBand className="bg-leaf-500 h-4 w-60" />
        </div>
      </Specimen>
      <Specimen name="icons">
        {Object.entries(icons).map(([name, Icon]) => (
          <figure key={name} className="text-muted grid w-20 justify-items-center gap-1 text-center text-xs">
            <Icon className="text-ink" />
            <figcaption>{name.replace('Icon', '')}</figcaption>
          </figure>
        ))}
      </Specimen>
    </Group>
  );
}

/** Every component in every state, to be looked at in both themes. */
export function Component() {
  return (
    <div className="page grid grid-cols-1 gap-10 pb-12">
      <PageHead title="Components" noIndex />
      <PageHeader
        eyebrow="Design system"
        title="Components"
        intro="Everything the pages are made of, in every state. Change the theme to see both."
      />
      <Looks />
      <Controls />
      <Fields />
      <Feedback />
      <Overlays />
    </div>
  );
}
