import { mealPlan } from './plan-table.ts';

/** Plans for losing, keeping and gaining weight. */
export const weightPlans = [
  mealPlan({
    slug: 'lose-gently-1500',
    title: 'Lose weight gently on Kenyan home food',
    goal: 'lose',
    summary:
      'Smaller ugali, double greens, pulses twice a day: about 1500 kcal from ordinary food, without hunger games.',
    for_whom:
      'Women and smaller adults who want to lose about half a kilo a week, with a body mass index above 25.',
    cautions: [
      'Not in pregnancy, while breastfeeding, under 18, with a body mass index under 18.5 or with an eating disorder.',
      'With diabetes tablets or insulin, ask your clinic first: less food may need less medicine.',
    ],
    energy_kcal: 1500,
    is_vegetarian: false,
    tips: [
      'Fill half of the plate with greens, a quarter with pulses, fish or meat, a quarter with ugali, rice or potato.',
      'Measure oil with a spoon: one tablespoon for a pan that feeds four.',
      'Drink water and sugar-free tea; a bottle of soda is as much energy as a plate of greens and beans.',
    ],
    week: `
oats-porridge-milk 300, banana 100
githeri 250, kachumbari 100, papaya 100
ugali-whole 150, sukuma-wiki-fried 200, tilapia-stew 180
orange 130, chai-milk 250

egg-boiled 100, bread-brown 64, tomato-raw 60, chai-milk 250
rice-fried-oil 150, ndengu-stew 200, cabbage-fried 150
ugali-whole 150, chicken-stew 180, terere-fried 180
mango 200

sweet-potato-boiled 200, mala 250
bean-stew 220, ugali-whole 150, sukuma-wiki-fried 180
potatoes-peas-stew 320, kachumbari 120
guava 110, groundnuts-roasted 25

uji-sorghum 300, egg-boiled 50, banana 100
lentil-stew 220, rice-fried-oil 150, spinach-fried 150
ugali-whole 150, beef-stew 180, managu-milk 180
watermelon 250

omelette-vegetables 160, bread-brown 32, chai-milk 250
githeri 260, avocado 60, kachumbari 100
mukimo 280, chicken-stew 150, cabbage-fried 120
orange 130

arrowroot-boiled 150, chai-milk 250, egg-boiled 50
chapati-brown 80, ndengu-stew 200, cabbage-fried 150
ugali-whole 150, omena-stew 130, sukuma-wiki-fried 200
papaya 150

sweet-potato-boiled 180, eggs-scrambled-tomato 150, tea-black-brewed 240
pilau-vegetable 220, kachumbari 120, mala 200
chicken-stew 200, matoke-stewed 220, terere-fried 150
pineapple 150
`,
  }),
  mealPlan({
    slug: 'lose-steadily-1800',
    title: 'Lose weight steadily, larger bodies',
    goal: 'lose',
    summary:
      'About 1800 kcal with a full plate three times a day, for men and tall or active women who carry too much weight.',
    for_whom:
      'Men and larger or active adults with a body mass index above 25 who need more than 2300 kcal to keep their weight.',
    cautions: [
      'Not in pregnancy, while breastfeeding, under 18 or with an eating disorder.',
      'With diabetes or blood-pressure medicine, ask your clinic: doses may have to fall with the weight.',
    ],
    energy_kcal: 1800,
    is_vegetarian: false,
    tips: [
      'Weigh yourself once a week on the same morning, not every day.',
      'Eat slowly and leave the table after one plate; wait ten minutes before more.',
      'Keep nyama choma for Sunday and share it; the fat drips, the beer does not.',
    ],
    week: `
egg-boiled 100, bread-brown 64, banana 100, chai-milk 250
githeri 330, kachumbari 120, avocado 60
ugali-whole 200, sukuma-wiki-fried 200, beef-stew 180
orange 130, groundnuts-roasted 20

oats-porridge-milk 350, banana 100
rice-fried-oil 200, bean-stew 220, cabbage-fried 150
ugali-whole 200, tilapia-stew 220, terere-fried 200
mango 200, mala 200

sweet-potato-boiled 250, mala 250
ndengu-stew 250, chapati-brown 80, spinach-fried 150
mukimo 320, chicken-stew 200
guava 110, groundnuts-roasted 25

uji-enriched 350, egg-boiled 50
muthokoi 320, sukuma-wiki-fried 200
ugali-whole 220, omena-stew 150, managu-milk 180
papaya 200, chai-milk 250

omelette-vegetables 180, bread-brown 64, tea-black-brewed 240
lentil-stew 240, rice-fried-oil 200, cabbage-fried 150
potatoes-peas-stew 350, chicken-stew 180
orange 130, yoghurt-plain 150

arrowroot-boiled 200, egg-boiled 100, chai-milk 250
githeri-vegetables 380, kachumbari 120
ugali-whole 200, liver-fried-onion 130, sukuma-wiki-fried 200
watermelon 300

sweet-potato-boiled 200, eggs-scrambled-tomato 180, chai-milk 250
goat-stew 200, ugali-whole 200, kachumbari 150
bean-stew-coconut 220, rice-fried-oil 170, spinach-fried 150
pineapple 150
`,
  }),
  mealPlan({
    slug: 'keep-your-weight-2000',
    title: 'Keep your weight, eat the rainbow',
    goal: 'maintain',
    summary:
      'A balanced Kenyan week of about 2000 kcal: whole grain, pulses daily, greens twice a day, fish twice a week.',
    for_whom: 'Adults of healthy weight who sit for part of the day and move for part of it.',
    cautions: [
      'If you are pregnant, breastfeeding or under 18, take the plan made for you.',
      'With kidney disease, ask a nutritionist: pulses, greens and fruit hold potassium.',
    ],
    energy_kcal: 2000,
    is_vegetarian: false,
    tips: [
      'Change the greens through the week: sukuma, terere, managu, kunde, cabbage.',
      'Cook pulses twice a week in a large pot and freeze or chill portions.',
      'Two fruits a day, bought in season.',
    ],
    week: `
uji-wimbi 300, egg-boiled 50, banana 100
githeri 380, kachumbari 100, avocado 75
ugali-whole 250, sukuma-wiki-fried 180, beef-stew 200
orange 130, groundnuts-roasted 30

bread-brown 64, egg-fried 92, chai-milk-sugar 250
rice-fried-oil 250, ndengu-stew 220, cabbage-fried 150
ugali-whole 250, tilapia-stew 220, terere-fried 180
mango 200, mala 250

sweet-potato-boiled 250, chai-milk 250, groundnuts-roasted 30
bean-stew-coconut 220, rice-fried-oil 220, spinach-fried 150
mukimo 350, chicken-stew 200
papaya 200, yoghurt-plain 150

oats-porridge-milk 350, banana 100
chapati-brown 160, lentil-stew 220, cabbage-fried 120
ugali-whole 250, omena-stew 150, managu-milk 180
orange 130, cashew-nuts 20

mandazi 50, egg-boiled 100, chai-milk 250, papaya 150
muthokoi 350, kunde-coconut 170
matoke-groundnut 320, beef-stew 150, kachumbari 100
watermelon 300

arrowroot-boiled 200, chai-milk-sugar 250, egg-boiled 50
pilau-beef 300, kachumbari 120, banana 100
ugali-whole 220, bean-stew 220, sukuma-wiki-fried 180
mango 200

pancake 120, honey 10, fruit-salad 165, chai-milk 250
chicken-coconut 220, rice-fried-oil 220, cabbage-fried 150
githeri-vegetables 380, avocado 75
mala 250, passion-fruit 54
`,
  }),
  mealPlan({
    slug: 'gain-weight-2800',
    title: 'Gain weight with good food',
    goal: 'gain',
    summary:
      'Three large meals and three snacks, at least 2800 kcal, rich in groundnuts, avocado, milk and eggs.',
    for_whom:
      'Adults who are too thin, train hard or come back from an illness, with a clinician who knows why weight was lost.',
    cautions: [
      'Weight lost without trying needs tests first, among them TB, HIV, diabetes and thyroid.',
      'With diabetes or kidney disease, have the plan changed by a nutritionist.',
    ],
    energy_kcal: 2800,
    is_vegetarian: false,
    tips: [
      'Drink between meals, not before them, so that the stomach has room for food.',
      'Stir groundnut paste, milk powder or an egg into porridge.',
      'Lift something heavy twice a week: without work, gained weight is mostly fat.',
    ],
    week: `
uji-enriched 450, egg-boiled 100, banana 200
githeri 450, avocado 150, kachumbari 100
ugali-whole 350, beef-stew 250, sukuma-wiki-fried 200
banana-smoothie 300, groundnuts-roasted 50

oats-porridge-milk 450, groundnuts-roasted 30, banana 100
rice-coconut 350, bean-stew-coconut 250, cabbage-fried 150
chapati-white 160, chicken-stew 250, spinach-fried 150
mango-mala 300, egg-boiled 50

bread-brown 128, peanut-butter 32, chai-milk-sugar 300, banana 100
pilau-beef 400, kachumbari 120, avocado 75
matoke-groundnut 400, chicken-coconut 220
mala 300, mango 200, groundnuts-roasted 20

mandazi 100, egg-fried 92, chai-milk-sugar 300
githeri 420, avocado 150
ugali-whole 350, tilapia-fried 200, terere-groundnut 170
banana-smoothie 300, orange 130

sweet-potato-boiled 300, eggs-scrambled-tomato 200, chai-milk-sugar 300
rice-coconut 350, ndengu-coconut 250, cabbage-fried 150
mukimo-njahi 420, beef-stew 250
yoghurt-plain 245, groundnuts-roasted 40, banana 100

uji-enriched 450, egg-boiled 100, avocado-bread 124
spaghetti-mince 450, kachumbari 100
ugali-whole 350, omena-stew 200, kunde-coconut 200
mango-mala 300, cashew-nuts 40

pancake 180, honey 21, egg-boiled 100, cocoa-milk 300
biryani-chicken 400, kachumbari 120, mala 250
chapati-white 80, bean-stew 250, sukuma-wiki-fried 180
banana 100, groundnuts-roasted 50
`,
  }),
];
