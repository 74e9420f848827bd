import { mealPlan } from './plan-table.ts';

/** Plans beside the care of a clinic. */
export const carePlans = [
  mealPlan({
    slug: 'diabetes-aware-1700',
    title: 'Steady sugar: a diabetes-aware week',
    goal: 'diabetes-aware',
    summary:
      'Even portions of whole grain and pulses, greens at each meal, fruit whole and no sugar in tea: about 1700 kcal.',
    for_whom: 'Adults with type 2 diabetes or raised glucose who are under the care of a clinic.',
    cautions: [
      'With insulin or tablets such as glibenclamide or gliclazide, show the plan to your clinic before you begin; less starch may need less medicine.',
      'Glucose below 3.9 mmol/L: take sugar or juice at once. At 16.7 or above, or with vomiting: hospital.',
      'With kidney disease, ask a nutritionist: pulses, greens and fruit hold potassium.',
    ],
    energy_kcal: 1700,
    is_vegetarian: false,
    tips: [
      'Eat at the same hours and share starch evenly: about a fist of ugali, rice or potato a meal.',
      'Eat greens and pulses first, starch last.',
      'Walk for 15 minutes after each large meal, and look at your feet every evening.',
    ],
    week: `
uji-wimbi-plain 300, egg-boiled 100, groundnuts-roasted 20
githeri-boiled 300, kachumbari-avocado 150
ugali-millet 150, sukuma-wiki-fried 250, tilapia-stew 220
guava 110, chai-milk 250

sweet-potato-boiled 150, egg-boiled 100, chai-milk 250
rice-brown-boiled 150, ndengu-stew 220, cabbage-fried 200
ugali-millet 150, beef-stew 180, terere-fried 200
orange 130, groundnuts-roasted 25

oats-porridge-water 300, egg-boiled 50, almonds 20, chai-milk 250
bean-stew 220, ugali-whole 150, spinach-fried 200
lentil-stew 220, chapati-brown 80, mixed-vegetables-fried 150
guava 110, yoghurt-plain 150

uji-sorghum 300, egg-boiled 100, avocado 50
njahi-stew 220, sukuma-wiki-fried 200, arrowroot-boiled 100
ugali-millet 160, chicken-stew 200, managu-milk 200
papaya 150, groundnuts-roasted 25

bread-brown 64, eggs-scrambled-tomato 150, chai-milk 250
muthokoi 280, kunde-leaves-boiled 150, avocado 50
ugali-whole 150, omena-stew 150, sukuma-wiki-fried 200
orange 130, mala 200

arrowroot-boiled 120, egg-boiled 100, chai-milk 250
cowpea-stew 230, rice-brown-boiled 150, cabbage-fried 200
potatoes-peas-stew 250, chicken-stew 180, kachumbari 150
guava 110, groundnuts-roasted 25

omelette-vegetables 180, bread-brown 32, chai-milk 250
goat-stew 200, ugali-millet 150, terere-fried 200, kachumbari 100
bean-stew 220, sweet-potato-boiled 150, mixed-vegetables-fried 150
orange 130, cashew-nuts 20
`,
  }),
  mealPlan({
    slug: 'blood-pressure-aware-1900',
    title: 'Less salt, more greens: blood-pressure aware',
    goal: 'blood-pressure-aware',
    summary:
      'Under 2 g of sodium a day, rich in greens, fruit, pulses and mala: about 1900 kcal of food cooked with little salt.',
    for_whom: 'Adults with raised blood pressure, beside their tablets and readings.',
    cautions: [
      'Go on with every tablet. A reading of 180/120 or more is an emergency.',
      'With kidney disease, heart failure, or tablets such as spironolactone or enalapril, ask first: this plan is rich in potassium.',
    ],
    energy_kcal: 1900,
    is_vegetarian: false,
    tips: [
      'Leave stock cubes, crisps, sausages and salted nuts out of the house.',
      'Season with lemon, garlic, dhania, ginger and chilli, and halve the salt of every dish.',
      'Cook greens and pulses without salt and add one pinch at the table.',
    ],
    week: `
oats-porridge-milk 350, banana 100, groundnuts-roasted 20
githeri-boiled 300, kachumbari-avocado 150, orange 130
ugali-whole 200, sukuma-wiki-boiled 200, tilapia-grilled 120, vegetable-oil 8
mango 200, mala 250

sweet-potato-boiled 250, egg-boiled 100, chai-milk 250
rice-white-boiled 220, green-grams-boiled 200, cabbage-boiled 150, vegetable-oil 14
ugali-whole 200, terere-boiled 200, chicken-breast-roasted 120, vegetable-oil 10
papaya 200, groundnuts-roasted 25

uji-sorghum 350, banana 100, egg-boiled 50
bean-stew 220, rice-white-boiled 200, kachumbari 100
potato-boiled 300, tilapia-grilled 120, sukuma-wiki-boiled 200, vegetable-oil 10
yoghurt-plain 150, orange 130, groundnuts-roasted 35

arrowroot-boiled 200, chai-milk 250, banana 100
chapati-brown 80, lentils-boiled 220, swiss-chard-boiled 130, vegetable-oil 10
ugali-whole 220, beef-stewed 100, sukuma-wiki-boiled 200, tomato-raw 100, vegetable-oil 8
mango 200, groundnuts-roasted 20

oats-porridge-milk 350, papaya 150
beans-kidney-boiled 200, sweet-potato-boiled 200, avocado 75, kachumbari 80
ugali-whole 220, omena-stew 130, terere-boiled 200
mala 250, banana 100, groundnuts-roasted 30

egg-boiled 100, bread-brown 32, avocado 60, chai-milk 250
githeri-boiled 320, coleslaw-light 100, orange 130
matoke-boiled 300, chicken-stewed 100, carrot-boiled 80, cabbage-boiled 120, vegetable-oil 12
watermelon 300, groundnuts-roasted 20

uji-wimbi-plain 350, egg-boiled 50, mango 200
rice-white-boiled 250, green-grams-boiled 200, sukuma-wiki-boiled 150, vegetable-oil 14
ugali-whole 200, tilapia-stew 220, kunde-leaves-boiled 150
banana 100, groundnuts-roasted 25, mala 200
`,
  }),
  mealPlan({
    slug: 'pregnancy-2300',
    title: 'Eating well in pregnancy',
    goal: 'pregnancy',
    summary:
      'About 2300 kcal with iron, folate, calcium and protein at every meal, beside the tablets of the antenatal clinic.',
    for_whom:
      'Women in the second and third third of pregnancy who go to antenatal care. It is no plan for losing weight.',
    cautions: [
      'Take the iron and folic acid of the clinic daily, away from tea and milk.',
      'With diabetes or high pressure in pregnancy, the clinic changes this plan with you.',
      'Bleeding, strong headache, swelling of the face or a baby that moves less: maternity unit now.',
    ],
    energy_kcal: 2300,
    is_vegetarian: false,
    tips: [
      'Cook eggs, meat and fish through, and drink only boiled or packaged milk.',
      'No alcohol, no soil or stones, and at most two cups of tea or coffee a day.',
      'Leave liver out: it holds very much vitamin A. This plan has none.',
    ],
    week: `
uji-enriched 400, egg-boiled 100, orange 130
githeri 400, sukuma-wiki-fried 150, avocado 75
ugali-whole 280, beef-stew 220, terere-fried 180
mala 300, banana 100, groundnuts-roasted 25

oats-porridge-milk 400, banana 100, groundnuts-roasted 20
rice-fried-oil 250, ndengu-stew 250, spinach-fried 170, mango 200
ugali-whole 280, tilapia-stew 240, sukuma-wiki-fried 180
yoghurt-plain 200, egg-boiled 50, orange 130

sweet-potato-boiled 280, egg-boiled 100, mala 250
bean-stew-coconut 250, rice-fried-oil 250, cabbage-fried 150
mukimo 380, chicken-stew 220
papaya 200, milk-whole 250, groundnuts-roasted 30

uji-enriched 400, bread-brown 64, egg-fried 46
chapati-brown 160, lentil-stew 250, terere-fried 170
ugali-whole 270, omena-stew 170, managu-milk 180
orange 130, mala 250, banana 100

omelette-vegetables 180, bread-brown 64, chai-milk 250, papaya 150
githeri-vegetables 430, avocado 75
matoke-groundnut 350, beef-stew 220, sukuma-wiki-fried 150
yoghurt-plain 200, guava 110

arrowroot-boiled 220, egg-boiled 100, milk-whole 250
cowpea-stew 250, ugali-whole 250, kunde-coconut 170
rice-fried-oil 230, chicken-stew 240, cabbage-fried 150
mango 200, groundnuts-roasted 30

pancake 120, fruit-salad 165, egg-boiled 50, milk-whole 250
pilau-beef 350, kachumbari 120, mala 250
ugali-whole 270, bean-stew 230, sukuma-wiki-fried 200
banana 100, orange 130
`,
  }),
  mealPlan({
    slug: 'breastfeeding-2500',
    title: 'Strength while breastfeeding',
    goal: 'breastfeeding',
    summary:
      'About 2500 kcal of home food with plenty to drink: milk is made from meals, not from one special herb.',
    for_whom: 'Mothers who breastfeed, above all in the first six months.',
    cautions: [
      'No weight-loss plan in this time; slow loss comes by itself.',
      'Low mood, fear or no joy for two weeks after the birth: tell your clinic.',
      'Ask before you take herbs to make milk; feeding often is what makes it.',
    ],
    energy_kcal: 2500,
    is_vegetarian: false,
    tips: [
      'Put a glass of water or thin uji where you feed.',
      'Let others cook one large pot a day; githeri and beans last.',
      'Go on with the iron tablets as long as the clinic says.',
    ],
    week: `
uji-enriched 500, egg-boiled 100, banana 100
githeri 420, avocado 100, kachumbari 100
ugali-whole 300, beef-stew 230, sukuma-wiki-fried 200
mala 300, mango 200, groundnuts-roasted 30

oats-porridge-milk 450, groundnuts-roasted 30, banana 100
rice-fried-oil 280, bean-stew-coconut 250, spinach-fried 170
ugali-whole 300, chicken-stew 250, terere-fried 180
orange 130, milk-whole 250, egg-boiled 50

sweet-potato-boiled 300, egg-boiled 100, mala 300
njahi-stew 260, rice-fried-oil 280, cabbage-fried 150
mukimo 400, chicken-stew 220
banana 100, groundnuts-roasted 40

uji-enriched 500, bread-brown 64, egg-fried 46
chapati-brown 160, ndengu-stew 260, terere-groundnut 170
ugali-whole 300, omena-stew 180, managu-milk 180
papaya 200, yoghurt-plain 200

bread-brown 96, eggs-scrambled-tomato 200, chai-milk-sugar 300
githeri-vegetables 450, avocado 100
matoke-groundnut 380, beef-stew 220, sukuma-wiki-fried 150
mala 300, orange 130

arrowroot-boiled 250, egg-boiled 100, milk-whole 300
cowpea-stew 260, ugali-whole 280, kunde-coconut 180
rice-fried-oil 280, tilapia-stew 250, cabbage-fried 150
banana 100, groundnuts-roasted 35

pancake 180, fruit-salad 165, milk-whole 250
pilau-beef 380, kachumbari 120, mala 250
ugali-whole 300, bean-stew 250, sukuma-wiki-fried 200, avocado 50
mango 200
`,
  }),
];
