import type { Terms } from '../../lib/knowledge.ts';
import { useIsSessionReady } from '../../lib/session.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { usualIngredients } from './remedy-filters.ts';

type HomeFilterProps = {
  terms: Terms;
  /** What the visitor has; null while he does not filter by it. */
  home: readonly string[] | null;
  onChange: (home: readonly string[] | null) => void;
};

const places = ['most homes', 'market', 'shop or pharmacy'] as const;
const placeNames = {
  'most homes': 'In most homes',
  market: 'From the market',
  'shop or pharmacy': 'From a shop or pharmacy',
} as const;

/** "What I have at home": ticks of one's own kitchen. Starts with what most homes have. */
export function HomeFilter({ terms, home, onChange }: HomeFilterProps) {
  const isAwake = useIsSessionReady();
  return (
    <div className="border-line bg-surface rounded-2xl border px-4 py-1">
      <CheckboxField
        label={<span className="font-semibold">Only with what I have at home</span>}
        checked={home !== null}
        // A tick set before the page woke up would be lost.
        disabled={!isAwake}
        onChange={(event) => onChange(event.currentTarget.checked ? usualIngredients(terms) : null)}
      />
      {home && (
        <details className="pb-2">
          <summary className="text-leaf-700 flex min-h-11 items-center font-medium">
            {home.length} things ticked: change them
          </summary>
          {places.map((place) => (
            <fieldset key={place} className="mt-2">
              <legend className="text-muted text-sm font-semibold">{placeNames[place]}</legend>
              <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
                {Object.entries(terms.ingredients)
                  .filter(([, { found }]) => found === place)
                  .map(([id, { name, swahili }]) => (
                    <CheckboxField
                      key={id}
                      checked={home.includes(id)}
                      onChange={(event) =>
                        onChange(
                          event.currentTarget.checked ? [...home, id] : home.filter((other) => other !== id),
                        )
                      }
                      label={
                        <>
                          {name}
                          {swahili && (
                            <span lang="sw" className="text-muted block text-sm">
                              {swahili}
                            </span>
                          )}
                        </>
                      }
                    />
                  ))}
              </div>
            </fieldset>
          ))}
        </details>
      )}
    </div>
  );
}
