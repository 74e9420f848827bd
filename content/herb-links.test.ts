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

it('never swallows a herb whose monograph forbids it at the age or in pregnancy without a word', () => {
  const silent = remedies.flatMap((remedy) =>
    remedy.herb_slugs
      .filter(
        (slug) => !remedy.external && herbs.find((herb) => herb.slug === slug)?.pregnancy.status === 'avoid',
      )
      .filter(() => !remedy.not_for.some(({ condition }) => condition === 'pregnancy'))
      .map((slug) => `${remedy.slug}: ${slug}`),
  );
  expect(silent).toEqual([]);
});
