import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { addDays } from '../../lib/nairobi.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/field.tsx';
import { t } from '../../words/fasting.ts';
import { timeText } from '../../words/language.ts';
import {
  CAPITAL,
  countyNames,
  type FaithKind,
  faithWindow,
  isLent,
  isRamadan,
  lentFrom,
  nextRamadan,
} from './faith-days.ts';
import { type Fast, newFast } from './fast.ts';
import { changePlan, homeCountyQuery } from './fasting.queries.ts';
import type { Plan } from './plan.ts';
import { dayIn, shortDay, timeIn } from './zoned.ts';

const KENYA = 'Africa/Nairobi';
const kenyan = (at: number): string => timeIn(at, KENYA);

type FaithProps = { plan: Plan; now: number; isFasting: boolean; onStart: (fast: Fast) => void };

/** Whose sun counts: the county that was chosen, else the one the member lives in, else the capital. */
function useCounty({ county }: Plan): { name: string; isHome: boolean } {
  const owner = useSession()?.user.id;
  const { data } = useQuery({
    ...homeCountyQuery(owner ?? ''),
    enabled: owner !== undefined && county === null,
  });
  if (county !== null) return { name: county, isHome: false };
  return data !== undefined && countyNames.includes(data)
    ? { name: data, isHome: true }
    : { name: CAPITAL, isHome: false };
}

/** Fasts that are kept for faith: their days, their hours where one lives, and a clock for them. */
export function FaithPanel({ plan, now, isFasting, onStart }: FaithProps) {
  const today = dayIn(now, KENYA);
  const ramadan = nextRamadan(today);
  const lent = lentFrom(today);
  const county = useCounty(plan);
  const card = { today, now, isFasting, county: county.name, onStart };
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-prose text-pretty">
        {t(
          'Every faith that fasts lets off those whom it would harm: the sick, the pregnant, travellers, children, the old. If you take medicines, ask your clinician before the month begins how to move them.',
        )}
      </p>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        <FaithCard
          {...card}
          kind="ramadan"
          title={t('Ramadan')}
          isNow={isRamadan(today)}
          days={t('From {day}', { day: shortDay(ramadan) })}
          hours={t('Dawn to sunset, without food or water.')}
        >
          <SelectField
            label={t('County whose sun counts')}
            value={county.name}
            hint={
              county.isHome
                ? t('Where you live, by your account. Choose another one when you travel.')
                : undefined
            }
            onChange={(event) => changePlan({ county: event.currentTarget.value })}
          >
            {countyNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <p className="text-muted text-sm text-pretty">
            {t(
              'Reckoned for the county’s headquarters, dawn at 18° below the horizon. Dates by the Umm al-Qura calendar: the moon may move them by a day. Your mosque’s timetable comes first.',
            )}
          </p>
        </FaithCard>
        <FaithCard
          {...card}
          kind="lent"
          title={t('Lent')}
          isNow={isLent(today)}
          days={`${shortDay(lent.from)} – ${shortDay(lent.to)}`}
          hours={t('Until three in the afternoon; Sundays are free.')}
        >
          <p className="text-muted text-sm text-pretty">
            {t(
              'Many keep the day to one full meal after three. Water is allowed. For other hours choose a rhythm of your own under “Now”.',
            )}
          </p>
        </FaithCard>
        <FaithCard
          {...card}
          kind="prayer"
          title={t('Prayer')}
          isNow={false}
          days={t('Any day')}
          hours={t('Six to six, with water.')}
        >
          <p className="text-muted text-sm text-pretty">
            {t(
              'What you fast and pray for can stand in the notes of its journal. Nobody but you reads them.',
            )}
          </p>
        </FaithCard>
      </div>
    </div>
  );
}

type FaithCardProps = {
  kind: FaithKind;
  title: string;
  /** Whether its time of the year is on; else `days` says when. */
  isNow: boolean;
  days: string;
  hours: string;
  today: string;
  now: number;
  county: string;
  isFasting: boolean;
  onStart: (fast: Fast) => void;
  children: ReactNode;
};

function FaithCard({
  kind,
  title,
  isNow,
  days,
  hours,
  today,
  now,
  county,
  isFasting,
  onStart,
  children,
}: FaithCardProps) {
  const { from, to } = faithWindow(kind, today, county);
  const tomorrow = faithWindow(kind, addDays(today, 1), county);
  const [shown, day] = now < to ? [{ from, to }, t('Today')] : [tomorrow, t('Tomorrow')];
  const isOn = now >= shown.from && now < shown.to;
  const begin = (): void => onStart(newFast(kind, Math.round((shown.to - shown.from) / 60_000), shown.from));
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{title}</h2>
        <Badge tone={isNow ? 'leaf' : 'neutral'}>{isNow ? t('Now') : days}</Badge>
      </div>
      <p>{hours}</p>
      <p className="bg-sunk rounded-xl p-3 text-center">
        <span className="text-muted text-sm">{day}</span>
        <br />
        <strong className="font-serif text-2xl tabular-nums">
          {kenyan(shown.from)} – {kenyan(shown.to)}
        </strong>
      </p>
      {children}
      <Button variant="secondary" className="mt-auto" disabled={!isOn || isFasting} onClick={begin}>
        {isFasting
          ? t('A fast is running')
          : isOn
            ? t('I have fasted since {time}', { time: timeText(kenyan(shown.from)) })
            : t('Starts at {time}', { time: timeText(kenyan(shown.from)) })}
      </Button>
    </Card>
  );
}
