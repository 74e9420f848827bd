/**
 * Texts that were published before a field was there: whatever a row lacks, a page is shown without it or says that it could
 * not be read, and never breaks.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';

import { articleCardFields, blankArticle } from '../../content/article-fields.ts';
import { articles } from '../../content/articles.ts';
import { blankHerb, herbCardFields, laterHerbFields } from '../../content/herb-fields.ts';
import { herbs } from '../../content/herbs.ts';
import { remedies } from '../../content/remedies.ts';
import { redFlags } from '../../content/remedies/red-flags.ts';
import { blankRemedy } from '../../content/remedy-fields.ts';
import { HerbCardView } from '../entities/herbs/herb-card-view.tsx';
import { type Herb, toCard } from '../entities/herbs/herb.ts';
import * as herbRows from '../entities/herbs/herbs.queries.ts';
import { HerbCompare } from '../features/herbs/herb-compare.tsx';
import { choices, flags, herbFilters } from '../features/herbs/herb-fields.ts';
import { findHerbs, HerbFacets } from '../features/herbs/herb-filters.tsx';
import { herbJsonLd, HerbView } from '../features/herbs/herb-view.tsx';
import {
  ArticleCardView,
  articleFilters,
  findArticles,
} from '../features/nutrition-knowledge/article-list.tsx';
import { ArticleView } from '../features/nutrition-knowledge/article-view.tsx';
import { type Article, toCard as toArticleCard } from '../features/nutrition-knowledge/article.ts';
import * as articleRows from '../features/nutrition-knowledge/articles.queries.ts';
import * as remedyRows from '../features/remedies/remedies.queries.ts';
import type { Remedy } from '../features/remedies/remedies.queries.ts';
import { RemedyView } from '../features/remedies/remedy-view.tsx';
import { AppError } from '../lib/app-error.ts';
import { type Terms, termsQuery } from '../lib/knowledge.ts';
import { keysOf } from '../lib/use-address-state.ts';

const client = new QueryClient();
client.setQueryData<Terms>(termsQuery().queryKey, {
  medicines: {},
  conditions: {},
  complaints: {},
  ingredients: {},
  red_flags: redFlags,
});

const shown = (page: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
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

/** Fields that the page of a text does not show, and why. */
const UNSHOWN: Readonly<Record<string, string>> = {
  'herb.nothing_found': 'the safety check shows it, for a pair that somebody asks about',
  'herb.slug': 'its address',
  'remedy.slug': 'its address',
  'remedy.herb_slugs': 'what stands below the page: herbs and products that fit',
  'remedy.product_skus': 'what stands below the page: products that fit',
  'article.slug': 'its address',
  'article.food_ids': 'what stands below the page: foods it speaks of',
  'article.herb_slugs': 'what stands below the page: herbs it speaks of',
  'article.product_skus': 'what stands below the page: products that fit',
};

const by = { reviewer: null, nextReviewOn: null };
const parts = { matched: null, actions: null, related: null };

/** Fields of which a page says the same, whatever they hold. */
function unseen<T extends object>(
  kind: string,
  all: readonly T[],
  blank: T,
  page: (text: T) => ReactNode,
): string[] {
  return keysOf(blank).flatMap((key) => {
    if (`${kind}.${key}` in UNSHOWN) return [];
    const one = all.find((known) => JSON.stringify(known[key]) !== JSON.stringify(blank[key]));
    if (!one) return [`${key}: no text in content/ has a value, so that nobody can look`];
    return shown(page(one)) === shown(page({ ...one, [key]: blank[key] })) ? [key] : [];
  });
}

it('shows every field of a herb on its page (src/features/herbs/herb-facts.tsx, or a fact in herb-fields.ts)', () => {
  const page = (of: Herb): ReactNode => <HerbView record={{ herb: of, ...by }} stopped={null} {...parts} />;
  expect(unseen('herb', herbs, blankHerb, page)).toEqual([]);
});

it('shows every field of a remedy on its page (src/features/remedies/remedy-view.tsx)', () => {
  const page = (of: Remedy): ReactNode => <RemedyView record={{ remedy: of, ...by }} {...parts} />;
  expect(unseen('remedy', remedies, blankRemedy, page)).toEqual([]);
});

it('shows every field of an article on its page (src/features/nutrition-knowledge/article-view.tsx)', () => {
  const page = (of: Article): ReactNode => (
    <ArticleView record={{ article: of, ...by }} actions={null} related={null} />
  );
  expect(unseen('article', articles, blankArticle, page)).toEqual([]);
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

it('uses every field of an article’s card: on it, in a filter, or when somebody searches', () => {
  const words = (of: Article): string[] => [...of.food_ids, ...of.herb_slugs, of.title, of.summary];
  const narrowed = keysOf(articleFilters.none).filter((key) => key !== 'query' && key !== 'saved');
  const cards = articles.map(toArticleCard);
  const seen = (of: Article, known: Article): string => {
    const card = toArticleCard(of);
    const fits = narrowed.flatMap((key) =>
      cards.map(
        (other) =>
          findArticles([card], { ...articleFilters.none, [key]: other[key as keyof typeof other] }).length,
      ),
    );
    const found = words(known).map((query) => findArticles([card], { ...articleFilters.none, query }).length);
    return [shown(<ArticleCardView card={card} />), ...fits, ...found].join();
  };
  const unused = articleCardFields.filter(
    (key) =>
      !articles.some(
        (known) =>
          JSON.stringify(known[key]) !== JSON.stringify(blankArticle[key]) &&
          seen(known, known) !== seen({ ...known, [key]: blankArticle[key] }, known),
      ),
  );
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
