import type { Returns } from '../../lib/database.types.ts';
import { formatNumber } from '../../lib/format.ts';
import { type Guard, isNumber, isText, listOf, objectOf, orNull } from '../../lib/guards.ts';

/** What `dashboard_today()` answers: days the oldest first, today last. */
export type Dashboard = Returns<'dashboard_today'>;
/** A day of the last thirty; null is "nothing noted", which is never zero. */
export type HealthDay = Dashboard['days'][number];

const isDay = objectOf<HealthDay>({
  day: isText,
  energy_kcal: orNull(isNumber),
  protein_g: orNull(isNumber),
  water_ml: orNull(isNumber),
  mood: orNull(isNumber),
  fasted_minutes: orNull(isNumber),
  kg: orNull(isNumber),
});

const isAnswer = objectOf<Dashboard>({
  day: isText,
  made_at: isText,
  days: listOf(isDay),
  orders: objectOf<Dashboard['orders']>({ open: isNumber }),
  fast: orNull(objectOf({})),
  last_fast: orNull(objectOf({})),
  target: orNull(objectOf({})),
  weight: orNull(objectOf({})),
  meal_plan: orNull(objectOf({})),
  consultation: orNull(objectOf({})),
  plan: orNull(objectOf({})),
});
/** Guards the copy of the answer that is kept on the device. */
export const isDashboard: Guard<Dashboard> = (value): value is Dashboard =>
  isAnswer(value) && value.days.length > 0;

const emptyDay = (day: string): HealthDay => ({
  day,
  energy_kcal: null,
  protein_g: null,
  entries: null,
  water_ml: null,
  mood: null,
  fasted_minutes: null,
  kg: null,
});

/** Today's row, also when the answer is a copy of another day. */
export const rowOf = ({ days }: Pick<Dashboard, 'days'>, today: string): HealthDay =>
  days.find(({ day }) => day === today) ?? emptyDay(today);

/** The answer with something noted just now, until the server has counted it itself. */
export function withNoted(
  dashboard: Dashboard,
  today: string,
  note: { water_ml?: number; mood?: number },
): Dashboard {
  const row = rowOf(dashboard, today);
  const changed: HealthDay = {
    ...row,
    water_ml: note.water_ml === undefined ? row.water_ml : (row.water_ml ?? 0) + note.water_ml,
    mood: note.mood ?? row.mood,
  };
  return { ...dashboard, days: [...dashboard.days.filter(({ day }) => day !== today), changed] };
}

/** Litres as they stand on an axis: a glass is a quarter of one. */
export const litres = (value: number): string => formatNumber(value, 2);
