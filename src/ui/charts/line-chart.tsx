import { cn } from '../../lib/cn.ts';
import { ChartFrame, type Plot } from './chart-frame.tsx';
import { type ChartProps, type Series, styleOf } from './chart-props.ts';
import { makeScale } from './scale.ts';

/** The runs of neighbouring known values, so that a gap in the data is a gap in the line. */
function linePath(values: Series['values'], plot: Plot): string {
  return values
    .map((value, place) => {
      if (value == null) return '';
      const isFirst = place === 0 || values[place - 1] == null;
      return `${isFirst ? 'M' : 'L'}${plot.x(place).toFixed(1)} ${plot.y(value).toFixed(1)}`;
    })
    .join('');
}

const isAlone = (values: Series['values'], place: number): boolean =>
  values[place] != null && values[place - 1] == null && values[place + 1] == null;

/** Lines over time: weight and its trend, waist, blood pressure. How to use it: `chart-props.ts`. */
export function LineChart(props: ChartProps) {
  const { series, target } = props;
  const values = series.flatMap((one) => one.values.filter((value) => value != null));
  const scale = makeScale(target ? [...values, target.value] : values, false);
  return (
    <ChartFrame chart={props} scale={scale}>
      {(plot, active) => (
        <>
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
                  d={linePath(one.values, plot)}
                  fill="none"
                  strokeWidth={2.5}
                  strokeLinejoin="round"
                  strokeLinecap="round"
                  strokeDasharray={style.dash}
                  className={style.stroke}
                />
                {one.values.map((value, place) =>
                  value != null && (place === active || isAlone(one.values, place)) ? (
                    <circle
                      // oxlint-disable-next-line react/no-array-index-key -- places never move
                      key={place}
                      cx={plot.x(place)}
                      cy={plot.y(value)}
                      r={place === active ? 5.5 : 3.5}
                      strokeWidth={2}
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
