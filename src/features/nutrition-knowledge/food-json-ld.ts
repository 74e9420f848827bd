import { amountText } from './food-words.ts';
import { amountIn, type Food, hundredGrams, type Nutrient } from './food.ts';

/** The nutrients schema.org has names for. */
const properties: readonly (readonly [property: string, nutrient: Nutrient])[] = [
  ['proteinContent', 'protein_g'],
  ['fatContent', 'fat_g'],
  ['carbohydrateContent', 'carbohydrate_g'],
  ['fiberContent', 'fibre_g'],
  ['sodiumContent', 'sodium_mg'],
];

/** What search engines read about a food (schema.org, NutritionInformation of 100 g). What is not known is left out. */
export function foodJsonLd(food: Food, description: string, url: string): object {
  const known = properties.flatMap(([property, nutrient]) => {
    const amount = amountIn(food, nutrient, hundredGrams);
    return amount === null ? [] : [[property, amountText(amount, nutrient)] as const];
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url,
    name: `${food.name}: calories and nutrients`,
    description,
    inLanguage: 'en-KE',
    isAccessibleForFree: true,
    citation: food.source,
    mainEntity: {
      '@type': 'NutritionInformation',
      name: food.name,
      ...(food.other_names.length > 0 ? { alternateName: food.other_names } : {}),
      servingSize: hundredGrams.label,
      calories: `${Math.round(food.energy_kcal)} calories`,
      ...Object.fromEntries(known),
    },
  };
}
