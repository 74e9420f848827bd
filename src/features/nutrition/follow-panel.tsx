import { useState } from 'react';

import { addDays } from '../../lib/nairobi.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { dayInWords, isDate } from './day-words.ts';
import type { MealPlan, PlanUse } from './meal-plan.ts';
import { RecordsNote } from './records-note.tsx';
import { changeUse, followPlan } from './use-plans.ts';

type Props = { plan: MealPlan; use: PlanUse; isFollowed: boolean; today: string };

/** Who eats the plan and since when. */
export function FollowPanel({ plan, use, isFollowed, today }: Props) {
  const [day, setDay] = useState(use.starts_on ?? today);
  const latest = addDays(today, 60);
  const isFine = isDate(day) && day <= latest;

  return (
    <Card className="grid gap-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">For how many?</h2>
        <QuantityStepper
          label="People who eat"
          value={use.people}
          min={1}
          max={20}
          onChange={(people) => changeUse(plan.key, { people })}
        />
      </div>
      {isFollowed && use.starts_on !== null ? (
        <>
          <p>
            You follow this plan {use.starts_on > today ? 'from' : 'since'}{' '}
            <strong>{dayInWords(use.starts_on, today)}</strong>. Its meals wait in your diary, day by day.
          </p>
          <div className="flex flex-wrap gap-3">
            <Link to={paths.diary()} className={buttonStyles({})}>
              Open the diary
            </Link>
            <Button variant="quiet" onClick={() => followPlan(plan.key, null)}>
              Stop following
            </Button>
          </div>
        </>
      ) : (
        <>
          <TextField
            label="First day"
            type="date"
            max={latest}
            value={day}
            onChange={(event) => setDay(event.target.value)}
            hint="Monday’s meals come on Mondays, wherever in the week you begin."
          />
          <Button
            disabled={!isFine}
            onClick={() => {
              followPlan(plan.key, day);
              toast.success('You follow this plan', 'Each day’s meals wait in your diary.');
            }}
          >
            Follow this plan
          </Button>
        </>
      )}
      <RecordsNote />
    </Card>
  );
}
