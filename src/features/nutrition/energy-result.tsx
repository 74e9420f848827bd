import type { ReactNode } from 'react';

import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/nutrition.ts';
import { bmiBand, limitWords, paceWords, refusalWords } from './energy-words.ts';
import { type Body, type EnergyAdvice, type Goal } from './energy.ts';
import { FormulaNote } from './formula-note.tsx';
import { MacroBars } from './macro-bars.tsx';
import type { Macros } from './macros.ts';
import type { PlanGoal } from './meal-plan.ts';

type Props = { body: Body; goal: Goal; advice: EnergyAdvice; macros: Macros };

const careLink = 'text-leaf-700 font-semibold underline underline-offset-4';

/** Where to go instead of a deficit. */
function Refusal({ advice }: { advice: EnergyAdvice }) {
  if (!advice.refusal) return null;
  const { title, text } = refusalWords[advice.refusal];
  const plan =
    advice.refusal === 'pregnant'
      ? 'pregnancy'
      : advice.refusal === 'breastfeeding'
        ? 'breastfeeding'
        : advice.refusal === 'underweight'
          ? 'gain'
          : null;
  return (
    <Alert
      tone="warning"
      title={title}
      action={
        <>
          {plan && (
            <Link to={paths.mealPlans({ goal: plan })} className={careLink}>
              {t('See the meal plan for it')}
            </Link>
          )}
          <Link to={paths.nutritionists()} className={careLink}>
            {t('Talk to a nutritionist')}
          </Link>
        </>
      }
    >
      {text}
    </Alert>
  );
}

const toWeek = (goal: PlanGoal) => (words: ReactNode) => (
  <Link to={paths.mealPlans({ goal })} className={careLink}>
    {words}
  </Link>
);

/** Things to know that are no refusal. */
function Cautions({ body, goal, advice }: Pick<Props, 'body' | 'goal' | 'advice'>) {
  if (advice.refusal) return null;
  if (body.age < 18)
    return (
      <Alert tone="info" title={t('Read this number as the least')}>
        {t(
          'The equations were made from adults. Growing takes more, and nobody under 18 needs to count: eat to your hunger.',
        )}
      </Alert>
    );
  if (body.isPregnant || body.isBreastfeeding)
    return (
      <Alert tone="info" title={t('Read this number as the least')}>
        {body.isPregnant
          ? t.rich(
              'Pregnancy takes more than this sum knows of. Ask your clinic, and look at the <a>week of meals for it</a>.',
              { a: toWeek('pregnancy') },
            )
          : t.rich(
              'Making milk takes more than this sum knows of. Ask your clinic, and look at the <a>week of meals for it</a>.',
              { a: toWeek('breastfeeding') },
            )}
      </Alert>
    );
  if (goal === 'gain' && advice.bmi >= 30)
    return (
      <Alert tone="info" title={t('Do you want to gain weight?')}>
        {t(
          'Your body mass index is {bmi}. A nutritionist can help you to gain strength rather than weight.',
          { bmi: advice.bmi.toFixed(1) },
        )}
      </Alert>
    );
  return null;
}

/** What to eat a day, how it is shared out, and why not less. */
export function EnergyResult({ body, goal, advice, macros }: Props) {
  const pace = paceWords(advice);
  return (
    <div className="grid gap-5">
      <Refusal advice={advice} />
      <Cautions body={body} goal={goal} advice={advice} />
      <div aria-live="polite" aria-atomic="true">
        <p className="text-muted text-sm">
          {advice.change < 0
            ? t('To lose weight, eat')
            : advice.change > 0
              ? t('To gain weight, eat')
              : t('To keep your weight, eat')}
        </p>
        <p className="font-serif text-5xl font-semibold tracking-tight tabular-nums">
          {t.rich(
            '{n}<small>kcal a day</small>',
            {
              small: (words) => (
                <span className="text-muted ml-2 font-sans text-lg font-normal tracking-normal">{words}</span>
              ),
            },
            { n: formatNumber(advice.target) },
          )}
        </p>
        {pace && <p className="mt-1">{pace}</p>}
      </div>
      <dl className="border-line grid grid-cols-3 gap-3 border-y py-3 text-center">
        <div>
          <dt className="text-muted text-sm">{t('At rest')}</dt>
          <dd className="font-semibold tabular-nums">{t('{n} kcal', { n: formatNumber(advice.resting) })}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{t('Your day')}</dt>
          <dd className="font-semibold tabular-nums">{t('{n} kcal', { n: formatNumber(advice.day) })}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{t('BMI')}</dt>
          <dd className="font-semibold tabular-nums">{advice.bmi.toFixed(1)}</dd>
          {body.age >= 18 && !body.isPregnant && (
            <dd className="text-muted text-sm">{bmiBand(advice.bmi)}</dd>
          )}
        </div>
      </dl>
      {advice.refusal === null && advice.limits[0] && (
        <Alert tone="info" title={t('Less than you asked for, on purpose')}>
          {limitWords[advice.limits[0]]}
        </Alert>
      )}
      <MacroBars macros={macros} energyKcal={advice.target} />
      <FormulaNote body={body} advice={advice} />
    </div>
  );
}
