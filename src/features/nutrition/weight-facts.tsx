import { type WeightUnit } from '../../lib/measures.ts';
import { Alert } from '../../ui/alert.tsx';
import { t } from '../../words/nutrition.ts';
import { weightText } from './target.ts';
import { daysToGoal, hasLostMuch, type TrendPoint } from './weight-trend.ts';

type Props = {
  points: readonly TrendPoint[];
  /** Kilograms a week, or null while that cannot be told. */
  pace: number | null;
  goalKg: number | null;
  unit: WeightUnit;
};

function paceText(pace: number | null, unit: WeightUnit): string {
  if (pace === null) return t('Weigh yourself for a week or two and your pace appears here.');
  if (Math.abs(pace) < 0.05) return t('Steady over the last four weeks.');
  const weight = weightText(Math.abs(pace), unit);
  return pace < 0
    ? t('Down {weight} a week over the last four weeks.', { weight })
    : t('Up {weight} a week over the last four weeks.', { weight });
}

function goalText(trend: number, goalKg: number, pace: number | null, unit: WeightUnit): string {
  const left = weightText(Math.abs(goalKg - trend), unit);
  if (Math.abs(goalKg - trend) < 0.3) return t('You are at your goal.');
  const days = daysToGoal(trend, goalKg, pace);
  if (days === null) return t('{left} to your goal.', { left });
  const weeks = Math.max(1, Math.round(days / 7));
  return t.count(
    weeks,
    '{left} to your goal: about {n} week at this pace.',
    '{left} to your goal: about {n} weeks at this pace.',
    { left },
  );
}

/** The trend in words, with a warning where weight goes too fast. */
export function WeightFacts({ points, pace, goalKg, unit }: Props) {
  const last = points.at(-1);
  if (!last) return null;
  const isFast = pace !== null && pace < -0.01 * last.trend;
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-muted text-sm">{t('Trend')}</p>
        <p className="font-serif text-4xl font-semibold tabular-nums">{weightText(last.trend, unit)}</p>
        <p className="mt-1 text-pretty">{paceText(pace, unit)}</p>
        {goalKg !== null && <p className="text-pretty">{goalText(last.trend, goalKg, pace, unit)}</p>}
      </div>
      {isFast && (
        <Alert tone="warning" title={t('That is faster than one percent a week')}>
          {t(
            'So fast a loss takes muscle with it. Eat a little more, and see a clinician if you are not trying to lose.',
          )}
        </Alert>
      )}
      {!isFast && hasLostMuch(points) && (
        <Alert tone="info" title={t('More than five percent lighter than half a year ago')}>
          {t(
            'If you meant to, well done. If not, see a clinician soon: weight that goes by itself has a reason.',
          )}
        </Alert>
      )}
    </div>
  );
}
