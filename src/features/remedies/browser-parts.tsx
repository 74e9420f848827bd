import type { Need } from '../../entities/needs/needs.ts';
import { isText, listOf, orNull } from '../../lib/guards.ts';
import type { Terms } from '../../lib/knowledge.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady } from '../../lib/session.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/knowledge.ts';
import { ingredientNames } from './remedies.queries.ts';
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

const words = {
  none: {
    tone: 'info',
    title: t('We know no home remedy for this'),
    text: t('No remedy takes the place of a test or of your medicine. Keep taking it and go to your clinic.'),
  },
  sugar: {
    tone: 'warning',
    title: t('There is no home remedy for blood sugar'),
    text: t('Keep taking your medicine, measure your sugar, and ask your clinic before you try anything.'),
  },
  pregnancy: {
    tone: 'danger',
    title: t('Remedies to avoid in pregnancy'),
    text: t('Do not use these in pregnancy. Others are not safe for being absent: ask your clinic first.'),
  },
  care: {
    tone: 'danger',
    title: t('This needs a test or a clinic first'),
    text: t(
      'No home remedy treats it. Go to a health facility; with trouble breathing or great pain go now.',
    ),
  },
} as const;

function kindOf(need: Need): keyof typeof words | null {
  if (need.kind !== 'topics') return need.kind;
  if (need.complaints.length > 0) return null;
  return need.topics.includes('blood-sugar') ? 'sugar' : 'none';
}

const linkStyle = 'inline-block py-1.5 underline underline-offset-4';

/** What matters before any remedy for a typed need, or instead of one. */
export function NeedNotice({ need, query }: { need: Need; query: string }) {
  const kind = kindOf(need);
  if (!kind) return null;
  const { tone, title, text } = words[kind];
  return (
    <Alert tone={tone} title={title}>
      <p>{text}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {need.kind === 'topics' && need.topics.length > 0 && (
          <li>
            <Link to={paths.herbsFor(query.trim())} className={linkStyle}>
              {t('Herbs for this need')}
            </Link>
          </li>
        )}
        {need.kind === 'topics' && (
          <li>
            <Link to={paths.nutritionists()} className={linkStyle}>
              {t('Book a consultation')}
            </Link>
          </li>
        )}
        <li>
          <Link to={paths.safetyCheck()} className={linkStyle}>
            {t('Check a herb for safety')}
          </Link>
        </li>
      </ul>
    </Alert>
  );
}
