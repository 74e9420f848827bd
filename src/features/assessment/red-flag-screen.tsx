import { useEffect, useRef } from 'react';

import { Button } from '../../ui/button.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { t } from '../../words/assessment.ts';
import { EmergencyNumbers } from './emergency-numbers.tsx';
import type { RedFlag } from './red-flags.ts';

type RedFlagScreenProps = {
  flags: readonly [RedFlag, ...RedFlag[]];
  onChange: () => void;
  onLater: () => void;
  onContinue: () => void;
};

/** Stops the assessment for something that cannot wait: what it is, what to do, whom to call. Nothing else. */
export function RedFlagScreen({ flags, onChange, onLater, onContinue }: RedFlagScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const [first, ...rest] = flags;
  return (
    <section aria-labelledby="red-flag" className="mx-auto grid w-full max-w-xl gap-6 pt-6 pb-10 sm:pt-10">
      <div
        data-urgency={first.urgency}
        data-kind={first.kind}
        className="border-danger-200 bg-danger-50 grid gap-4 rounded-2xl border p-5 sm:p-6"
      >
        <AlertIcon className="text-danger-700 size-8" />
        <h1 ref={heading} id="red-flag" tabIndex={-1} className="text-3xl leading-tight outline-none">
          {first.title}
        </h1>
        {first.steps.map((text) => (
          <p key={text} className="text-lg text-pretty">
            {text}
          </p>
        ))}
        {rest.map(({ id, title, steps, urgency, kind }) => (
          <div
            key={id}
            data-urgency={urgency}
            data-kind={kind}
            className="border-danger-200 grid gap-1.5 border-t pt-4"
          >
            <h2 className="text-xl">{title}</h2>
            {steps.map((text) => (
              <p key={text} className="text-pretty">
                {text}
              </p>
            ))}
          </div>
        ))}
        <EmergencyNumbers />
        {first.source && (
          <p className="text-muted text-xs">{t('Source: {source}', { source: first.source })}</p>
        )}
      </div>
      <div className="grid justify-items-start gap-3">
        <p className="text-muted text-pretty">
          {t('Your answers are kept. The rest can wait as long as it needs.')}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onLater}>{t('Continue another time')}</Button>
          <Button variant="secondary" onClick={onContinue}>
            {t('I have read this, continue')}
          </Button>
          <Button variant="quiet" onClick={onChange}>
            {t('Change my answer')}
          </Button>
        </div>
      </div>
    </section>
  );
}
