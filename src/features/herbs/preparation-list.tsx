import type { ReactNode } from 'react';

import {
  amount,
  basisName,
  type Herb,
  type HerbUse,
  isAdvised,
  type Preparation,
  timesADay,
  topicName,
} from '../../entities/herbs/herb.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/card.tsx';
import { EnglishText } from '../../ui/english.tsx';
import { evidence } from '../../ui/grade-badge.tsx';
import { GradeBadge } from '../../ui/grade-badge.tsx';
import { t as cautions } from '../../words/herb-cautions.ts';
import { t } from '../../words/knowledge.ts';
import { DoseHelper } from './dose-helper.tsx';
import { HerbText } from './herb-facts.tsx';

/** Numbers of references, in the order of the list at the end of the page. */
function Citations({ herb, ids }: { herb: Herb; ids: readonly string[] }) {
  const numbers = ids
    .map((id) => herb.references.findIndex((reference) => reference.id === id) + 1)
    .filter((number) => number > 0)
    .toSorted((a, b) => a - b);
  if (numbers.length === 0) return null;
  return (
    <span className="text-muted text-sm whitespace-nowrap">
      [
      {numbers.map((number, index) => (
        <span key={number}>
          {index > 0 && ', '}
          <a
            href={`#reference-${number}`}
            aria-label={t('Reference {n}', { n: number })}
            className="text-leaf-700 underline"
          >
            {number}
          </a>
        </span>
      ))}
      ]
    </span>
  );
}

/** What each grade means, for whoever asks. */
function EvidenceGuide() {
  return (
    <details className="border-line bg-surface rounded-xl border px-4 open:pb-4">
      <summary className="flex min-h-12 items-center font-semibold">{t('What the grades mean')}</summary>
      <dl className="grid gap-3 sm:grid-cols-2">
        {Object.entries(evidence).map(([grade, of]) => (
          <div key={grade} className="grid content-start gap-1">
            <dt>
              <GradeBadge letter={grade} {...of} />
            </dt>
            <dd className="text-muted text-pretty">{of.meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Uses({ herb, uses }: { herb: Herb; uses: readonly HerbUse[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {uses.map(({ topic, text, evidence: grade, references }) => (
        <li
          key={`${topic} ${text}`}
          className="border-line bg-surface grid content-start gap-1.5 rounded-xl border p-4"
        >
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-serif text-lg font-semibold">{topicName(topic)}</span>
            <GradeBadge letter={grade} {...evidence[grade]} />
          </p>
          <p className="text-pretty">
            <HerbText>{text}</HerbText> <Citations herb={herb} ids={references} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What people use the plant for, each with how good the evidence is; the best first, what we speak against apart. */
export function UseList({ herb }: { herb: Herb }) {
  const uses = herb.uses.toSorted((a, b) => a.evidence.localeCompare(b.evidence));
  const [advised, against] = [uses.filter(isAdvised), uses.filter((use) => !isAdvised(use))];
  return (
    <div className="grid gap-4">
      {advised.length > 0 && <Uses herb={herb} uses={advised} />}
      {against.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-xl">{t('Not advised')}</h3>
          <p className="text-muted text-pretty">
            {t('People use it for this too, or it was tried. We do not advise it, whatever its grade.')}
          </p>
          <Uses herb={herb} uses={against} />
        </div>
      )}
      <EvidenceGuide />
    </div>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is made of which part; for whom as well, where the same is made in another way for other ages. */
function nameOf(preparation: Preparation, all: readonly Preparation[]): string {
  const form = capital(t.known(preparation.form));
  const part = t.known(preparation.part);
  const isAgain = all.some(
    (other) =>
      other.form === preparation.form &&
      other.part === preparation.part &&
      other.min_age_years !== preparation.min_age_years,
  );
  return isAgain
    ? t('{form} of {part}, from {n} years', { form, part, n: preparation.min_age_years })
    : t('{form} of {part}', { form, part });
}

function Limits({ preparation }: { preparation: Preparation }) {
  const { dose, unit, times_a_day, max_a_day, max_days, min_age_years } = preparation;
  const facts = [
    [t('Dose'), `${amount(dose, unit)}, ${timesADay(times_a_day)}`],
    [t('Most in a day'), amount(max_a_day, unit)],
    [
      t('Longest'),
      max_days === null ? t('As part of ordinary meals') : t.count(max_days, '{n} day', '{n} days'),
    ],
    [t('Youngest'), min_age_years === 0 ? t('Any age') : t.count(min_age_years, '{n} year', '{n} years')],
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
 * own list says that they must not take the herb.
 */
export function PreparationList({ herb, stopped }: { herb: Herb; stopped: ReactNode }) {
  if (herb.preparations.length === 0)
    return (
      <Alert tone="warning" title={t('We describe no preparation')}>
        {herb.no_preparation_reason && <HerbText>{herb.no_preparation_reason}</HerbText>}
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
              {nameOf(preparation, herb.preparations)}
              {preparation.external && (
                <Badge tone="info" className="font-sans">
                  {t('Do not swallow')}
                </Badge>
              )}
            </h3>
            <p className="text-muted">
              <EnglishText told={capital(cautions.known(preparation.ratio))}>
                {capital(preparation.ratio)}
              </EnglishText>
            </p>
          </div>
          <ol className="grid list-decimal gap-1.5 pl-5">
            {preparation.steps.map((step) => (
              <li key={step} className="pl-1 text-pretty">
                <HerbText>{step}</HerbText>
              </li>
            ))}
          </ol>
          <Limits preparation={preparation} />
          {stopped ? (
            <Alert tone="danger" title={t('Not for you, by your own list')}>
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
