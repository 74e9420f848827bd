import { expect, it } from 'vitest';

import { articles } from './articles.ts';
import { herbs } from './herbs.ts';
import { remedies } from './remedies.ts';
import { ingredientIds, ingredients } from './remedies/ingredients.ts';

const described = new Set(herbs.map((herb) => herb.slug));
const unknown = (slugs: readonly string[]): string[] =>
  [...new Set(slugs)].filter((slug) => !described.has(slug));

it('takes ingredients, remedies and articles only to herbs that are described', () => {
  expect(unknown(ingredientIds.flatMap((id) => ingredients[id].herb ?? []))).toEqual([]);
  expect(unknown(remedies.flatMap((remedy) => remedy.herb_slugs))).toEqual([]);
  expect(unknown(articles.flatMap((article) => article.herb_slugs))).toEqual([]);
});

const pairs = remedies
  .filter((remedy) => !remedy.external)
  .flatMap((remedy) =>
    remedy.herb_slugs.flatMap((slug) => {
      const herb = herbs.find((each) => each.slug === slug);
      return herb ? [{ remedy, herb }] : [];
    }),
  );

it('speaks about pregnancy wherever a monograph does, unless the remedy is ordinary food', () => {
  const silent = pairs
    .filter(({ herb }) => herb.pregnancy.status !== 'ok')
    .filter(({ remedy, herb }) => remedy.limits.max_days !== null || herb.pregnancy.status === 'avoid')
    .filter(({ remedy }) => !remedy.complaints.includes('pregnancy-nausea'))
    .filter(({ remedy }) => !remedy.not_for.some(({ condition }) => condition === 'pregnancy'));
  expect(silent.map(({ remedy, herb }) => `${remedy.slug}: ${herb.slug}`)).toEqual([]);
});

it('gives no child a herb that its monograph keeps from children', () => {
  const young = pairs.filter(
    ({ remedy, herb }) => herb.children.status === 'avoid' && remedy.limits.min_age_years < 12,
  );
  expect(young.map(({ remedy, herb }) => `${remedy.slug}: ${herb.slug}`)).toEqual([]);
});
