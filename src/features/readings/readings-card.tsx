import { useState } from 'react';

import { readingKinds } from '../../entities/readings/reading.ts';
import { UrgentNotice } from '../../entities/urgent/urgent-notice.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/health.ts';
import { openAnswers } from './open-answers.ts';
import { kindNames, readingText } from './reading-words.ts';
import { useLog, type WeightRecords } from './use-log.ts';

/** On the dashboard: the latest reading of each kind, and what still asks to be done. */
export function ReadingsCard({ weights }: { weights: Pick<WeightRecords, 'rows'> }) {
  const log = useLog(weights);
  const [now] = useState(() => Date.now());
  const latest = readingKinds
    .filter((kind) => kind !== 'weight')
    .flatMap((kind) => log.entries.find(({ reading }) => reading.kind === kind) ?? []);
  return (
    <section aria-labelledby="my-readings" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="my-readings" className="text-2xl">
          {t('My readings')}
        </h2>
        <Link to={paths.readings()} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
          {t('Note a reading')}
        </Link>
      </div>
      {openAnswers(log, now).map(({ entry, answer }) => (
        <UrgentNotice key={entry.id} answer={answer} />
      ))}
      {latest.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {latest.map(({ id, reading, at }) => (
            <li key={id} className="border-line bg-surface rounded-xl border p-3 shadow-sm">
              <span className="text-muted block text-sm">{kindNames[reading.kind]}</span>
              <strong className="block tabular-nums">{readingText(reading)}</strong>
              <span className="text-muted block text-sm">{formatDateTime(new Date(at).toISOString())}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted text-pretty">
          {t('Note your blood pressure, sugar or temperature: each is answered at once, with its source.')}
        </p>
      )}
    </section>
  );
}
