/**
 * Texts that were published before a field was there: whatever a row lacks, a page is shown without it or says that it could
 * not be read, and never breaks.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';

import { articles } from '../../content/articles.ts';
import { blankHerb, herbCardFields, laterHerbFields } from '../../content/herb-fields.ts';
import { herbs } from '../../content/herbs.ts';
import { remedies } from '../../content/remedies.ts';
import { HerbCardView } from '../features/herbs/herb-card-view.tsx';
import { HerbCompare } from '../features/herbs/herb-compare.tsx';
import { choices, flags, herbFilters } from '../features/herbs/herb-fields.ts';
import { findHerbs, HerbFacets } from '../features/herbs/herb-filters.tsx';
import { herbJsonLd, HerbView } from '../features/herbs/herb-view.tsx';
import { type Herb, toCard } from '../features/herbs/herb.ts';
import * as herbRows from '../features/herbs/herbs.queries.ts';
import { ArticleView } from '../features/nutrition-knowledge/article-view.tsx';
import * as articleRows from '../features/nutrition-knowledge/articles.queries.ts';
import * as remedyRows from '../features/remedies/remedies.queries.ts';
import { RemedyView } from '../features/remedies/remedy-view.tsx';
import { AppError } from '../lib/app-error.ts';
import { keysOf } from '../lib/filter-table.ts';

const shown = (page: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );

it.each([
  ['herb', herbs, herbRows],
  ['remedy', remedies, remedyRows],
  ['article', articles, articleRows],
])('reads every %s that there is, as it is written', (kind, all, { readRecord, readBodies }) => {
  const written = JSON.parse(JSON.stringify(all)) as { slug: string }[];
  for (const body of written) expect(readRecord([{ body }])).toMatchObject({ [kind]: body });
  expect(readBodies(written)).toEqual(written);
});

/** The rows that lack one field each, or have nothing in it. */
const lacking = (document: object): [what: string, body: object][] =>
  Object.keys(document).flatMap((key) => {
    const { [key as keyof object]: _, ...rest } = document;
    return [
      [`without ${key}`, rest],
      [`${key}: null`, { ...rest, [key]: null }],
      [`${key}: []`, { ...rest, [key]: [] }],
    ] as [string, object][];
  });

/** Which rows break the page; `read` may refuse one, by saying so. */
function breaking<T>(
  document: object,
  read: (answer: unknown) => T | null,
  show: (record: T) => void,
): string[] {
  return lacking(document).flatMap(([what, body]) => {
    let record: T | null;
    try {
      record = read([{ body: JSON.parse(JSON.stringify(body)) }]);
    } catch (error) {
      return error instanceof AppError ? [] : [`${what}: ${String(error)}`];
    }
    try {
      if (record) show(record);
      return [];
    } catch (error) {
      return [`${what}: ${String(error)}`];
    }
  });
}

const herb =
  herbs.find(({ ayurveda, alert, conservation }) => ayurveda && alert && conservation.note) ?? herbs[0];
const other = herbs.find(({ preparations }) => preparations.length > 0);
const remedy = remedies.find(({ ayurveda }) => ayurveda !== null);
const article = articles[0];
if (!herb || !other || !remedy || !article) throw new Error('there is no content');

describe('a row that lacks a field', () => {
  it('of a herb breaks neither its page, its card, the list nor the comparison', () => {
    expect(
      breaking(herb, herbRows.readRecord, (record) => {
        const card = toCard(record.herb);
        const cards = [card, toCard(other)];
        shown(
          <>
            <HerbView record={record} matched={null} stopped={null} actions={null} related={null} />
            <HerbCompare herbs={[record.herb, other]} cards={cards} onChoose={() => {}} />
            <HerbCardView card={card} />
            <HerbFacets cards={cards} filters={herbFilters.none} onChange={() => {}} />
          </>,
        );
        herbJsonLd(record, 'https://mizizi.app/herbs/x');
      }),
    ).toEqual([]);
  });

  it('that came later, of a herb, is read as in content/herb-fields.ts', () => {
    for (const [key, usual] of Object.entries(laterHerbFields)) {
      const { [key as keyof object]: _, ...old } = herb;
      expect(herbRows.readRecord([{ body: old }])?.herb).toMatchObject({ [key]: usual });
      const { [key as keyof object]: __, ...card } = toCard(herb);
      expect(herbRows.readCards([{ card }])).toEqual([
        toCard({ ...herb, ...(key in toCard(herb) && { [key]: usual }) }),
      ]);
    }
  });

  it('of a herb that warns of something is not shown as if there were nothing', () => {
    const { interactions: _, ...silent } = herb;
    expect(() => herbRows.readRecord([{ body: silent }])).toThrow(AppError);
    expect(() => herbRows.readRecord([{ body: { ...herb, pregnancy: {} } }])).toThrow(AppError);
  });

  it('of a remedy or an article does not break its page', () => {
    expect(
      breaking(remedy, remedyRows.readRecord, (record) =>
        shown(<RemedyView record={record} matched={null} actions={null} related={null} />),
      ),
    ).toEqual([]);
    expect(
      breaking(article, articleRows.readRecord, (record) =>
        shown(<ArticleView record={record} actions={null} related={null} />),
      ),
    ).toEqual([]);
  });
});

/** Fields that the page of a herb does not show, and why. */
const UNSHOWN: Readonly<Record<string, string>> = {
  nothing_found: 'the safety check shows it, for a pair that somebody asks about',
  slug: 'its address',
};

it('shows every field of a herb on its page (src/features/herbs/herb-facts.tsx, or a fact in herb-fields.ts)', () => {
  const page = (of: Herb): string =>
    shown(
      <HerbView
        record={{ herb: of, reviewer: null, nextReviewOn: null }}
        matched={null}
        stopped={null}
        actions={null}
        related={null}
      />,
    );
  const unseen = keysOf(blankHerb).filter((key) => {
    if (key in UNSHOWN) return false;
    const one = herbs.find((known) => JSON.stringify(known[key]) !== JSON.stringify(blankHerb[key]));
    return !one || page(one) === page({ ...one, [key]: blankHerb[key] });
  });
  expect(unseen).toEqual([]);
});

it('uses every field of a card: on it, in a filter, or when somebody searches', () => {
  const seen = (of: Herb): string => {
    const card = toCard(of);
    const found = [
      ...Object.values(herb.names).flat(),
      ...herb.other_names,
      ...herb.synonyms,
      herb.accepted_name,
    ].filter((query) => findHerbs([card], { ...herbFilters.none, query }).length > 0);
    const fits = keysOf(choices).flatMap((key) =>
      choices[key]
        .options(herbs.map(toCard))
        .map(([value]) => findHerbs([card], herbFilters.with(herbFilters.none, key, value)).length),
    );
    const marked = keysOf(flags).map(
      (key) => findHerbs([card], herbFilters.with(herbFilters.none, key, '1')).length,
    );
    return [shown(<HerbCardView card={card} />), ...found, ...fits, ...marked].join();
  };
  const unused = herbCardFields.filter((key) => {
    return ![herb, ...herbs].some(
      (known) =>
        JSON.stringify(known[key]) !== JSON.stringify(blankHerb[key]) &&
        seen(known) !== seen({ ...known, [key]: blankHerb[key] }),
    );
  });
  expect(unused).toEqual([]);
});

it('shows what the list is narrowed by, though no herb has it', () => {
  const cards = [toCard(other)];
  for (const key of keysOf(choices)) {
    const filters = herbFilters.with(herbFilters.none, key, key === 'evidence' ? 'A' : 'kapha');
    expect(findHerbs(cards, filters).length).toBeLessThanOrEqual(1);
    // Every other choice stands on its first option, which narrows nothing.
    const chosen = shown(<HerbFacets cards={cards} filters={filters} onChange={() => {}} />).match(
      /<option value="[^"]+" selected=""/g,
    );
    expect(chosen ?? []).toHaveLength(filters[key] === '' ? 0 : 1);
  }
  const gone = { ...herbFilters.none, part: 'seed husk' };
  expect(findHerbs(cards, gone)).toEqual([]);
  expect(shown(<HerbFacets cards={cards} filters={gone} onChange={() => {}} />)).toContain(
    '<option value="seed husk" selected="">Seed husk</option>',
  );
});
