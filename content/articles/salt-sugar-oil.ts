import { article } from './article-text.ts';
import {
  carbohydrateGuideline,
  fdc,
  healthyDiet,
  kenyaDiets,
  saltGuideline,
  sugarGuideline,
  who,
} from './sources.ts';

/** Salt, sugar and oil. */
export const seasoningArticles = [
  article({
    slug: 'salt-where-it-hides',
    topic: 'basics',
    goal: 'healthy-heart',
    title: 'Salt: how much is enough and where it hides',
    summary:
      'Five grams a day is the most an adult needs, about one level teaspoon. Bread, stock cubes and the second pinch do the rest.',
    sources: [
      saltGuideline,
      kenyaDiets,
      who(
        'Guideline: fortification of food-grade salt with iodine for the prevention and control of iodine deficiency disorders',
        2014,
      ),
    ],
    food_ids: ['salt', 'stock-cube', 'bread-white', 'sausage-cooked', 'soy-sauce', 'githeri'],
    text: `
The body needs salt, but very little: the sodium in it keeps water in the right places and lets nerves speak. For an adult, WHO draws the line at 2 g of sodium a day, which is 5 g of salt or one level teaspoon, everything included. Many of us eat twice that without noticing, and over years it raises blood pressure.

# Four hiding places

1. The pot. Water for ugali, the stew, the greens and the kachumbari each get their own pinch, and the cook tastes while tired.
2. The cube. One small cube holds about as much sodium as half a teaspoon of salt, and it is usually added on top of the salt.
3. The bakery. Bread does not taste salty, but two slices bring a tenth of the day, and we seldom eat two.
4. The snack. Crisps, salted groundnuts, sausages and instant noodles were made to be thirsty food.

foods: Sodium in a usual portion; the day's line is 2000 mg | sodium_mg | stock-cube, bread-white, noodles-instant-dry, sausage-cooked, soy-sauce, groundnuts-boiled, githeri

# Cook with half, and hide it

Taste buds learn. Go down by a quarter every two weeks and within two months the old amount tastes of the sea. Salt at the end of cooking, when the tongue notices it most, and put none into the water of ugali, rice or potatoes. Meanwhile give the mouth something else to do:

- Sour: lemon, tamarind, tomato, mala
- Sharp: garlic, ginger, onion, black pepper, chilli
- Fragrant: dhania, cumin, cardamom, rosemary, spring onion
- Brown: onions fried slowly until they are sweet

kitchen | A salt-free stew mix | Pound two cloves of garlic, a thumb of ginger, one chilli, a teaspoon of cumin and a handful of dhania. It keeps three days in a closed jar and seasons four pots.

# Keep the iodine

In Kenya, table salt is iodised, and that is one of the great quiet successes of public health: iodine protects the thyroid and the brains of unborn children. Eating less salt and keeping the iodine go together, because the little you use should be the iodised kind, stored dry and in the dark. Rock salt, "pink" salt and soda ash (magadi) from the roadside are mostly not iodised, and they contain just as much sodium.

# Who should take special care

People with high blood pressure, heart failure, kidney disease or swelling in pregnancy gain most from less salt. Salt substitutes made with potassium help many people but can be dangerous with kidney disease or with tablets such as spironolactone and enalapril; ask first. Babies under one year need no added salt at all, so take their portion out of the pot before you season.

caution | Do not change tablets | Less salt can lower the pressure by some points within weeks. Celebrate it with a reading at the clinic, and let the clinic decide about the medicine.

# What about sweat?

A day of digging or a long run loses salt, and an ordinary meal afterwards returns it. Salt tablets are for very few people. Diarrhoea is another matter: there the lost salt belongs back with water and a little sugar in the exact mixture of oral rehydration salts.

tip | Measure it once | Fill a level teaspoon with salt in the morning, cook the whole day for one person from it and look at what is left in the evening. Most families are surprised on the first day and proud in the second week.
`,
  }),
  article({
    slug: 'sugar-in-tea-and-bottles',
    topic: 'basics',
    goal: 'steady-sugar',
    title: 'Sugar: count the spoons you drink',
    summary:
      'Most added sugar in Kenya arrives in a cup or a bottle. Where the line lies, and how to step down without sadness.',
    sources: [sugarGuideline, carbohydrateGuideline, healthyDiet],
    food_ids: ['chai-milk-sugar', 'cola', 'sugar-white', 'honey', 'orange', 'orange-juice'],
    product_skus: ['TEA-004', 'TEA-001'],
    text: `
Sugar is no poison, and a spoon in the tea of a hard morning is one of life's small joys. The trouble is arithmetic. WHO advises that free sugars stay below a tenth of our energy, better below a twentieth. For an adult who eats 2000 kcal that is 50 g, better 25 g: twelve teaspoons at the most, six as a goal.

# What counts as free sugar

Everything that we or a factory put into food, and also the sugar of honey, syrup and fruit juice. Not counted is the sugar inside a whole fruit, in vegetables and in plain milk. An orange brings fibre, takes time to eat and fills; the juice of three oranges is gone in four swallows.

foods: Energy and carbohydrate in one usual portion | energy_kcal, carbohydrate_g, fibre_g | chai-milk-sugar, cola, mango-drink, orange-juice, orange, honey

# A teaspoon diary

Write down one ordinary day. A level teaspoon is 4 g, and most of us heap it.

table: How quickly spoons add up
What | Teaspoons
Three mugs of tea with two spoons each | 6
One bottle of soda, 300 ml | 8
Two slices of bread with jam | 3
A sweetened yoghurt, 150 g | 3 to 4
A mandazi | 1 to 2

On such a day the line is crossed before supper, mostly by things we drank. Drinks matter more than sweets because they pass without filling: people who drink a bottle of soda do not eat less afterwards.

# Stepping down

1. Take a quarter spoon less in tea each week. The tongue forgets in about a month.
2. Let spice do part of the work: ginger, cardamom, cinnamon and lemongrass make tea taste rounder.
3. Keep a jug of water with lemon or mint on the table before you forbid the soda.
4. Buy the small bottle, share it, and make it a thing of Saturdays.
5. Choose plain yoghurt or mala and add your own banana or mango.

tip | Diet drinks | Sweeteners spare sugar, but WHO does not advise them for weight control, because the long-term benefit is not shown. Use them as a bridge towards water.

# Is honey better?

Honey has a good taste and a trace of other things, but to the blood it is sugar and water. Brown sugar, jaggery and "natural" syrups differ from white sugar in colour more than in effect. For a cough at night a spoon of honey has its place in children over one year; as a health food by the cup it has none. Babies under one year must never get honey.

# Teeth, weight and glucose

Bacteria turn sugar into acid, and each sip begins twenty minutes of attack. So a soda that lasts all afternoon harms teeth more than the same soda at lunch. Weight follows the total energy, to which sweet drinks add quietly. In type 2 diabetes sweet drinks raise glucose faster than any food; they are useful only when the glucose is too low, below 3.9 mmol/L, when juice or three teaspoons of sugar are the right answer.

kitchen | Sunday without the crate | Fill a large jug with water, slices of one orange, a thumb of ginger and a handful of mint. Leave it an hour in the shade. Guests drink it before anyone asks for soda.

caution | Thirst that does not end | Great thirst, much urine, loss of weight and blurred sight are signs of diabetes. Have your glucose measured this week, and today if you vomit or breathe fast.
`,
  }),
  article({
    slug: 'cooking-oil-how-much-and-which',
    topic: 'basics',
    goal: 'healthy-heart',
    title: 'Cooking oil: how much, and which one',
    summary:
      'Liquid oils in place of solid fat, measured by the spoon and never smoking: the three rules that matter.',
    sources: [
      who('Saturated fatty acid and trans-fatty acid intake for adults and children: WHO guideline', 2023),
      who(
        'Total fat intake for the prevention of unhealthy weight gain in adults and children: WHO guideline',
        2023,
      ),
      healthyDiet,
      fdc,
    ],
    food_ids: [
      'vegetable-oil',
      'cooking-fat',
      'coconut-oil',
      'avocado-oil',
      'ghee',
      'chapati-white',
      'chapati-brown',
    ],
    herb_slugs: ['avocado'],
    product_skus: ['OIL-004', 'OIL-006', 'OIL-002'],
    text: `
Fat carries taste, helps the body take up the orange colour of carrots and the green of sukuma, and is the densest energy there is: every oil in the world gives about 9 kcal a gram, which is 120 kcal a tablespoon. There are no light oils, only light hands.

# Rule one: measure

In many kitchens the oil goes from the bottle into the pan by ear. Pour it into a spoon for one week. One tablespoon is enough to fry greens or to start a stew for four people. WHO advises that fat stays at or below 30 percent of our energy, and much of that is already in milk, eggs, meat, nuts and avocado.

foods: The same dish with much and with little oil, one piece each | energy_kcal, fat_g | chapati-white, chapati-brown, potato-boiled, chips, tilapia-grilled, tilapia-fried

# Rule two: mostly liquid

Fats differ in the kind of fatty acids they hold. Saturated fat raises the LDL cholesterol that clogs arteries; WHO asks for less than a tenth of energy from it. Industrial trans fat is worse, and should be almost absent.

table: How the fats of the shelf compare
Group | Examples | Use
Mostly unsaturated | sunflower, maize, soya, canola, olive, avocado, sesame oil | every day
In between | palm oil, palm olein | sometimes, in small amounts
Mostly saturated | coconut oil, ghee, butter, lard | for taste, by the teaspoon
May hold trans fat | hard cooking fat of old kind, some margarines and biscuits | leave them

Cheap cooking oil in Kenya is often palm olein, sold simply as "vegetable oil"; look at the ingredient line. It is fine for now and then. If the purse allows, let sunflower, soya or canola be the daily bottle.

tip | Coconut | Coconut milk belongs to the food of the coast, and coconut oil smells of it. Both are rich in saturated fat. Thin the milk with as much water and enjoy it twice a week rather than daily.

# Rule three: do not let it smoke

Oil that smokes is breaking down and tastes bitter. Heat it until a piece of onion sizzles, not until it is blue. Deep-frying oil can be strained and used two or three times if it is still clear; when it is dark, sticky or foaming, it is finished. Oil bought loose from a drum may have been used before or mixed; a closed bottle costs a little more and is worth it.

# Where oil hides

Chapati, mandazi, bhajia, crisps, samosa and most things in paper bags are bread and potatoes that have drunk oil. Half of the energy of a well-oiled chapati is fat. That is no reason to forbid it, only to make it a guest: brush the pan, do not pour, and let ugali, rice and roots be the daily bread.

# Avocado, groundnuts and sesame

Here the fat comes together with fibre, protein and vitamins, and studies link nuts and seeds with healthier hearts. A quarter of an avocado in place of margarine, a spoon of ground sesame on terere, or a handful of groundnuts in place of crisps are the best oil changes you can make.

kitchen | Frying sukuma with one spoon | Soften onion and tomato with a splash of water first, add a tablespoon of oil for the whole pot, then the greens for four minutes with the lid on. The oil shines because nothing hides it.

caution | High cholesterol | If a test shows high cholesterol or someone in the family had a heart attack young, food helps but may not be enough. Ask the clinic what else you need, and do not end tablets for an oil.
`,
  }),
];
