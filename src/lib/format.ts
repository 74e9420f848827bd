import { language, months, timeText } from '../words/language.ts';
import { t } from '../words/shell.ts';
import { onNairobisWall } from './nairobi.ts';

/**
 * Whole Kenyan shillings: `1250` → `KSh 1,250`. Written by hand, as the dates below: the browser's own formats of numbers
 * and dates take a cheap phone up to 100 ms when they are first made, and every page of the shop shows prices.
 */
export const formatKes = (amount: number): string => `KSh ${formatNumber(amount)}`;

/** `1884.26` → `1,884`, or `1,884.3` with one decimal at most. */
export function formatNumber(value: number, decimals = 0): string {
  const unit = 10 ** decimals;
  // 1.005 is kept as a little less; people expect it to be rounded as it is written.
  const [whole = '', part] = String(Math.round(value * unit * (1 + Number.EPSILON)) / unit).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return part ? `${grouped}.${part}` : grouped;
}

/** The parts of a moment in Nairobi; null for what is no date. */
function inNairobi(iso: string | null | undefined) {
  const time = iso ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(time)) return null;
  const wall = onNairobisWall(time);
  return {
    day: wall.getUTCDate(),
    month: months[wall.getUTCMonth()]?.slice(0, 3),
    year: wall.getUTCFullYear(),
    hour: wall.getUTCHours(),
    minute: wall.toISOString().slice(14, 16),
  };
}

/** `Nov 21, 2:05 PM` in Nairobi time, `21 Nov, 14:05 (saa 8:05 mchana)` in Kiswahili; `Just now` for what is no date. */
export function formatDateTime(iso: string | null | undefined): string {
  const wall = inNairobi(iso);
  if (!wall) return t('Just now');
  const { day, month, hour, minute } = wall;
  if (language === 'sw') return `${day} ${month}, ${timeText(`${String(hour).padStart(2, '0')}:${minute}`)}`;
  return `${month} ${day}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `21 Nov 2026` in Nairobi time; `Just now` for anything that is not a date. */
export function formatDate(iso: string | null | undefined): string {
  const wall = inNairobi(iso);
  return wall ? `${wall.day} ${wall.month} ${wall.year}` : t('Just now');
}

/** `254712345678` → `0712 345 678`; anything else is returned as it is. */
export function formatPhone(phone: string): string {
  const match = /^254(\d{3})(\d{3})(\d{3})$/.exec(phone);
  return match ? `0${match[1]} ${match[2]} ${match[3]}` : phone;
}

/** `2026-11` → `November 2026`; anything else stays as it is. */
export function monthName(month: string): string {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  const name = months[Number(number) - 1];
  return name ? `${name} ${year}` : month;
}
