/**
 * When each part of the day begins, by the hour of the day: Unicode CLDR's day periods of Kiswahili, except that
 * six in the morning is `saa 12 asubuhi` as Kenya says it, and as the app says it elsewhere.
 */
const partsOfDay: readonly (readonly [from: number, name: string])[] = [
  [19, 'usiku'],
  [16, 'jioni'],
  [12, 'mchana'],
  [6, 'asubuhi'],
  [4, 'alfajiri'],
  [0, 'usiku'],
];

/**
 * The time as Kiswahili counts it, six hours behind the clock: 14:05 is `saa 8:05 mchana`.
 * @param hour 0–23 @param minute 0–59
 */
export function swahiliClock(hour: number, minute: number): string {
  const counted = (hour + 6) % 12 || 12;
  const part = partsOfDay.find(([from]) => hour >= from)?.[1] ?? '';
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `saa ${counted}${minutes} ${part}`;
}

/** `14:05` with the hour as Kiswahili counts it beside it: `14:05 (saa 8:05 mchana)`; other text as it is. */
export function withSwahiliClock(text: string): string {
  const match = /^(\d{1,2}):(\d{2})/.exec(text);
  return match ? `${text} (${swahiliClock(Number(match[1]), Number(match[2]))})` : text;
}
