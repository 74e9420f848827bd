import type { ReactNode } from 'react';

import type { PlanGoal } from '../../entities/meal-plans/meal-plan.ts';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/nutrition.ts';
import { FormulaNote, MacroBars } from './energy-figures.tsx';
import { bmiBand, limitWords, paceWords, refusalWords } from './energy-words.ts';
import type { Body, EnergyAdvice, Goal } from './energy.ts';
import type { Macros } from './target.ts';

type Props = { body: Body; goal: Goal; advice: EnergyAdvice; macros: Macros };

const ADULT_YEARS = 18;
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

/** What pregnancy and milk take, where it comes from and what no sum replaces. */
function MothersNote({ body, advice }: Pick<Props, 'body' | 'advice'>) {
  if (!body.isPregnant && !body.isBreastfeeding) return null;
  const weeks = body.isPregnant ? body.pregnantWeeks : body.weeksSinceBirth;
  return (
    <Alert
      tone="info"
      title={
        body.isPregnant && body.isBreastfeeding
          ? t('{n} kcal a day are for the baby and the milk', { n: formatNumber(advice.addition) })
          : body.isPregnant
            ? t('{n} kcal a day are for the pregnancy', { n: formatNumber(advice.addition) })
            : t('{n} kcal a day are for the milk', { n: formatNumber(advice.addition) })
      }
    >
      <ul className="list-disc pl-5">
        <li>
          {body.isPregnant
            ? t('Nothing more until week 13, about 340 kcal from week 14, about 450 from week 28.')
            : t('About 500 kcal in the first six months, about 400 after.')}{' '}
          {weeks == null && body.isPregnant && t('Without the week we take the middle of a pregnancy.')}
        </li>
        {body.isPregnant && (
          <>
            <li>{t('Work it out with your weight from before the pregnancy, where you know it.')}</li>
            <li>
              {t(
                'Iron 27 mg and folate 600 µg a day: beans, greens, omena and meat often, and the IFAS tablet of your clinic each day (30–60 mg iron, 0.4 mg folic acid).',
              )}
            </li>
            <li>
              {body.age < ADULT_YEARS
                ? t('Under 18 your own body still grows: ask the clinic how much to eat, not a sum.')
                : t('With twins or more ask the clinic: you need more than this.')}
            </li>
          </>
        )}
        <li>
          {body.isPregnant
            ? t.rich('See the <a>week of meals for pregnancy</a>.', { a: toWeek('pregnancy') })
            : t.rich('See the <a>week of meals for breastfeeding</a>.', { a: toWeek('breastfeeding') })}
        </li>
      </ul>
    </Alert>
  );
}

/** Things to know that are no refusal. */
function Cautions({ body, goal, advice }: Pick<Props, 'body' | 'goal' | 'advice'>) {
  if (advice.refusal) return null;
  if (body.age < ADULT_YEARS)
    return (
      <Alert tone="info" title={t('Read this number as the least')}>
        {t(
          'The equations were made from adults. Growing takes more, and nobody under 18 needs to count: eat to your hunger.',
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
      <MothersNote body={body} advice={advice} />
      <div aria-live="polite" aria-atomic="true">
        <p className="text-muted text-sm">
          {advice.change < 0
            ? t('To lose weight, eat')
            : advice.change > 0
              ? t('To gain weight, eat')
              : body.isPregnant
                ? t('For you and the baby, eat')
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
