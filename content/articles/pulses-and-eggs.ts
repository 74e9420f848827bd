import { article } from './article-text.ts';
import { faoPulses, fdc, kenyaDiets, paper, proteinReport } from './sources.ts';

/** Pulses, protein without meat, and eggs. */
export const pulseArticles = [
  article({
    slug: 'pulses-soak-cook-enjoy',
    topic: 'protein',
    goal: 'save-money',
    title: 'Beans, ndengu and njahi: soak, cook and enjoy without gas',
    summary:
      'The best protein for a shilling, and fibre for free. How to save charcoal, calm the belly and cook kidney beans safely.',
    sources: [faoPulses, kenyaDiets, fdc],
    food_ids: [
      'beans-kidney-boiled',
      'green-grams-boiled',
      'black-beans-njahi-boiled',
      'cowpeas-boiled',
      'pigeon-peas-boiled',
      'lentils-boiled',
      'chickpeas-boiled',
    ],
    text: `
A kilo of dry beans swells to two and a half kilos on the plate and feeds ten. It keeps for a year without a fridge, enriches the soil it grew in, and holds protein, iron, zinc, folate and more fibre than almost anything else we eat. Pulses are the quiet centre of Kenyan food.

foods: One cup of boiled pulses | protein_g, fibre_g, iron_mg | beans-kidney-boiled, green-grams-boiled, cowpeas-boiled, pigeon-peas-boiled, lentils-boiled, chickpeas-boiled

# Soak, and throw the water away

Soaking overnight in plenty of water does three things: it halves the cooking time, washes out part of the sugars that make gas, and lowers the phytates that bind iron and zinc. Pour the water away, rinse and begin with fresh water. Lentils, split peas and small ndengu can do without, but they also gain from an hour.

- Forgot? Boil for two minutes, let stand for an hour with the lid on, rinse, and go on.
- Hard water or old beans? Soak longer. A small pinch of bicarbonate softens them but destroys some vitamins, so keep it for stubborn sacks.

# Cook them through

Raw and half-cooked kidney beans hold a substance that causes violent vomiting. They must boil hard for at least ten minutes and then simmer until soft. A slow pot that never boils is not enough. A pressure cooker does it in twenty minutes and saves most of the fuel; a basket lined with cloth or an old blanket keeps a boiled pot cooking for hours without any fire at all.

kitchen | One fire, four meals | Boil two kilos of soaked beans on Sunday. Eat a quarter as stew, add maize to a quarter for githeri, mash a quarter into mukimo, and freeze or chill the rest. Reheat until it boils.

# Why the belly complains

The sugars in beans travel undigested to the large bowel, where friendly bacteria feast and make gas. It is a sign of work, not of harm, and it becomes less when beans come often. Begin with half a cup a day, chew well, drink water, and add ginger, cumin or dhania, which many people find calming. If every bean hurts, start with peeled ndengu or lentils.

# Half of a perfect protein

Pulses are rich in lysine and poor in methionine; maize, rice and wheat are the other way round. Githeri, rice with ndengu, chapati with beans and muthokoi bring both halves together. They need not even be in the same pot; the same day is enough.

# Getting the iron out

1. Soak, and pour the water away.
2. Eat something sour or fresh with the meal: lemon, kachumbari, orange, guava.
3. Leave tea and coffee for an hour later.
4. A little meat, chicken or omena in the pot helps the iron of the beans along.

tip | Tins are fine | Baked beans and tinned chickpeas count. Rinse away the salted liquid, and you lose a good part of the sodium.

# For diabetes and heart

Pulses raise blood glucose slowly and make the ugali beside them gentler. Trials show that a daily serving lowers LDL cholesterol slightly. People with gout can usually eat them; it is meat, beer and some fish that matter more.

caution | Kidney disease | Beans hold potassium and phosphate. With advanced kidney disease ask your nutritionist how much fits; soaking and boiling in plenty of water lowers potassium.
`,
  }),
  article({
    slug: 'enough-protein-without-meat',
    topic: 'protein',
    goal: 'eat-well',
    title: 'Enough protein, with little meat or none',
    summary:
      'How much protein a day, what it looks like in Kenyan portions, and how grain and pulse complete each other.',
    sources: [proteinReport, faoPulses, kenyaDiets, fdc],
    food_ids: [
      'githeri',
      'egg-boiled',
      'mala',
      'ndengu-stew',
      'groundnuts-roasted',
      'soya-chunks-stew',
      'omena-stew',
    ],
    text: `
"Have you eaten?" often means "was there meat?" Yet meat twice a week is enough for nearly everyone, and many strong people eat none at all. What the body asks for is protein, in sufficient amount and of sufficient variety.

# How much

The safe amount for healthy adults, set by WHO, FAO and the United Nations University, is 0.83 g of protein for each kilogram of body weight a day. A person of 60 kg needs 50 g. People who train hard, are over 65, pregnant, breastfeeding or losing weight do better with more, up to 1.2 or 1.6 g a kilogram. Children need more for their size because they build.

foods: Protein in a usual portion | protein_g, energy_kcal | githeri, ndengu-stew, egg-boiled, mala, groundnuts-roasted, soya-chunks-stew, omena-stew, ugali-whole

Add up a simple day: githeri at lunch, ugali with ndengu and greens for supper, two eggs and a glass of mala. That is more than 60 g, without a piece of meat and at the price of half a kilo of potatoes and a bus fare.

# Quality: the missing letters

Protein is a word made of twenty letters, the amino acids; nine of them we must eat. Animal food has all nine in good measure. Grain lacks lysine, pulses lack methionine. Together they spell the whole word.

table: Partners that complete each other
Grain or root | Partner | Dish
Maize | beans, pigeon peas | githeri, muthokoi
Rice | green grams, lentils | rice and ndengu
Wheat | beans, chickpeas | chapati and madondo
Millet or sorghum | groundnuts, milk | enriched uji
Banana, cassava, potato | beans, omena, egg | stews, mukimo with beans

Roots and bananas hold very little protein. A family that lives on cassava or matoke needs the partner most.

# Spread it out

The body has no store of protein as it has of fat. Twenty to thirty grams at each of three meals serve muscle better than everything at night. Breakfast is where most people fall short: uji and tea alone bring three or four grams. Add an egg, a glass of milk, groundnut paste, beans from last night or a spoon of milled omena.

# If you eat no animal food at all

1. Pulses twice a day, and soya or groundnuts once.
2. Vitamin B12 from tablets or fortified food, because plants do not make it. This is not optional.
3. Iron with vitamin C, and tea away from meals.
4. Calcium from terere, mrenda, sesame and fortified soya milk.
5. Pregnant women and small children without animal food need a nutritionist beside them.

tip | Powder from a tin | Protein powder is milk or soya that somebody dried and sold dearly. Two eggs and a cup of ndengu do the same for most people who train. If you buy it, check that it lists no hormones or "boosters".

# Signs that it is too little

Swollen feet, thin hair, slow wounds and loss of muscle are late signs and need a clinic. In children, slow growth is the first one: follow the curve in the clinic book.

kitchen | Three cheap additions | Stir ground groundnuts into greens, an egg into hot uji, and a handful of dried omena into tomato stew. Each adds five to twelve grams for a few shillings.

caution | Kidneys | With kidney disease, more protein can be harmful. Do not follow advice for athletes; ask your clinic for your own number.
`,
  }),
  article({
    slug: 'eggs-every-day',
    topic: 'protein',
    goal: 'eat-well',
    title: 'Eggs: how many, how safe and how to cook them',
    summary:
      'One egg a day suits most people. What they bring, whom to be careful with, and how to keep and cook them safely.',
    sources: [
      paper(
        'Dietary cholesterol and cardiovascular risk: a science advisory from the American Heart Association',
        'Circulation',
        2020,
      ),
      fdc,
      kenyaDiets,
    ],
    food_ids: ['egg-boiled', 'egg-fried', 'eggs-scrambled-tomato', 'omelette-vegetables', 'egg-curry'],
    text: `
An egg comes in its own packet, cooks in five minutes and costs less than a bottle of soda. It brings the best protein we know, vitamin A, B12, folate, iron, zinc and choline, which the brains of unborn and small children use. For a family with little money it is the first animal food to buy.

foods: Eggs by the portion | energy_kcal, protein_g, vitamin_a_ug | egg-boiled, egg-fried, eggs-scrambled-tomato, omelette-vegetables

# The old quarrel about cholesterol

Egg yolk holds cholesterol, and for years people were told to count yolks. Later research found that saturated fat in the whole diet matters more for blood cholesterol than the cholesterol in eggs. The American Heart Association now says that healthy people can include up to one whole egg a day, and older people with normal cholesterol even two. What stands beside the egg matters: sausage, butter and white bread are a different breakfast from tomato, greens and brown bread.

- With diabetes or high cholesterol, four to seven eggs a week are a sensible measure; ask your clinic.
- Egg whites hold half of the protein and none of the fat, useful when energy is tight.
- In pregnancy, eggs are excellent, cooked until both parts are firm.

# For small children

From six months, a well-cooked egg mashed into food is one of the best things a baby can eat. A study in South America gave babies one egg a day for half a year and found better growth; a similar study in another country did not, so eggs are no wonder, but they are good. There is no reason to wait until a child can speak: the belief that eggs make a child a thief or slow of tongue is a belief, and it has cost many children their best food.

caution | First taste | Give a little the first time and watch for an hour. A rash around the mouth, vomiting or trouble breathing need a clinic. Families with much eczema should ask before.

# White, brown, kienyeji or grade

The colour of the shell says which hen laid it, nothing else. Kienyeji eggs often have a darker yolk because the hens eat greens and insects; the protein is the same. Fresh eggs sink and lie flat in water, older ones stand up, and one that floats is for the bin.

# Safe from shop to plate

1. Choose clean eggs without cracks. Wipe dirt off dry; washing pushes germs through the shell.
2. Keep them cool and point down. Two weeks at room temperature, four in a fridge, are fair limits.
3. Cook until white and yolk are firm for children, pregnant women, old people and anyone with HIV or cancer treatment. Salmonella lives in some eggs and in every raw drink made of them.
4. Wash hands, knife and table after handling them.

# Cooking without a bath of oil

A boiled egg needs no oil at all. For an omelette a teaspoon in a good pan is enough for two eggs, with onion, tomato, hoho or leftover greens beaten in: the vegetables double the size. Egg curry with much tomato stretches three eggs over a family supper.

kitchen | Egg and terere | Fry an onion in a spoon of oil, wilt a bunch of terere, break in three eggs, and stir until firm. Five minutes, two people, a complete supper with ugali.

tip | Boil six at once | Boiled eggs keep four days in the fridge in their shell, and one in the bag is worth three mandazi at ten o'clock.
`,
  }),
];
