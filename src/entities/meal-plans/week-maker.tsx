import { type SubmitEvent, useState } from 'react';

import { formatNumber } from '../../lib/format.ts';
import { typedNumber } from '../../lib/measures.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/nutrition.ts';
import type { Food } from '../foods/food.ts';
import { NoLessNotice } from '../safety/no-less-notice.tsx';
import type { NoLessReason } from '../safety/no-less.ts';
import { isCarePlan, type MealPlan, type PlanBook, type WeekOfMeals } from './meal-plan.ts';
import { avoidable, type Avoided, avoidedKinds, makeWeek } from './plan-making.ts';

/** No plan is made for less, nor for more than anybody eats. */
const ENERGY = [1200, 6000] as const;

const words = {
  own: {
    avoid: t('I do not eat'),
    make: t('Make my week'),
    title: (base: MealPlan) => t('My week: {title}', { title: base.title }),
    tooFew: t('Enter between 1,200 and 6,000 kcal a day. Less is for a practitioner to decide.'),
  },
  client: {
    avoid: t('The client does not eat'),
    make: t('Make the week'),
    title: (base: MealPlan) => base.title,
    tooFew: t('Enter between 1,200 and 6,000 kcal a day.'),
  },
} as const;

type Props = {
  whose: keyof typeof words;
  book: PlanBook;
  foods: ReadonlyMap<string, Food>;
  /** The plan to begin with. */
  first: MealPlan;
  energyKcal: number;
  /** Whoever eats it must not eat less than this, and why; only known of oneself. */
  need?: { why: NoLessReason; least: number } | null;
  onMade: (week: WeekOfMeals) => void;
};

/** A form that makes a week of meals from a ready one. */
export function WeekMaker({ whose, book, foods, first, energyKcal, need = null, onMade }: Props) {
  const [base, setBase] = useState(first);
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState(String(Math.max(ENERGY[0], energyKcal)));
  const [avoided, setAvoided] = useState<readonly Avoided[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [isTooLittle, setTooLittle] = useState(false);
  const { avoid, make, title: titleOf, tooFew } = words[whose];
  const suggested = titleOf(base).slice(0, 70);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const kcal = typedNumber(typed);
    if (kcal === null || kcal < ENERGY[0] || kcal > ENERGY[1]) return setError(tooFew);
    const energy_kcal = Math.round(kcal);
    if (need !== null && energy_kcal < need.least) return setTooLittle(true);
    onMade({
      title: title.trim().length < 2 ? suggested : title.trim(),
      energy_kcal,
      days: makeWeek(base, energy_kcal, avoided, { plans: book.plans, bought: book.bought, foods }),
      based_on: base.key,
    });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <SelectField
        label={t('Begin with')}
        value={base.key}
        onChange={({ target: { value } }) => setBase(book.plans.find(({ key }) => key === value) ?? base)}
        hint={base.summary}
      >
        {book.plans.map(({ key, title: name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      {isCarePlan(base) && (
        <Alert tone="info" title={t('Made beside the care of a clinic')}>
          {whose === 'own'
            ? t('{whom} Its meals give way only to each other’s, and its cautions stay with your week.', {
                whom: base.for_whom,
              })
            : t('{whom} Its meals give way only to each other’s, and its cautions stay with the week.', {
                whom: base.for_whom,
              })}
        </Alert>
      )}
      <TextField
        label={t('Energy a day in kcal')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
          setTooLittle(false);
        }}
        error={error ?? undefined}
        hint={t('Portions grow or shrink by up to six tenths to meet it.')}
      />
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{avoid}</legend>
        <div className="grid sm:grid-cols-2">
          {avoidedKinds.map((kind) => (
            <CheckboxField
              key={kind}
              label={avoidable[kind]}
              checked={avoided.includes(kind)}
              onChange={(event) =>
                setAvoided(event.target.checked ? [...avoided, kind] : avoided.filter((one) => one !== kind))
              }
            />
          ))}
        </div>
        <p className="text-muted text-sm">
          {t('With an allergy read every packet too: traces are on no list of ours.')}
        </p>
      </fieldset>
      <TextField
        label={t('Name (optional)')}
        maxLength={70}
        value={title}
        placeholder={suggested}
        onChange={(event) => setTitle(event.target.value)}
      />
      {isTooLittle && need !== null && (
        <NoLessNotice
          reason={need.why}
          what={t('This is too little for you: enter {n} kcal or more', {
            n: formatNumber(Math.ceil(need.least / 10) * 10),
          })}
        />
      )}
      <Button type="submit">{make}</Button>
    </form>
  );
}
