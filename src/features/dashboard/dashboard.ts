import type { Returns } from '../../lib/database.types.ts';
import { formatNumber } from '../../lib/format.ts';

/** What `dashboard_today()` answers: days the oldest first, today last. */
export type Dashboard = Returns<'dashboard_today'>;
/** A day of the last thirty; null is "nothing noted", which is never zero. */
export type HealthDay = Dashboard['days'][number];

const isDay = (value: unknown): value is HealthDay =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'day') === 'string' &&
  ['energy_kcal', 'protein_g', 'water_ml', 'mood', 'fasted_minutes', 'kg'].every((key) => {
    const number: unknown = Reflect.get(value, key);
    return number === null || typeof number === 'number';
  });

/** Guards the answer and the copy of it that is kept on the device. */
export function isDashboard(value: unknown): value is Dashboard {
  if (typeof value !== 'object' || value === null) return false;
  const answer = value as Record<string, unknown>;
  const { days, orders } = answer;
  return (
    typeof answer['day'] === 'string' &&
    typeof answer['made_at'] === 'string' &&
    Array.isArray(days) &&
    days.length > 0 &&
    days.every(isDay) &&
    typeof orders === 'object' &&
    orders !== null &&
    'open' in orders &&
    ['fast', 'last_fast', 'target', 'weight', 'meal_plan', 'consultation', 'plan'].every(
      (key) => typeof answer[key] === 'object',
    )
  );
}

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
