import { mealPlan } from './plan-table.ts';

/** Plans for a purse, a family, a hostel and the coast. */
export const householdPlans = [
  mealPlan({
    slug: 'low-budget-2000',
    title: 'A full week on a small budget',
    goal: 'budget',
    summary:
      'Maize, beans, ndengu, greens, omena and eggs: about 2000 kcal and enough protein from the cheapest shelves.',
    for_whom: 'Adults who must feed themselves well for little money.',
    cautions: [
      'With diabetes, take the portions of the diabetes-aware plan.',
      'Children under 5 need egg, milk or fish more often than this.',
    ],
    energy_kcal: 2000,
    is_vegetarian: false,
    tips: [
      'Soak beans and ndengu overnight: they need half the charcoal.',
      'Buy maize, beans and onions for the month at the large market, greens every second day.',
      'Omena and eggs give more protein for a shilling than meat.',
    ],
    week: `
uji-maize 400, sweet-potato-boiled 200, groundnuts-roasted 20
githeri 450, kachumbari 100
ugali-whole 350, sukuma-wiki-fried 200, omena-stew 120
banana 100, chai-milk-sugar 250

uji-sorghum 400, banana 100
ndengu-stew 250, rice-fried-oil 280, cabbage-fried 150
ugali-whole 350, bean-stew 250, terere-fried 150
orange 130, groundnuts-roasted 20

cassava-boiled 250, chai-milk-sugar 250
githeri 450, avocado 75
ugali-whole 270, sukuma-wiki-fried 200, egg-curry 200
banana 100

uji-maize 400, mandazi 50, egg-boiled 50
bean-stew 280, chapati-white 80, cabbage-fried 150
ugali-whole 350, omena-stew 150, sukuma-wiki-fried 180
guava 110

sweet-potato-boiled 300, chai-milk-sugar 250
muthokoi 420, kachumbari 80
ugali-whole 350, ndengu-stew 250, managu-milk 150
banana 100, groundnuts-roasted 25

uji-sorghum 400, groundnuts-roasted 30
beans-potatoes-stew 400, avocado 75
ugali-whole 350, kunde-coconut 170, egg-boiled 100
orange 130, chai-milk-sugar 250

mandazi 50, egg-boiled 50, chai-milk-sugar 300
rice-fried-oil 300, bean-stew-coconut 250, cabbage-fried 150
ugali-whole 350, tripe-stew 200, sukuma-wiki-fried 180
papaya 150
`,
  }),
  mealPlan({
    slug: 'family-of-five-2000',
    title: 'One pot for the family',
    goal: 'family',
    summary:
      'A week in which everybody eats the same: portions are for an adult of 2000 kcal, children take theirs from the same pot.',
    for_whom:
      'Families with children over 2 years. Scale the shopping list by the number of adult portions: a child of 4 to 8 eats about two thirds.',
    cautions: [
      'Babies from 6 to 23 months need their own soft food besides breast milk; ask at the child clinic.',
      'Groundnuts whole are dangerous for children under 5: give them ground.',
    ],
    energy_kcal: 2000,
    is_vegetarian: false,
    tips: [
      'Take the children’s share before you add chilli and the last salt.',
      'Let each child choose one green and one fruit at the market.',
      'Cook double on Sunday: stew for Monday costs no charcoal.',
    ],
    week: `
uji-wimbi 350, bread-brown 64, banana 100
rice-fried-oil 250, bean-stew 220, cabbage-fried 150
ugali-whole 280, beef-potato-stew 280, sukuma-wiki-fried 170
mango 200, mala 200

egg-boiled 50, sweet-potato-boiled 220, chai-milk-sugar 250
githeri-vegetables 420, avocado 75
ugali-whole 280, tilapia-stew 220, terere-fried 170
orange 130, groundnuts-roasted 25

oats-porridge-milk 350, banana 100
ndengu-coconut 230, chapati-white 120, kachumbari 100
mukimo-peas 400, chicken-stew 200
papaya 150, milk-whole 200

uji-enriched 350, egg-boiled 50
spaghetti-mince 350, coleslaw-light 120
ugali-whole 280, bean-stew 220, sukuma-wiki-fried 170
watermelon 300, mala 200

mandazi 50, egg-fried 46, chai-milk-sugar 250, orange 130
mukimo 380, beef-stew 180
rice-vegetable 300, lentil-stew 220
banana 100, groundnuts-roasted 25

uji-wimbi 350, avocado-bread 124
pilau-beef 300, kachumbari 120
ugali-whole 280, omena-stew 130, managu-milk 170
mango 200

pancake 120, fruit-salad 165, chai-milk 250
chicken-stew 220, chapati-white 80, cabbage-fried 170
githeri 380, avocado 60
mala 250, banana 100
`,
  }),
  mealPlan({
    slug: 'student-one-burner-2100',
    title: 'Student: one burner, one pot',
    goal: 'student',
    summary:
      'About 2100 kcal with one burner and no fridge: eggs, ndengu, fruit, groundnuts and a kibanda lunch chosen well.',
    for_whom: 'Students and young workers who cook in one pot and eat one meal out.',
    cautions: [
      'If you skip meals to control your weight or feel out of control with food, talk to someone at the student clinic.',
    ],
    energy_kcal: 2100,
    is_vegetarian: false,
    tips: [
      'At the kibanda ask for more greens and half the soup fat; beans and ndengu are the best buy.',
      'Cook ndengu in the evening and eat it for two meals; without a fridge boil it again in the morning.',
      'Groundnuts and bananas in the bag cost less than crisps and soda.',
    ],
    week: `
bread-brown 64, egg-boiled 100, chai-milk-sugar 300
chapati-white 80, bean-stew 300, sukuma-wiki-fried 150
rice-fried-oil 250, ndengu-stew 250, tomato-raw 80
banana 200, groundnuts-roasted 40

oats-porridge-milk 350, banana 100, groundnuts-roasted 20
ugali-whole 350, beef-stew 180, sukuma-wiki-fried 200
omelette-vegetables 200, chapati-white 80
orange 130, mala 250

groundnut-sandwich 160, chai-milk-sugar 300
githeri 420, avocado 75
spaghetti-mince 350, kachumbari 100
banana 100

egg-sandwich 150, chai-milk-sugar 300
rice-fried-oil 300, bean-stew 300, cabbage-fried 150
rice-fried-oil 220, egg-curry 200, spinach-fried 150
mango 200, groundnuts-roasted 20

oats-porridge-milk 350, groundnuts-roasted 20
ugali-whole 350, tilapia-fried 150, sukuma-wiki-fried 200
ndengu-stew 300, chapati-white 80
banana 100, yoghurt-plain 150

bread-brown 96, avocado 100, egg-boiled 50, chai-milk-sugar 300
pilau-beef 350, kachumbari 120
eggs-scrambled-tomato 200, ugali-whole 250, cabbage-fried 150
orange 130

mandazi 100, chai-milk-sugar 300, egg-boiled 50
chicken-stew 220, rice-fried-oil 300, cabbage-fried 150
githeri 380, kachumbari 100
banana 100, groundnuts-roasted 20
`,
  }),
  mealPlan({
    slug: 'coast-week-2000',
    title: 'A week from the coast',
    goal: 'coast',
    summary: 'Mbaazi, coconut rice, fish, cassava and mchicha, about 2000 kcal, with the coconut measured.',
    for_whom: 'Adults who like the food of Mombasa, Kilifi, Kwale and Lamu.',
    cautions: [
      'Coconut milk is rich in saturated fat; with high cholesterol cook every second dish without it.',
      'With diabetes, leave out mahamri and take half the rice.',
    ],
    energy_kcal: 2000,
    is_vegetarian: false,
    tips: [
      'Thin coconut milk with as much water: the taste stays, half of the fat goes.',
      'Grill fish with tamarind, lemon and garlic more often than you fry it.',
      'Mahamri are for Friday; on other mornings cassava, sweet potato or uji.',
    ],
    week: `
mahamri-coconut 80, mbaazi-coconut 180, chai-milk 250
rice-coconut 250, fish-coconut 220, kachumbari 120
ugali-whole 220, terere-fried 180, bean-stew 200
mango 200

cassava-boiled 200, chai-milk-sugar 250, egg-boiled 50
rice-fried-oil 250, mbaazi-coconut 220, cabbage-fried 150
ugali-whole 250, tilapia-grilled 150, kunde-coconut 170
orange 130, cashew-nuts 20

sweet-potato-boiled 250, mala 250, groundnuts-roasted 20
pilau-beef 300, kachumbari 120, banana 100
ugali-whole 240, fish-coconut 220, spinach-fried 150
papaya 200

uji-sorghum 350, egg-boiled 100, banana 100
bean-stew-coconut 230, rice-fried-oil 250, cabbage-fried 150
chapati-brown 160, chicken-stew 200, kachumbari 100
coconut-water 250, mango 200

cassava-coconut 280, tea-black-sugar 250, egg-boiled 50
biryani-chicken 350, kachumbari 150
ugali-whole 240, ndengu-coconut 220, terere-fried 150
watermelon 300

mahamri-coconut 80, ndengu-coconut 200, chai-milk 250
rice-fried-oil 250, tilapia-stew 230, cabbage-fried 150
ugali-whole 240, mbaazi-coconut 220, kunde-leaves-boiled 150
orange 130, groundnuts-roasted 20

omelette-vegetables 160, bread-brown 64, fruit-salad 165, chai-milk 250
rice-coconut 250, chicken-coconut 220, kachumbari 120
mukimo-peas 300, tilapia-grilled 130, spinach-fried 150
tamarind-drink 250
`,
  }),
];
