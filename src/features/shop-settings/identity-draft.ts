import {
  identityColumns,
  type ShopIdentity,
  shownPhone,
} from '../../entities/shop-identity/identity.queries.ts';
import { t } from '../../words/desk.ts';
import { weekdays } from '../../words/language.ts';

/** What the form holds: text for every column, and for each day its hours, such as `08:00-18:00`. */
export type Draft = Record<string, string>;

export const dayNames = weekdays.map((_, at) => `hours_${at}`);

export const fieldLabels: Readonly<Record<string, string>> = {
  name: t('Name'),
  phone: t('Phone'),
  email: t('E-mail'),
  city: t('Town and country'),
  address: t('Address'),
  hours_note_en: t('Words beside the hours, in English'),
  hours_note_sw: t('Words beside the hours, in Kiswahili'),
  facebook_url: 'Facebook',
  instagram_url: 'Instagram',
  x_url: 'X',
  youtube_url: 'YouTube',
  delivery_en: t('About delivery, in English'),
  delivery_sw: t('About delivery, in Kiswahili'),
  ...Object.fromEntries(dayNames.map((name, at) => [name, weekdays[at] ?? ''])),
};

export function toDraft({ hours, ...texts }: ShopIdentity): Draft {
  const kept = Object.entries(texts).filter(([name]) => name in fieldLabels);
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(dayNames.map((name, at) => [name, hours[at] ?? ''])),
    phone: shownPhone(texts.phone),
  };
}

/** `0712 345 678` → `254712345678`, as `020 1234567` too; null for what is no Kenyan number. */
function storedPhone(written: string): string | null {
  const [, number] = /^(?:(?:\+|00)?2540?|0)?(\d{9})$/.exec(written.replaceAll(/[\s().-]/g, '')) ?? [];
  return number ? `254${number}` : null;
}

export function fromDraft(draft: Draft): ShopIdentity {
  const texts = identityColumns
    .filter((name) => name !== 'hours')
    .map((name) => [name, (draft[name] ?? '').trim()]);
  return {
    ...(Object.fromEntries(texts) as Omit<ShopIdentity, 'hours'>),
    phone: storedPhone(draft['phone'] ?? '') ?? '',
    hours: dayNames.map((name) => draft[name] ?? ''),
  };
}

const hosts: Readonly<Record<string, RegExp>> = {
  facebook_url: /^https:\/\/([a-z0-9-]+\.)?(facebook\.com|fb\.com|fb\.me)\/[^\s<>"]+$/,
  instagram_url: /^https:\/\/([a-z0-9-]+\.)?(instagram\.com|instagr\.am)\/[^\s<>"]+$/,
  x_url: /^https:\/\/([a-z0-9-]+\.)?(x\.com|twitter\.com)\/[^\s<>"]+$/,
  youtube_url: /^https:\/\/([a-z0-9-]+\.)?(youtube\.com|youtu\.be)\/[^\s<>"]+$/,
};

/** What is wrong, by field: the rules of the table, told beside what breaks them. */
export function faultsOf(draft: Draft): Record<string, string> {
  const faults: Record<string, string> = {};
  const said = (name: string): string => (draft[name] ?? '').trim();
  for (const name of ['name', 'city'])
    if (said(name).length < 2) faults[name] = t('Write at least two letters.');
  if (storedPhone(said('phone')) === null) faults['phone'] = t('Write the phone like 0712 345 678.');
  if (!/^[^\s@<>":;,]+@[^\s@<>":;,]+\.[^\s@<>":;,.]+$/.test(said('email')))
    faults['email'] = t('Write the e-mail address like hello@example.com.');
  for (const [name, like] of Object.entries(hosts))
    if (said(name) !== '' && !like.test(said(name)))
      faults[name] = t('Begin with https:// and lead to {network}, or leave it empty.', {
        network: fieldLabels[name] ?? '',
      });
  for (const name of dayNames) {
    const [opens = '', closes = ''] = said(name).split('-');
    if ((opens === '') !== (closes === '')) faults[name] = t('Enter both times, or none on a closed day.');
    else if (opens !== '' && opens >= closes) faults[name] = t('A day closes later than it opens.');
  }
  for (const [one, other] of [
    ['hours_note_en', 'hours_note_sw'],
    ['delivery_en', 'delivery_sw'],
  ] as const) {
    const missing = said(one) === '' ? one : other;
    if ((said(one) === '') !== (said(other) === ''))
      faults[missing] = t('Write it in both languages, or in none.');
  }
  return faults;
}

export type Clash = { name: string; theirs: string };

/** Two versions put together: what only the other owner changed is taken over, what both changed stays as it is here. */
export function mergeDrafts(before: Draft, mine: Draft, theirs: Draft) {
  const changed = Object.keys(theirs).filter(
    (name) => theirs[name] !== before[name] && theirs[name] !== mine[name],
  );
  const taken = changed.filter((name) => mine[name] === before[name]);
  const clashes = changed
    .filter((name) => mine[name] !== before[name])
    .map((name): Clash => ({ name, theirs: theirs[name] ?? '' }));
  const merged = { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name] ?? ''])) };
  return { merged, taken, clashes };
}
