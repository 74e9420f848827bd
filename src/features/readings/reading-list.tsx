import { useState } from 'react';

import type { Urgency } from '../../entities/urgent/urgency.ts';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { UndoStrip } from '../../ui/undo-strip.tsx';
import { t } from '../../words/health.ts';
import type { Entry } from './log-row.ts';
import { detailsOf, readingText } from './reading-words.ts';
import { answerTo, type Log } from './readings.queries.ts';

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
