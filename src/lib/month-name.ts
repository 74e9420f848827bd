const months = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
);

/** `2026-11` → `November 2026`; anything else stays as it is. */
export function monthName(month: string): string {
  const [year = '', number = ''] = month.split('-');
  const name = months[Number(number) - 1];
  return name ? `${name} ${year}` : month;
}
