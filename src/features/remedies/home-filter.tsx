import { isText, listOf, orNull } from '../../lib/guards.ts';
import type { Terms } from '../../lib/knowledge.ts';
import { useIsSessionReady } from '../../lib/session.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { CheckboxField } from '../../ui/field.tsx';
import { t } from '../../words/knowledge.ts';
import { ingredientNames } from './ingredient-names.ts';
import { usualIngredients } from './remedy-filters.ts';

type HomeFilterProps = {
  terms: Terms;
  /** What the visitor has; null while they do not filter by it. */
  home: readonly string[] | null;
  onChange: (home: readonly string[] | null) => void;
};

const places = ['most homes', 'market', 'shop or pharmacy'] as const;
const placeNames = {
  'most homes': t('In most homes'),
  market: t('From the market'),
  'shop or pharmacy': t('From a shop or pharmacy'),
} as const;

/** "What I have at home": ticks of one's own kitchen. Starts with what most homes have. */
export function HomeFilter({ terms, home, onChange }: HomeFilterProps) {
  const isHydrated = useIsSessionReady();
  return (
    <div className="border-line bg-surface rounded-2xl border px-4 py-1">
      <CheckboxField
        label={<span className="font-semibold">{t('Only with what I have at home')}</span>}
        checked={home !== null}
        // A tick set before the page was hydrated would be lost.
        disabled={!isHydrated}
        onChange={(event) => onChange(event.currentTarget.checked ? usualIngredients(terms) : null)}
      />
      {home && (
        <details className="pb-2">
          <summary className="text-leaf-700 flex min-h-11 items-center font-semibold">
            {t('{n} things ticked: change them', { n: home.length })}
          </summary>
          {places.map((place) => (
            <fieldset key={place} className="mt-2">
              <legend className="text-muted text-sm font-semibold">{placeNames[place]}</legend>
              <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
                {Object.entries(terms.ingredients)
                  .filter(([, { found }]) => found === place)
                  .map(([id, term]) => ({ id, ...ingredientNames(id, term) }))
                  .map(({ id, name, other }) => (
                    <CheckboxField
                      key={id}
                      checked={home.includes(id)}
                      onChange={(event) =>
                        onChange(
                          event.currentTarget.checked ? [...home, id] : home.filter((kept) => kept !== id),
                        )
                      }
                      label={
                        <>
                          {name}
                          {other && (
                            <span lang={other.lang} className="text-muted block text-sm">
                              {other.text}
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

const YEAR_MS = 31_536_000_000;

const isKitchen = orNull(listOf(isText, 200));

/** The ingredients ticked as being at home, on this device; null while nobody filters by them. */
export const homeKitchen = createStoredState<readonly string[] | null>(
  'mizizi-kitchen',
  isKitchen,
  null,
  YEAR_MS,
);
