import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/fasting.ts';
import { weekdays } from '../../words/language.ts';
import { deviceZone } from './fast.ts';
import { changePlan } from './fasting.queries.ts';
import {
  DEFAULT_PROTOCOL,
  LONG_MINUTES,
  type Plan,
  type PlannedDay,
  type ProtocolId,
  protocols,
} from './plan.ts';

const EVENING = '20:00';

const minutesOf = (id: ProtocolId): number => protocols.find((one) => one.id === id)?.minutes ?? 840;
const planned = (weekday: number, protocol: ProtocolId, start = EVENING): PlannedDay => ({
  weekday,
  start,
  protocol,
  target_minutes: minutesOf(protocol),
});

const ready: { name: string; days: PlannedDay[] }[] = [
  { name: t('Every day, 14:10'), days: [1, 2, 3, 4, 5, 6, 7].map((day) => planned(day, '14:10')) },
  { name: t('Weekdays, 16:8'), days: [7, 1, 2, 3, 4].map((day) => planned(day, '16:8')) },
  { name: t('5:2, Monday and Thursday'), days: [1, 4].map((day) => planned(day, '5:2', '00:00')) },
];

/** Two light days of 5:2 must not touch. */
function touchingLightDays(days: readonly PlannedDay[]): boolean {
  const light = days.filter(({ protocol }) => protocol === '5:2').map(({ weekday }) => weekday);
  return light.some((day) => light.includes((day % 7) + 1));
}

/** The week: which days, from when, how long; and whether to be reminded. Saved as it is changed. */
export function Schedule({ plan, asksFirst }: { plan: Plan; asksFirst: boolean }) {
  const isMember = useSession() !== null;
  const mayFastLong = plan.clinician_agreed || (plan.screening === 'clear' && !asksFirst);
  const save = (days: PlannedDay[]): void =>
    changePlan({ days: days.toSorted((a, b) => a.weekday - b.weekday), time_zone: deviceZone() });
  const set = (weekday: number, day: PlannedDay | null): void => {
    const rest = plan.days.filter((other) => other.weekday !== weekday);
    save(day ? [...rest, day] : rest);
  };
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
      <section aria-labelledby="week" className="grid grid-cols-1 content-start gap-4">
        <h2 id="week" className="text-2xl">
          {t('Your week')}
        </h2>
        <p className="text-muted text-pretty">
          {t(
            'Each fast begins on the evening of its day. Days without one are rest: they never break a streak.',
          )}
        </p>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('Ready-made weeks')}</legend>
          {ready.map(({ name, days }) => (
            <Button
              key={name}
              size="sm"
              variant="secondary"
              disabled={!mayFastLong && days.some(({ target_minutes }) => target_minutes > LONG_MINUTES)}
              onClick={() => save(days)}
            >
              {name}
            </Button>
          ))}
        </fieldset>
        <ul className="border-line bg-surface divide-line divide-y rounded-2xl border px-4 shadow-sm">
          {weekdays.map((name, index) => {
            const weekday = index + 1;
            const day = plan.days.find((one) => one.weekday === weekday);
            return (
              <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
                <CheckboxField
                  className="w-36"
                  label={name}
                  checked={day !== undefined}
                  onChange={(event) =>
                    set(weekday, event.currentTarget.checked ? planned(weekday, DEFAULT_PROTOCOL) : null)
                  }
                />
                {day ? (
                  <span className="flex min-w-0 grow basis-full gap-2 sm:basis-0">
                    <input
                      type="time"
                      aria-label={t('{day}: last bite', { day: name })}
                      value={day.start}
                      onChange={({ currentTarget: { value } }) => {
                        if (value) set(weekday, { ...day, start: value });
                      }}
                      className="border-edge bg-surface min-h-11 w-34 rounded-lg border px-2"
                    />
                    <select
                      aria-label={t('{day}: rhythm', { day: name })}
                      value={day.protocol}
                      onChange={({ currentTarget: { value } }) => {
                        const chosen = protocols.find(({ id }) => id === value);
                        if (chosen) set(weekday, planned(weekday, chosen.id, day.start));
                      }}
                      className="border-edge bg-surface min-h-11 min-w-0 grow rounded-lg border px-2"
                    >
                      {protocols.map(({ id, name: rhythm, minutes }) => (
                        <option key={id} value={id} disabled={minutes > LONG_MINUTES && !mayFastLong}>
                          {rhythm}
                        </option>
                      ))}
                    </select>
                  </span>
                ) : (
                  <span className="text-muted">{t('Rest')}</span>
                )}
              </li>
            );
          })}
        </ul>
        {touchingLightDays(plan.days) && (
          <p role="alert" className="text-danger-700 text-sm font-semibold">
            {t('Two light days of 5:2 touch each other. Leave at least one day between them.')}
          </p>
        )}
        {!mayFastLong && (
          <p className="text-muted text-sm">
            {t('Rhythms above 18 hours open after the questions that come before your first fast.')}
          </p>
        )}
      </section>
      <section aria-labelledby="reminders" className="grid content-start gap-2">
        <h2 id="reminders" className="text-2xl">
          {t('Reminders')}
        </h2>
        {isMember ? (
          <>
            <CheckboxField
              label={t('When a planned fast begins')}
              checked={plan.remind_start}
              onChange={(event) => changePlan({ remind_start: event.currentTarget.checked })}
            />
            <CheckboxField
              label={t('When a fast reaches its target')}
              checked={plan.remind_end}
              onChange={(event) => changePlan({ remind_end: event.currentTarget.checked })}
            />
            <p className="text-muted text-sm text-pretty">
              {t.rich(
                'A lock screen never says what it is about. To get them on this phone, allow notifications in <a>your notification settings</a>. While you fast, nobody reminds you of meals.',
                {
                  a: (words) => (
                    <Link to={paths.notifications()} className="underline">
                      {words}
                    </Link>
                  ),
                },
              )}
            </p>
          </>
        ) : (
          <p className="text-muted text-pretty">
            {t.rich(
              '<a>Sign in</a> to be reminded, and to have your fasts on every device. What you noted here comes along.',
              {
                a: (words) => (
                  <Link to={paths.auth({ redirect: paths.fasting() })} className="text-leaf-700 underline">
                    {words}
                  </Link>
                ),
              },
            )}
          </p>
        )}
      </section>
    </div>
  );
}
