import type { Person } from '../../entities/readings/person.ts';
import type { ReadingKind, Target } from '../../entities/readings/reading.ts';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { t } from '../../words/health.ts';
import { bandsOf } from './bands.ts';
import type { Entry } from './log-row.ts';
import { kindNames, unitNames } from './reading-words.ts';

type Props = { kind: ReadingKind; entries: readonly Entry[]; person: Person; target: Target | null };

const amountOf = ({ reading }: Entry): number => {
  switch (reading.kind) {
    case 'pressure':
      return reading.upper;
    case 'glucose':
      return reading.mmol;
    case 'hba1c':
      return reading.percent;
    case 'temperature':
      return reading.celsius;
    case 'pulse':
      return reading.beats;
    case 'weight':
      return reading.kg;
  }
};

/** Readings of one kind over time, with the band in which they should lie; the earliest first. */
export function ReadingChart({ kind, entries, person, target }: Props) {
  const shown = entries.toSorted((one, other) => one.at - other.at);
  const iso = ({ at }: Entry): string => new Date(at).toISOString();
  return (
    <LineChart
      title={kindNames[kind]}
      labels={shown.map((entry) => formatDate(iso(entry)).replace(/ \d{4}$/, ''))}
      longLabels={shown.map((entry) => formatDateTime(iso(entry)))}
      series={
        kind === 'pressure'
          ? [
              { name: t('Upper'), values: shown.map(amountOf), marks: 'bridged' },
              {
                name: t('Lower'),
                values: shown.map(({ reading }) => (reading.kind === 'pressure' ? reading.lower : null)),
                marks: 'bridged',
              },
            ]
          : [{ name: kindNames[kind], values: shown.map(amountOf), marks: 'bridged' }]
      }
      yLabel={unitNames[kind]}
      xLabel={t('time')}
      bands={bandsOf(kind, person, target)}
      emptyText={t('No reading of this time yet.')}
    />
  );
}
