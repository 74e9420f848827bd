import { t } from '../../words/knowledge.ts';
import type { Food } from './food.ts';
import { energyShares } from './nutrient-scale.ts';

const parts = {
  carbohydrate_g: { name: t('carbohydrate'), fill: 'bg-clay-400' },
  fat_g: { name: t('fat'), fill: 'bg-gold-400' },
  protein_g: { name: t('protein'), fill: 'bg-leaf-500' },
  alcohol_g: { name: t('alcohol'), fill: 'bg-info-700' },
} as const;

/** Where the energy of a food comes from, as one divided bar with its figures below. */
export function EnergyBar({ food }: { food: Food }) {
  const shares = energyShares(food);
  if (shares.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t('Where its energy comes from')}</p>
      <div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-full">
        {shares.map(({ nutrient, percent }) => (
          <span key={nutrient} className={parts[nutrient].fill} style={{ width: `${percent}%` }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {shares.map(({ nutrient, percent }) => (
          <li key={nutrient} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-full ${parts[nutrient].fill}`} />
            {percent} % {parts[nutrient].name}
          </li>
        ))}
      </ul>
    </div>
  );
}
