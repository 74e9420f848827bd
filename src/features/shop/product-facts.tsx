import { type ReactNode, useId } from 'react';

import { formName, type ProductDetail } from '../../entities/products/product.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { AlertIcon, ArrowRightIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t as label } from '../../words/labels.ts';
import { language } from '../../words/language.ts';
import { t } from '../../words/shop.ts';

type Fact = {
  label: string;
  /** Nothing where nothing is said. */
  of: (product: ProductDetail) => string | null;
  /** Whether it stands in the comparison as well. */
  compared?: true;
};

/** What a product's page states in a line each, in this order. */
export const facts: readonly Fact[] = [
  { label: t('Registered with the Pharmacy and Poisons Board'), of: (product) => product.ppb_reg_no },
  { label: t('Lot'), of: (product) => product.lot },
  { label: t('Best before'), of: ({ expires_on: day }) => day && formatDate(day) },
  { label: t('Form'), of: (product) => t.known(formName(product.form)), compared: true },
  { label: t('Also known as'), of: (product) => product.other_names.join(', ') },
  { label: t('Article number'), of: (product) => product.sku },
];

/** What stands on the label: registration, lot, date and the like. Lines that are not known are left out. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  return (
    <section aria-labelledby="facts" className="grid gap-2">
      <h2 id="facts" className="text-xl">
        {t('On the label')}
      </h2>
      <dl className="border-line divide-line divide-y border-y">
        {facts.map(({ label, of }) => {
          const value = of(product);
          return (
            value && (
              <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2">
                <dt className="text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}

/** The product page's place while the product is on its way. */
export function ProductSkeleton() {
  return (
    <div className="grid gap-3 pt-10 sm:pt-14 md:grid-cols-2 md:gap-10 lg:gap-14" aria-busy="true">
      <output className="sr-only">{t('Loading the product…')}</output>
      <Skeleton className="aspect-3/2 w-full rounded-2xl md:aspect-square" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-9 w-2/5" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    </div>
  );
}

/** Hands the address to the phone's own sharing, or copies it where there is none. */
async function share(title: string, path: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    toast.success(t('Link copied'), t('Paste it into a message.'));
  } catch (error) {
    // Somebody who closed the sharing window has changed their mind; anything else leaves the address to be copied.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      toast.info(t('Share this address'), url);
  }
}

export function ShareButton({ title, path }: { title: string; path: string }) {
  return (
    <Button variant="quiet" size="sm" onClick={() => void share(title, path)}>
      <ArrowRightIcon className="size-5 -rotate-45" />
      {t('Share')}
    </Button>
  );
}

interface SafetyNoteProps {
  product: { warnings: string; herb_slugs: readonly string[] };
}

const noNotes = t(
  'We have no safety notes on this product yet. Do not use it in pregnancy, while breastfeeding, for children or with medicine before a clinician has agreed.',
);

/**
 * The warnings of a product in the language of the app. What the owner wrote since the translation was made is marked as
 * English.
 */
export function LabelText({ children }: { children: string }) {
  const told = label.known(children);
  return language !== 'en' && told === children ? <span lang="en">{told}</span> : told;
}

/**
 * What to be careful about. Stands above every button that buys. Where nobody has written what the herbs inside may do,
 * it says so: no word of caution is no proof of safety.
 */
export function SafetyNote({ product }: SafetyNoteProps) {
  const id = useId();
  const warnings = product.warnings.trim();
  if (!warnings && product.herb_slugs.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="border-gold-300 bg-gold-50 flex items-start gap-3 rounded-xl border p-4"
    >
      <AlertIcon className="text-gold-700 mt-0.5" />
      <div className="grid gap-1">
        <h2 id={id} className="font-sans text-base tracking-normal">
          {t('Before you use it')}
        </h2>
        {warnings ? (
          <p className="text-pretty">
            <LabelText>{warnings}</LabelText>
          </p>
        ) : (
          <p className="text-pretty">{noNotes}</p>
        )}
      </div>
    </section>
  );
}

interface WarningLineProps extends SafetyNoteProps {
  /** How grave it is for whoever reads it, in a word or two. */
  grade: ReactNode;
  /** Where the whole stands on the page. */
  to: string;
}

/** The beginning of the same, in one line beside a button that buys; leads to the whole. */
export function WarningLine({ product, grade, to }: WarningLineProps) {
  const warnings = product.warnings.trim();
  if (!warnings && product.herb_slugs.length === 0) return null;
  return (
    <a
      href={to}
      className="border-gold-300 bg-gold-50 flex min-h-11 min-w-0 grow items-center gap-1.5 rounded-lg border px-2 text-[0.8rem] leading-tight sm:text-sm"
    >
      <AlertIcon className="text-gold-700 size-5" />
      <span className="grid min-w-0 grow">
        {grade}
        <span className="truncate">{warnings ? <LabelText>{warnings}</LabelText> : noNotes}</span>
      </span>
      <ArrowRightIcon className="text-gold-700 size-4 max-sm:hidden" />
    </a>
  );
}

/** What the line begins with while nothing is known of the reader. */
export const ReadFirst = () => <strong className="truncate">{t('Before you use it')}</strong>;
