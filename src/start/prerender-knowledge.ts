import type { DataTag, QueryKey } from '@tanstack/react-query';

import { type HerbProduct, herbProductQueries } from '../app/herb-products.queries.ts';
import { type Herb, toCard as toHerbCard } from '../features/herbs/herb.ts';
import { byName, herbQueries } from '../features/herbs/herbs.queries.ts';
import { remedyQueries } from '../features/remedies/remedies.queries.ts';
import { type Remedy, toCard as toRemedyCard } from '../features/remedies/remedy.ts';
import { type Terms, termsQuery } from '../lib/knowledge.ts';
import { paths } from '../lib/paths.ts';

/** Gives a query of the app its answer. */
export type Answer = <Data>(query: { queryKey: DataTag<QueryKey, Data, Error> }, data: NoInfer<Data>) => void;

/** The knowledge the pages about herbs and remedies are made from at build time. */
export type Knowledge = { herbs: readonly Herb[]; remedies: readonly Remedy[]; terms: Terms };

export type KnownProduct = HerbProduct & { sku: string; herb_slugs: readonly string[] };

/** Every address about herbs and remedies that gets an HTML file of its own. */
export const knowledgePaths = ({ herbs, remedies }: Knowledge): string[] => [
  paths.herbs(),
  paths.remedies(),
  paths.safetyCheck(),
  ...herbs.map(({ slug }) => paths.herb(slug)),
  ...remedies.map(({ slug }) => paths.remedy(slug)),
];

const noTerms: Terms = { medicines: {}, conditions: {}, complaints: {}, ingredients: {}, red_flags: {} };

/** The terms under some ids: a page carries only what it names. */
const only = <T>(terms: Readonly<Record<string, T>>, ids: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(terms).filter(([id]) => ids.includes(id)));

/** What a page says of a product beside it. */
export const toProductLink = (product: KnownProduct): HerbProduct => {
  const { id, name, size, price_kes, picture, picture_alt } = product;
  return { id, name, size, price_kes, picture, picture_alt };
};

/** What a page about herbs or remedies will ask for. */
export function answerKnowledge(
  answer: Answer,
  path: string,
  { herbs, remedies, terms }: Knowledge,
  products: readonly KnownProduct[],
): void {
  const answerTerms = (some: Partial<Terms>): void => answer(termsQuery(), { ...noTerms, ...some });
  const toCards = (some: readonly Remedy[]) => some.map((remedy) => toRemedyCard(remedy));
  if (path === paths.herbs())
    answer(herbQueries.list(), herbs.map((herb) => toHerbCard(herb)).toSorted(byName));
  if (path === paths.remedies()) {
    answer(remedyQueries.list(), toCards(remedies));
    const { complaints, ingredients, red_flags } = terms;
    answerTerms({ complaints, ingredients, red_flags });
  }
  const herb = herbs.find(({ slug }) => path === paths.herb(slug));
  if (herb) {
    const { slug, interactions, contraindications } = herb;
    const isOfHerb = ({ herb_slugs }: { herb_slugs: readonly string[] }): boolean =>
      herb_slugs.includes(slug);
    answer(herbQueries.herb(slug), { herb, reviewer: null, nextReviewOn: null });
    answer(remedyQueries.ofHerb(slug), toCards(remedies.filter(isOfHerb)));
    answer(herbProductQueries.ofHerb(slug), products.filter(isOfHerb).slice(0, 6).map(toProductLink));
    const medicines = interactions.map(({ drug }) => drug);
    const conditions = contraindications.map(({ condition }) => condition);
    answerTerms({
      medicines: only(terms.medicines, medicines),
      conditions: only(terms.conditions, conditions),
    });
  }
  const remedy = remedies.find(({ slug }) => path === paths.remedy(slug));
  if (remedy) {
    const { slug, product_skus } = remedy;
    const sold = products.filter(({ sku }) => product_skus.includes(sku));
    answer(remedyQueries.remedy(slug), { remedy, reviewer: null, nextReviewOn: null });
    answer(herbProductQueries.bySku(product_skus), sold.map(toProductLink));
    const ingredients = remedy.ingredients.map(({ ingredient }) => ingredient);
    const conditions = remedy.not_for.map(({ condition }) => condition);
    answerTerms({
      complaints: only(terms.complaints, remedy.complaints),
      red_flags: only(terms.red_flags, remedy.red_flags),
      ingredients: only(terms.ingredients, ingredients),
      conditions: only(terms.conditions, conditions),
    });
  }
}
