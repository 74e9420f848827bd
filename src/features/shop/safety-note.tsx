import { type ReactNode, useId } from 'react';

import { AlertIcon, ArrowRightIcon } from '../../ui/icons.tsx';
import { t as label } from '../../words/labels.ts';
import { language } from '../../words/language.ts';
import { t } from '../../words/shop.ts';

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
