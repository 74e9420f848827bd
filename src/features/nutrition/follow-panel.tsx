import { type ReactNode, useState } from 'react';

import type { MealPlan } from '../../entities/meal-plans/meal-plan.ts';
import { NoLessNotice } from '../../entities/safety/no-less-notice.tsx';
import { addDays } from '../../lib/nairobi.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { t } from '../../words/nutrition.ts';
import { dayInWords, isDate } from './diary.ts';
import { RecordsNote } from './page-frame.tsx';
import { changeUse, followPlan, type PlanUse, usePlanNeed, whyNotPlan } from './plan-uses.queries.ts';

type Props = { plan: MealPlan; use: PlanUse; isFollowed: boolean; today: string };

const bold = (words: ReactNode): ReactNode => <strong>{words}</strong>;

/** Who eats the plan and since when. */
export function FollowPanel({ plan, use, isFollowed, today }: Props) {
  const [day, setDay] = useState(use.starts_on ?? today);
  const latest = addDays(today, 60);
  const isFine = isDate(day) && day <= latest;
  const reason = whyNotPlan(plan, usePlanNeed());

  return (
    <Card className="grid gap-4 print:hidden">
      {reason !== null && <NoLessNotice reason={reason} what={t('This week is not for you at the moment')} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('For how many?')}</h2>
        <QuantityStepper
          label={t('People who eat')}
          value={use.people}
          min={1}
          max={20}
          onChange={(people) => changeUse(plan.key, { people })}
        />
      </div>
      {isFollowed && use.starts_on !== null ? (
        <>
          <p>
            {use.starts_on > today
              ? t.rich(
                  'You follow this plan from <b>{day}</b>. Its meals wait in your diary, day by day.',
                  { b: bold },
                  { day: dayInWords(use.starts_on, today) },
                )
              : t.rich(
                  'You follow this plan since <b>{day}</b>. Its meals wait in your diary, day by day.',
                  { b: bold },
                  { day: dayInWords(use.starts_on, today) },
                )}
          </p>
          <div className="flex flex-wrap gap-3">
            <Link to={paths.diary()} className={buttonStyles({})}>
              {t('Open the diary')}
            </Link>
            <Button variant="quiet" onClick={() => followPlan(plan.key, null)}>
              {t('Stop following')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <TextField
            label={t('First day')}
            type="date"
            max={latest}
            value={day}
            onChange={(event) => setDay(event.target.value)}
            hint={t('Monday’s meals come on Mondays, wherever in the week you begin.')}
          />
          <Button
            disabled={!isFine || reason !== null}
            onClick={() => {
              followPlan(plan.key, day);
              toast.success(t('You follow this plan'), t('Each day’s meals wait in your diary.'));
            }}
          >
            {t('Follow this plan')}
          </Button>
        </>
      )}
      <RecordsNote />
    </Card>
  );
}
