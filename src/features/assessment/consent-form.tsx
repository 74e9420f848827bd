import { useRef, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { t } from '../../words/assessment.ts';

const points: readonly { title: string; text: string }[] = [
  {
    title: t('What it is for'),
    text: t(
      'To work out your scores, write your plan, and leave out herbs and foods that do not go with your medicines and conditions. For nothing else.',
    ),
  },
  {
    title: t('What we ask'),
    text: t(
      'Age, body measures, habits, sleep, mood, alcohol, eating, conditions, medicines, pregnancy, and diabetes in your family. These are health data, which Kenya’s Data Protection Act 2019 protects in particular.',
    ),
  },
  {
    title: t('Where it is kept'),
    text: t(
      'Without an account on this device only. With an account, also there, encrypted on the way, so that you find it on your other devices; if you sign in later on this device, it moves in.',
    ),
  },
  {
    title: t('Who reads it'),
    text: t(
      'You alone. Not our staff, no advertiser, no insurer. It is never part of usage figures, error reports, addresses or notifications.',
    ),
  },
  {
    title: t('How you take it back'),
    text: t(
      'At any time, below your results: remove the raw answers and keep the scores, remove a result, or withdraw this consent, which removes everything. Your data can be downloaded from your profile.',
    ),
  },
];

/** The consent before the first question: purpose, kinds of data, where they are, who reads them, how to withdraw. */
export function ConsentForm({ onAgree }: { onAgree: () => void }) {
  // Left to the browser: a tick from before the page was hydrated counts.
  const box = useRef<HTMLInputElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <form
      name="consent"
      noValidate
      aria-labelledby="consent"
      className="border-line bg-surface grid gap-5 rounded-2xl border p-5 shadow-md sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (box.current?.checked) onAgree();
        else setHasFailed(true);
      }}
    >
      <h2 id="consent" className="text-2xl">
        {t('Before you begin')}
      </h2>
      <dl className="grid gap-4">
        {points.map(({ title, text }) => (
          <div key={title} className="grid gap-0.5">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-muted text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        className="border-line border-t pt-3"
        label={t('I agree that Mizizi uses my answers for this')}
        ref={box}
        onChange={() => setHasFailed(false)}
        error={
          hasFailed ? t('Tick the box to begin. Without your consent nothing is asked or kept.') : undefined
        }
      />
      <Button type="submit" size="lg" className="justify-self-start max-sm:w-full">
        {t('Begin')}
      </Button>
    </form>
  );
}
