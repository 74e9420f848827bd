import * as z from 'zod/mini';

import { t } from '../../words/care.ts';

const service = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  minutes: z.number(),
  price_kes: z.number(),
  modes: z.array(z.enum(['video', 'phone', 'in_person'])),
  in_plans: z.boolean(),
  is_active: z.boolean(),
  position: z.number(),
});

/** A practice as its owner reads it. */
export const practiceShape = z.object({
  id: z.string(),
  slug: z.string(),
  display_name: z.string(),
  title: z.string(),
  headline: z.string(),
  about: z.string(),
  languages: z.array(z.string()),
  specialities: z.array(z.string()),
  county: z.nullable(z.string()),
  place: z.nullable(z.string()),
  time_zone: z.string(),
  licence_body: z.nullable(z.string()),
  licence_number: z.nullable(z.string()),
  licence_expires_on: z.nullable(z.string()),
  new_licence: z.nullable(z.object({ body: z.string(), number: z.string(), expires_on: z.string() })),
  status: z.enum(['draft', 'active', 'paused', 'closed']),
  is_open: z.boolean(),
  slot_minutes: z.number(),
  buffer_before_minutes: z.number(),
  buffer_after_minutes: z.number(),
  min_notice_minutes: z.number(),
  max_ahead_days: z.number(),
  works_on_holidays: z.boolean(),
  services: z.array(service),
});
export type Practice = z.infer<typeof practiceShape>;
export type PracticeService = z.infer<typeof service>;

/** What the owner of a practice may write, as `save_practice` takes it. */
export type PracticeChange = Partial<
  Omit<
    Practice,
    | 'id'
    | 'status'
    | 'is_open'
    | 'services'
    | 'licence_body'
    | 'licence_number'
    | 'licence_expires_on'
    | 'new_licence'
  >
>;

/** `09:00` to `12:30`; `24:00` is the end of the day. */
export type Span = [opens: string, closes: string];
/** By ISO weekday, 1 is Monday. */
export type Week = Record<string, Span[]>;

export const weekdays = [
  t('Monday'),
  t('Tuesday'),
  t('Wednesday'),
  t('Thursday'),
  t('Friday'),
  t('Saturday'),
  t('Sunday'),
] as const;

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
