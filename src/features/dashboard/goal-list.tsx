import { t } from '../../words/fasting.ts';
import type { WeekGoal } from './goals.ts';
import { Progress } from './tile.tsx';

function progressText({ done, aim, counts }: Pick<WeekGoal, 'done' | 'aim' | 'counts'>): string {
  if (done >= aim)
    return counts === 'days' ? t('{done} days: done', { done }) : t('{done} times: done', { done });
  return counts === 'days'
    ? t('{done} of {aim} days', { done, aim })
    : t('{done} of {aim} times', { done, aim });
}

/** The goals of this week, counted from Monday. */
export function GoalList({ goals }: { goals: readonly WeekGoal[] }) {
  if (goals.length === 0) return null;
  return (
    <section aria-labelledby="goals">
      <h2 id="goals" className="mb-3 text-2xl">
        {t('This week')}
      </h2>
      <ul className="border-line bg-surface grid gap-4 rounded-2xl border p-5 shadow-md">
        {goals.map(({ id, name, done, aim, counts }) => (
          <li key={id} className="grid gap-1.5">
            <p className="flex justify-between gap-3">
              <span className="font-semibold">{name}</span>
              <span className="text-muted text-sm tabular-nums">{progressText({ done, aim, counts })}</span>
            </p>
            <Progress value={done} aim={aim} className={done >= aim ? 'bg-leaf-600' : 'bg-gold-500'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
