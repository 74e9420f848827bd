import type { Returns } from '../../lib/database.types.ts';
import { t } from '../../words/care.ts';

/** A practice as its owner reads it. */
export type Practice = NonNullable<Returns<'my_practice'>>;
export type PracticeService = Practice['services'][number];

/** What the owner of a practice may write, as `save_practice` takes it. */
export type PracticeChange = Partial<
  Pick<
    Practice,
    | 'slug'
    | 'display_name'
    | 'title'
    | 'headline'
    | 'about'
    | 'languages'
    | 'specialities'
    | 'county'
    | 'place'
    | 'time_zone'
    | 'slot_minutes'
    | 'buffer_before_minutes'
    | 'buffer_after_minutes'
    | 'min_notice_minutes'
    | 'max_ahead_days'
    | 'works_on_holidays'
  >
>;

/** `09:00` to `12:30`; `24:00` is the end of the day. */
export type Span = [opens: string, closes: string];
/** By ISO weekday, 1 is Monday. */
export type Week = Record<string, Span[]>;

/** Why the hours of a day make no sense, or null when they do. */
export function hoursProblem(spans: readonly Span[]): string | null {
  let last = '';
  for (const [opens, closes] of spans) {
    if (!opens || !closes) return t('Write when it begins and when it ends.');
    if (closes <= opens) return t('It has to end after it begins.');
    if (opens < last) return t('Two times of this day overlap or are not in order.');
    last = closes;
  }
  return null;
}

/** Hours of a day for reading: `08:30–12:30, 14:00–17:00`, or that there are none. */
export const hoursText = (spans: readonly Span[]): string =>
  spans.length === 0 ? t('Closed') : spans.map(([opens, closes]) => `${opens}–${closes}`).join(', ');

export const modeNames: Readonly<Record<string, string>> = {
  video: t('Video call'),
  phone: t('Phone call'),
  in_person: t('In person'),
};
