/**
 * Who the shop is, from settings of the build as they were before the desk had them: what prerendered pages say, and the
 * first values of the row `shop_identity` as long as no owner has saved it.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Log } from './log.ts';
import type { Sql } from './sql.ts';

export type Told = Record<string, string | string[]>;

/** In the built site, not served: an image that was built with such settings is run without them. */
export const IDENTITY_FILE = path.join('.vite', 'identity.json');

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const SPAN = /^([a-z]{3})[a-z]*(?:\s*(?:to|-|–)\s*([a-z]{3})[a-z]*)?,?\s+(.+?)\s*(?:to|-|–)\s*(.+)$/i;

/** `8 am`, `6:30 pm` or `18:00` → `08:00`, `18:30`, `18:00`. */
function clock(words: string): string | undefined {
  const [, hour = '', minute = '00', half] =
    /^(\d{1,2})(?:[:.](\d\d))?\s*([ap]m)?$/i.exec(words.trim()) ?? [];
  if (hour === '' || Number(hour) > (half ? 12 : 23)) return undefined;
  const counted = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  return `${String(counted).padStart(2, '0')}:${minute}`;
}

/** `Monday to Saturday, 8 am to 6 pm` as hours of a week; undefined for words that say it otherwise. */
function week(words: string): string[] | undefined {
  const [, from = '', to = from, opens = '', closes = ''] = SPAN.exec(words) ?? [];
  const [first, last] = [from, to].map((day) => DAYS.indexOf(day.toLowerCase()));
  const [start, end] = [clock(opens), clock(closes)];
  if (first === undefined || last === undefined || first < 0 || last < first) return undefined;
  return start && end && start < end
    ? DAYS.map((_, at) => (at >= first && at <= last ? `${start}-${end}` : ''))
    : undefined;
}

const FIELDS: Readonly<Record<string, { column: string; read?: (value: string) => string }>> = {
  VITE_CONTACT_EMAIL: { column: 'email' },
  VITE_CONTACT_PHONE: {
    column: 'phone',
    read: (value) => value.replaceAll(/\D/g, '').replace(/^(?:(?:00)?2540?|0)?(\d{9})$/, '254$1'),
  },
  VITE_CONTACT_CITY: { column: 'city' },
  VITE_SOCIAL_FACEBOOK: { column: 'facebook_url' },
  VITE_SOCIAL_INSTAGRAM: { column: 'instagram_url' },
  VITE_SOCIAL_X: { column: 'x_url' },
  VITE_SOCIAL_YOUTUBE: { column: 'youtube_url' },
};

/** The columns that such settings speak of. Hours in other words than ours become the words beside the hours. */
export function toldIdentity(settings: Readonly<Record<string, string | undefined>>): Told {
  const told: Told = {};
  for (const [name, { column, read }] of Object.entries(FIELDS)) {
    const value = settings[name]?.trim() ?? '';
    if (value !== '') told[column] = read ? read(value) : value;
  }
  const words = settings['VITE_CONTACT_HOURS']?.trim() ?? '';
  const hours = week(words);
  if (hours) told['hours'] = hours;
  else if (words !== '') {
    told['hours'] = DAYS.map(() => '');
    told['hours_note_en'] = words;
    told['hours_note_sw'] = words;
  }
  return told;
}

/** What the settings of this process say, and before them those that the site was built with. */
async function toldToShop(now: Told, siteDirectory: string | undefined): Promise<Told> {
  if (siteDirectory === undefined) return now;
  const built = await readFile(path.join(siteDirectory, IDENTITY_FILE), 'utf8').catch(() => '{}');
  return { ...(JSON.parse(built) as Told), ...now };
}

/** At the start of a shop, once its site is there. What breaks a rule of the row is left out and told. */
export async function adoptIdentity(
  sql: Sql,
  { now, siteDirectory, log }: { now: Told; siteDirectory: string | undefined; log: Log },
): Promise<void> {
  const told = await toldToShop(now, siteDirectory);
  if (Object.keys(told).length === 0) return;
  const [row] = await sql.rows<{ refused: string[] }>('select private.adopt_identity($1::jsonb) as refused', [
    JSON.stringify(told),
  ]);
  if (row && row.refused.length > 0)
    log.warn(
      'not every VITE_CONTACT_ and VITE_SOCIAL_ setting could be taken over: see Settings, Shop at the desk',
      {
        columns: row.refused,
      },
    );
}

/** Who writes, as mails end; undefined where the database has no such row, or does not answer: no mail waits for it. */
export async function readShopLine(sql: Sql): Promise<string | undefined> {
  try {
    const [row] = await sql.rows<{ line: string }>('select public.shop_line() as line');
    return row?.line;
  } catch {
    return undefined;
  }
}
