import { calmWords } from '../../entities/readings/answer-reading.ts';
import type { ReadingKind } from '../../entities/readings/reading.ts';
import { UrgentNotice } from '../../entities/urgent/urgent-watch.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { t } from '../../words/health.ts';
import type { Entry } from './log-row.ts';
import { averageOf, readingText } from './reading-words.ts';
import { answerTo, contextOf, type Log } from './readings.queries.ts';

/** What a reading means, at once: what has to be done, or calm words. */
export function AnswerBox({
  entry,
  log,
}: {
  entry: Entry;
  log: Pick<Log, 'entries' | 'targets' | 'person'>;
}) {
  const answer = answerTo(entry, log);
  const { person, context } = contextOf(entry, log);
  return (
    <div className="grid gap-2">
      <p className="text-muted text-sm">
        {t.rich(
          'Kept: <b>{reading}</b>',
          { b: (words) => <strong className="text-ink">{words}</strong> },
          {
            reading: readingText(entry.reading),
          },
        )}
      </p>
      {answer ? (
        <UrgentNotice answer={answer} />
      ) : (
        <output className="border-leaf-200 bg-leaf-50 flex gap-2.5 rounded-2xl border p-4 text-pretty">
          <CheckIcon className="text-leaf-700 mt-0.5 shrink-0" />
          {calmWords(entry.reading, person, context)}
        </output>
      )}
    </div>
  );
}

const spans = [7, 30] as const;

/** The means of the last 7 and 30 days: what a clinic asks for first. */
export function AveragesRow({
  kind,
  entries,
  now,
}: {
  kind: ReadingKind;
  entries: readonly Entry[];
  now: number;
}) {
  return (
    <dl className="grid grid-cols-2 gap-3">
      {spans.map((days) => {
        const { many, mean } = averageOf(entries, kind, days, now);
        return (
          <div key={days} className="bg-sunk rounded-xl p-3">
            <dt className="text-muted text-sm">{t('Average of {n} days', { n: days })}</dt>
            <dd className="text-lg font-semibold tabular-nums">
              {mean ? readingText(mean) : t('No reading')}
              {mean && (
                <span className="text-muted block text-sm font-normal">
                  {t.count(many, 'of one reading', 'of {n} readings')}
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
