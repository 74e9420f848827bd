import { useQuery } from '@tanstack/react-query';

import { knownZone, supplyOn } from '../../entities/medicines/doses.ts';
import { type MedicineSchedule, changed } from '../../entities/medicines/medicine-schedule.ts';
import { schedules, takings, useMedicineRecords } from '../../entities/medicines/medicines.queries.ts';
import { RhythmNote, isTooOften, rhythmOf } from '../../entities/medicines/rhythm.tsx';
import { nameOfMedicine } from '../../entities/safety/reaches.ts';
import type { Rhythm, SafetyBook } from '../../entities/safety/safety-book.ts';
import { isAsWritten, writtenName } from '../../entities/safety/safety-profile.ts';
import { safetyQueries } from '../../entities/safety/safety.queries.ts';
import { useSafetyList } from '../../entities/safety/use-safety.ts';
import { readSession } from '../../lib/session.ts';
import { cityOf, daysAfter, dayText, deviceZone, isSameClock } from '../../lib/zone-time.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { BellIcon } from '../../ui/icons.tsx';
import { t } from '../../words/health.ts';
import { dateLocale, timeText } from '../../words/language.ts';
import { t as shopWords } from '../../words/shop.ts';

const A_MONDAY = '2026-11-23';
const weekday = new Intl.DateTimeFormat(dateLocale, { weekday: 'long', timeZone: 'UTC' });

/** Monday to Sunday. */
export const weekdayNames: readonly string[] = Array.from({ length: 7 }, (_, index) =>
  weekday.format(new Date(`${daysAfter(A_MONDAY, index)}T12:00:00Z`)),
);

/** `1 tablet at 08:00 and 20:00, Mondays and Thursdays`, in lines. */
function timesText({ times, weekdays }: MedicineSchedule): string {
  if (times.length === 0) return t('No times set');
  const clock = times.map((time) => timeText(time)).join(', ');
  if (weekdays.length === 7) return t('Every day: {times}', { times: clock });
  return t('{days}: {times}', {
    days: weekdays.map((day) => weekdayNames[day - 1] ?? '').join(', '),
    times: clock,
  });
}

function Supply({ schedule, today }: { schedule: MedicineSchedule; today: string }) {
  const { runs_out_on: day } = schedule;
  if (day === null) return null;
  const stand = supplyOn(schedule, today);
  const date = { day: dayText(day) };
  if (stand === 'over')
    return (
      <p className="text-gold-800">
        {t('By your note it ran out on {day}. Bought more? Set the new day.', date)}
      </p>
    );
  if (stand === 'soon')
    return <p className="text-gold-800 font-semibold">{t('Runs out soon: {day}', date)}</p>;
  return <p className="text-muted">{t('Lasts until {day}', date)}</p>;
}

type CardProps = {
  medicine: ListedMedicine;
  today: string;
  now: number;
  onEdit: () => void;
  onRemove: () => void;
};

function MedicineCard({
  medicine: { id, name, schedule, tooOften },
  today,
  now,
  onEdit,
  onRemove,
}: CardProps) {
  const zone = schedule ? knownZone(schedule.time_zone) : deviceZone();
  const isElsewhere = !isSameClock(new Date(now).toISOString(), zone, deviceZone());
  return (
    <li className="grid gap-3 px-4 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <h3 className="font-sans text-lg font-semibold break-words">{name}</h3>
        {schedule?.dose && <p className="break-words">{schedule.dose}</p>}
        <p className={schedule && schedule.times.length > 0 ? '' : 'text-muted'}>
          {schedule ? timesText(schedule) : t('No times set')}
        </p>
        {isElsewhere && (
          <p className="text-muted text-sm">
            {t('On the clock of {place}. Edit it to use the clock you are on now.', { place: cityOf(zone) })}
          </p>
        )}
        {tooOften && <RhythmNote rhythm={tooOften} name={name} isAsked />}
        {schedule && <Supply schedule={schedule} today={today} />}
        <p className="flex flex-wrap gap-2 empty:hidden">
          {schedule?.reminds && (
            <Badge tone="leaf">
              <BellIcon className="size-4" />
              {t('Reminds you')}
            </Badge>
          )}
          {isAsWritten(id) && <Badge tone="gold">{t('Not in the safety check')}</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={schedule ? t('Edit {name}', { name }) : t('Set times: {name}', { name })}
          onClick={onEdit}
        >
          {schedule ? t('Edit') : t('Set times')}
        </Button>
        <Button variant="quiet" aria-label={t('Remove {name}', { name })} onClick={onRemove}>
          {t('Remove')}
        </Button>
      </div>
    </li>
  );
}

type MedicineCardsProps = {
  listed: readonly ListedMedicine[];
  today: string;
  now: number;
  onEdit: (medicine: string) => void;
  onRemove: (medicine: ListedMedicine) => void;
};

/** Every medicine of the list, with its times or without. */
export function MedicineCards({ listed, today, now, onEdit, onRemove }: MedicineCardsProps) {
  return (
    <ul className="border-line bg-surface divide-line divide-y rounded-2xl border shadow-sm">
      {listed.map((medicine) => (
        <MedicineCard
          key={medicine.id}
          medicine={medicine}
          today={today}
          now={now}
          onEdit={() => onEdit(medicine.id)}
          onRemove={() => onRemove(medicine)}
        />
      ))}
    </ul>
  );
}

type RemoveDialogProps = {
  /** Null closes it. */
  medicine: ListedMedicine | null;
  onClose: () => void;
  /** `isTaken`: it is still taken, so the safety check goes on warning. */
  onRemove: (isTaken: boolean) => void;
};

/** Asks whether a medicine is no longer taken at all, or only its times are to go: the safety check depends on it. */
export function RemoveDialog({ medicine, onClose, onRemove }: RemoveDialogProps) {
  if (medicine === null) return null;
  const { name, schedule } = medicine;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Remove {name}?', { name })}
      description={
        schedule
          ? t(
              'If you still take it, keep it on your safety list, so that herbs are checked against it. What you noted of it goes with its times.',
            )
          : t('It leaves your safety list: herbs are no longer checked against it.')
      }
    >
      <div className="grid gap-3">
        <Button variant="danger" onClick={() => onRemove(false)}>
          {t('I no longer take it')}
        </Button>
        {schedule && (
          <Button variant="secondary" onClick={() => onRemove(true)}>
            {t('I take it, remove its times only')}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
      <p className="text-muted mt-4 text-sm text-pretty">
        {t('Never stop a medicine that was prescribed to you without asking whoever prescribed it.')}
      </p>
    </Dialog>
  );
}

/**
 * A medicine of the one list: with its times, or null while none are set, and with how often it is meant to be taken where
 * the times say more.
 */
export type ListedMedicine = {
  id: string;
  name: string;
  schedule: MedicineSchedule | null;
  tooOften: Rhythm | null;
};

/** What a medicine of the list is called. Without the book, which comes from a file, its id still reads as a name. */
export function medicineName(book: SafetyBook | undefined, medicine: string): string {
  if (isAsWritten(medicine)) return writtenName(medicine);
  const name = book ? nameOfMedicine(book, medicine) : medicine;
  if (name !== medicine) return shopWords.known(name);
  const words = medicine.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The medicines of the safety list with what is known of their times, and the ways to change both together. */
export function useMedicineList() {
  const { data: book } = useQuery(safetyQueries.book());
  const { schedules: plan, takings: noted, state, refresh } = useMedicineRecords();
  const { profile, set } = useSafetyList();
  const ids = [...new Set([...plan.map(({ id }) => id), ...profile.medicines])];
  const listed = ids
    .map((id): ListedMedicine => {
      const schedule = plan.find((one) => one.id === id) ?? null;
      const rhythm = rhythmOf(book, id, schedule?.dose);
      const tooOften = schedule && rhythm && isTooOften(rhythm, schedule) ? rhythm : null;
      return { id, name: medicineName(book, id), schedule, tooOften };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));

  return {
    book,
    listed,
    schedules: plan,
    takings: noted,
    state,
    refresh,
    nameOf: (medicine: string): string => medicineName(book, medicine),
    /** Keeps times of a medicine, which is on the safety list from then on. */
    save: (schedule: MedicineSchedule): void => {
      schedules.put(
        changed(
          schedules.current().find(({ id }) => id === schedule.id),
          schedule,
        ),
      );
      if (!profile.medicines.includes(schedule.id)) set('medicines', schedule.id, true);
    },
    /** Removes the times, and with them what was noted; `isTaken` keeps the medicine on the safety list. Answers the way back. */
    remove: (medicine: string, isTaken: boolean): (() => void) => {
      const schedule = schedules.current().find(({ id }) => id === medicine);
      const doses = takings.current().filter((taking) => taking.medicine === medicine);
      if (schedule) {
        // An account forgets what was noted with the times; a visitor's device has to be told.
        if (!readSession()) for (const dose of doses) takings.remove(dose);
        schedules.remove(schedule);
      }
      set('medicines', medicine, isTaken);
      return () => {
        if (schedule) schedules.put(schedule);
        for (const dose of doses) takings.put(dose);
        set('medicines', medicine, true);
      };
    },
  };
}
