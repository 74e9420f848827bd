import { useSyncExternalStore } from 'react';

import { anonRows } from '../../lib/anon-rest.ts';
import type { Tables } from '../../lib/database.types.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { isText, listOf, objectOf } from '../../lib/guards.ts';
import { language } from '../../words/language.ts';
import bundledRows from './bundled-numbers.json';
import type { UrgentKind } from './urgency.ts';

const columns = ['id', 'number', 'label_en', 'label_sw', 'kinds'] as const;

/** The numbers that are active, as everybody may read them. */
const readEmergencyNumbers = (): Promise<EmergencyNumber[]> =>
  anonRows('emergency_numbers', columns, { is_active: 'is.true', order: 'position,id' });

const store = deviceStore('device');

type EmergencyNumber = Pick<Tables<'emergency_numbers'>, (typeof columns)[number]>;

/**
 * What the app carries with it: the numbers of the migration `emergency_numbers`, where their sources are. 999 and 112
 * are always there; the others are replaced by what was last read.
 */
const bundled: readonly EmergencyNumber[] = bundledRows;
const alwaysThere: ReadonlySet<string> = new Set(['emergency', 'mobile']);

const STORAGE_KEY = 'mizizi-emergency-numbers';
const KEPT_MS = 365 * 24 * 3_600_000;

const areNumbers = listOf(
  objectOf<EmergencyNumber>({
    id: isText,
    number: isText,
    label_en: isText,
    label_sw: isText,
    kinds: listOf(isText),
  }),
);

let known: readonly EmergencyNumber[] | undefined;
let isAsked = false;
const listeners = new Set<() => void>();

/** 999 and 112, then the others as they were last read; as they are bundled until then. */
export function knownNumbers(): readonly EmergencyNumber[] {
  if (known) return known;
  const kept = store.read(STORAGE_KEY, areNumbers) ?? [];
  known = kept.length > 0 ? kept : bundled;
  return known;
}
const bundledNumbers = (): readonly EmergencyNumber[] => bundled;

/** Takes what was read: those that are always there stay, whatever the answer leaves out. */
export function keepNumbers(read: readonly EmergencyNumber[]): void {
  const always = bundled
    .filter(({ id }) => alwaysThere.has(id))
    .map((one) => ({ ...one, ...read.find(({ id }) => id === one.id), number: one.number }));
  known = [...always, ...read.filter(({ id }) => !alwaysThere.has(id))];
  store.write(STORAGE_KEY, known, KEPT_MS);
  for (const listener of listeners) listener();
}

/** Tells of a newer list. The first who listens has it read, once while a page lives. */
function subscribeNumbers(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) {
    isAsked = true;
    readEmergencyNumbers().then(
      (rows) => {
        if (rows.length > 0) keepNumbers(rows);
      },
      () => {
        // without a connection those known already are shown
      },
    );
  }
  return () => listeners.delete(listener);
}

/** The name of a number in the language of the app. */
export const labelOf = ({ label_en, label_sw }: EmergencyNumber): string =>
  language === 'sw' ? label_sw : label_en;

/** Whom to call for an answer: 999 and 112, then those it names and those that stand beside its kind. */
export const numbersFor = (
  calls: readonly string[] = [],
  kind?: UrgentKind,
  numbers: readonly EmergencyNumber[] = knownNumbers(),
): readonly EmergencyNumber[] =>
  numbers.filter(
    ({ id, kinds }) =>
      alwaysThere.has(id) || calls.includes(id) || (kind !== undefined && kinds.includes(kind)),
  );

/** Whom to call, by what was last read; newer numbers come while the page stands. */
export function useEmergencyNumbers(
  calls: readonly string[] = [],
  kind?: UrgentKind,
): readonly EmergencyNumber[] {
  return numbersFor(calls, kind, useSyncExternalStore(subscribeNumbers, knownNumbers, bundledNumbers));
}
