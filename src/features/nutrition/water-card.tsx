import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/field.tsx';
import { t } from '../../words/nutrition.ts';
import { targets, type Water, water } from './nutrition.queries.ts';
import { type Target, USUAL_WATER_ML, waterText } from './target.ts';

const sizes = [
  { ml: 250, label: t('Glass, 250 ml') },
  { ml: 300, label: t('Mug, 300 ml') },
  { ml: 500, label: t('Bottle, 500 ml') },
] as const;
const aims = [1000, 1500, 2000, 2500, 3000, 3500, 4000];
const DROP_ML = 250;

/** Water of a day: a drop for each glass, and one tap for the next. */
export function WaterCard({ day, target }: { day: string; target: Target | null }) {
  const { rows } = water.useRecords();
  const ofDay = rows.filter(({ drunk_on }) => drunk_on === day);
  const drunk = ofDay.reduce((sum, { ml }) => sum + ml, 0);
  const aim = target?.water_ml ?? USUAL_WATER_ML;
  const last: Water | undefined = ofDay.at(0);
  const drops = Math.ceil(Math.max(aim, drunk) / DROP_ML);

  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-xl">{t('Water')}</h2>
        <p className="tabular-nums">
          {t.rich(
            '<b>{drunk}</b> <quiet>of {aim}</quiet>',
            {
              b: (words) => <strong>{words}</strong>,
              quiet: (words) => <span className="text-muted">{words}</span>,
            },
            { drunk: waterText(drunk), aim: waterText(aim) },
          )}
        </p>
      </div>
      <div aria-hidden="true" className="flex flex-wrap gap-1.5">
        {Array.from({ length: Math.min(drops, 24) }, (_, drop) => (
          <svg key={drop} viewBox="0 0 20 24" className="h-6 w-5">
            <path
              d="M10 2c3.6 4.8 6.5 8.3 6.5 12.2A6.6 6.6 0 0 1 10 21a6.6 6.6 0 0 1-6.5-6.8C3.5 10.3 6.4 6.8 10 2Z"
              strokeWidth={1.5}
              className={
                drunk >= (drop + 1) * DROP_ML
                  ? 'fill-info-700 stroke-info-700'
                  : 'stroke-edge fill-transparent'
              }
            />
          </svg>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {sizes.map(({ ml, label }) => (
          <Button
            key={ml}
            size="sm"
            variant="secondary"
            onClick={() => water.put({ id: crypto.randomUUID(), drunk_on: day, ml })}
          >
            {label}
          </Button>
        ))}
        {last && (
          <Button size="sm" variant="quiet" onClick={() => water.remove(last)}>
            {t('Take one back')}
          </Button>
        )}
      </div>
      {target && (
        <SelectField
          label={t('Aim')}
          value={String(aim)}
          onChange={(event) => targets.put({ ...target, water_ml: Number(event.target.value) })}
          hint={t(
            'Heat, work and breastfeeding take more; with heart or kidney disease ask your clinic how much is right.',
          )}
        >
          {[...new Set([...aims, aim])]
            .toSorted((a, b) => a - b)
            .map((ml) => (
              <option key={ml} value={ml}>
                {waterText(ml)}
              </option>
            ))}
        </SelectField>
      )}
    </Card>
  );
}
