import { type ReactNode, Suspense, useState } from 'react';

import { writeCsv } from '../../lib/csv.ts';
import { saveFile } from '../../lib/native-shell.ts';
import { lazyPart } from '../../start/later.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/fasting.ts';
import { endOf, type Fast, isReached, lastedMs, startOf, symptomName, streakOf } from './fast.ts';
import { DayFasts, HistoryCalendar } from './history-days.tsx';
import { type Plan, protocolName } from './plan.ts';
import { dayIn, formatSpan, timeIn } from './zoned.ts';

const FastingCharts = lazyPart(async () => (await import('./fasting-charts.tsx')).FastingCharts);

type HistoryProps = { fasts: readonly Fast[]; plan: Plan; today: string; now: number };

const heading = [
  'started',
  'ended',
  'hours',
  'rhythm',
  'target_hours',
  'reached',
  'time_zone',
  'mood_1_to_5',
  'symptoms',
  'water_ml',
  'weight_kg',
  'note',
];

/** A spreadsheet takes text that begins like a formula for one. */
const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const hours = (ms: number): string => (ms / 3_600_000).toFixed(2);

/** All fasts, the earliest first, with times on the clock each was kept by. */
export function fastsCsv(fasts: readonly Fast[], now: number): string {
  const rows = fasts
    .toSorted((a, b) => startOf(a) - startOf(b))
    .map((fast) => {
      const on = (at: number): string => `${dayIn(at, fast.time_zone)} ${timeIn(at, fast.time_zone)}`;
      const end = endOf(fast);
      return [
        on(startOf(fast)),
        end === null ? '' : on(end),
        hours(lastedMs(fast, now)),
        protocolName(fast.protocol),
        (fast.target_minutes / 60).toFixed(2),
        end === null ? t('running') : isReached(fast, now) ? t('yes') : t('no'),
        fast.time_zone,
        fast.mood === null ? '' : String(fast.mood),
        fast.symptoms.map(symptomName).join('; '),
        String(fast.water_ml),
        fast.weight_kg === null ? '' : String(fast.weight_kg),
        asText(fast.note),
      ];
    });
  return writeCsv([heading, ...rows]);
}

/** What was fasted: figures, a calendar, charts, a file to keep. */
export function History({ fasts, plan, today, now }: HistoryProps) {
  const [month, setMonth] = useState(today.slice(0, 7));
  const [chosen, setChosen] = useState(today);
  const { current, longest } = streakOf(fasts, plan, today, now);
  const ended = fasts.filter(({ ended_at }) => ended_at !== null);
  const total = ended.reduce((sum, fast) => sum + lastedMs(fast, now), 0);
  return (
    <div className="grid grid-cols-1 gap-8">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Figure name={t('Streak')}>{t.count(current, '{n} fast', '{n} fasts')}</Figure>
        <Figure name={t('Longest streak')}>{t.count(longest, '{n} fast', '{n} fasts')}</Figure>
        <Figure name={t('Targets reached')}>
          {t('{done} of {all}', {
            done: ended.filter((fast) => isReached(fast, now)).length,
            all: ended.length,
          })}
        </Figure>
        <Figure name={t('On average')}>{ended.length > 0 ? formatSpan(total / ended.length) : '–'}</Figure>
      </dl>
      <p className="text-muted -mt-4 text-sm text-pretty">
        {plan.days.length > 0
          ? t('Rest days of your schedule neither count nor break a streak.')
          : t('Rest is part of it: up to two days without a fast never break a streak.')}
      </p>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-10">
        <div className="grid content-start gap-5">
          <HistoryCalendar
            fasts={fasts}
            plan={plan}
            month={month}
            chosen={chosen}
            today={today}
            now={now}
            onMonth={setMonth}
            onChoose={setChosen}
          />
          <DayFasts fasts={fasts} day={chosen} now={now} />
        </div>
        <Suspense fallback={<Skeleton className="h-72" />}>
          <FastingCharts fasts={fasts} today={today} now={now} />
        </Suspense>
      </div>
      <div>
        <Button
          variant="secondary"
          disabled={fasts.length === 0}
          onClick={() =>
            saveFile(`fasts-${today}.csv`, fastsCsv(fasts, Date.now()), 'text/csv;charset=utf-8')
          }
        >
          {t('Download as CSV')}
        </Button>
      </div>
    </div>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card className="grid gap-0.5 p-4">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-serif text-2xl font-semibold">{children}</dd>
    </Card>
  );
}
