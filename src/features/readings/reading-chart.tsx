import { glucoseLimits } from '../../entities/readings/glucose-rules.ts';
import { lowPressure, pressureLimits } from '../../entities/readings/pressure-rules.ts';
import { hba1cLimits, pulseLimits } from '../../entities/readings/pulse-and-hba1c-rules.ts';
import type { Person, ReadingKind, Target } from '../../entities/readings/reading.ts';
import { temperatureLimits } from '../../entities/readings/temperature-rules.ts';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { LineChart } from '../../ui/charts/charts.tsx';
import { t } from '../../words/health.ts';
import { type Entry, contextNames, kindNames, unitNames } from './log-row.ts';

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

type Band = { from: number; to: number; name: string };

/** Up to where sugar is usual before eating and after food. */
function glucoseEnds({ hasDiabetes, isPregnant }: Person): readonly [fasting: number, after: number] {
  const { between, pregnancy, pregnancyTarget, target } = glucoseLimits;
  if (isPregnant)
    return hasDiabetes
      ? [pregnancyTarget.fasting, pregnancyTarget.after]
      : [pregnancy.fasting, pregnancy.after];
  return hasDiabetes ? [target.fasting, target.any] : [between.fasting, between.after];
}

/** Where the readings of a chart should lie: a clinician's target, else the limits of the tables. */
export function bandsOf(kind: ReadingKind, person: Person, own: Target | null): readonly Band[] {
  if (own) {
    const name = t('My clinician’s target');
    if (kind === 'pressure')
      return [
        ...(own.high === null ? [] : [{ from: lowPressure.upper, to: own.high, name }]),
        ...(own.low === null ? [] : [{ from: lowPressure.lower, to: own.low, name: t('Target, lower') }]),
      ];
    const least = { glucose: glucoseLimits.low, hba1c: 4, temperature: 36, pulse: 40, weight: own.high ?? 0 }[
      kind
    ];
    const from = own.low ?? Math.min(least, own.high ?? least);
    return own.high === null ? [] : [{ from, to: own.high, name }];
  }
  switch (kind) {
    case 'pressure': {
      const [upper, lower] = pressureLimits.normal;
      return [
        { from: lowPressure.upper, to: upper, name: t('Upper, healthy') },
        { from: lowPressure.lower, to: lower, name: t('Lower, healthy') },
      ];
    }
    case 'glucose': {
      const [fasting, after] = glucoseEnds(person);
      return [
        { from: glucoseLimits.low, to: fasting, name: contextNames.fasting },
        { from: fasting, to: after, name: contextNames['after-food'] },
      ];
    }
    case 'hba1c':
      return [
        {
          from: 4,
          to: person.hasDiabetes ? hba1cLimits.target : hba1cLimits.between,
          name: t('Usual range'),
        },
      ];
    case 'temperature':
      return [{ from: 36, to: temperatureLimits.fever, name: t('Usual range') }];
    case 'pulse':
      return [{ from: pulseLimits.slow, to: 100, name: t('Usual range') }];
    case 'weight':
      return [];
  }
}

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
