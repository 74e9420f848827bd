import type { ReactNode } from 'react';

import { formatNumber } from '../../lib/format.ts';
import { t } from '../../words/nutrition.ts';
import { activityFactors, type Body, type EnergyAdvice } from './energy.ts';
import { KCAL_PER_G, type Macros, shareLimits } from './target.ts';

const short = (value: number): string => String(Number(value.toFixed(1)));

const bold = { b: (words: ReactNode) => <strong>{words}</strong> };

function restingSum(body: Body, { formula, resting }: EnergyAdvice): ReactNode {
  const n = formatNumber(resting);
  if (formula === 'katch') {
    const lean = body.weightKg * (1 - (body.bodyFatPercent ?? 0) / 100);
    return t.rich('370 + 21.6 × {lean} kg lean = <b>{n} kcal</b>', bold, { lean: short(lean), n });
  }
  const last = body.sex === 'male' ? '+ 5' : '− 161';
  return t.rich('10 × {kg} kg + 6.25 × {cm} cm − 5 × {age} years {last} = <b>{n} kcal</b>', bold, {
    kg: short(body.weightKg),
    cm: short(body.heightCm),
    age: body.age,
    last,
    n,
  });
}

/** The sums behind the numbers, with everything filled in. */
export function FormulaNote({ body, advice }: { body: Body; advice: EnergyAdvice }) {
  return (
    <details className="border-line border-t pt-3">
      <summary className="text-leaf-700 min-h-11 py-2 font-semibold">{t('How this is worked out')}</summary>
      <dl className="grid gap-3 pb-2 text-sm">
        <div>
          <dt className="font-semibold">
            {advice.formula === 'katch' ? t('At rest (Katch–McArdle)') : t('At rest (Mifflin–St Jeor)')}
          </dt>
          <dd className="text-muted">{restingSum(body, advice)}</dd>
        </div>
        <div>
          <dt className="font-semibold">{t('A day as you live it')}</dt>
          <dd className="text-muted">
            {t.rich('{resting} × {factor} = <b>{n} kcal</b>', bold, {
              resting: formatNumber(advice.resting),
              factor: activityFactors[body.activity],
              n: formatNumber(advice.day),
            })}
          </dd>
        </div>
        {(body.isPregnant || body.isBreastfeeding) && (
          <div>
            <dt className="font-semibold">{t('For pregnancy and milk')}</dt>
            <dd className="text-muted">
              {t.rich(
                '{day} + {addition} = <b>{n} kcal</b> (Institute of Medicine, 2005). Protein at least 71 g: 1.1 g a kilogram in pregnancy, 1.3 g while breastfeeding.',
                bold,
                {
                  day: formatNumber(advice.day),
                  addition: formatNumber(advice.addition),
                  n: formatNumber(advice.day + advice.addition),
                },
              )}
            </dd>
          </div>
        )}
        <div>
          <dt className="font-semibold">{t('What holds us back')}</dt>
          <dd className="text-muted">
            {t(
              'At most 500 kcal and a fifth of the day less, never under 1,200 kcal (women) or 1,500 kcal (men), never under your resting energy, at most 1 % of body weight a week. None at all under 18, in pregnancy, while breastfeeding, with an eating disorder or a body mass index below 18.5.',
            )}
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{t('How sure is this?')}</dt>
          <dd className="text-muted">
            {t(
              'The equations come within a tenth for most adults. Two people of the same size can differ by 200 kcal; your own weight over some weeks tells better than any sum.',
            )}
          </dd>
        </div>
      </dl>
    </details>
  );
}

const rows = [
  { key: 'protein_g', name: t('Protein'), colour: 'bg-clay-500' },
  { key: 'fat_g', name: t('Fat'), colour: 'bg-gold-500' },
  { key: 'carbohydrate_g', name: t('Carbohydrate'), colour: 'bg-leaf-500' },
] as const;

const percent = (share: number): number => Math.round(share * 100);

/** How the energy is shared out: grams, percent, and the range each should stay in. */
export function MacroBars({ macros, energyKcal }: { macros: Macros; energyKcal: number }) {
  return (
    <div className="grid gap-4">
      <div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-full">
        {rows.map(({ key, colour }) => (
          <span
            key={key}
            className={colour}
            style={{ width: `${((macros[key] * KCAL_PER_G[key]) / energyKcal) * 100}%` }}
          />
        ))}
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        {rows.map(({ key, name, colour }) => {
          const [least, most] = shareLimits[key];
          return (
            <div key={key}>
              <dt className="text-muted flex items-center gap-1.5 text-sm">
                <span aria-hidden="true" className={`size-2.5 rounded-full ${colour}`} />
                {name}
              </dt>
              <dd className="text-lg font-semibold tabular-nums">{formatNumber(macros[key])} g</dd>
              <dd className="text-muted text-sm">
                {t('{share} % (of {least}–{most})', {
                  share: percent((macros[key] * KCAL_PER_G[key]) / energyKcal),
                  least: percent(least),
                  most: percent(most),
                })}
              </dd>
            </div>
          );
        })}
        <div>
          <dt className="text-muted text-sm">{t('Fibre')}</dt>
          <dd className="text-lg font-semibold tabular-nums">{macros.fibre_g} g</dd>
          <dd className="text-muted text-sm">{t('14 g in 1,000 kcal')}</dd>
        </div>
      </dl>
    </div>
  );
}
