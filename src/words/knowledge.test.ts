import { expect, it, vi } from 'vitest';

import { type ChosenField, chosenHerbFields } from '../../content/chosen-fields.ts';
import { herbs } from '../../content/herbs.ts';
import { conditions } from '../../content/medicines/conditions.ts';
import { drugClasses } from '../../content/medicines/drug-classes.ts';
import { remedies } from '../../content/remedies.ts';
import { complaints } from '../../content/remedies/complaints.ts';
import { ingredients } from '../../content/remedies/ingredients.ts';
import { redFlags } from '../../content/remedies/red-flags.ts';
import { foodRows } from '../../scripts/foods-seed-sql.ts';
import { LANGUAGE_KEY } from './language.ts';
import { words as deskWords } from './sw/desk.ts';
import { words } from './sw/knowledge.ts';

const named = (entries: Readonly<Record<string, { name: string }>>): string[] =>
  Object.values(entries).map(({ name }) => name);
const ayurveda = [...herbs, ...remedies].flatMap((text) => text.ayurveda ?? []);
const foods = foodRows();

it.each([
  ['conditions', named(conditions)],
  ['medicines', named(drugClasses)],
  ['complaints', named(complaints)],
  ['ingredients', named(ingredients)],
  ['signs of danger', Object.values(redFlags).flatMap(({ sign, action }) => [sign, action])],
  ['parts of plants', herbs.flatMap((herb) => [...herb.parts_used, ...herb.preparations.map((p) => p.part)])],
  ['preparations', herbs.flatMap((herb) => herb.preparations.map(({ form }) => form))],
  ['advice on interactions', herbs.flatMap((herb) => herb.interactions.map(({ advice }) => advice))],
  ['warnings of plants', herbs.flatMap(({ alert }) => alert ?? [])],
  [
    'words of Ayurveda',
    ayurveda.flatMap(({ rasa, guna, virya, vipaka, anupana }) => [
      ...rasa,
      ...guna,
      virya,
      vipaka,
      ...(anupana ? [anupana] : []),
    ]),
  ],
  ['limits of remedies', remedies.map(({ limits }) => `{n} ${limits.unit}`)],
  ['measures of foods', foods.flatMap(({ measures }) => measures.map(({ label }) => label))],
  [
    'remarks on foods',
    foods.flatMap(({ stand_in, energy_note }) => [stand_in ?? [], energy_note ?? []].flat()),
  ],
])('knows the %s of the content in Kiswahili', (_, texts) => {
  expect(texts.length).toBeGreaterThan(0);
  expect([...new Set(texts)].filter((text) => text !== '100 g' && !(text in words))).toEqual([]);
});

it('knows what herbs are chosen by in Kiswahili, in the library and at the desk', () => {
  const texts = Object.values<ChosenField>(chosenHerbFields).flatMap(({ label, values, filter }) => [
    label,
    filter.label,
    filter.any,
    ...values,
  ]);
  const untold = texts.filter((text) => !(text in words && text in deskWords));
  expect(untold, 'add their Kiswahili to src/words/sw/shared/herb-choices.ts').toEqual([]);
});

it('speaks of doses, ages, ingredients and figures in Kiswahili', async () => {
  vi.resetModules();
  localStorage.setItem(LANGUAGE_KEY, 'sw');
  const { amount, timesADay } = await import('../entities/herbs/herb.ts');
  expect(`${amount(1.5, 'cup')}, ${timesADay(2)}`).toBe('vikombe 1½, mara mbili kwa siku');
  expect([amount(0.5, 'teaspoon'), amount(500, 'mg')]).toEqual(['kijiko ½ cha chai', '500 mg']);
  const { ageText } = await import('../features/remedies/remedies.queries.ts');
  expect([0, 1, 2.5, 0.5].map(ageText)).toEqual(['umri wowote', 'mwaka 1', 'miaka 2 na miezi 6', 'miezi 6']);
  const { ingredientNames } = await import('../features/remedies/remedies.queries.ts');
  expect(ingredientNames('honey', ingredients.honey)).toEqual({
    name: 'Asali',
    other: { text: 'Honey', lang: 'en' },
  });
  const { amountText } = await import('../features/nutrition-knowledge/food-words.ts');
  expect([amountText(0.01, 'iron_mg'), amountText(null, 'iron_mg')]).toEqual([
    'chini ya 0.1 mg',
    'haijulikani',
  ]);
  localStorage.clear();
});
