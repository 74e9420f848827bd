import { useState } from 'react';

import { type ReadingKind, readingKinds } from '../../entities/readings/reading.ts';
import { byUrgency, type UrgentAnswer, type UrgentKind } from '../../entities/urgent/urgency.ts';
import { UrgentNotice } from '../../entities/urgent/urgent-watch.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/health.ts';
import { type Entry, newestFirst, kindNames, readingText } from './log-row.ts';
import { answerTo, type Log, useLog, type WeightRecords } from './readings.queries.ts';

type OpenAnswer = { entry: Entry; answer: UrgentAnswer };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** A better reading later does not take these back: the clinic looks for more than the number. */
const lasting: readonly UrgentKind[] = ['pregnancy', 'birth', 'child'];

const isSoon = ({ urgency }: UrgentAnswer): boolean => urgency === 'emergency' || urgency === 'today';

/**
 * What still asks to be done, one answer of each kind of reading: an emergency or a matter of today for 24 hours, of the
 * week for seven days. A later reading of the same kind that needs nothing as soon closes it, except an emergency and what
 * concerns mothers and children.
 */
export function openAnswers(
  log: Pick<Log, 'entries' | 'targets' | 'person'>,
  now: number,
): readonly OpenAnswer[] {
  const recent = log.entries
    .filter(({ at }) => now - at < WEEK_MS)
    .toSorted(newestFirst)
    .flatMap((entry) => ({ entry, answer: answerTo(entry, log) }));
  const kinds = [...new Set(recent.map(({ entry }) => entry.reading.kind))];
  const openOf = (kind: ReadingKind): OpenAnswer[] => {
    const own = recent.filter(({ entry }) => entry.reading.kind === kind);
    const open = own.flatMap(({ entry, answer }, place): OpenAnswer[] => {
      if (!answer) return [];
      const age = now - entry.at;
      const isNewest = place === 0;
      const stays = answer.urgency === 'emergency' || (isSoon(answer) && lasting.includes(answer.kind));
      if (isSoon(answer)) return age < DAY_MS && (isNewest || stays) ? [{ entry, answer }] : [];
      return answer.urgency === 'week' && isNewest ? [{ entry, answer }] : [];
    });
    return open.toSorted((one, other) => byUrgency(one.answer, other.answer)).slice(0, 1);
  };
  return kinds.flatMap(openOf).toSorted((one, other) => byUrgency(one.answer, other.answer));
}

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
