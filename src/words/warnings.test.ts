import { readFileSync } from 'node:fs';

import { expect, it, vi } from 'vitest';

import { type ChosenField, chosenHerbFields } from '../../content/chosen-fields.ts';
import { foods } from '../../content/foods.ts';
import { herbs } from '../../content/herbs.ts';
import { mealPlans } from '../../content/meal-plans.ts';
import { conditions } from '../../content/medicines/conditions.ts';
import { drugClasses } from '../../content/medicines/drug-classes.ts';
import { products } from '../../content/products.ts';
import { remedies } from '../../content/remedies.ts';
import { complaints } from '../../content/remedies/complaints.ts';
import { ingredients } from '../../content/remedies/ingredients.ts';
import { redFlags } from '../../content/remedies/red-flags.ts';
import { foodRows } from '../../scripts/foods-seed-sql.ts';
import { warnsInPassing } from './glossary.ts';
import { LANGUAGE_KEY } from './language.ts';
import { words as deskWords } from './sw/desk.ts';
import { known as herbCautions } from './sw/herb-cautions.ts';
import { words as knowledge } from './sw/knowledge.ts';
import { alerts } from './sw/knowledge/alerts.ts';
import { known as labels } from './sw/labels.ts';
import { foods as foodNames, remedies as remedyTitles } from './sw/names.ts';
import { known as remedyCautions } from './sw/remedy-cautions.ts';
import { words as shop } from './sw/shop.ts';
import { known as warnings } from './sw/warnings.ts';

const told = { ...warnings, ...labels, ...herbCautions, ...remedyCautions, ...remedyTitles, ...foodNames };
const words: Readonly<Record<string, string>> = { ...shop, ...told };

/** Look-alikes that have no other name than the botanical one. */
const onlyBotanical: ReadonlySet<string> = new Set([
  'Aloe vera',
  'Aloe secundiflora',
  'Moringa stenopetala',
  'Sesbania sesban',
  'Tinospora crispa',
  'Zanthoxylum usambarense',
]);
/** A botanical name with a trade name in brackets may stay as it is. */
const needsTelling = (name: string): boolean => !name.includes('(') && !onlyBotanical.has(name);
/** Dishes that go by a Kenyan name, and no other. */
const goesByItsName: ReadonlySet<string> = new Set([
  'Githeri',
  'Kachumbari',
  'Mala',
  'Mandazi',
  'Smocha',
  'Viazi karai',
]);
const planned: ReadonlySet<string> = new Set(
  mealPlans.flatMap(({ days }) =>
    days.flatMap((day) =>
      Object.values(day)
        .flat()
        .map(({ food_id }) => food_id),
    ),
  ),
);
const warns = (text: string): boolean => warnsInPassing.test(text);

/** Everything that can stand in a warning: in the check, above a button that buys, on a herb's and a remedy's page. */
const shown = {
  'the safety check': (
    JSON.parse(readFileSync('public/knowledge/safety.json', 'utf8')) as { texts: readonly string[] }
  ).texts,
  pregnancy: herbs.map(({ pregnancy }) => pregnancy.text),
  breastfeeding: herbs.map(({ lactation }) => lactation.text),
  children: herbs.map(({ children }) => children.text),
  'what a herb does not go with': herbs.flatMap(({ contraindications }) =>
    contraindications.map(({ text }) => text),
  ),
  'how a herb meets a medicine': herbs.flatMap(({ interactions }) =>
    interactions.flatMap(({ mechanism, advice: what }) => [mechanism, what]),
  ),
  'the alert of a herb': herbs.flatMap(({ alert }) => alert ?? []),
  'whom a remedy is for, and not for': remedies.flatMap((remedy) => [
    remedy.for_whom,
    ...remedy.not_for.map(({ text }) => text),
  ]),
  'the side effects of a herb': herbs.flatMap(({ side_effects }) => side_effects),
  'what a herb is mistaken for': herbs.flatMap(({ look_alikes }) =>
    look_alikes.flatMap(({ name, difference }) => [...[name].filter(needsTelling), difference]),
  ),
  'how a herb is kept and gathered': herbs.flatMap(({ storage, conservation: { note } }) => [
    storage,
    ...(note === null ? [] : [note]),
  ]),
  'why a herb is not prepared': herbs.flatMap(({ no_preparation_reason: reason }) => reason ?? []),
  'what a herb is not advised for': herbs.flatMap(({ uses }) =>
    uses
      .filter(({ evidence, advised, text }) => evidence === 'D' || advised === false || warns(text))
      .map(({ text }) => text),
  ),
  'how a herb is prepared': herbs.flatMap(({ preparations }) =>
    preparations.flatMap(({ ratio, steps }) => [ratio, ...steps]),
  ),
  'the summary of a herb that warns': herbs.map(({ summary }) => summary).filter(warns),
  'the names of dishes and of what the ready weeks serve': foods
    .filter(({ id, name, recipe }) => (recipe !== null || planned.has(id)) && !goesByItsName.has(name))
    .map(({ name }) => name),
  'the names of remedies': remedies.map(({ title }) => title),
  'when to see a clinician': remedies.flatMap(({ see_clinician: signs }) => signs),
  'how a remedy is made, how much of it, how often and how long': remedies.flatMap(
    ({ steps, dose, keeps, ingredients }) => [
      ...steps,
      dose,
      keeps,
      ...ingredients.map(({ amount }) => amount),
    ],
  ),
  'the summary of a remedy that warns': remedies.map(({ summary }) => summary).filter(warns),
  'the label of a product': products.flatMap(({ warnings }) => (warnings === '' ? [] : [warnings])),
} as const;

const untold = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => !(text in words));

it.each(Object.entries(shown))('tells %s in Kiswahili', (_, texts) => {
  expect(texts.length).toBeGreaterThan(0);
  expect(untold(texts)).toEqual([]);
});

it('finds what a monograph says since without its Kiswahili', () => {
  expect(untold([...shown['the side effects of a herb'], 'tingling feet'])).toEqual(['tingling feet']);
  expect(untold([...shown['when to see a clinician'], 'Feet that tingle for a week.'])).toHaveLength(1);
  expect(['Stop when your feet tingle.', 'Bring the water to the boil.'].filter(warns)).toEqual([
    'Stop when your feet tingle.',
  ]);
});

it('keeps no Kiswahili of what the content no longer says', () => {
  const lookAlikes = herbs.flatMap(({ look_alikes }) => look_alikes.map(({ name }) => name));
  const said = new Set<string>([...Object.values(shown).flat(), ...lookAlikes]);
  const kept = Object.keys(told);
  expect(kept.filter((text) => !said.has(text) && !(text in alerts))).toEqual([]);
});

it('leaves no figure out and adds none', () => {
  const figures = (text: string): string[] => text.match(/\d+/g)?.toSorted() ?? [];
  expect(
    Object.entries(told).filter(
      ([english, kiswahili]) => figures(english).join() !== figures(kiswahili).join(),
    ),
  ).toEqual([]);
});

const named = (entries: Readonly<Record<string, { name: string }>>): string[] =>
  Object.values(entries).map(({ name }) => name);
const ayurveda = [...herbs, ...remedies].flatMap((text) => text.ayurveda ?? []);
const measuredFoods = foodRows();

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
  ['measures of foods', measuredFoods.flatMap(({ measures }) => measures.map(({ label }) => label))],
  [
    'remarks on foods',
    measuredFoods.flatMap(({ stand_in, energy_note }) => [stand_in ?? [], energy_note ?? []].flat()),
  ],
])('knows the %s of the content in Kiswahili', (_, texts) => {
  expect(texts.length).toBeGreaterThan(0);
  expect([...new Set(texts)].filter((text) => text !== '100 g' && !(text in knowledge))).toEqual([]);
});

it('knows what herbs are chosen by in Kiswahili, in the library and at the desk', () => {
  const texts = Object.values<ChosenField>(chosenHerbFields).flatMap(({ label, values, filter }) => [
    label,
    filter.label,
    filter.any,
    ...values,
  ]);
  const untold = texts.filter((text) => !(text in knowledge && text in deskWords));
  expect(untold, 'add their Kiswahili to src/words/sw/shared.ts').toEqual([]);
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
