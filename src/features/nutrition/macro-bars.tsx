import { formatNumber } from '../../lib/format.ts';
import { t } from '../../words/nutrition.ts';
import { KCAL_PER_G, type Macros, shareLimits } from './macros.ts';

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
