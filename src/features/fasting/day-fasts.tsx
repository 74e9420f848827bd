import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { t } from '../../words/fasting.ts';
import { deviceZone, type Fast, isReached, lastedMs, moods, newFast, symptomName } from './fast.ts';
import { removeFast, saveFast } from './fasting-records.ts';
import { Journal } from './journal.tsx';
import { DEFAULT_PROTOCOL, protocolName } from './plan.ts';
import { dayOfFast, fastsUnder } from './streak.ts';
import { TimesDialog } from './times-dialog.tsx';
import { formatDay, formatMoment, formatSpan, instantOf } from './zoned.ts';

const HOUR_MS = 3_600_000;

/** A fast of that day to begin with, ended by now at the latest. */
function draftOf(day: string): Fast {
  const start = Math.min(instantOf(day, '20:00', deviceZone()), Date.now() - 14 * HOUR_MS);
  return newFast(DEFAULT_PROTOCOL, 840, start, start + 14 * HOUR_MS);
}

function journalWords({ mood, symptoms, water_ml, weight_kg, note }: Fast): string {
  return [
    mood !== null && t('Mood: {mood}', { mood: moods[mood - 1]?.toLowerCase() ?? '' }),
    symptoms.length > 0 && symptoms.map(symptomName).join(', '),
    water_ml > 0 && t('{litres} L water', { litres: (water_ml / 1000).toFixed(2) }),
    weight_kg !== null && `${weight_kg} kg`,
    note,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The fasts of one day, to read, mend, add to and remove. */
export function DayFasts({ fasts, day, now }: { fasts: readonly Fast[]; day: string; now: number }) {
  const [edited, setEdited] = useState<{ kind: 'times' | 'journal' | 'new'; fast: Fast } | null>(null);
  const ofDay = fastsUnder(day, fasts);
  const close = (): void => setEdited(null);
  const save = (fast: Fast): void => {
    saveFast(fast);
    close();
  };
  const journalled = edited?.kind === 'journal' ? fasts.find(({ id }) => id === edited.fast.id) : undefined;
  return (
    <section
      aria-labelledby="day"
      className="border-line bg-surface grid gap-3 rounded-2xl border p-5 shadow-sm"
    >
      <h2 id="day" className="text-xl">
        {formatDay(day)}
      </h2>
      {ofDay.length === 0 && <p className="text-muted">{t('No fast began on this day.')}</p>}
      <ul className="grid gap-4">
        {ofDay.map((fast) => (
          <li key={fast.id} className="border-line grid gap-1 border-b pb-4 last:border-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-2">
              <strong>{formatSpan(lastedMs(fast, now))}</strong>
              <span className="text-muted">{protocolName(fast.protocol)}</span>
              <Badge tone={fast.ended_at === null ? 'info' : isReached(fast, now) ? 'leaf' : 'clay'}>
                {fast.ended_at === null
                  ? t('Running')
                  : isReached(fast, now)
                    ? t('Reached')
                    : t('Ended early')}
              </Badge>
            </p>
            <p className="text-muted text-sm">
              {formatMoment(fast.started_at)} –{' '}
              {fast.ended_at === null ? t('now') : formatMoment(fast.ended_at)}
            </p>
            {dayOfFast(fast) !== day && (
              <p className="text-muted text-sm">
                {t('Begun after midnight: it counts for {day}.', { day: formatDay(dayOfFast(fast)) })}
              </p>
            )}
            {journalWords(fast) && <p className="text-sm text-pretty">{journalWords(fast)}</p>}
            <p className="mt-1 flex gap-2">
              <Button size="sm" variant="secondary" onClick={() => setEdited({ kind: 'times', fast })}>
                {t('Edit times')}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => setEdited({ kind: 'journal', fast })}>
                {t('Journal')}
              </Button>
            </p>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="justify-self-start"
        onClick={() => setEdited({ kind: 'new', fast: draftOf(day) })}
      >
        {t('Add a fast')}
      </Button>

      {edited && edited.kind !== 'journal' && (
        <TimesDialog
          title={edited.kind === 'new' ? t('Add a fast') : t('Edit this fast')}
          fast={edited.fast}
          saveLabel={edited.kind === 'new' ? t('Add') : t('Save')}
          onSave={save}
          onClose={close}
          {...(edited.kind === 'times' && {
            onRemove: () => {
              removeFast(edited.fast);
              close();
            },
          })}
        />
      )}
      {journalled && (
        <Dialog
          open
          onOpenChange={(isOpen) => {
            if (!isOpen) close();
          }}
          title={t('How it went')}
          description={`${protocolName(journalled.protocol)}, ${formatMoment(journalled.started_at)}`}
        >
          <Journal fast={journalled} onDanger={() => {}} />
          <div className="mt-4 flex justify-end">
            <Button onClick={close}>{t('Done')}</Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
