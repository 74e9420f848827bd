import type { ReactNode } from 'react';

import { formatNumber } from '../../lib/format.ts';
import { t } from '../../words/nutrition.ts';
import { activityFactors, type Body, type EnergyAdvice } from './energy.ts';

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
