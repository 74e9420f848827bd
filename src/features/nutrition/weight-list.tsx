import { useState } from 'react';

import { type WeightUnit } from '../../lib/measures.ts';
import { Button } from '../../ui/button.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { t } from '../../words/nutrition.ts';
import { fullDay } from './day-words.ts';
import { type Weight, weights } from './nutrition.queries.ts';
import { RemovedStrip } from './removed-strip.tsx';
import { weightText } from './units.ts';

const FIRST_ROWS = 10;

/** The readings, the newest first; each can be taken away and brought back. */
export function WeightList({ rows, unit }: { rows: readonly Weight[]; unit: WeightUnit }) {
  const [removed, setRemoved] = useState<Weight | null>(null);
  const [isLong, setIsLong] = useState(false);
  return (
    <div className="grid gap-3">
      {removed && (
        <RemovedStrip
          what={t('{weight} of {day}', {
            weight: weightText(removed.kg, unit),
            day: fullDay(removed.id),
          })}
          onUndo={() => {
            weights.put(removed);
            setRemoved(null);
          }}
        />
      )}
      <ul className="divide-line divide-y">
        {rows.slice(0, isLong ? rows.length : FIRST_ROWS).map((row) => (
          <li key={row.id} className="flex items-center gap-3 py-1">
            <span className="text-muted w-28 shrink-0 text-sm">{fullDay(row.id)}</span>
            <span className="grow">
              <strong className="tabular-nums">{weightText(row.kg, unit)}</strong>
              {row.note && <span className="text-muted block text-sm">{row.note}</span>}
            </span>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('Remove {weight} of {day}', {
                weight: weightText(row.kg, unit),
                day: fullDay(row.id),
              })}
              onClick={() => {
                weights.remove(row);
                setRemoved(row);
              }}
            >
              <TrashIcon className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
      {rows.length > FIRST_ROWS && !isLong && (
        <Button variant="secondary" onClick={() => setIsLong(true)}>
          {t('Show all {n}', { n: rows.length })}
        </Button>
      )}
    </div>
  );
}
