import { saveFile } from '../../lib/save-file.ts';

const day = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Africa/Nairobi',
});

/** `mizizi-data-2026-11-21.json`, by the day in Nairobi. */
export function dataFileName(now: Date): string {
  return `mizizi-data-${day.format(now)}.json`;
}

/** Hands over a JSON file to keep. */
export function downloadJson(name: string, value: unknown): void {
  saveFile(name, `${JSON.stringify(value, null, 2)}\n`, 'application/json');
}
