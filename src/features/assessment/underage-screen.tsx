import { useEffect, useRef } from 'react';

import { Button } from '../../ui/button.tsx';
import { t } from '../../words/assessment.ts';

/** The scores are made for adults: says so kindly, and keeps nothing unless the age was a slip. */
export function UnderageScreen({ onChange, onEnd }: { onChange: () => void; onEnd: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="underage" className="mx-auto grid w-full max-w-xl gap-5 pt-8 pb-10">
      <h1 id="underage" ref={heading} tabIndex={-1} className="text-3xl leading-tight outline-none">
        {t('This one is for people of 18 and over')}
      </h1>
      <p className="text-lg text-pretty">
        {t(
          'The scores were made for adults and would tell you something wrong. If something about your body, food or mood worries you, talk to a parent, a teacher or somebody at a clinic: they see young people every day.',
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onEnd}>{t('Remove my answers')}</Button>
        <Button variant="secondary" onClick={onChange}>
          {t('Correct my age')}
        </Button>
      </div>
    </section>
  );
}
