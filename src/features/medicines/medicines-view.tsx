import { type ReactNode, useEffect, useState } from 'react';

import { dosesOfDay, dosesToday, weekUntil } from '../../entities/medicines/doses.ts';
import { discardRefused, retryRefused, useSyncState } from '../../lib/sync/flush.ts';
import { dayText, deviceZone, dayIn } from '../../lib/zone-time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { SyncNote, UndoStrip } from '../../ui/record-notes.tsx';
import { t } from '../../words/health.ts';
import { DoseList, WeekTable } from './doses.tsx';
import { MedicineCards, RemoveDialog, type ListedMedicine, useMedicineList } from './medicine-cards.tsx';
import { MedicineForm } from './medicine-form.tsx';

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-4">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What a day's list says when nothing is due on it. */
function nothingDue(hasTimes: boolean, isToday: boolean): string {
  if (!hasTimes) return t('Set times for a medicine, and what is due today stands here.');
  return isToday ? t('Nothing is due today.') : t('Nothing was due on this day.');
}

const MINUTE_MS = 60_000;

/** This device's time, going on by the minute, also after the phone has slept. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    const timer = setInterval(look, MINUTE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}

/**
 * One's own medicines: what is due, what was taken this week, and the list the safety check reads too. `due` is the moment
 * (milliseconds) a reminder was about.
 */
export function MedicinesView({ due }: { due: number | null }) {
  const list = useMedicineList();
  const { book, listed, schedules, takings, state, nameOf } = list;
  const sync = useSyncState();
  const now = useMinute();
  const today = dayIn(new Date(now).toISOString(), deviceZone());
  const days = weekUntil(today);
  const dueDay = due === null ? null : dayIn(new Date(due).toISOString(), deviceZone());
  const [chosen, setChosen] = useState<string | null>(() =>
    dueDay !== null && dueDay !== today && days.includes(dueDay) ? dueDay : null,
  );
  const [edited, setEdited] = useState<{ medicine: string | null } | null>(null);
  const [leaving, setLeaving] = useState<ListedMedicine | null>(null);
  const [removed, setRemoved] = useState<{ name: string; undo: () => void } | null>(null);

  if (state === 'loading') return <Spinner label={t('Loading your medicines')} className="min-h-60" />;

  const isToday = chosen === null || chosen === today;
  const doses = isToday ? dosesToday(schedules, takings, now) : dosesOfDay(schedules, takings, chosen);
  const hasTimes = schedules.some(({ times }) => times.length > 0);
  const add = (
    <Button onClick={() => setEdited({ medicine: null })}>
      <PlusIcon />
      {t('Add a medicine')}
    </Button>
  );
  return (
    <div className="grid gap-8">
      <SyncNote state={sync} onRetry={retryRefused} onDiscard={discardRefused} />
      {state === 'failed' && (
        <Alert
          tone="warning"
          title={t('Your medicines could not be read')}
          action={
            <Button size="sm" variant="secondary" onClick={list.refresh}>
              {t('Try again')}
            </Button>
          }
        >
          {t('What you note here is kept and sent as soon as there is a connection.')}
        </Alert>
      )}
      {removed && (
        <UndoStrip
          removal={removed}
          label={t('Undo')}
          onUndo={() => {
            removed.undo();
            setRemoved(null);
          }}
        >
          {t('{name} is removed.', { name: removed.name })}
        </UndoStrip>
      )}
      {listed.length === 0 && state === 'ready' && (
        <EmptyState title={t('No medicines yet')} action={add}>
          {t(
            'Add what you take: you see what is due, note it with one tap, and herbs are checked against it.',
          )}
        </EmptyState>
      )}
      {listed.length > 0 && (
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-10">
          <Section id="day" title={isToday ? t('Today') : dayText(chosen)}>
            {doses.length > 0 ? (
              <DoseList doses={doses} schedules={schedules} nameOf={nameOf} due={due} now={now} />
            ) : (
              <p className="text-muted text-pretty">{nothingDue(hasTimes, isToday)}</p>
            )}
            {!isToday && (
              <Button variant="quiet" className="justify-self-start" onClick={() => setChosen(null)}>
                {t('Back to today')}
              </Button>
            )}
          </Section>
          {hasTimes && (
            <Section id="week" title={t('Seven days')}>
              <WeekTable
                days={days}
                chosen={chosen ?? today}
                onChoose={setChosen}
                schedules={schedules.filter(({ times }) => times.length > 0)}
                takings={takings}
                nameOf={nameOf}
                now={now}
              />
            </Section>
          )}
          <Section id="list" title={t('Your list')}>
            <MedicineCards
              listed={listed}
              today={today}
              now={now}
              onEdit={(medicine) => setEdited({ medicine })}
              onRemove={setLeaving}
            />
            <div className="justify-self-start">{add}</div>
          </Section>
        </div>
      )}
      {listed.length === 0 && state === 'failed' && <div className="justify-self-start">{add}</div>}
      {edited && (
        <MedicineForm
          book={book}
          medicine={edited.medicine}
          schedules={schedules}
          now={now}
          onClose={() => setEdited(null)}
          onSave={(schedule) => {
            list.save(schedule);
            setEdited(null);
          }}
        />
      )}
      <RemoveDialog
        medicine={leaving}
        onClose={() => setLeaving(null)}
        onRemove={(isTaken) => {
          if (leaving) setRemoved({ name: leaving.name, undo: list.remove(leaving.id, isTaken) });
          setLeaving(null);
        }}
      />
    </div>
  );
}
