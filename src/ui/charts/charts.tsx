import { cn } from '../../lib/cn.ts';
import { ChartFrame, type Plot } from './chart-frame.tsx';
import { type ChartProps, makeScale, styleOf, type Series } from './chart-props.ts';

const WIDEST = 36;
const CORNER = 4;

type Piece = { from: number; to: number; index: number };

/** One place's values on top of each other. */
function piecesAt(series: ChartProps['series'], place: number): Piece[] {
  let from = 0;
  return series.flatMap(({ values }, index) => {
    const value = values[place];
    if (value == null || value <= 0) return [];
    const piece = { from, to: from + value, index };
    from = piece.to;
    return [piece];
  });
}

/** A bar with round shoulders, standing flat. */
function barPath(plot: Plot, place: number, { from, to }: Piece, isTop: boolean): string {
  const width = Math.max(Math.min(plot.band * 0.68, WIDEST), 1);
  const left = plot.x(place) - width / 2;
  const [low, high] = [plot.y(from), plot.y(to)];
  const corner = isTop ? Math.min(CORNER, width / 2, low - high) : 0;
  return `M${left} ${low}V${high + corner}q0 ${-corner} ${corner} ${-corner}h${width - 2 * corner}q${corner} 0 ${corner} ${corner}V${low}Z`;
}

/** Amounts by day or week; several series stand on top of each other. How to use it: `chart-props.ts`. */
export function BarChart(props: ChartProps) {
  const { labels, series, target } = props;
  const bars = labels.map((_, place) => piecesAt(series, place));
  const tops = bars.map((pieces) => pieces.at(-1)?.to ?? 0);
  const scale = makeScale(target ? [...tops, target.value] : tops, true);
  return (
    <ChartFrame chart={props} scale={scale}>
      {(plot, active) => (
        <>
          {bars.map((pieces, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- places never move
            <g key={place} className={cn(place !== active && 'opacity-70')}>
              {pieces.map((piece, order) => (
                <path
                  key={piece.index}
                  d={barPath(plot, place, piece, order === pieces.length - 1)}
                  className={styleOf(piece.index).fill}
                />
              ))}
            </g>
          ))}
        </>
      )}
    </ChartFrame>
  );
}

/** Neighbouring known values in runs, so that a gap in the data is a gap in the line; `bridged` runs over gaps. */
function linePath({ values, marks = 'path' }: Series, plot: Plot): string {
  if (marks === 'dots') return '';
  const first = values.findIndex((value) => value != null);
  return values
    .map((value, place) => {
      if (value == null) return '';
      const begins = marks === 'bridged' ? place === first : place === 0 || values[place - 1] == null;
      return `${begins ? 'M' : 'L'}${plot.x(place).toFixed(1)} ${plot.y(value).toFixed(1)}`;
    })
    .join('');
}

/** Whether a value has a mark of its own: where no line would show it. */
const isDotted = ({ values, marks = 'path' }: Series, place: number): boolean =>
  marks !== 'path' || (values[place - 1] == null && values[place + 1] == null);

/** Lines over time: weight and its trend, waist, blood pressure. How to use it: `chart-props.ts`. */
export function LineChart(props: ChartProps) {
  const { series, target, range = [], bands = [] } = props;
  const values = series.flatMap((one) => one.values.filter((value) => value != null));
  const ends = values.length > 0 ? bands.flatMap(({ from, to }) => [from, to]) : [];
  const scale = makeScale([...values, ...range, ...ends, ...(target ? [target.value] : [])], false);
  return (
    <ChartFrame chart={props} scale={scale}>
      {(plot, active) => (
        <>
          {bands.map(({ from, to, name }) => (
            <g key={name}>
              <rect
                x={plot.left}
                y={plot.y(to)}
                width={plot.right - plot.left}
                height={plot.y(from) - plot.y(to)}
                className="fill-leaf-100 stroke-surface"
              />
              <text x={plot.left + 6} y={plot.y(to) + 14} className="fill-leaf-800 text-xs">
                {name}
              </text>
            </g>
          ))}
          <line
            x1={plot.x(active)}
            x2={plot.x(active)}
            y1={plot.y(scale.max)}
            y2={plot.bottom}
            className="stroke-edge"
            strokeDasharray="2 3"
          />
          {series.map((one, index) => {
            const style = styleOf(index);
            return (
              <g key={one.name}>
                <path
                  d={linePath(one, plot)}
                  fill="none"
                  strokeWidth={2.5}
                  strokeLinejoin="round"
                  strokeLinecap="round"
                  strokeDasharray={style.dash}
                  className={style.stroke}
                />
                {one.values.map((value, place) =>
                  value != null && (place === active || isDotted(one, place)) ? (
                    <circle
                      // oxlint-disable-next-line react/no-array-index-key -- places never move
                      key={place}
                      cx={plot.x(place)}
                      cy={plot.y(value)}
                      r={place === active ? 5.5 : 3.5}
                      strokeWidth={place === active ? 2 : 1}
                      className={cn('stroke-surface', style.fill)}
                    />
                  ) : null,
                )}
              </g>
            );
          })}
        </>
      )}
    </ChartFrame>
  );
}
