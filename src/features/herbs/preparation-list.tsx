import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DoseHelper } from './dose-helper.tsx';
import { amount, basisName, timesADay } from './herb-words.ts';
import type { Herb, Preparation } from './herb.ts';
import { Citations } from './use-list.tsx';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Limits({ preparation }: { preparation: Preparation }) {
  const { dose, unit, times_a_day, max_a_day, max_days, min_age_years } = preparation;
  const facts = [
    ['Dose', `${amount(dose, unit)}, ${timesADay(times_a_day)}`],
    ['Most in a day', amount(max_a_day, unit)],
    [
      'Longest',
      max_days === null ? 'As part of ordinary meals' : `${max_days} ${max_days === 1 ? 'day' : 'days'}`,
    ],
    [
      'Youngest',
      min_age_years === 0 ? 'Any age' : `${min_age_years} ${min_age_years === 1 ? 'year' : 'years'}`,
    ],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt className="text-muted text-sm">{term}</dt>
          <dd className="font-semibold">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * How the plant is prepared, with its limits and the dose helper. `stopped` takes the helper's place when the visitor's
 * own list says that he must not take the herb.
 */
export function PreparationList({ herb, stopped }: { herb: Herb; stopped: string | null }) {
  if (herb.preparations.length === 0)
    return (
      <Alert tone="warning" title="We describe no preparation">
        {herb.no_preparation_reason}
      </Alert>
    );
  return (
    <ol className="grid gap-4">
      {herb.preparations.map((preparation) => (
        <li
          key={`${preparation.form} ${preparation.part} ${preparation.ratio}`}
          className="border-line bg-surface grid gap-4 rounded-2xl border p-4 sm:p-5"
        >
          <div className="grid gap-1">
            <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
              {capital(preparation.form)} of {preparation.part}
              {preparation.external && (
                <Badge tone="info" className="font-sans">
                  Do not swallow
                </Badge>
              )}
            </h3>
            <p className="text-muted">{capital(preparation.ratio)}</p>
          </div>
          <ol className="grid list-decimal gap-1.5 pl-5">
            {preparation.steps.map((step) => (
              <li key={step} className="pl-1 text-pretty">
                {step}
              </li>
            ))}
          </ol>
          <Limits preparation={preparation} />
          {stopped ? (
            <Alert tone="danger" title="Not for you, by your own list">
              {stopped}
            </Alert>
          ) : (
            <DoseHelper preparation={preparation} />
          )}
          <p className="text-muted text-sm">
            {basisName[preparation.basis]}. <Citations herb={herb} ids={preparation.references} />
          </p>
        </li>
      ))}
    </ol>
  );
}
