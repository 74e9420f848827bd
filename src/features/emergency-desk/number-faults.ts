import { t } from '../../words/back-office.ts';
import type { NumberRow } from './emergency-desk.queries.ts';

/** 999 and 112: their number and names stay, and they are never turned off. */
export const isAlwaysThere = (id: string): boolean => id === 'emergency' || id === 'mobile';

export type Faults = Partial<Record<'number' | 'label_en' | 'label_sw' | 'source' | 'checked_on', string>>;

/** What is wrong with a number: the rules of the table, told beside the fields. */
export function faultsOf(
  row: Pick<NumberRow, 'number' | 'label_en' | 'label_sw' | 'source' | 'checked_on'>,
  today: string,
): Faults {
  const faults: Faults = {};
  if (!/^\+?\d{3,15}$/.test(row.number)) faults.number = t('Three to fifteen digits, without spaces.');
  if (row.label_en.trim().length < 2) faults.label_en = t('Write a name.');
  if (row.label_sw.trim().length < 2) faults.label_sw = t('Write a name.');
  if (row.source.trim().length < 5)
    faults.source = t('Where was the number read? Without a source it is not shown.');
  if (!/^\d{4}-\d\d-\d\d$/.test(row.checked_on) || row.checked_on > today)
    faults.checked_on = t('Choose a day up to today.');
  return faults;
}

/** The id of a new number, made of its English name: `Poison centre` → `poison-centre`. */
export function idFrom(label: string): string {
  const slug = label
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  return /^[a-z]/.test(slug) && slug.length > 1 ? slug : `line-${slug || 'new'}`;
}
