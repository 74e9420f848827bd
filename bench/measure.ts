/** One measured number beside what it may be. */
export interface Measure {
  what: string;
  /** Undefined where this system cannot tell. */
  value: number | undefined;
  unit: string;
  /** Without one the number is for information. */
  budget?: { least: number } | { most: number };
}

/** Whether a measure keeps to its budget; one that could not be taken does. */
export function meets({ value, budget }: Measure): boolean {
  if (value === undefined || !budget) return true;
  return 'least' in budget ? value >= budget.least : value <= budget.most;
}

/** The measures as lines of a table. */
export function table(title: string, measures: readonly Measure[]): string {
  const width = Math.max(...measures.map(({ what }) => what.length));
  const rows = measures.map((measure) => {
    const { what, value, unit, budget } = measure;
    const mark = budget ? (meets(measure) ? '✓' : '✗') : ' ';
    const shown = value === undefined ? 'not measured' : `${rounded(value)} ${unit}`;
    const limit = budget ? `${'least' in budget ? `≥ ${budget.least}` : `≤ ${budget.most}`} ${unit}` : '';
    return `${mark}  ${what.padEnd(width)}  ${shown.padStart(14)}  ${limit.padStart(14)}`.trimEnd();
  });
  return [title, ...rows, ''].join('\n');
}

function rounded(value: number): string {
  if (value >= 100) return String(Math.round(value));
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
