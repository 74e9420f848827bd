import { useState } from 'react';

import { calmWords } from '../../entities/readings/answer-reading.ts';
import type { ReadingKind } from '../../entities/readings/reading.ts';
import type { Urgency } from '../../entities/urgent/urgency.ts';
import { UrgentNotice } from '../../entities/urgent/urgent-watch.tsx';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { CheckIcon, TrashIcon } from '../../ui/icons.tsx';
import { UndoStrip } from '../../ui/record-notes.tsx';
import { t } from '../../words/health.ts';
import { type Entry, averageOf, readingText, detailsOf } from './log-row.ts';
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

const FIRST_ROWS = 10;
const marks: Readonly<Record<Urgency, string>> = {
  emergency: t('Emergency'),
  today: t('Today'),
  week: t('This week'),
  month: t('This month'),
  visit: t('Next visit'),
};

type Props = {
  entries: readonly Entry[];
  log: Log;
  onEdit: (entry: Entry) => void;
  onRemove: (entry: Entry) => void;
  onRestore: (entry: Entry) => void;
};

/** The readings of one kind, the newest first: put right, taken away, and brought back. */
export function ReadingList({ entries, log, onEdit, onRemove, onRestore }: Props) {
  const [removed, setRemoved] = useState<Entry | null>(null);
  const [isLong, setLong] = useState(false);
  const whenOf = ({ at, reading }: Entry): string =>
    (reading.kind === 'weight' ? formatDate : formatDateTime)(new Date(at).toISOString());
  return (
    <div className="grid gap-3">
      {removed && (
        <UndoStrip
          removal={removed}
          label={t('Undo')}
          onUndo={() => {
            onRestore(removed);
            setRemoved(null);
          }}
        >
          {t.rich(
            'Removed <b>{what}</b>',
            { b: (words) => <strong>{words}</strong> },
            {
              what: readingText(removed.reading),
            },
          )}
        </UndoStrip>
      )}
      <ul className="divide-line divide-y">
        {entries.slice(0, isLong ? entries.length : FIRST_ROWS).map((entry) => {
          const answer = answerTo(entry, log);
          const details = detailsOf(entry);
          return (
            <li key={entry.id} className="flex items-start gap-2 py-2">
              <span className="grid min-w-0 grow gap-0.5">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <strong className="text-lg tabular-nums">{readingText(entry.reading)}</strong>
                  {answer && (
                    <Badge
                      tone={
                        answer.urgency === 'emergency' || answer.urgency === 'today'
                          ? 'danger'
                          : answer.urgency === 'visit'
                            ? 'info'
                            : 'gold'
                      }
                    >
                      {marks[answer.urgency]}
                    </Badge>
                  )}
                </span>
                <span className="text-muted text-sm">{whenOf(entry)}</span>
                {details && <span className="text-muted text-sm break-words">{details}</span>}
              </span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('Edit {what} of {when}', {
                  what: readingText(entry.reading),
                  when: whenOf(entry),
                })}
                onClick={() => onEdit(entry)}
              >
                {t('Edit')}
              </Button>
              <Button
                variant="quiet"
                size="icon"
                aria-label={t('Remove {what} of {when}', {
                  what: readingText(entry.reading),
                  when: whenOf(entry),
                })}
                onClick={() => {
                  onRemove(entry);
                  setRemoved(entry);
                }}
              >
                <TrashIcon className="size-5" />
              </Button>
            </li>
          );
        })}
      </ul>
      {entries.length > FIRST_ROWS && !isLong && (
        <Button variant="secondary" onClick={() => setLong(true)}>
          {t('Show all {n}', { n: entries.length })}
        </Button>
      )}
    </div>
  );
}
