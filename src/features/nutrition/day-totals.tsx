import type { ReactNode } from 'react';

import type { Total, Totals } from '../../entities/foods/food.ts';
import { cn } from '../../lib/cn.ts';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/nutrition.ts';
import type { Target } from './target.ts';

const macros = [
  { key: 'protein_g', name: t('Protein'), colour: 'bg-clay-500' },
  { key: 'fat_g', name: t('Fat'), colour: 'bg-gold-500' },
  { key: 'carbohydrate_g', name: t('Carbohydrate'), colour: 'bg-leaf-500' },
  { key: 'fibre_g', name: t('Fibre'), colour: 'bg-leaf-300' },
] as const;

const small = (words: ReactNode): ReactNode => (
  <span className="text-muted ml-1.5 font-sans text-base font-normal">{words}</span>
);
const quiet = (words: ReactNode): ReactNode => <span className="text-muted font-normal">{words}</span>;

/** The numbers beside it say the same in words. */
function Meter({
  value,
  aim,
  colour,
  className,
}: {
  value: number;
  aim: number;
  colour: string;
  className: string;
}) {
  return (
    <div
      aria-hidden="true"
      className={cn('bg-sunk border-line overflow-hidden rounded-full border', className)}
    >
      <span
        className={cn('block h-full rounded-full transition-[width]', colour)}
        style={{ width: `${Math.min(100, (value / aim) * 100)}%` }}
      />
    </div>
  );
}

/** What counts as right at the target, as a share of it. */
const NEAR = 0.03;

function energyWords(eaten: number, aim: number): string {
  const left = Math.round(aim - eaten);
  if (Math.abs(left) <= aim * NEAR) return t('right at your target');
  return left > 0
    ? t('{n} kcal left', { n: formatNumber(left) })
    : t('{n} kcal above your target', { n: formatNumber(-left) });
}

/** What lies behind a sum that is not complete. */
const gap = ({ unknown }: Total): string | null =>
  unknown === 0
    ? null
    : t.count(unknown, 'at least; {n} food does not say', 'at least; {n} foods do not say');

/** A day's sums against the target, or alone while there is none. */
export function DayTotals({ totals, target }: { totals: Totals; target: Target | null }) {
  const eaten = totals.energy_kcal.value;
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-serif text-4xl font-semibold tabular-nums">
            {target
              ? t.rich(
                  '{eaten}<small>of {aim} kcal</small>',
                  { small },
                  { eaten: formatNumber(eaten), aim: formatNumber(target.energy_kcal) },
                )
              : t.rich('{eaten}<small>kcal</small>', { small }, { eaten: formatNumber(eaten) })}
          </span>
          {target && <span className="text-muted">{energyWords(eaten, target.energy_kcal)}</span>}
        </p>
        {target && (
          <Meter
            value={eaten}
            aim={target.energy_kcal}
            // a full bar says nothing of how far above it is
            colour={eaten > target.energy_kcal * (1 + NEAR) ? 'bg-clay-600' : 'bg-leaf-600'}
            className="h-4"
          />
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 sm:grid-cols-4">
        {macros.map(({ key, name, colour }) => {
          const total = totals[key];
          return (
            <div key={key} className="grid content-start gap-1">
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="font-semibold tabular-nums">
                {target
                  ? t.rich(
                      '{n}<quiet> of {aim} g</quiet>',
                      { quiet },
                      { n: formatNumber(total.value), aim: target[key] },
                    )
                  : t.rich('{n}<quiet> g</quiet>', { quiet }, { n: formatNumber(total.value) })}
              </dd>
              {target && target[key] > 0 && (
                <dd>
                  <Meter value={total.value} aim={target[key]} colour={colour} className="h-2" />
                </dd>
              )}
              {gap(total) && <dd className="text-muted text-xs text-pretty">{gap(total)}</dd>}
            </div>
          );
        })}
      </dl>
      {!target && (
        <p className="text-muted text-sm">
          {t.rich('<a>Work out your target</a> and these numbers get something to be measured by.', {
            a: (words) => (
              <Link
                to={paths.nutrition()}
                className="text-leaf-700 font-semibold underline underline-offset-4"
              >
                {words}
              </Link>
            ),
          })}
        </p>
      )}
    </div>
  );
}
