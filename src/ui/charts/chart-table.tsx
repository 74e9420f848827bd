import { t } from '../../words/shell.ts';
import { type ChartProps, placeName, plainNumber } from './chart-props.ts';

/** The chart's numbers for those who cannot or do not want to read the drawing. */
export function ChartTable(props: ChartProps) {
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
