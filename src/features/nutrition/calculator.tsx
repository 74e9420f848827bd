import { useState } from 'react';

import { useSafetyList } from '../../entities/safety/use-safety.ts';
import { formatNumber } from '../../lib/format.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { SprigArt } from '../../ui/sprig-art.tsx';
import { t } from '../../words/nutrition.ts';
import { calculatorDraft, readDraft } from './calculator-draft.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { EnergyResult } from './energy-result.tsx';
import {
  adviseEnergy,
  bmiOf,
  type Body,
  type EnergyAdvice,
  type Goal,
  LEAST_BMI,
  refusalFor,
} from './energy.ts';
import { targets, useTarget } from './nutrition.queries.ts';
import { type Macros, shareOut, type Target, TARGET_ID, USUAL_WATER_ML } from './target.ts';

/** A goal weight that is kept only while it is not underweight for this body, and not lower where none may be. */
function healthyGoal(goalKg: number | null, body: Body): number | null {
  if (goalKg === null || goalKg >= body.weightKg) return goalKg;
  const isTooLow = bmiOf({ weightKg: goalKg, heightCm: body.heightCm }) < LEAST_BMI;
  return isTooLow || refusalFor(body) !== null ? null : goalKg;
}

function targetFrom(
  body: Body,
  goal: Goal,
  advice: EnergyAdvice,
  macros: Macros,
  before: Target | null,
): Target {
  const { sex, age, heightCm, weightKg, activity, bodyFatPercent } = body;
  return {
    id: TARGET_ID,
    sex,
    age,
    height_cm: Number(heightCm.toFixed(1)),
    weight_kg: Number(weightKg.toFixed(2)),
    body_fat_percent: bodyFatPercent,
    activity,
    goal: advice.refusal ? 'keep' : goal,
    energy_kcal: advice.target,
    ...macros,
    water_ml: before?.water_ml ?? USUAL_WATER_ML,
    goal_weight_kg: healthyGoal(before?.goal_weight_kg ?? null, body),
  };
}

/** Energy and macronutrients of a day, worked out while one types. */
export function Calculator() {
  const draft = calculatorDraft.useValue();
  const { target } = useTarget();
  const [savedKcal, setSavedKcal] = useState<number | null>(null);
  const { profile, set } = useSafetyList();
  const { body, faults } = readDraft(draft, profile, useNairobiDay());
  const advice = body && adviseEnergy(body, draft.goal, draft.pace);
  const macros =
    body && advice && shareOut(advice.target, body, advice.refusal ? 'keep' : draft.goal, draft.preference);

  const save = (): void => {
    if (!body || !advice || !macros) return;
    targets.put(targetFrom(body, draft.goal, advice, macros, target));
    setSavedKcal(advice.target);
    toast.success(
      t('Your target is set'),
      t('{n} kcal a day; the diary counts towards it.', { n: formatNumber(advice.target) }),
    );
  };

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <CalculatorForm
        draft={draft}
        faults={faults}
        profile={profile}
        onList={(condition, isListed) => set('conditions', condition, isListed)}
        onChange={(change) => calculatorDraft.change((before) => ({ ...before, ...change }))}
      />
      <Card className="lg:sticky lg:top-24">
        <h2 className="sr-only">{t('Your result')}</h2>
        {body && advice && macros ? (
          <div className="grid gap-5">
            <EnergyResult body={body} goal={draft.goal} advice={advice} macros={macros} />
            <div className="flex flex-wrap gap-3">
              <Button onClick={save} variant={savedKcal === advice.target ? 'secondary' : 'primary'}>
                {target ? t('Replace my target') : t('Make this my target')}
              </Button>
              <Link to={paths.diary()} className={buttonStyles({ variant: 'quiet' })}>
                {t('Open the diary')}
              </Link>
            </div>
            {target && (
              <p className="text-muted text-sm">
                {t(
                  'Your target now: {energy} kcal, {protein} g protein, {fat} g fat, {carbohydrate} g carbohydrate.',
                  {
                    energy: formatNumber(target.energy_kcal),
                    protein: formatNumber(target.protein_g),
                    fat: formatNumber(target.fat_g),
                    carbohydrate: formatNumber(target.carbohydrate_g),
                  },
                )}
              </p>
            )}
          </div>
        ) : (
          <div className="grid justify-items-center gap-3 py-6 text-center">
            <SprigArt className="h-20" />
            <p className="text-muted max-w-xs text-pretty">
              {t('Fill in age, height and weight: the answer appears here, with every sum it took.')}
            </p>
          </div>
        )}
      </Card>
    </div>
  );
}
