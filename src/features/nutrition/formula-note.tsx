import { activityFactors, type Body, type EnergyAdvice } from './energy.ts';
import { wholeNumber } from './units.ts';

const short = (value: number): string => String(Number(value.toFixed(1)));

function restingSum(body: Body, { formula }: EnergyAdvice): string {
  if (formula === 'katch') {
    const lean = body.weightKg * (1 - (body.bodyFatPercent ?? 0) / 100);
    return `370 + 21.6 × ${short(lean)} kg lean`;
  }
  const last = body.sex === 'male' ? '+ 5' : '− 161';
  return `10 × ${short(body.weightKg)} kg + 6.25 × ${short(body.heightCm)} cm − 5 × ${body.age} years ${last}`;
}

/** The sums behind the numbers, with everything filled in. */
export function FormulaNote({ body, advice }: { body: Body; advice: EnergyAdvice }) {
  return (
    <details className="border-line border-t pt-3">
      <summary className="text-leaf-700 min-h-11 py-2 font-semibold">How this is worked out</summary>
      <dl className="grid gap-3 pb-2 text-sm">
        <div>
          <dt className="font-semibold">
            At rest ({advice.formula === 'katch' ? 'Katch–McArdle' : 'Mifflin–St Jeor'})
          </dt>
          <dd className="text-muted">
            {restingSum(body, advice)} = <strong>{wholeNumber(advice.resting)} kcal</strong>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">A day as you live it</dt>
          <dd className="text-muted">
            {wholeNumber(advice.resting)} × {activityFactors[body.activity]} ={' '}
            <strong>{wholeNumber(advice.day)} kcal</strong>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">What holds us back</dt>
          <dd className="text-muted">
            At most 500 kcal and a fifth of the day less, never under 1,200 kcal (women) or 1,500 kcal (men),
            never under your resting energy, at most 1 % of body weight a week. None at all under 18, in
            pregnancy, while breastfeeding, with an eating disorder or a body mass index below 18.5.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">How sure is this?</dt>
          <dd className="text-muted">
            The equations come within a tenth for most adults. Two people of the same size can differ by 200
            kcal; your own weight over some weeks tells better than any sum.
          </dd>
        </div>
      </dl>
    </details>
  );
}
