import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';

import type { Herb, Interaction, LifeStage } from '../../entities/herbs/herb.ts';
import { WarningText } from '../../entities/safety/warning-text.tsx';
import { cn } from '../../lib/cn.ts';
import { humanise, termsQuery } from '../../lib/knowledge.ts';
import { Badge } from '../../ui/card.tsx';
import { AlertIcon, ShieldIcon } from '../../ui/icons.tsx';
import { t } from '../../words/knowledge.ts';
import { HerbText } from './herb-facts.tsx';

const statuses = {
  avoid: { word: t('Avoid'), tone: 'danger' },
  caution: { word: t('Caution'), tone: 'gold' },
  no_data: { word: t('Caution: no data'), tone: 'gold' },
  ok: { word: t('Fine as described'), tone: 'leaf' },
} as const;

const severities = [
  { severity: 'major', title: t('Do not combine'), tone: 'danger' },
  { severity: 'moderate', title: t('Ask before you combine'), tone: 'gold' },
  { severity: 'minor', title: t('Know the signs'), tone: 'info' },
] as const;

const stages = [
  [t('Pregnancy'), 'pregnancy'],
  [t('Breastfeeding'), 'lactation'],
  [t('Children'), 'children'],
] as const;

function Stage({ title, stage }: { title: string; stage: LifeStage }) {
  const { word, tone } = statuses[stage.status];
  return (
    <div className="grid content-start gap-1">
      <dt className="flex flex-wrap items-center gap-2 font-semibold">
        {title} <Badge tone={tone}>{word}</Badge>
      </dt>
      <dd className="text-pretty">
        <WarningText>{stage.text}</WarningText>
      </dd>
    </div>
  );
}

function Interactions({
  found,
  nameOf,
}: {
  found: readonly Interaction[];
  nameOf: (drug: string) => string;
}) {
  return (
    <ul className="divide-line divide-y">
      {found.map(({ drug, mechanism, advice }) => (
        <li key={drug} className="py-2.5 first:pt-1 last:pb-0">
          <p className="font-semibold">{nameOf(drug)}</p>
          <p className="text-pretty">
            <WarningText>{mechanism}</WarningText>{' '}
            <span className="text-muted">
              <WarningText>{advice}</WarningText>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/**
 * What can go wrong, before anything else is said about the plant. `matched` is what it means for this visitor's own
 * list of medicines and conditions.
 */
export function SafetyBox({ herb, matched }: { herb: Herb; matched: ReactNode }) {
  const { data: terms } = useQuery(termsQuery());
  const medicine = (drug: string): string => t.known(terms?.medicines[drug] ?? humanise(drug));
  const condition = (id: string): string => t.known(terms?.conditions[id] ?? humanise(id));
  const never = herb.contraindications.filter(({ level }) => level === 'avoid');
  const ask = herb.contraindications.filter(({ level }) => level === 'caution');
  return (
    <section
      aria-labelledby="safety"
      className={cn(
        'grid gap-5 rounded-2xl border-2 p-4 sm:p-6',
        herb.alert ? 'border-danger bg-surface' : 'border-gold-300 bg-surface',
      )}
    >
      <h2 id="safety" className="flex scroll-mt-24 items-center gap-2.5 text-2xl">
        <ShieldIcon className={herb.alert ? 'text-danger-700' : 'text-gold-700'} />
        {t('Safety first')}
      </h2>
      {herb.alert && (
        <p className="bg-danger-50 text-danger-700 flex items-start gap-3 rounded-xl p-4 text-lg leading-snug font-semibold text-pretty">
          <AlertIcon className="mt-0.5" />
          <WarningText>{herb.alert}</WarningText>
        </p>
      )}
      {matched}
      <dl className="grid gap-4 sm:grid-cols-3 sm:gap-6">
        {stages.map(([title, key]) => (
          <Stage key={key} title={title} stage={herb[key]} />
        ))}
      </dl>
      {[
        { title: t('Not for you if you have'), found: never },
        { title: t('Ask a clinician first if you have'), found: ask },
      ].map(
        ({ title, found }) =>
          found.length > 0 && (
            <div key={title}>
              <h3 className="mb-1.5 font-sans text-base tracking-normal">{title}</h3>
              <ul className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
                {found.map(({ condition: id, text }) => (
                  <li key={id} className="text-pretty">
                    <strong>{condition(id)}.</strong> <WarningText>{text}</WarningText>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      <div className="grid gap-2">
        <h3 className="font-sans text-base tracking-normal">{t('With medicines')}</h3>
        {herb.interactions.length === 0 && (
          <p className="text-pretty">
            {t(
              'We know of no interaction. That does not make it safe with every medicine: tell your clinic what you take.',
            )}
          </p>
        )}
        {severities.map(({ severity, title, tone }) => {
          const found = herb.interactions.filter((interaction) => interaction.severity === severity);
          if (found.length === 0) return null;
          return (
            <details
              key={severity}
              open={severity === 'major'}
              className="group border-line rounded-xl border px-4 open:pb-3"
            >
              <summary className="flex min-h-12 flex-wrap items-center gap-2 py-1.5">
                <Badge tone={tone}>{title}</Badge>
                <span className="text-muted text-sm group-open:hidden">
                  {found.length === 1
                    ? medicine(found[0]?.drug ?? '')
                    : t('{n} kinds of medicine', { n: found.length })}
                </span>
              </summary>
              <Interactions found={found} nameOf={medicine} />
            </details>
          );
        })}
      </div>
      <p className="text-pretty">
        <strong>{t('Side effects people report:')}</strong>{' '}
        {herb.side_effects.map((effect, at) => (
          <Fragment key={effect}>
            {at > 0 && '; '}
            <HerbText>{effect}</HerbText>
          </Fragment>
        ))}
        .
      </p>
    </section>
  );
}
