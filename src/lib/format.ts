import { dateLocale, language } from '../words/language.ts';
import { t } from '../words/shell.ts';
import { timeText } from '../words/swahili-clock.ts';
import { once } from './once.ts';

const zone = 'Africa/Nairobi';
const dateTime = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      timeZone: zone,
    }),
);
const dayAndMonth = once(
  () => new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short', timeZone: zone }),
);
const clock = once(
  () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }),
);
const date = once(
  () =>
    new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }),
);

/**
 * Whole Kenyan shillings: `1250` → `KSh 1,250`. Written by hand: the browser's own formats of numbers take a cheap phone
 * 100 ms when they are first made, and every page of the shop shows prices.
 */
export function formatKes(amount: number): string {
  return `KSh ${String(Math.round(amount)).replaceAll(/\B(?=(\d{3})+$)/g, ',')}`;
}

function render(format: () => Intl.DateTimeFormat, iso: string | null | undefined): string {
  const time = iso ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(time)) return t('Just now');
  // Browsers disagree about the space before AM/PM (some use U+202F); one plain space keeps hydration equal.
  return format()
    .format(time)
    .replace(/[\u202f\u00a0]/g, ' ');
}

/** `Nov 21, 2:05 PM` in Nairobi time, `21 Nov, 14:05 (saa 8:05 mchana)` in Kiswahili; `Just now` for what is no date. */
export function formatDateTime(iso: string | null | undefined): string {
  if (language === 'sw' && iso && !Number.isNaN(Date.parse(iso)))
    return `${render(dayAndMonth, iso)}, ${timeText(render(clock, iso))}`;
  return render(dateTime, iso);
}

/** `21 Nov 2026` in Nairobi time; `Just now` for anything that is not a date. */
export function formatDate(iso: string | null | undefined): string {
  return render(date, iso);
}

/** `254712345678` → `0712 345 678`; anything else is returned as it is. */
export function formatPhone(phone: string): string {
  const match = /^254(\d{3})(\d{3})(\d{3})$/.exec(phone);
  return match ? `0${match[1]} ${match[2]} ${match[3]}` : phone;
}
