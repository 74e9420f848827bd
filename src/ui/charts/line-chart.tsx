import { cn } from '../../lib/cn.ts';
import { ChartFrame, type Plot } from './chart-frame.tsx';
import { type ChartProps, makeScale, type Series, styleOf } from './chart-props.ts';

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
