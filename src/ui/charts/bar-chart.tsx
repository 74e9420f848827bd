import { cn } from '../../lib/cn.ts';
import { ChartFrame, type Plot } from './chart-frame.tsx';
import { type ChartProps, makeScale, styleOf } from './chart-props.ts';

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
