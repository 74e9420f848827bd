import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

import { cn } from '../../lib/cn.ts';
import { t } from '../../words/shell.ts';
import {
  type ChartProps,
  placeName,
  plainNumber,
  labelAnchor,
  labelPlaces,
  labelRoom,
  labelSize,
  type Scale,
  styleOf,
  valueText,
} from './chart-props.ts';

/** The chart's numbers for those who cannot or do not want to read the drawing. */
function ChartTable(props: ChartProps) {
  const { title, labels, series, xLabel, yLabel, format = plainNumber } = props;
  return (
    <details className="mt-1">
      <summary className="text-leaf-700 inline-flex min-h-11 items-center text-sm underline underline-offset-4">
        {t('Show the numbers')}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys */}
      <section className="max-h-80 overflow-auto" aria-label={t('{title}: numbers', { title })} tabIndex={0}>
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-line border-b">
              <th scope="col" className="py-2 pr-3 capitalize">
                {xLabel}
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="py-2 pl-3 text-right">
                  {name} ({yLabel})
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- labels may repeat; places never move
              <tr key={`${place}-${label}`} className="border-line border-b last:border-0">
                <th scope="row" className="py-2 pr-3 font-normal">
                  {placeName(props, place)}
                </th>
                {series.map(({ name, values }) => {
                  const value = values[place];
                  return (
                    <td key={name} className="py-2 pl-3 text-right tabular-nums">
                      {value == null ? '–' : format(value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

const HEIGHT = 220;
const TOP = 26;
const BOTTOM = 40;
const DIGIT = 7.5;
const FIRST_WIDTH = 320;
const MARGIN = 4;

/** The drawing area within the axes, in pixels, and where values lie in it. */
export type Plot = {
  left: number;
  right: number;
  bottom: number;
  /** The width that belongs to one label. */
  band: number;
  x: (place: number) => number;
  y: (value: number) => number;
};

type FrameProps = { chart: ChartProps; scale: Scale; children: (plot: Plot, active: number) => ReactNode };

/** Everything around the marks: title, readout, axes, target line, keys and table. */
export function ChartFrame({ chart, scale, children }: FrameProps) {
  const { title, labels, series, yLabel, xLabel, target, format = plainNumber } = chart;
  const count = labels.length;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isFocused, setIsFocused] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => setWidth(element.clientWidth || FIRST_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const lastKnown = labels.findLastIndex((_, place) => series.some(({ values }) => values[place] != null));
  const active = Math.min(chosen ?? Math.max(lastKnown, 0), Math.max(count - 1, 0));
  const left = Math.max(...scale.ticks.map((tick) => format(tick).length)) * DIGIT + 10;
  const right = width - MARGIN;
  const bottom = HEIGHT - BOTTOM;
  const band = (right - left) / Math.max(count, 1);
  const plot: Plot = {
    left,
    right,
    bottom,
    band,
    x: (place) => left + (place + 0.5) * band,
    y: (value) => bottom - ((value - scale.min) / (scale.max - scale.min)) * (bottom - TOP),
  };
  const labelWidth = labelSize(labels);
  const named = labelPlaces(count, right - left, labelRoom(labelWidth, band, MARGIN));

  const pointAt = (event: PointerEvent<SVGSVGElement>): void => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setChosen(Math.min(Math.max(Math.floor((at - left) / band), 0), count - 1));
  };

  return (
    <figure className="grid min-w-0 grid-cols-1" aria-labelledby={`${id}-title`}>
      <figcaption className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`${id}-title`} className="text-lg">
          {title}
        </h3>
        {lastKnown >= 0 && (
          <p aria-hidden="true" className="text-sm tabular-nums">
            <span className="text-muted">{placeName(chart, active)}: </span>
            <strong>{valueText(chart, active)}</strong>
          </p>
        )}
      </figcaption>
      {lastKnown < 0 ? (
        <p className="border-line text-muted grid min-h-40 place-items-center rounded-xl border border-dashed p-4 text-center">
          {chart.emptyText ?? t('Nothing to show yet.')}
        </p>
      ) : (
        <>
          {series.length > 1 && <Legend series={series} />}
          <div
            ref={box}
            className={cn('relative rounded-lg', isFocused && 'outline-leaf-600 outline-2 outline-offset-2')}
          >
            <svg
              width={width}
              height={HEIGHT}
              aria-hidden="true"
              className="block touch-pan-y overflow-visible"
              onPointerDown={pointAt}
              onPointerMove={(event) => {
                if (event.pointerType === 'mouse' || event.buttons > 0) pointAt(event);
              }}
            >
              <text x={0} y={12} className="fill-muted text-xs">
                {yLabel}
              </text>
              {scale.ticks.map((tick) => (
                <g key={tick}>
                  <line x1={left} x2={right} y1={plot.y(tick)} y2={plot.y(tick)} className="stroke-line" />
                  <text
                    x={left - 8}
                    y={plot.y(tick) + 4}
                    textAnchor="end"
                    className="fill-muted text-xs tabular-nums"
                  >
                    {format(tick)}
                  </text>
                </g>
              ))}
              {named.map((place) => (
                <text
                  key={place}
                  {...labelAnchor(plot.x(place), labelWidth, width)}
                  y={bottom + 18}
                  className="fill-muted text-xs"
                >
                  {labels[place]}
                </text>
              ))}
              <text x={right} y={HEIGHT - 4} textAnchor="end" className="fill-muted text-xs">
                {xLabel}
              </text>
              {children(plot, active)}
              {target && (
                <g>
                  <line
                    x1={left}
                    x2={right}
                    y1={plot.y(target.value)}
                    y2={plot.y(target.value)}
                    strokeDasharray="5 4"
                    className="stroke-clay-600"
                    strokeWidth={1.5}
                  />
                  <text
                    x={right}
                    y={plot.y(target.value) - 5}
                    textAnchor="end"
                    className="fill-clay-700 stroke-surface [stroke-width:3px] text-xs font-semibold [paint-order:stroke]"
                  >
                    {target.name} {format(target.value)}
                  </text>
                </g>
              )}
            </svg>
            <input
              type="range"
              min={0}
              max={Math.max(count - 1, 0)}
              value={active}
              aria-label={t('{title}: go through the values', { title })}
              aria-valuetext={`${placeName(chart, active)}: ${valueText(chart, active)}`}
              onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
              onFocus={(event) => setIsFocused(event.currentTarget.matches(':focus-visible'))}
              onBlur={() => setIsFocused(false)}
              className="pointer-events-none absolute inset-0 size-full opacity-0"
            />
          </div>
          <ChartTable {...chart} />
        </>
      )}
    </figure>
  );
}

function Legend({ series }: Pick<ChartProps, 'series'>) {
  return (
    <ul className="mb-1 flex flex-wrap gap-x-4 gap-y-1 text-sm" aria-hidden="true">
      {series.map(({ name }, index) => (
        <li key={name} className="flex items-center gap-2">
          <span className={cn('size-3 rounded-sm', styleOf(index).dot)} />
          {name}
        </li>
      ))}
    </ul>
  );
}
