import { type SubmitEvent, useState } from 'react';

import { typedNumber } from '../../lib/measures.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isCarePlan, type MealPlan, type OwnPlan } from './meal-plan.ts';
import { ownPlans } from './meal-plans.queries.ts';
import { useTarget } from './nutrition.queries.ts';
import { avoidable, type Avoided, avoidedKinds, makeWeek } from './plan-making.ts';
import { useFoods } from './use-foods.ts';
import { usePlans } from './use-plans.ts';

/** No plan is made for less, nor for more than anybody eats. */
const ENERGY = [1200, 6000] as const;

type Props = {
  /** The key of the plan to begin with, where one was named. */
  from: string | null;
  onMade: (plan: OwnPlan) => void;
};

/** Makes a week of one's own from a ready one. */
export function OwnPlanMaker({ from, onMade }: Props) {
  const { book, isLoading, isFailed } = usePlans();
  const { byKey: foods, isLoading: areFoodsLoading } = useFoods();
  const { target, isLoading: isTargetLoading } = useTarget();
  if (isFailed)
    return <Alert tone="warning">The plans are not on this device yet. Connect once and they stay.</Alert>;
  if (isLoading || areFoodsLoading || isTargetLoading) return <Spinner label="Loading the plans" />;
  const first =
    book.plans.find(({ key }) => key === from) ??
    book.plans.find(({ goal }) => goal === (target?.goal === 'keep' ? 'maintain' : target?.goal)) ??
    book.plans[0];
  if (!first) return null;
  return (
    <Maker
      plans={book.plans}
      first={first}
      energyKcal={Math.max(ENERGY[0], target?.energy_kcal ?? first.energy_kcal)}
      onMake={(base, energy_kcal, avoided, title) => {
        const own: OwnPlan = {
          id: crypto.randomUUID(),
          title,
          energy_kcal,
          days: makeWeek(base, energy_kcal, avoided, { plans: book.plans, bought: book.bought, foods }),
          based_on: base.key,
        };
        ownPlans.put(own);
        onMade(own);
      }}
    />
  );
}

type MakerProps = {
  plans: readonly MealPlan[];
  first: MealPlan;
  energyKcal: number;
  onMake: (base: MealPlan, energyKcal: number, avoided: Avoided[], title: string) => void;
};

function Maker({ plans, first, energyKcal, onMake }: MakerProps) {
  const [base, setBase] = useState(first);
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState(String(energyKcal));
  const [avoided, setAvoided] = useState<readonly Avoided[]>([]);
  const [error, setError] = useState<string | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const kcal = typedNumber(typed);
    if (kcal === null || kcal < ENERGY[0] || kcal > ENERGY[1])
      return setError('Enter between 1,200 and 6,000 kcal a day. Less is for a practitioner to decide.');
    onMake(
      base,
      Math.round(kcal),
      [...avoided],
      title.trim() === '' ? `My week: ${base.title}`.slice(0, 70) : title.trim(),
    );
  }

  return (
    <Card>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <SelectField
          label="Begin with"
          value={base.key}
          onChange={({ target: { value } }) => setBase(plans.find(({ key }) => key === value) ?? base)}
          hint={base.summary}
        >
          {plans.map(({ key, title: name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
        {isCarePlan(base) && (
          <Alert tone="info" title="Made beside the care of a clinic">
            {base.for_whom} Its meals give way only to each other’s, and its cautions stay with your week.
          </Alert>
        )}
        <TextField
          label="Energy a day in kcal"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(null);
          }}
          error={error ?? undefined}
          hint="Portions grow or shrink by up to six tenths to meet it."
        />
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">I do not eat</legend>
          <div className="grid sm:grid-cols-2">
            {avoidedKinds.map((kind) => (
              <CheckboxField
                key={kind}
                label={avoidable[kind]}
                checked={avoided.includes(kind)}
                onChange={(event) =>
                  setAvoided(
                    event.target.checked ? [...avoided, kind] : avoided.filter((one) => one !== kind),
                  )
                }
              />
            ))}
          </div>
          <p className="text-muted text-sm">
            With an allergy read every packet too: traces are on no list of ours.
          </p>
        </fieldset>
        <TextField
          label="Name (optional)"
          maxLength={70}
          value={title}
          placeholder={`My week: ${base.title}`.slice(0, 70)}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button type="submit">Make my week</Button>
      </form>
    </Card>
  );
}
