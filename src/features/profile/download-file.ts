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

/** Hands the browser a JSON file to keep. */
export function downloadJson(name: string, value: unknown): void {
  const url = URL.createObjectURL(
    new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
