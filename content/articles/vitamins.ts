import { article } from './article-text.ts';
import { antenatal, fdc, kenyaDiets, ods, who } from './sources.ts';

/** Vitamin A, folate and vitamin B12. */
export const vitaminArticles = [
  article({
    slug: 'vitamin-a-orange-and-green',
    topic: 'vitamins-and-minerals',
    goal: 'grow-well',
    title: 'Vitamin A: the orange and green of good sight',
    summary:
      'Carrots, orange sweet potato, mango, pumpkin and dark leaves cover the need. Why children get capsules, and why more is not better.',
    sources: [
      ods('Vitamin A and carotenoids', 'VitaminA'),
      who('Guideline: vitamin A supplementation in infants and children 6–59 months of age', 2011),
      fdc,
    ],
    food_ids: [
      'sweet-potato-boiled',
      'carrot-raw',
      'pumpkin-boiled',
      'mango',
      'sukuma-wiki-boiled',
      'papaya',
      'egg-boiled',
    ],
    herb_slugs: ['moringa'],
    product_skus: ['SFD-001'],
    text: `
A child who stumbles at dusk, while others still run, may be short of vitamin A. The same lack makes measles and diarrhoea more dangerous. It was once a common cause of blindness; capsules, vaccination and better food have made it rarer, but it has not gone.

# Two ways to get it

Liver, egg yolk, whole milk and fish liver hold the vitamin itself. Orange and dark green plants hold carotenes, which the body turns into the vitamin as it needs them. Nobody is poisoned by carrots; at worst the palms turn yellow.

foods: Vitamin A in a usual portion; adults need about 700 to 900 µg a day | vitamin_a_ug, energy_kcal | sweet-potato-boiled, carrot-raw, sukuma-wiki-boiled, mango, papaya, pumpkin-boiled, egg-boiled, milk-whole

One medium orange sweet potato covers an adult's day and two days of a small child. The white-fleshed ones have almost none, so look at the cut. Breeders in Kenya have brought orange varieties to the market that grow as well as the white; ask for the vines.

# How to get it out of the leaf

1. Cook shortly, or mash: heat and chewing open the cells.
2. Add a little fat. A teaspoon of oil, some groundnut or avocado is enough.
3. Keep leaves out of the sun after the harvest; drying in bright light bleaches carotene away.
4. Eat greens daily rather than much once a week.

# Children: food and capsules

In Kenya children from six months to five years are offered a vitamin A capsule every six months. The dose is large and lasts, and studies from many countries found fewer deaths where lack was common. It is safe with food rich in carotene. Bring the clinic book, so that nobody gives it twice in a month.

Breast milk is a good source if the mother eats orange and green food. From six months on, mashed pumpkin, sweet potato, mango, pawpaw and finely cut terere are excellent first foods.

tip | A bowl of sunset | Mash a boiled orange sweet potato with a spoon of milk and a little groundnut paste. It is soft enough for a baby and good enough for a grandmother.

# Too much of a good thing

The vitamin itself is stored in the liver and can be too much. One large portion of beef liver holds several days' worth; for adults once a week is no problem, in pregnancy leave liver out, because very high amounts early in pregnancy can damage the child. The same holds for high-dose capsules and for acne tablets made from vitamin A. Beta-carotene tablets raised the number of lung cancers in smokers in two large trials. Carrots did not.

caution | Signs to take to a clinic | Poor sight at dusk, dry or foamy spots on the white of the eye, or measles in a child. The treatment is simple and must come quickly.

# Eyes need more than A

Carrots do not give an eagle's sight to someone who needs glasses. Diabetes, high blood pressure, glaucoma and cataract take more sight in Kenya today than lack of vitamins. After forty, have the eyes checked every two years; with diabetes every year.

kitchen | Orange mukimo | Replace half of the potatoes in mukimo with orange sweet potato or pumpkin, and use pumpkin leaves for the green. Children who refuse greens often do not notice.
`,
  }),
  article({
    slug: 'folate-before-and-during-pregnancy',
    topic: 'vitamins-and-minerals',
    goal: 'grow-well',
    title: 'Folate: the vitamin to have before you are pregnant',
    summary:
      'The spine of a child closes in the first four weeks. Greens and pulses help; a tablet of folic acid is what is proven.',
    sources: [ods('Folate', 'Folate'), antenatal, fdc],
    food_ids: [
      'lentils-boiled',
      'green-grams-boiled',
      'cowpeas-boiled',
      'mrenda-boiled',
      'beans-kidney-boiled',
      'avocado',
      'spinach-boiled',
    ],
    product_skus: ['SUP-012'],
    text: `
In the fourth week after conception a fold of tissue closes to form the spine and the brain. Most women do not yet know that they are pregnant. If folate is short in those days, the fold may stay open, and the child is born with spina bifida or worse. Few diseases can be made rarer so cheaply.

# Tablet first, then food

WHO advises 400 micrograms (0.4 mg) of folic acid a day from the moment a woman tries for a child, or at the latest when she learns of it, until twelve weeks, and iron with folic acid through the rest of pregnancy. Women who had an affected child, who take medicine for epilepsy, or who have diabetes or sickle cell need a higher dose by prescription: speak to a clinic before conceiving.

Tablets work better than food here because folic acid is taken up more easily than the folate of plants, and because the dose is certain. Food still matters, for the months before and for everyone else: folate builds blood in men, children and grandparents too.

foods: Folate in a usual portion; adults need 400 µg, pregnant women 600 µg a day | folate_ug, iron_mg | green-grams-boiled, cowpeas-boiled, lentils-boiled, beans-kidney-boiled, mrenda-boiled, spinach-boiled, avocado, orange

A cup of ndengu or cowpeas brings more than half a day. Add greens, an orange and half an avocado and you are there.

# Keep it in the pot

Folate dislikes heat and water. Soak pulses, cook them in just enough water and keep the gravy. Steam greens for a few minutes. Sprouted ndengu, rinsed well and cooked briefly, are rich in it. Packaged flour in Kenya has folic acid added, which reaches many women who do not plan.

# A simple calendar

table: What to do and when
When | What
Any woman who may become pregnant | flour with the logo, pulses daily, folic acid if you plan a child
Three months before | tablet daily; see the clinic about diabetes, epilepsy, pressure, HIV
Week 4 to 12 | go to the first antenatal visit, go on with the tablet
After week 12 | iron and folic acid from the clinic, daily to the birth
Breastfeeding | pulses and greens; tablets as the clinic says

tip | Men too | A couple who plans a child can cook the same pot: pulses, greens and fruit, less alcohol, no tobacco. It is easier together, and it helps his sperm as well.

# Anaemia with large cells

Lack of folate or of vitamin B12 makes too few and too large red cells. Tiredness, a sore tongue and pale gums are signs. Because high doses of folic acid can hide a lack of B12, while nerves go on suffering, older people and strict vegetarians should have both measured.

caution | Medicines that use it up | Methotrexate, some epilepsy tablets, co-trimoxazole for long and much alcohol lower folate. Do not add high-dose tablets on your own: with methotrexate and in cancer treatment the timing is decided by the clinic.

# Myths at the well

Soil, stones and clay from the market bring no folate and no iron worth having, but worms and lead. Herbs "for the womb" are untested in early pregnancy, and several, such as neem, aloe latex and ashwagandha, are dangerous then. The tablet from the clinic costs nothing and is the one thing that is known to work.

kitchen | Cowpea and avocado bowl | Two cups of boiled cowpeas, chopped tomato and onion, half an avocado, lemon and dhania. Eat it with boiled sweet potato: folate, fibre and iron in one bowl without a stove at noon.
`,
  }),
  article({
    slug: 'vitamin-b12-and-who-needs-it',
    topic: 'vitamins-and-minerals',
    goal: 'more-energy',
    title: 'Vitamin B12: only from animals, and who runs short',
    summary:
      'Vegetarians, people over sixty and those on metformin or acid tablets should know their level. Numb feet are a sign to act.',
    sources: [ods('Vitamin B12', 'VitaminB12'), kenyaDiets, fdc],
    food_ids: [
      'egg-boiled',
      'milk-whole',
      'tilapia-grilled',
      'beef-stewed',
      'sardines-tinned-oil',
      'omena-stew',
    ],
    product_skus: ['SFD-006', 'SUP-005'],
    text: `
Vitamin B12 is made by bacteria, stored by animals and used by us for blood and nerves. Adults need only 2.4 micrograms a day, and the liver holds enough for years. That is why a lack creeps up slowly, long after the diet changed, and why it is so often missed.

# Where it is

Liver, fish, meat, eggs, milk and mala. Clams and liver lead by far, but ordinary food is enough.

table: B12 in everyday portions, rounded, from American tables
Food | Portion | B12 (µg)
Beef liver, fried | 90 g | about 70
Sardines, tinned | 90 g | about 8
Beef, stewed | 90 g | about 2
Milk or mala | 1 glass | about 1
Tilapia, grilled | 90 g | about 1.7
Egg | 1 | about 0.5

Two glasses of milk and an egg cover a day. A little fish twice a week does so as well.

# Where it is not

Plants, whatever the label says. Spirulina, seaweed, mushrooms, fermented soya and unwashed vegetables contain either none or a look-alike that the body cannot use, and that can even disturb the blood test. People who eat no animal food need fortified food or a tablet for life. Breastfed babies of such mothers are most at risk, and their nerves suffer early.

# Who runs short

1. Strict vegetarians without a tablet, after some years.
2. People over sixty, whose stomach makes too little acid to free it.
3. Long-term users of metformin, or of acid tablets such as omeprazole.
4. After operations on the stomach or the last part of the small bowel.
5. People with pernicious anaemia, in whom the body blocks its uptake; they need injections or large doses.
6. Heavy drinkers, and people with fish tapeworm, a rarity here.

# What one notices

Tiredness, pale or yellowish skin, a smooth sore tongue, tingling or numb feet, an unsteady walk in the dark, forgetfulness and low mood. Not every sign comes, and the blood may look normal while the nerves are already unhappy. The damage can become permanent, so numb feet deserve a test this month, not next year. Diabetes causes numb feet too; in someone on metformin both may be true.

caution | Folic acid can hide it | High-dose folic acid repairs the blood and leaves the nerves to suffer. Before taking large amounts for tiredness, have B12 measured.

# Tablets, sprays and injections

For lack from diet, small daily tablets of 25 to 100 micrograms work. When uptake is the problem, tablets of 1000 micrograms a day or injections are used; trials found that large daily tablets do about as well as injections for many people. Cheap plain cyanocobalamin is fine. An injection "for energy" in somebody with a normal level does nothing but cost money.

tip | Ask once a year | Over sixty, on metformin for more than four years, or vegetarian for long: ask the clinic for a B12 test with the yearly check.

# For families who eat little meat

Buy eggs before you buy bread of the better kind. Keep mala in the house. Put a handful of omena into the beans once or twice a week. For grandparents with poor appetite, an egg beaten into hot uji or soup brings B12 and protein in a form that needs no teeth.

foods: Affordable animal foods by the portion | energy_kcal, protein_g | egg-boiled, mala, omena-stew, tilapia-stew, sardines-tinned-tomato

kitchen | Omena in the bean pot | Roast a cup of clean omena until crisp, and stir it into bean stew for the last ten minutes. One pot now has grain's partner, iron, calcium and B12.
`,
  }),
];
