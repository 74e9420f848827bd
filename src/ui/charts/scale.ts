/** The numbers along an axis, the lowest first, at least two. */
export type Scale = { min: number; max: number; ticks: number[] };

const niceSteps = [1, 2, 2.5, 5, 10];

/** The smallest round step (1, 2, 2.5 or 5 times a power of ten) that is not below `rough`. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = niceSteps.find((step) => step * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Takes away what binary fractions add: 0.30000000000000004 → 0.3. */
const tidy = (value: number): number => Number(value.toPrecision(12));

/**
 * An axis with round numbers around all values.
 * @param fromZero bars have to begin at zero, or their lengths lie
 */
export function makeScale(values: readonly number[], fromZero: boolean, steps = 4): Scale {
  const known = fromZero ? [0, ...values] : values;
  let low = known.length > 0 ? Math.min(...known) : 0;
  let high = known.length > 0 ? Math.max(...known) : 1;
  if (low === high) {
    const room = Math.abs(high) * 0.05 || 1;
    high += room;
    if (!fromZero) low -= room;
  }
  const step = roundStep((high - low) / steps);
  const first = Math.floor(tidy(low / step));
  const last = Math.ceil(tidy(high / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step));
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, ticks };
}

/** Which of `count` labels fit when each takes `labelWidth` of `width` pixels; the last one is always among them. */
export function labelPlaces(count: number, width: number, labelWidth: number): number[] {
  const room = Math.max(1, Math.floor(width / labelWidth));
  const every = Math.max(1, Math.ceil(count / room));
  const places: number[] = [];
  for (let place = count - 1; place >= 0; place -= every) places.unshift(place);
  return places;
}

const CHARACTER = 7;
const APART = 8;

/** About how wide a label of the axis is drawn, in pixels. */
export const labelSize = (labels: readonly string[]): number =>
  Math.max(...labels.map((label) => label.length), 3) * CHARACTER;

/**
 * How much room each of several labels needs beside the next, when `band` pixels belong to a place and `margin` lie
 * beyond the last one: that one is pushed inwards, towards the one before.
 */
export const labelRoom = (size: number, band: number, margin: number): number =>
  size + APART + Math.max(0, size / 2 - band / 2 - margin);

/** Where a label stands so that it stays within the drawing: in the middle of its place, or against an edge. */
export function labelAnchor(
  at: number,
  size: number,
  width: number,
): { x: number; textAnchor: 'start' | 'middle' | 'end' } {
  if (at + size / 2 > width) return { x: width, textAnchor: 'end' };
  if (at - size / 2 < 0) return { x: 0, textAnchor: 'start' };
  return { x: at, textAnchor: 'middle' };
}
