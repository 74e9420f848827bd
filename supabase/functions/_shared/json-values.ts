/** Reading JSON that came from outside, without trusting its shape. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A string or number as text; anything else is ''. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A safe whole number, given as number or digits, else null. */
export function wholeNumberOf(value: unknown): number | null {
  const text = textOf(value);
  const number = Number(text);
  return /^-?\d+(?:\.0+)?$/.test(text) && Number.isSafeInteger(number) ? number : null;
}
