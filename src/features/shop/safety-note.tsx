import { useId } from 'react';

import { AlertIcon } from '../../ui/icons.tsx';
import { InEnglish } from '../../ui/in-english.tsx';
import { t } from '../../words/shop.ts';

/** What to be careful about. Stands above every button that buys. */
export function SafetyNote({ warnings }: { warnings: string }) {
  'use no memo'; // drawn seldom: the compiler's caches would only weigh
  const id = useId();
  if (!warnings) return null;
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
        <InEnglish>
          <p className="text-pretty">{warnings}</p>
        </InEnglish>
      </div>
    </section>
  );
}
