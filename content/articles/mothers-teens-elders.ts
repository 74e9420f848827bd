import { article } from './article-text.ts';
import { antenatal, fdc, kenyaDiets, paper, who } from './sources.ts';

/** Pregnancy, youth and old age. */
export const ageArticles = [
  article({
    slug: 'eating-well-in-pregnancy',
    topic: 'life-stages',
    goal: 'grow-well',
    title: 'Eating well in pregnancy',
    summary:
      'Not for two, but twice as well. What to add in each third, what to leave out, and which tablets the clinic gives.',
    sources: [
      antenatal,
      kenyaDiets,
      paper('Scientific opinion on the safety of caffeine', 'EFSA Journal', 2015),
      fdc,
    ],
    food_ids: ['egg-boiled', 'mala', 'bean-stew', 'terere-fried', 'orange', 'tilapia-stew', 'uji-enriched'],
    product_skus: ['SUP-012'],
    text: `
A pregnant woman does not need double plates. In the first three months she needs hardly more energy than before, in the second third about 340 kcal more a day and in the last about 450. A glass of mala and a cup of beans are already 350. What rises more steeply is the need for iron, folate, iodine, calcium and protein.

# Each day

- Greens at two meals, and two fruits.
- A pulse at one meal or two.
- An animal food each day if you can: an egg, milk or mala, fish, omena, chicken or meat.
- Whole grain and roots for energy and against constipation.
- Iodised salt, a little; water, plenty.

foods: Useful additions, by portion | energy_kcal, protein_g, calcium_mg | egg-boiled, mala, bean-stew, terere-fried, tilapia-stew, uji-enriched, groundnuts-roasted

# The tablets

Iron (30 to 60 mg) and folic acid (0.4 mg) daily, from as early as possible to the birth, are advised for every pregnant woman. If they upset the stomach, take them with the evening meal. Where food brings little calcium, the clinic may give calcium against dangerous pressure; take it at another hour than iron. Vitamin A, other herbs and "blood tonics" are not added without advice.

# Sickness, heartburn, constipation

Small dry bites before you rise, food every two hours, and no empty stomach help against sickness. Heartburn grows less with small suppers three hours before bed. Constipation asks for pulses, fruit, water and walking; tell the clinic if iron makes it worse. Vomiting that leaves no drink down for twelve hours needs the clinic the same day.

# Leave these out

1. Alcohol, in any amount, and tobacco, shisha and khat.
2. Raw or half-cooked meat, eggs and fish, raw milk, and old cold food: listeria, toxoplasma and salmonella are harder on the unborn child.
3. Liver, and cod liver oil: too much vitamin A.
4. Much caffeine. Below 200 mg a day is considered safe: about two cups of tea or one strong coffee.
5. Soil, stones, charcoal and clay. The craving can be a sign of too little iron: ask for a test.
6. Herbs as medicine, such as neem, aloe, ashwagandha, artemisia, wormwood, hibiscus or strong ginger, unless your clinic agrees. Cooking amounts of kitchen spices are fine.

caution | Go at once | Bleeding, strong headache, blurred sight, swelling of face and hands, strong belly pain, fever, water that breaks, or a baby that moves less. Fever means a malaria test today.

# How much weight?

Women of normal weight gain about 11 to 16 kg in all, thin women more, heavy women less. A pregnancy is not the time to lose weight on purpose. If you began heavy, choose water in place of soda, walk daily and keep the chapati to one; the clinic watches pressure and sugar with you.

# Sugar in pregnancy

Some women get diabetes while pregnant, often without feeling anything. Ask for a test between the sixth and seventh month, earlier if you had it before, if your mother has diabetes or if you had a baby above four kilos. The plate is the same, with even portions of starch, no sweet drinks and a walk after meals.

tip | For the family | The last plate should not be hers. Whoever serves, serve the pregnant woman's egg and greens first.

kitchen | The evening bowl | Thick uji of wimbi with milk, an egg beaten in while it boils, and half a mashed banana. It stays down when little else does.
`,
  }),
  article({
    slug: 'food-for-teenagers',
    topic: 'life-stages',
    goal: 'more-energy',
    title: 'Food for teenagers: growth, periods, football and pimples',
    summary:
      'The second fast growth of life needs breakfast, iron and peace at the table. What really helps, and which ideas to leave to others.',
    sources: [
      who('Guideline: implementing effective actions for improving adolescent nutrition', 2018),
      kenyaDiets,
      fdc,
    ],
    food_ids: ['githeri', 'egg-boiled', 'milk-whole', 'groundnuts-roasted', 'chips', 'cola', 'omena-stew'],
    text: `
Between ten and nineteen a body gains a fifth of its height and half of its bone. Nothing grows that fast again. Teenagers are hungry for a reason, and the reason is not laziness.

# How much is much?

A boy of sixteen who plays football may need 3000 kcal a day, a girl of the same age 2200 or more. They cannot get this from two meals and tea. Three meals and two real snacks, each with a protein, carry them through a school day.

foods: Snacks that build beside snacks that fill | energy_kcal, protein_g, iron_mg | groundnuts-roasted, egg-boiled, milk-whole, githeri, chips, mandazi, cola

# Iron and periods

When periods begin, a girl loses iron each month. Tiredness, cold hands and a wandering mind are often iron, not attitude. Beans and ndengu with lemon, greens, egg, omena and meat when there is any; tea after, not with. Some schools give weekly iron and folic acid tablets: take them. A very heavy period, more than a soaked pad in two hours or more than seven days, is a reason to see a clinic.

# Bones

The bank of bone closes at about thirty, and the deposits are made now. Milk, mala, small fish, terere, sesame, sun and jumping. Soda is not poison for bone, but it usually stands where the milk stood.

# Skin, weight and mirrors

Pimples come from hormones. Chocolate is mostly innocent; very sugary food and much milk may make them slightly worse in some. Bleaching creams damage the skin. What helps is mild washing, patience and a clinic if they leave scars.

Weight is a tender subject. Nobody should go on a diet alone at fourteen. Skipping meals, counting every bite, vomiting, laxatives and slimming teas are signs of distress and need kindness and help, not praise. Parents help best by cooking good food, eating together and never joking about a body. A young person who is truly heavy gains most from less soda, more movement and more sleep, done by the whole family.

caution | Ask for help | If food, weight or training fill your head all day, if you make yourself vomit, or if you want to hurt yourself, talk today to someone you trust or to a clinic. In danger call 999, 112 or 1199.

# Sport

1. Two hours before: rice, ugali, sweet potato or bread with a little egg or beans.
2. During: water. Up to an hour nothing else is needed.
3. After: food within an hour or two; mala and a banana, or githeri.
4. Powders, "mass gainers" and energy drinks: not before eighteen. Energy drinks with alcohol: never.

# Exams

The brain likes breakfast, water and sleep. Coffee and energy drinks late at night borrow the energy of the next day. A walk of ten minutes clears the head better than a third cup.

table: A day for a boarder with little choice
When | What you can do
Breakfast | uji, and a spoon of groundnut paste or milk powder from your tin
Break | groundnuts or fruit in place of biscuits
Lunch | all of the beans, all of the cabbage; lemon from home
Supper | ugali and greens; an egg or omena from the tin if allowed
Night | water and sleep

tip | The tin under the bed | Roasted groundnuts, milled omena, milk powder, dates, a few lemons: cheap, dry, legal in most schools and better than crisps.

kitchen | Ten-minute supper | Fry an onion and two tomatoes, add a cup of boiled beans, break in two eggs and stir. Eat it with any ugali that is left.
`,
  }),
  article({
    slug: 'eating-well-after-sixty-five',
    topic: 'life-stages',
    goal: 'more-energy',
    title: 'Eating well after sixty-five',
    summary:
      'Less appetite, the same need for protein. How to stay strong, what to do about teeth and thirst, and which tablets to ask about.',
    sources: [
      paper('ESPEN guideline on clinical nutrition and hydration in geriatrics', 'Clinical Nutrition', 2019),
      kenyaDiets,
      fdc,
    ],
    food_ids: ['egg-boiled', 'mala', 'omena-stew', 'lentil-soup', 'mukimo', 'uji-enriched', 'pumpkin-soup'],
    product_skus: ['SUP-011', 'SUP-013'],
    text: `
With the years the appetite shrinks, but the need for protein, vitamins and water does not. Old people in Kenya who grow thin are often praised for it; in truth loss of weight after seventy is a warning, since it is mostly muscle that goes, and with it the strength to rise from a chair.

# Protein at each meal

European experts advise at least 1 g of protein for each kilogram of weight a day for older people, more during and after illness. For 60 kg that is 60 g: an egg at breakfast, a cup of beans at lunch, fish or chicken at supper and a glass of mala. Together with getting up from the chair ten times, twice a day, this keeps the legs.

foods: Soft foods rich in protein or energy | energy_kcal, protein_g | egg-boiled, mala, omena-stew, lentil-soup, uji-enriched, eggs-scrambled-tomato, chicken-stew

# When chewing hurts

1. See a dentist or clinical officer: a sore tooth or a loose denture can be mended.
2. Cook softer: lentil soup, mukimo, minced meat, fish without bones, egg, khichdi, pumpkin.
3. Grate fruit, or stew it; mash beans with a spoon of oil.
4. Do not live on tea and bread. It is the commonest poor diet of old age.

# Thirst is a bad guide

The feeling of thirst fades. Six to eight cups a day, tea and soup included, are a fair aim unless the heart or kidney clinic has set a limit. Put a filled jug on the table in the morning. Confusion, a dry tongue and little dark urine are signs of too little. In heat and in diarrhoea old people dry out quickly: oral rehydration salts are for them too.

# Salt, sugar and pressure

Taste grows dull and the hand heavier on the salt. Season with lemon, garlic, dhania and ginger. If the pressure is high and the appetite poor, appetite comes first: a strict diet that nobody eats helps nobody. The same is true of sugar; in very old age glucose that is too low is more dangerous than glucose that is slightly high.

caution | Find out why | Losing more than 5 percent of your weight in half a year without trying, trouble swallowing, a cough of two weeks, black stool, low mood or new forgetfulness need a visit. TB, cancer, thyroid, depression and medicines are among the causes.

# Tablets to ask about

Ask for a B12 test with the yearly check, above all on metformin or acid tablets. Vitamin D, with enough calcium, makes sense for those who rarely leave the house. Iron only after a test. Bring all bottles, herbs and powders to the clinic once a year: some can go. Grapefruit, liquorice, garlic capsules and many herbs do not go with heart medicine and blood thinners.

# Eating alone

Food tastes of company. Eat with a neighbour twice a week, join a church or mosque kitchen, let a grandchild cook with you. Those who bring food to an old parent do more than those who bring money. Small plates, colours and a favourite dish from childhood wake an appetite better than reproach.

table: One day of small, strong meals
When | What
7 | Uji with milk and an egg beaten in
10 | Banana and mala
1 | Mukimo with beans, a little chicken, soft greens
4 | Tea with milk, a piece of sweet potato
7 | Lentil soup with bread, pawpaw

kitchen | Ten minutes, one pot | Simmer grated pumpkin, onion and a cup of red lentils until soft, beat in milk and a spoon of oil. It keeps two days and freezes.

tip | Sit, stand, sit | Before each meal rise from the chair five times without the hands. Food builds muscle only where muscle is asked to work.
`,
  }),
];
