import type { ReactNode } from 'react';

import { AlertIcon, ReturnIcon, ShieldIcon, TruckIcon } from '../../ui/icons.tsx';
import { Price } from '../../ui/price.tsx';
import { ResponsivePicture } from '../../ui/responsive-picture.tsx';
import { ProductNames } from './product-names.tsx';
import type { ProductDetail } from './product.ts';
import { StockState } from './stock-state.tsx';

const promises = [
  { Icon: TruckIcon, text: 'Leaves us within 24 hours, to all 47 counties' },
  { Icon: ReturnIcon, text: '30 days to return it unopened' },
  { Icon: ShieldIcon, text: 'Every batch is lab-tested' },
];

function Section({ title, children }: { title: string; children: string }) {
  if (!children.trim()) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{title}</h2>
      {children.split(/\n+/).map((paragraph) => (
        <p key={paragraph} className="max-w-prose leading-relaxed text-pretty">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

/** Everything about one product. What to be careful about stands above `buy`, the controls that buy it. */
export function ProductView({ product, buy }: { product: ProductDetail; buy: ReactNode }) {
  return (
    <article className="grid gap-6 md:grid-cols-2 md:gap-10 lg:gap-14">
      <div className="md:sticky md:top-24 md:self-start">
        <ResponsivePicture
          name={product.picture}
          alt={product.picture_alt}
          sizes="(min-width: 1152px) 524px, (min-width: 768px) 46vw, 94vw"
          priority
          className="border-line rounded-2xl border shadow-sm"
        />
      </div>
      <div className="grid content-start gap-6">
        <header className="grid gap-2">
          <h1 className="text-3xl leading-tight sm:text-4xl">{product.name}</h1>
          <ProductNames product={product} className="text-muted text-lg" />
          <p className="text-lg leading-relaxed text-pretty">{product.summary}</p>
          <div className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <Price amount={product.price_kes} compareAt={product.compare_at_kes} className="text-3xl" />
            <span className="text-muted">{product.size}</span>
            <StockState stock={product.stock} className="text-base" />
          </div>
        </header>
        {product.warnings && (
          <section
            aria-labelledby="warnings"
            className="border-gold-300 bg-gold-50 flex items-start gap-3 rounded-xl border p-4"
          >
            <AlertIcon className="text-gold-700 mt-0.5" />
            <div className="grid gap-1">
              <h2 id="warnings" className="font-sans text-base tracking-normal">
                Before you use it
              </h2>
              <p className="text-pretty">{product.warnings}</p>
            </div>
          </section>
        )}
        {buy}
        <ul className="border-line text-muted grid gap-2 border-y py-4 text-sm">
          {promises.map(({ Icon, text }) => (
            <li key={text} className="flex items-center gap-3">
              <Icon className="text-leaf-600 size-5" />
              {text}
            </li>
          ))}
        </ul>
        <Section title="About it">{product.description}</Section>
        <Section title="How to use it">{product.how_to_use}</Section>
        <Section title="Ingredients">{product.ingredients}</Section>
        {product.other_names.length > 0 && (
          <Section title="Also known as">{product.other_names.join(', ')}</Section>
        )}
        <p className="text-muted text-sm text-pretty">
          Herbal products do not replace a doctor’s advice. Ask one first if you are pregnant, ill or taking
          medicine.
        </p>
      </div>
    </article>
  );
}
