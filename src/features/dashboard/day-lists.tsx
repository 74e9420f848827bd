import { cn } from '../../lib/cn.ts';
import { paths } from '../../lib/paths.ts';
import { AlertIcon, CheckIcon, InfoIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/fasting.ts';
import type { Dashboard } from './dashboard.ts';
import type { Insight } from './insights.ts';

/** One of the things that make this page useful. */
type Step = { id: string; name: string; text: string; to: string; isDone: boolean };

/** Where to begin, with what is done already. */
export function firstSteps({ assessed_at, target, days, weight, fast, last_fast }: Dashboard): Step[] {
  return [
    {
      id: 'assessment',
      name: t('Take the health assessment'),
      text: t('Five minutes, and you know what deserves attention first.'),
      to: paths.assessment(),
      isDone: assessed_at !== null,
    },
    {
      id: 'target',
      name: t('Work out your target'),
      text: t('How much energy your body needs, with safe limits.'),
      to: paths.nutrition(),
      isDone: target !== null,
    },
    {
      id: 'meal',
      name: t('Note a meal'),
      text: t('In plates and chapatis. The second time is one tap.'),
      to: paths.diary(),
      isDone: days.some(({ energy_kcal }) => energy_kcal !== null),
    },
    {
      id: 'weight',
      name: t('Step on a scale'),
      text: t('One reading a week draws a line you can trust.'),
      to: paths.weightLog(),
      isDone: weight !== null,
    },
    {
      id: 'fast',
      name: t('Rest from food overnight'),
      text: t('Twelve hours between supper and breakfast are a beginning.'),
      to: paths.fasting(),
      isDone: fast !== null || last_fast !== null,
    },
  ];
}

/** Where to begin; done things are ticked. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="begin" className="border-leaf-300 bg-leaf-50 rounded-2xl border p-5">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="begin" className="text-2xl">
          {done === 0 ? t('Begin here') : t('Go on from here')}
        </h2>
        <p className="text-muted text-sm">{t('{done} of {all} done', { done, all: steps.length })}</p>
      </div>
      <ol className="grid gap-x-6 sm:grid-cols-2">
        {steps.map(({ id, name, text, to, isDone }) => (
          <li key={id} className="relative flex gap-3 py-2.5">
            <span
              className={cn(
                'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border',
                isDone ? 'bg-leaf text-on-leaf border-transparent' : 'border-leaf-400',
              )}
            >
              {isDone && <CheckIcon className="size-4" />}
            </span>
            <span>
              <Link to={to} className="font-semibold after:absolute after:inset-0">
                {name}
                {isDone && <span className="sr-only"> {t('(done)')}</span>}
              </Link>
              <span className="text-muted block text-sm text-pretty">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const marks = {
  good: { Icon: CheckIcon, colour: 'text-leaf-700' },
  plain: { Icon: InfoIcon, colour: 'text-info-700' },
  care: { Icon: AlertIcon, colour: 'text-clay-700' },
} as const;

/** What the records show, in sentences. */
export function InsightList({ insights }: { insights: readonly Insight[] }) {
  return (
    <section aria-labelledby="insights">
      <h2 id="insights" className="mb-3 text-2xl">
        {t('What your weeks say')}
      </h2>
      {insights.length === 0 ? (
        <p className="border-line text-muted rounded-2xl border border-dashed p-5 text-pretty">
          {t(
            'After four or five days of notes this place begins to speak: about energy, water, weight and mood, and what goes with what.',
          )}
        </p>
      ) : (
        <ul className="border-line bg-surface divide-line divide-y rounded-2xl border shadow-md">
          {insights.map(({ id, text, tone }) => {
            const { Icon, colour } = marks[tone];
            return (
              <li key={id} className="flex gap-3 px-5 py-3.5">
                <Icon className={`mt-0.5 ${colour}`} />
                <p className="text-pretty">{text}</p>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
