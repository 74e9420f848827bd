import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import {
  type Herb,
  type HerbCard,
  isAdvised,
  type LifeStage,
  nameOf,
  namesOf,
  otherNameOf,
  topicName,
} from '../../entities/herbs/herb.ts';
import { WarningText } from '../../entities/safety/warning-text.tsx';
import { humanise, termsQuery } from '../../lib/knowledge.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { SelectField } from '../../ui/field.tsx';
import { evidence, GradeBadge } from '../../ui/grade-badge.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-header.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { SprigArt } from '../../ui/sprig-art.tsx';
import { t } from '../../words/knowledge.ts';
import { HerbText } from './herb-facts.tsx';
import { facts } from './herb-fields.ts';

const stageBadges = {
  avoid: <Badge tone="danger">{t('Avoid')}</Badge>,
  caution: <Badge tone="gold">{t('Caution')}</Badge>,
  no_data: <Badge tone="gold">{t('Caution: no data')}</Badge>,
  ok: <Badge tone="leaf">{t('Fine')}</Badge>,
} as const;

const Stage = ({ stage }: { stage: LifeStage }) => (
  <>
    {stageBadges[stage.status]}{' '}
    <span className="mt-1 block text-pretty">
      <WarningText>{stage.text}</WarningText>
    </span>
  </>
);

const List = ({ items, none }: { items: readonly ReactNode[]; none: string }) =>
  items.length === 0 ? (
    <span className="text-muted">{none}</span>
  ) : (
    <ul className="grid gap-1.5">
      {items.map((item, index) => (
        // The lists never change while they are shown.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{item}</li>
      ))}
    </ul>
  );

/** Rows of the comparison, dangers first. */
function rowsFor(medicine: (id: string) => string, condition: (id: string) => string) {
  const withSeverity = (herb: Herb, severity: string): string[] =>
    herb.interactions.filter((other) => other.severity === severity).map(({ drug }) => medicine(drug));
  const rows: [title: string, cell: (herb: Herb) => ReactNode][] = [
    [t('Pregnancy'), (herb) => <Stage stage={herb.pregnancy} />],
    [t('Breastfeeding'), (herb) => <Stage stage={herb.lactation} />],
    [t('Children'), (herb) => <Stage stage={herb.children} />],
    [t('Do not combine with'), (herb) => <List items={withSeverity(herb, 'major')} none={t('None known')} />],
    [
      t('Ask before you combine with'),
      (herb) => <List items={withSeverity(herb, 'moderate')} none={t('None known')} />,
    ],
    [
      t('Not with these conditions'),
      (herb) => (
        <List
          items={herb.contraindications
            .filter(({ level }) => level === 'avoid')
            .map(({ condition: id }) => condition(id))}
          none={t('None known')}
        />
      ),
    ],
    [
      t('Used for'),
      (herb) => (
        <List
          items={herb.uses
            .filter(isAdvised)
            .toSorted((a, b) => a.evidence.localeCompare(b.evidence))
            .map(({ topic, evidence: grade }) => (
              <span key={topic} className="flex items-center gap-2">
                <GradeBadge letter={grade} {...evidence[grade]} compact />
                {topicName(topic)}
              </span>
            ))}
          none={t('Nothing')}
        />
      ),
    ],
    [
      t('Side effects'),
      (herb) => (
        <List
          items={herb.side_effects.map((effect) => (
            <HerbText key={effect}>{effect}</HerbText>
          ))}
          none={t('None known')}
        />
      ),
    ],
    ...facts.map(({ label, of }): (typeof rows)[number] => [label, (herb) => of(herb) || '–']),
    [t('Family'), (herb) => herb.family],
  ];
  return rows;
}

type HerbCompareProps = {
  herbs: readonly [Herb, Herb];
  cards: readonly HerbCard[];
  onChoose: (place: 0 | 1, slug: string) => void;
};

/** Two herbs side by side. */
export function HerbCompare({ herbs, cards, onChoose }: HerbCompareProps) {
  const { data: terms } = useQuery(termsQuery());
  const rows = rowsFor(
    (id) => t.known(terms?.medicines[id] ?? humanise(id)),
    (id) => t.known(terms?.conditions[id] ?? humanise(id)),
  );
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">
        {t('{one} and {other} compared', { one: nameOf(herbs[0]), other: nameOf(herbs[1]) })}
      </caption>
      <thead>
        <tr>
          {herbs.map((herb, place) => (
            <th
              key={herb.slug}
              scope="col"
              className="p-2 pb-4 text-left align-top font-normal first:pl-0 last:pr-0"
            >
              <ResponsivePicture
                name={herb.picture}
                alt=""
                sizes="(min-width: 640px) 200px, 45vw"
                eager
                className="border-line mb-3 max-w-50 rounded-2xl border"
              />
              <Link
                to={paths.herb(herb.slug)}
                className="font-serif text-xl font-semibold underline-offset-4 hover:underline"
              >
                {nameOf(herb)}
              </Link>
              <span className="text-muted block">{otherNameOf(herb)?.text ?? herb.accepted_name}</span>
              <SelectField
                label={place === 0 ? t('First herb') : t('Second herb')}
                className="mt-3 print:hidden"
                value={herb.slug}
                onChange={(event) => onChoose(place === 0 ? 0 : 1, event.currentTarget.value)}
              >
                {cards.map((card) => (
                  <option
                    key={card.slug}
                    value={card.slug}
                    disabled={card.slug === herbs[place === 0 ? 1 : 0].slug}
                  >
                    {namesOf(card)}
                  </option>
                ))}
              </SelectField>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(([title, cell]) => (
        <tbody key={title}>
          <tr>
            <th colSpan={2} scope="rowgroup" className="bg-sunk px-3 py-2 text-left text-sm">
              {title}
            </th>
          </tr>
          <tr>
            {herbs.map((herb) => (
              <td key={herb.slug} className="p-3 align-top wrap-break-word hyphens-auto">
                {cell(herb)}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

/** The address names no herb of the library. */
export function HerbMissing() {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 py-16 text-center">
      <PageHead title={t('Herb not found')} noIndex />
      <SprigArt className="h-24" />
      <h1 className="text-3xl">{t('This plant is not in the library')}</h1>
      <p className="text-muted text-pretty">
        {t(
          'We describe a plant when we can say whom it harms and cite who says so. Try another of its names.',
        )}
      </p>
      <Link to={paths.herbs()} className={buttonStyles({ variant: 'primary' })}>
        {t('Search the herbs')}
      </Link>
    </div>
  );
}
