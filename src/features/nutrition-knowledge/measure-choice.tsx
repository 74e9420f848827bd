import { cn } from '../../lib/cn.ts';
import { t } from '../../words/knowledge.ts';
import { type Food, hundredGrams, type Measure, measureName } from './food.ts';

/** What the figures of a page are for: a household measure or 100 g. */
export function MeasureChoice({
  food,
  value,
  onChange,
}: {
  food: Food;
  value: Measure;
  onChange: (measure: Measure) => void;
}) {
  const measures = [...food.measures, hundredGrams].filter(
    ({ label }, index, all) => all.findIndex((other) => other.label === label) === index,
  );
  return (
    <fieldset>
      <legend className="sr-only">{t('Show the figures for')}</legend>
      <div className="flex flex-wrap gap-2">
        {measures.map((measure) => {
          const isChosen = measure.label === value.label;
          return (
            <label
              key={measure.label}
              className={cn(
                'has-focus-visible:outline-leaf-600 flex min-h-11 cursor-pointer items-center rounded-full border px-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
                isChosen
                  ? 'bg-leaf text-on-leaf border-transparent'
                  : 'border-edge bg-surface hover:border-leaf-600 hover:bg-leaf-50',
              )}
            >
              <input
                type="radio"
                name="measure"
                className="sr-only"
                checked={isChosen}
                onChange={() => onChange(measure)}
              />
              {measureName(measure)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
