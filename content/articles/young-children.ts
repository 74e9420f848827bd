import { article } from './article-text.ts';
import { complementaryFeeding, fdc, kenyaDiets, who } from './sources.ts';

/** The first foods and the school box. */
export const childArticles = [
  article({
    slug: 'first-foods-from-six-months',
    topic: 'life-stages',
    goal: 'grow-well',
    title: 'First foods: from six months to the family pot',
    summary:
      'Thick, soft and varied, with an animal food every day. What to give at six, nine and twelve months, and what to leave out.',
    sources: [complementaryFeeding, kenyaDiets, fdc],
    food_ids: [
      'uji-enriched',
      'sweet-potato-boiled',
      'egg-boiled',
      'avocado',
      'beans-kidney-boiled',
      'omena-dried',
      'pumpkin-boiled',
    ],
    product_skus: ['SFD-009'],
    text: `
For six months breast milk is everything: food, water and the first protection. Then the stores of iron run low and the baby grows faster than milk alone allows. The time from six months to two years decides much about height, learning and health, and it happens in a small bowl.

# When is a baby ready?

At about six months, not at three because the child "looks at our food". A ready baby sits with support, holds the head, opens the mouth for the spoon and no longer pushes everything out. Breastfeeding goes on, as often as the child wants, to two years and beyond.

# How much and how thick

table: A guide beside breast milk; follow hunger and fullness
Age | Meals a day | Amount | Texture
6 to 8 months | 2 to 3 | 2 spoons, growing to half a cup | thick mash
9 to 11 months | 3 to 4, and 1 snack | half a cup | mashed, soft pieces
12 to 23 months | 3 to 4, and 1 or 2 snacks | three quarters to a cup | family food, cut small

Food that stays on the spoon when you tilt it is thick enough. Thin uji fills the stomach with water: it takes a litre of it to give what half a cup of thick enriched uji gives.

foods: Energy and iron in foods for the first year, by adult portion | energy_kcal, iron_mg | uji-maize, uji-enriched, sweet-potato-boiled, avocado, egg-boiled, beans-kidney-boiled

# What goes into the bowl

1. A staple: potato, sweet potato, banana, rice, ugali, thick uji.
2. Something that builds, every day: egg, fish, milled omena, minced meat or liver in tiny amounts, mashed beans or ndengu.
3. Something orange or green: pumpkin, carrot, mango, pawpaw, terere cut very fine.
4. A little fat: half a teaspoon of oil, groundnut paste or avocado.

Begin with one new food every two or three days, and then keep the variety growing: five of the eight food groups a day is the goal that WHO sets, breast milk being one of them. Egg, fish and groundnut paste need not wait.

# What to leave out

- Honey before the first birthday: it can carry botulism.
- Salt, stock cubes, sugar, soda, tea, and juice.
- Cow milk as a drink before twelve months; in cooked food it is fine.
- Whole groundnuts, hard pieces of carrot, grapes, sweets: a child can choke.
- Pre-chewed food, and the bottle: a cup and spoon are cleaner.

caution | Go to the clinic | A baby who does not gain weight, is very thin or has swollen feet, has diarrhoea with sunken eyes, cannot feed, breathes fast or has a fever goes the same day. Fever means a malaria test.

# Feed with patience

Sit in front of the child, look, talk and wait. Never force. A baby may need ten tries before a taste is a friend. Let small hands hold soft pieces. Switch off the phone: it feeds nobody. During illness offer small amounts more often, and after it one more meal a day for two weeks.

# Clean hands, small amounts

Wash hands with soap before cooking and feeding. Cook a small amount fresh, eat it within two hours, and throw away what was in the bowl. Boil drinking water or treat it. Diarrhoea steals more growth than any lack of vitamins.

kitchen | Three bowls | Morning: thick wimbi uji with milk and mashed banana. Noon: sweet potato, mashed beans and a spoon of oil. Evening: potato, egg and finely cut terere. Breast milk in between and at night.

tip | Bring the book | Weight and length belong into the clinic book every month in the first year. A line that goes flat is the earliest sign, long before the eye sees it.
`,
  }),
  article({
    slug: 'lunch-box-for-school',
    topic: 'life-stages',
    goal: 'grow-well',
    title: 'A school lunch box that comes home empty',
    summary:
      'Five boxes for five days, cooked the evening before, without a fridge at school. What keeps safely and what children really eat.',
    sources: [kenyaDiets, who('Guideline: sugars intake for adults and children', 2015), fdc],
    food_ids: [
      'chapati-brown',
      'egg-boiled',
      'bean-stew',
      'banana',
      'sweet-potato-boiled',
      'groundnut-sandwich',
      'rice-vegetable',
    ],
    product_skus: ['SFD-009'],
    text: `
A hungry child looks out of the window. A child full of crisps and juice is awake for half an hour and tired for two. Between the two lies a box with ordinary food, and the art is to pack it so that it is safe at one o'clock and wanted by someone who is eight.

# Four parts

1. Something that lasts: brown chapati, rice, sweet potato, arrowroot, mukimo, brown bread.
2. Something that builds: egg, beans, ndengu, chicken, fish cake, groundnut paste, milk.
3. Something that crunches: carrot, cucumber, cabbage salad with lemon, hoho, tomato.
4. A fruit, whole or cut and sprinkled with lemon.

Water in the bottle. Juice and flavoured drinks bring six to eight teaspoons of sugar and wet books.

foods: What common boxes bring, by adult portion | energy_kcal, protein_g, fibre_g | groundnut-sandwich, egg-sandwich, bread-margarine, mandazi, crisps, sweet-potato-boiled

Bread with margarine and a mandazi fill the box and little else. The same bread with egg and tomato is a meal.

# A week of boxes

table: Five days, cooked with the supper before
Day | Box
Monday | Rice with peas and carrots, boiled egg, orange
Tuesday | Brown chapati with beans, carrot sticks, banana
Wednesday | Sweet potato, chicken pieces, cucumber, pawpaw
Thursday | Sandwich with groundnut paste, mala in a closed cup, guava
Friday | Pilau with vegetables, kachumbari without chilli, mango

# Safe without a fridge

Warmth is what germs like. Food cooked in the evening should be cooled within two hours, kept cold if there is a fridge, boiled through in the morning and packed steaming hot in a vacuum flask, or packed dry and eaten within four hours. Rice, meat, fish and milk dishes are the delicate ones. Boiled eggs in the shell, roots, chapati, groundnut paste and whole fruit forgive most. Mala packed cold in a small flask is safer than milk.

- Wash the box and the lid daily with soap, also the groove of the seal.
- Put a small cloth and a few drops of soap in a bottle for hands.
- Do not reuse drink bottles that smell.

caution | Allergy in the class | Where a child in the class has a dangerous nut allergy, leave groundnuts at home that year. Teach your child never to swap food with that friend.

# Children who do not eat

Let the child choose between two, not among ten. Small pieces are eaten, large ones come home. The same food looks different in a triangle. A child who leaves greens may eat them inside: terere in a chapati dough, carrot in rice, pumpkin in mandazi, beans mashed into a bread filling. And hunger is normal after school: keep fruit, roasted maize or sweet potato ready before the biscuits.

# Money for the canteen

If the child buys, agree on rules: samosa or bhajia once a week, fruit and groundnuts on other days, sweets on Friday. Ask the school what is sold at the gate and how it is covered. Parents together can move a kiosk; one parent seldom can.

tip | Breakfast first | A box is no breakfast. Uji with milk, an egg, or bread with groundnut paste before seven makes the ten o'clock bell less long.

kitchen | Green chapati | Blend a handful of terere with the water for the dough, knead it into whole flour with a spoon of oil, and bake in a dry pan. It stays soft in the box, and children call it dinosaur bread.
`,
  }),
];
