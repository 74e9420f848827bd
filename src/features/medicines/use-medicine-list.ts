import { useQuery } from '@tanstack/react-query';

import { changed, type MedicineSchedule } from '../../entities/medicines/medicine-schedule.ts';
import { schedules, takings, useMedicineRecords } from '../../entities/medicines/medicines.queries.ts';
import { isTooOften, rhythmOf } from '../../entities/medicines/rhythm.tsx';
import { nameOfMedicine } from '../../entities/safety/reaches.ts';
import type { Rhythm, SafetyBook } from '../../entities/safety/safety-book.ts';
import { isAsWritten, writtenName } from '../../entities/safety/safety-profile.ts';
import { safetyQueries } from '../../entities/safety/safety.queries.ts';
import { useSafetyList } from '../../entities/safety/use-safety.ts';
import { readSession } from '../../lib/session.ts';
import { t as shopWords } from '../../words/shop.ts';

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
