import type { ReadingKind } from '../../entities/readings/reading.ts';
import { t } from '../../words/health.ts';
import { averageOf } from './averages.ts';
import type { Entry } from './log-row.ts';
import { readingText } from './reading-words.ts';

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
