import { writeCsv } from '../../lib/csv.ts';
import { t } from '../../words/fasting.ts';
import { endOf, type Fast, isReached, lastedMs, startOf } from './fast.ts';
import { protocolName } from './protocols.ts';
import { symptomName } from './symptoms.ts';
import { dayIn, timeIn } from './zoned.ts';

const heading = [
  'started',
  'ended',
  'hours',
  'rhythm',
  'target_hours',
  'reached',
  'time_zone',
  'mood_1_to_5',
  'symptoms',
  'water_ml',
  'weight_kg',
  'note',
];

/** A spreadsheet takes text that begins like a formula for one. */
const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const hours = (ms: number): string => (ms / 3_600_000).toFixed(2);

/** All fasts, the earliest first, with times on the clock each was kept by. */
export function fastsCsv(fasts: readonly Fast[], now: number): string {
  const rows = fasts
    .toSorted((a, b) => startOf(a) - startOf(b))
    .map((fast) => {
      const on = (at: number): string => `${dayIn(at, fast.time_zone)} ${timeIn(at, fast.time_zone)}`;
      const end = endOf(fast);
      return [
        on(startOf(fast)),
        end === null ? '' : on(end),
        hours(lastedMs(fast, now)),
        protocolName(fast.protocol),
        (fast.target_minutes / 60).toFixed(2),
        end === null ? t('running') : isReached(fast, now) ? t('yes') : t('no'),
        fast.time_zone,
        fast.mood === null ? '' : String(fast.mood),
        fast.symptoms.map(symptomName).join('; '),
        String(fast.water_ml),
        fast.weight_kg === null ? '' : String(fast.weight_kg),
        asText(fast.note),
      ];
    });
  return writeCsv([heading, ...rows]);
}
