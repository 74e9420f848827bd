import type { QueryClient } from '@tanstack/react-query';

import { type HerbProduct, herbProductQueries } from '../app/herb-products.queries.ts';
import { type Herb, toCard as toHerbCard } from '../features/herbs/herb.ts';
import { byName, herbQueries } from '../features/herbs/herbs.queries.ts';
import { remedyQueries } from '../features/remedies/remedies.queries.ts';
import { type Remedy, toCard as toRemedyCard } from '../features/remedies/remedy.ts';
import { type Terms, termsQuery } from '../lib/knowledge.ts';
import { paths } from '../lib/paths.ts';

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

export const toProductLink = ({
  id,
  name,
  size,
  price_kes,
  picture,
  picture_alt,
}: KnownProduct): HerbProduct => ({
  id,
  name,
  size,
  price_kes,
  picture,
  picture_alt,
});

/** Puts the answers a page about herbs or remedies will ask for into the cache, outdated from the start. */
export function seedKnowledge(
  client: QueryClient,
  path: string,
  { herbs, remedies, terms }: Knowledge,
  products: readonly KnownProduct[],
): void {
  const old = { updatedAt: 1 };
  const setTerms = (some: Partial<Terms>): void =>
    void client.setQueryData(termsQuery().queryKey, { ...noTerms, ...some }, old);

  if (path === paths.herbs())
    client.setQueryData(
      herbQueries.list().queryKey,
      herbs.map((herb) => toHerbCard(herb)).toSorted(byName),
      old,
    );
  if (path === paths.remedies()) {
    client.setQueryData(
      remedyQueries.list().queryKey,
      remedies.map((remedy) => toRemedyCard(remedy)),
      old,
    );
    const { complaints, ingredients, red_flags } = terms;
    setTerms({ complaints, ingredients, red_flags });
  }
  const herb = herbs.find(({ slug }) => path === paths.herb(slug));
  if (herb) {
    const record = { herb, reviewer: null, nextReviewOn: null };
    client.setQueryData(herbQueries.herb(herb.slug).queryKey, record, old);
    client.setQueryData(
      remedyQueries.ofHerb(herb.slug).queryKey,
      remedies
        .filter(({ herb_slugs }) => herb_slugs.includes(herb.slug))
        .map((remedy) => toRemedyCard(remedy)),
      old,
    );
    client.setQueryData(
      herbProductQueries.ofHerb(herb.slug).queryKey,
      products
        .filter(({ herb_slugs }) => herb_slugs.includes(herb.slug))
        .slice(0, 6)
        .map(toProductLink),
      old,
    );
    setTerms({
      medicines: only(
        terms.medicines,
        herb.interactions.map(({ drug }) => drug),
      ),
      conditions: only(
        terms.conditions,
        herb.contraindications.map(({ condition }) => condition),
      ),
    });
  }
  const remedy = remedies.find(({ slug }) => path === paths.remedy(slug));
  if (remedy) {
    const record = { remedy, reviewer: null, nextReviewOn: null };
    client.setQueryData(remedyQueries.remedy(remedy.slug).queryKey, record, old);
    client.setQueryData(
      herbProductQueries.bySku(remedy.product_skus).queryKey,
      products.filter(({ sku }) => remedy.product_skus.includes(sku)).map(toProductLink),
      old,
    );
    setTerms({
      complaints: only(terms.complaints, remedy.complaints),
      red_flags: only(terms.red_flags, remedy.red_flags),
      ingredients: only(
        terms.ingredients,
        remedy.ingredients.map(({ ingredient }) => ingredient),
      ),
      conditions: only(
        terms.conditions,
        remedy.not_for.map(({ condition }) => condition),
      ),
    });
  }
}
