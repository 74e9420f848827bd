import { mealPlan } from './plan-table.ts';

/** Plans by a way of eating. */
export const wayPlans = [
  mealPlan({
    slug: 'vegetarian-1900',
    title: 'Vegetarian with pulses, eggs and milk',
    goal: 'vegetarian',
    summary:
      'No meat and no fish: pulses twice a day, eggs, mala and seeds, about 1900 kcal with iron in mind.',
    for_whom: 'Adults who eat no meat or fish, by faith, choice or for a season.',
    cautions: [
      'Without eggs and milk, take vitamin B12 after asking a clinician.',
      'Pregnant or with low iron: have your haemoglobin measured and take the clinic’s tablets.',
    ],
    energy_kcal: 1900,
    is_vegetarian: true,
    tips: [
      'Eat a guava, orange or lemon with pulses and greens: it opens the door for iron.',
      'Tea an hour after the meal, not with it.',
      'Pumpkin seeds or sesame on greens add zinc and calcium.',
    ],
    week: `
uji-enriched 350, egg-boiled 50, banana 100
githeri 360, kachumbari-avocado 130
ugali-whole 230, sukuma-wiki-fried 200, ndengu-stew 220
guava 110, mala 250

oats-porridge-milk 350, pumpkin-seeds 15, papaya 150
rice-fried-oil 220, bean-stew-coconut 220, spinach-fried 150
mukimo 350, egg-curry 200
orange 130, groundnuts-roasted 25

sweet-potato-boiled 250, mala 250, groundnuts-roasted 20
lentil-stew 230, chapati-brown 80, cabbage-fried 150
ugali-whole 250, terere-groundnut 180, egg-boiled 50
mango 200, yoghurt-plain 150

egg-boiled 100, bread-brown 64, avocado 50, chai-milk 250
muthokoi 350, sukuma-wiki-fried 180
matoke-groundnut 320, cowpea-stew 180, kachumbari 100
papaya 200

uji-sorghum 350, banana 100, sesame-seeds 9
chickpea-curry 230, rice-fried-oil 230, mixed-vegetables-fried 150
ugali-whole 240, bean-stew 220, managu-milk 170
guava 110, mala 250

arrowroot-boiled 200, egg-boiled 100, chai-milk 250
mukimo-njahi 350, kachumbari-avocado 130
rice-vegetable 250, soya-chunks-stew 200, cabbage-fried 120
orange 130, groundnuts-roasted 20

pancake 120, fruit-salad 165, yoghurt-plain 150
pilau-vegetable 300, ndengu-stew 200, kachumbari 120
ugali-whole 220, mrenda-kunde 180, egg-curry 200
banana 100
`,
  }),
  mealPlan({
    slug: 'high-protein-2100',
    title: 'High protein for training',
    goal: 'high-protein',
    summary: 'At least 110 g of protein a day from eggs, fish, lean meat, pulses and mala, about 2100 kcal.',
    for_whom: 'Adults who train three or more days a week, or lose weight and want to keep muscle.',
    cautions: [
      'With kidney disease, do not use it without a clinician.',
      'With gout, take the omena, liver and red meat days from another plan.',
    ],
    energy_kcal: 2100,
    is_vegetarian: false,
    tips: [
      'Share protein over the day: 25 to 35 g a meal is enough for muscle to use.',
      'Omena, eggs, ndengu and mala cost less than powder from a tin and do the same.',
      'Eat starch around training; it is what lets you lift.',
    ],
    week: `
egg-boiled 150, bread-brown 64, milk-whole 250
chicken-breast-roasted 150, rice-fried-oil 220, cabbage-fried 150
ugali-whole 220, tilapia-stew 280, sukuma-wiki-fried 200
mala 300, banana 100

omelette-vegetables 240, sweet-potato-boiled 200, chai-milk 250
beef-dry-fry 150, githeri 280, kachumbari 120
ugali-whole 220, omena-stew 200, terere-fried 180
yoghurt-plain 200, orange 130

oats-porridge-milk 350, egg-boiled 150
ndengu-stew 250, chicken-breast-roasted 120, rice-fried-oil 180, spinach-fried 150
potatoes-peas-stew 280, beef-stew 280
mala 300, groundnuts-roasted 20

egg-boiled 150, arrowroot-boiled 150, milk-whole 250
tilapia-grilled 200, ugali-whole 220, sukuma-wiki-fried 200
lentil-stew 250, chicken-stew 250, chapati-brown 80
orange 130, yoghurt-plain 150

omelette-vegetables 240, bread-brown 64, chai-milk 250
soya-chunks-stew 250, rice-fried-oil 220, cabbage-fried 150
ugali-whole 220, goat-stew 280, managu-milk 180
mala 300, groundnuts-roasted 20

uji-enriched 350, egg-boiled 150
chicken-stew 300, mukimo 280, kachumbari 100
ugali-whole 220, omena-stew 200, sukuma-wiki-fried 200
milk-whole 250, banana 100

egg-boiled 150, sweet-potato-boiled 200, milk-whole 250
beef-grilled 150, ugali-whole 220, kachumbari-avocado 150
bean-stew 250, tilapia-grilled 130, spinach-fried 150
yoghurt-plain 200, mango 200
`,
  }),
  mealPlan({
    slug: 'fasting-16-8-1800',
    title: 'Fasting 16:8 with two full plates',
    goal: 'fasting-16-8',
    summary:
      'Noon to eight in the evening: two full plates and a snack, about 1800 kcal, so that the window is no feast.',
    for_whom: 'Healthy adults who have passed the fasting screening and like to skip breakfast.',
    cautions: [
      'Not under 18, in pregnancy or breastfeeding, with a body mass index under 18.5, an eating disorder, type 1 diabetes, insulin or tablets such as glibenclamide.',
      'With other medicines that need food, ask first. Faintness, confusion, chest pain or palpitations end the fast.',
    ],
    energy_kcal: 1800,
    is_vegetarian: false,
    tips: [
      'Water, black coffee and tea without sugar and milk are fine outside the window.',
      'Open the window with protein and greens, not with mandazi.',
      'Finish supper two hours before sleep.',
    ],
    week: `
-
githeri 360, avocado 60, kachumbari 120, egg-boiled 50
ugali-whole 240, sukuma-wiki-fried 200, beef-stew 220
mala 250, banana 100, groundnuts-roasted 25

-
rice-fried-oil 280, ndengu-stew 260, cabbage-fried 180, egg-boiled 50
ugali-whole 280, tilapia-stew 250, terere-fried 200
mango 200, yoghurt-plain 150

-
chapati-brown 160, lentil-stew 250, spinach-fried 170
mukimo 400, chicken-stew 220
orange 130, groundnuts-roasted 30, mala 200

-
omelette-vegetables 200, sweet-potato-boiled 250, kachumbari-avocado 130
ugali-whole 300, omena-stew 180, managu-milk 200
papaya 200, groundnuts-roasted 30, milk-whole 250

-
muthokoi 400, kunde-coconut 170, egg-boiled 50
rice-fried-oil 250, bean-stew 250, cabbage-fried 150
orange 130, mala 250

-
githeri-vegetables 450, avocado 75, egg-boiled 50
ugali-whole 280, liver-fried-onion 150, sukuma-wiki-fried 200
watermelon 300, groundnuts-roasted 25

-
pilau-beef 350, kachumbari 150, mala 250
ugali-whole 250, bean-stew 230, terere-fried 200
mango 200, groundnuts-roasted 15
`,
  }),
];
