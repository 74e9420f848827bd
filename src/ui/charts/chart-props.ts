import { formatNumber } from '../../lib/format.ts';
import { t } from '../../words/shell.ts';

/**
 * What both charts take. A chart of one week, for example:
 *
 * ```tsx
 * <BarChart
 *   title="Hours fasted"
 *   labels={['Mon', 'Tue', 'Wed']}
 *   longLabels={['Monday, 16 November', …]}
 *   series={[{ name: 'Hours', values: [14, null, 16.5] }]}
 *   yLabel="hours"
 *   xLabel="day"
 *   target={{ value: 14, name: 'Goal' }}
 * />
 * ```
 *
 * `LineChart` draws each series as a line (null is a gap, see `marks`); `BarChart` stacks them. Both fill the width of their place,
 * answer a finger, a mouse and the arrow keys with the value under it, and offer their numbers as a table.
 */
export type ChartProps = {
  title: string;
  /** Short names along the axis, the earliest first. */
  labels: readonly string[];
  /** The same in full, for the readout and the table. */
  longLabels?: readonly string[];
  /** At most four; each as long as `labels`. Missing is null, never zero. */
  series: readonly Series[];
  /** What the numbers are, with their unit: `kg`, `hours`, `kcal`. */
  yLabel: string;
  /** What stands along the bottom: `day`, `week`. */
  xLabel: string;
  /** The lowest and highest possible value, where there are such: all of it is shown. */
  range?: readonly [lowest: number, highest: number];
  /** A value to compare with, drawn as a dashed line. */
  target?: { value: number; name: string } | undefined;
  /** Where values should lie, shaded behind the lines of a `LineChart`. */
  bands?: readonly { from: number; to: number; name: string }[];
  /** How a number is written; one decimal at most unless told. The unit is added. */
  format?: (value: number) => string;
  /** What to say when there is no value at all. */
  emptyText?: string;
};

export type Series = {
  name: string;
  values: readonly (number | null)[];
  /**
   * How a line is drawn: `path` breaks off where values are missing; `bridged` dots each value and leads on to the next,
   * for what is measured now and then; `dots` has no line, for readings beside their trend.
   */
  marks?: 'path' | 'bridged' | 'dots';
};

/** Places of a series' colour and dash, so that colour is never the only difference. */
const seriesStyles = [
  { stroke: 'stroke-leaf-600', fill: 'fill-leaf-500', dot: 'bg-leaf-500', dash: undefined },
  { stroke: 'stroke-clay-600', fill: 'fill-clay-400', dot: 'bg-clay-400', dash: '7 4' },
  { stroke: 'stroke-gold-500', fill: 'fill-gold-300', dot: 'bg-gold-300', dash: '2 4' },
  { stroke: 'stroke-info-700', fill: 'fill-info-700', dot: 'bg-info-700', dash: '10 3 2 3' },
] as const;

export const styleOf = (index: number) => seriesStyles[index % seriesStyles.length] ?? seriesStyles[0];

export const plainNumber = (value: number): string => formatNumber(value, 1);

/** What stands at one place of the chart: `14 hours` or `Weight 64.5 kg, trend 64.8 kg`. */
export function valueText(props: ChartProps, place: number): string {
  const { series, yLabel, format = plainNumber } = props;
  const parts = series.flatMap(({ name, values }) => {
    const value = values[place];
    if (value == null) return [];
    const words = t('{value} {unit}', { value: format(value), unit: yLabel });
    return [series.length > 1 ? `${name} ${words}` : words];
  });
  return parts.length > 0 ? parts.join(', ') : t('no value');
}

export const placeName = ({ labels, longLabels }: ChartProps, place: number): string =>
  longLabels?.[place] ?? labels[place] ?? '';

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
