/** Remedies against the monographs of their herbs, and answers that stand in several places. */
import { describe, expect, it } from 'vitest';

import { articles } from '../articles.ts';
import { herbs } from '../herbs.ts';
import { mealPlans } from '../meal-plans.ts';
import { products } from '../products.ts';
import { remedies } from '../remedies.ts';
import type { Remedy } from '../remedy-schema.ts';
import { ingredients } from './ingredients.ts';
import { herbsIn } from './remedy-rules.ts';

/** From what age a herb may be had, by its own preparations of the same kind; null without any. */
function fromAge(slug: string, external: boolean): number | null {
  const own = herbs.find((herb) => herb.slug === slug)?.preparations ?? [];
  const ages = own.filter((one) => one.external === external).map((one) => one.min_age_years);
  return ages.length > 0 ? Math.min(...ages) : null;
}

describe('ages', () => {
  it('of a remedy begin no sooner than those of its herbs, unless it gives an amount for the age or can do without', () => {
    const sooner = remedies.flatMap((remedy) => {
      const { min_age_years: age } = remedy.limits;
      const saysHowMuch = new RegExp(String.raw`\bfrom ${age} to \d+ years\b`, 'i').test(remedy.dose);
      return remedy.ingredients
        .filter(({ optional }) => !optional)
        .flatMap(({ ingredient }) => ingredients[ingredient].herb ?? [])
        .map((slug) => ({ slug, from: fromAge(slug, remedy.external) }))
        .filter(({ from }) => from !== null && age < from && !saysHowMuch)
        .map(({ slug, from }) => `${remedy.slug} from ${age}, ${slug} from ${from}`);
    });
    expect(sooner).toEqual([]);
  });

  it('below twelve come with an amount for the age wherever the full tea begins later', () => {
    const silent = remedies.filter((remedy) => {
      if (remedy.external || remedy.limits.min_age_years >= 12) return false;
      const isTea = remedy.limits.unit.startsWith('cup') && remedy.limits.max_a_day > 1;
      const grown = herbsIn(remedy).some((slug) =>
        herbs
          .find((herb) => herb.slug === slug)
          ?.preparations.some((one) => !one.external && one.form === 'tea' && one.min_age_years >= 12),
      );
      return isTea && grown && !/\bfrom \d+ to \d+ years\b/i.test(remedy.dose);
    });
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });

  it.each([
    ['ginger-tea-for-nausea', 6],
    ['peppermint-tea-for-gas', 4],
    ['chamomile-in-the-evening', 6],
    ['cumin-coriander-fennel-tea', 12],
    ['dawa-for-a-cold', 1],
    ['honey-at-bedtime-for-cough', 1],
  ])('%s begins at %i', (slug, age) => {
    expect(remedies.find((remedy) => remedy.slug === slug)?.limits.min_age_years).toBe(age);
  });

  it('of children who leave it end where the remedy begins', () => {
    const child = remedies.flatMap((remedy) =>
      remedy.not_for.filter(({ condition }) => condition === 'child').map((line) => ({ remedy, line })),
    );
    expect(child.length).toBeGreaterThan(5);
    expect(
      child.filter(({ line }) => line.until_years === undefined).map(({ remedy }) => remedy.slug),
    ).toEqual([]);
    const leaving = child.filter(({ line }) => line.level === 'avoid');
    expect(
      leaving
        .filter(({ remedy, line }) => line.until_years !== remedy.limits.min_age_years)
        .map(({ remedy }) => remedy.slug),
    ).toEqual([]);
  });

  it('say it for honey in so many years', () => {
    const honey = remedies.filter(
      (remedy) =>
        remedy.limits.min_age_years === 1 &&
        remedy.ingredients.some(({ ingredient }) => ingredient === 'honey'),
    );
    expect(honey.length).toBeGreaterThan(1);
    for (const { not_for } of honey)
      expect(not_for).toContainEqual(
        expect.objectContaining({ condition: 'child', level: 'avoid', until_years: 1 }),
      );
  });
});

describe('days', () => {
  it('of a remedy with a single herb are no more than the herb allows', () => {
    const over = remedies.flatMap((remedy) => {
      const used = [
        ...new Set(remedy.ingredients.flatMap(({ ingredient }) => ingredients[ingredient].herb ?? [])),
      ];
      const [slug] = used;
      if (remedy.external || used.length !== 1 || slug === undefined) return [];
      const own = herbs.find((herb) => herb.slug === slug)?.preparations.filter((one) => !one.external) ?? [];
      const most = Math.max(0, ...own.map((one) => one.max_days ?? Infinity));
      const days = remedy.limits.max_days ?? 0;
      return most > 0 && days > most ? [`${remedy.slug}: ${days}, ${slug} ${most}`] : [];
    });
    expect(over).toEqual([]);
  });
});

describe('fluids', () => {
  const drinks = (remedy: Remedy): boolean =>
    [
      'oral-rehydration-salts',
      'sugar-salt-solution',
      'fluids-while-you-get-a-malaria-test',
      'water-for-the-bladder',
      'water-rest-and-a-cool-cloth',
    ].includes(remedy.slug);

  it('are never left out by a pregnant woman, a child or a weak kidney on the way to a clinic', () => {
    const lines = remedies
      .filter(drinks)
      .flatMap(({ slug, not_for }) => not_for.map((line) => ({ slug, ...line })))
      .filter(({ condition }) =>
        ['pregnancy', 'child', 'kidney-disease', 'heart-disease'].includes(condition),
      );
    expect(new Set(lines.map(({ slug }) => slug)).size).toBe(5);
    expect(lines.filter(({ level }) => level === 'avoid')).toEqual([]);
    const pregnant = lines.filter(({ condition }) => condition === 'pregnancy');
    expect(pregnant.length).toBe(3);
    expect(pregnant.filter(({ advice }) => !/drink/.test(advice ?? ''))).toEqual([]);
  });

  it('need no permission first when water is lost', () => {
    for (const slug of ['oral-rehydration-salts', 'sugar-salt-solution'])
      for (const { advice } of remedies.find((remedy) => remedy.slug === slug)?.not_for ?? [])
        expect([slug, advice]).toEqual([slug, expect.stringMatching(/clinic today, and take small sips/)]);
  });
});

/** Every sentence or table row of ours that people read. */
const sentences = [articles, mealPlans, remedies, herbs, products]
  .flatMap((things) => {
    const found: string[] = [];
    JSON.stringify(things, (_key, value: unknown) => {
      if (typeof value === 'string') found.push(value);
      return value;
    });
    return found;
  })
  .flatMap((text) => text.split(/(?<=[.!?;])\s|\n/));

describe('one answer each', () => {
  it('to how long tea keeps away from iron tablets: 2 hours', () => {
    const said = sentences.filter(
      (text) =>
        /\biron tablets?\b/i.test(text) && /\b(?:tea|coffee|it)\b/i.test(text) && /\bhours?\b/i.test(text),
    );
    expect(said.length).toBeGreaterThan(4);
    expect(
      said.filter(
        (text) =>
          !/\b2 hours\b[^.]{0,60}\biron tablets?\b|\biron tablets?\b[^.]{0,60}\b2 hours\b/i.test(text),
      ),
    ).toEqual([]);
  });

  it('to liver in pregnancy: leave it out', () => {
    const said = sentences.filter(
      (text) => /\bliver\b/i.test(text) && /vitamin A/.test(text) && /pregnan|unborn|leave/i.test(text),
    );
    expect(said.length).toBeGreaterThan(2);
    expect(said.filter((text) => !/leave liver out/i.test(text))).toEqual([]);
    expect(sentences.filter((text) => /liver[^.]*\b(?:a bite|once a month)\b/i.test(text))).toEqual([]);
  });
});
