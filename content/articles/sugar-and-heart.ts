import { article } from './article-text.ts';
import {
  carbohydrateGuideline,
  healthyDiet,
  kenyaDiets,
  paper,
  saltGuideline,
  who,
  wholeGrains,
} from './sources.ts';

/** Diabetes, blood pressure and cholesterol. */
export const heartArticles = [
  article({
    slug: 'the-diabetes-plate',
    topic: 'conditions',
    goal: 'steady-sugar',
    title: 'Type 2 diabetes: the plate, the portions and the walk after',
    summary:
      'Ugali is allowed. Even portions, greens first, nothing sweet to drink and fifteen minutes on your feet do most of the work.',
    sources: [
      paper(
        'Nutrition therapy for adults with diabetes or prediabetes: a consensus report',
        'Diabetes Care',
        2019,
      ),
      carbohydrateGuideline,
      kenyaDiets,
    ],
    food_ids: [
      'ugali-millet',
      'ndengu-stew',
      'sukuma-wiki-fried',
      'guava',
      'rice-white-boiled',
      'sweet-potato-boiled',
      'githeri-boiled',
    ],
    product_skus: ['SFD-009', 'SFD-010'],
    text: `
Nobody with diabetes needs special food. The family can eat from the same pot, and will be healthier for it. What changes is the portion of starch, the drinks, and the order of things.

# What raises glucose

Starch and sugar become glucose; protein, fat and greens hardly do. A fist of ugali raises it, two fists raise it twice as much, and a bottle of soda raises it fastest of all. So the most useful skill is to see carbohydrate on a plate.

foods: Carbohydrate in a usual portion | carbohydrate_g, fibre_g | ugali-whole, ugali-millet, rice-white-boiled, chapati-white, sweet-potato-boiled, githeri-boiled, ndengu-stew, sukuma-wiki-fried

Many people do well with 45 to 60 g at a meal. Look at the table: a usual serving of ugali is already above that, so take half and double the greens.

# Five rules

1. Half of the plate greens, a quarter protein, a quarter starch.
2. Greens and protein first, starch last. Small trials show a lower peak with the same food.
3. Same hours, same amounts. Medicine was set for a pattern.
4. Drink water and tea without sugar. Milk counts; take a small glass.
5. Walk for fifteen minutes after the largest meals. Muscles pull glucose out of the blood while they work.

# Better starches

Whole flour, mtama, wimbi, arrowroot, sweet potato, green banana, githeri and pulses raise glucose more slowly than white bread, white rice and soft ugali of sifted flour. Cooling and reheating potatoes or rice lowers their effect a little. The difference is real, but a large portion of a "slow" food is still large.

# Fruit, nuts and feasts

Two portions of whole fruit a day fit: guava, orange, apple, pawpaw, berries. Half a mango, not three. Groundnuts and avocado are fine in handfuls. At a wedding take the chicken, the kachumbari and a little pilau; leave the soda and share the cake. One feast does not undo a month.

caution | Low glucose | Shaking, sweating, hunger, confusion, or a reading below 3.9 mmol/L: take three teaspoons of sugar in water or half a glass of juice now, wait fifteen minutes, measure, repeat, then eat. Insulin and tablets such as glibenclamide and gliclazide can cause it when a meal is late or small. Nobody unconscious gets anything by mouth: call 999 or 112.

# Losing weight

Where there is weight to lose, losing it changes diabetes more than any single food. In a British trial people who lost 10 to 15 kg with close medical care brought glucose back to normal without tablets in about half of cases after a year. That was with doctors beside them: doses must fall with the weight. Even 5 kg help.

# Herbs and powders with promises

Cinnamon, fenugreek, moringa, bitter gourd and neem can add to tablets and make glucose too low. Food amounts are fine; capsules and daily teas belong in the conversation at the clinic. Any seller who promises that you can end insulin puts your life at risk.

# Fasting and illness

People on insulin or on tablets that lower glucose do not fast without a plan from their clinic. On sick days go on drinking, measure often, and go to hospital at 16.7 mmol/L or above, with vomiting, or with fast breathing.

kitchen | The even supper | A fist of brown ugali, a cup of ndengu cooked with tomato, a heap of sukuma with one spoon of oil, and an orange. Then the walk to the shop and back.

tip | Learn from your meter | Measure before and two hours after one meal a day, a different one each day. In two weeks you know your own foods better than any table.
`,
  }),
  article({
    slug: 'food-for-blood-pressure',
    topic: 'conditions',
    goal: 'healthy-heart',
    title: 'High blood pressure: what to eat more, and what to leave',
    summary:
      'Less salt, more greens, fruit, pulses and mala. In trials this way of eating lowers pressure within weeks, beside the tablets.',
    sources: [
      paper(
        'Effects on blood pressure of reduced dietary sodium and the Dietary Approaches to Stop Hypertension (DASH) diet',
        'New England Journal of Medicine',
        2001,
      ),
      saltGuideline,
      who('Guideline: potassium intake for adults and children', 2012),
      kenyaDiets,
    ],
    food_ids: [
      'banana',
      'beans-kidney-boiled',
      'sukuma-wiki-boiled',
      'sweet-potato-baked',
      'mala',
      'avocado',
      'orange',
    ],
    herb_slugs: ['hibiscus'],
    product_skus: ['TEA-001'],
    text: `
One in four Kenyan adults has high blood pressure, and most do not know it, because it does not hurt. It is found with a cuff in two minutes, and what is found can be brought down. Food is one of the tools; for many, tablets are another, and the two work better together.

# What trials showed

In the DASH trials people ate the food they were given: plenty of vegetables, fruit, pulses, nuts, whole grain and low-fat milk, with little red meat and sugar. Pressure fell within two weeks. When salt was lowered as well, it fell further, in those with high readings by about as much as one tablet does. No herb has ever been tested as well.

# More potassium

Potassium helps the kidneys to let go of sodium and relaxes vessels. WHO advises at least 3.5 g a day.

foods: Potassium and sodium in a usual portion | potassium_mg, sodium_mg | beans-kidney-boiled, sweet-potato-baked, banana, avocado, sukuma-wiki-boiled, terere-boiled, mala, noodles-instant-dry

Two portions of greens, two fruits, a cup of beans, a sweet potato and a glass of mala come close to 3 g, with hardly any sodium.

caution | Not for everybody | With kidney disease, heart failure, or tablets such as spironolactone, enalapril, lisinopril or losartan, potassium can rise too far. Ask your clinic before you add much of it, and never use salt substitutes on your own.

# Less sodium

1. No stock cubes, and half of the salt in the pot.
2. Bread, crisps, sausages, noodles and salted nuts on feast days only.
3. Rinse tinned beans and sardines.
4. Lemon, garlic, ginger, dhania, cumin and chilli in place of the second pinch.

# The rest of the list

- Weight: each kilo lost lowers the upper reading by about one point.
- Movement: thirty minutes of brisk walking on most days.
- Alcohol: none is best; more than one or two drinks a day raises pressure.
- Sleep and snoring: heavy snoring with pauses raises it; tell your clinic.
- Tobacco: it does not raise the average much, but it doubles the damage.
- Painkillers such as ibuprofen and diclofenac, decongestants, liquorice and energy drinks can raise it.

# Hibiscus, beetroot and garlic

Small trials found that two or three cups of hibiscus tea a day lower the upper number by some points. Beetroot juice and garlic do a little as well. All three add to tablets, so measure, and tell the clinic. None of them was ever shown to lower the number of strokes; tablets were.

# How to measure

Sit five minutes, back supported, feet on the ground, arm on the table at heart height, no talking, no tea or cigarette in the half hour before. Measure twice, a minute apart, and write both down. At home 135/85 is the line, in the clinic 140/90.

caution | Emergency | 180/120 or more with headache, chest pain, breathlessness, weakness of one side or confusion: call 999, 112 or 1199. Without signs: rest, repeat after five minutes, and go to a clinic today.

# Tablets are for life, and that is fine

They are cheap, taken once a day, and save brains, hearts and kidneys. If one gives you a cough, swollen feet or weakness, there is another. Ending them because the reading is good is like taking down the roof because it is dry inside.

kitchen | A low-salt stew that tastes | Brown two onions slowly, add garlic, ginger, cumin, tomatoes and soaked beans, simmer until thick, squeeze in a lemon and finish with dhania. Salt only at the table, one pinch for your own plate.
`,
  }),
  article({
    slug: 'cholesterol-and-the-heart',
    topic: 'conditions',
    goal: 'healthy-heart',
    title: 'Cholesterol: which foods move it, and which do not',
    summary:
      'Oats, beans, nuts and liquid oil bring LDL down a little; solid fat brings it up. Eggs are mostly innocent.',
    sources: [
      who('Saturated fatty acid and trans-fatty acid intake for adults and children: WHO guideline', 2023),
      paper(
        'Dietary cholesterol and cardiovascular risk: a science advisory from the American Heart Association',
        'Circulation',
        2020,
      ),
      wholeGrains,
      healthyDiet,
    ],
    food_ids: [
      'oats-dry',
      'beans-kidney-boiled',
      'groundnuts-roasted',
      'avocado',
      'flaxseed',
      'vegetable-oil',
      'ghee',
      'egg-boiled',
    ],
    herb_slugs: ['psyllium', 'garlic'],
    product_skus: ['SUP-014', 'SFD-005', 'OIL-004', 'SUP-004'],
    text: `
Cholesterol is a waxy building block that the liver makes itself. It travels in packets: LDL packets carry it out to the body and, when there are too many, leave it in the walls of arteries; HDL packets bring it back. A test says how many of each you have. You cannot feel it.

# What raises LDL

Genes first, then saturated and trans fat, weight, an underactive thyroid, some medicines. In families with very high values and early heart attacks, food alone will not do.

foods: Fat and fibre in a usual portion | fat_g, fibre_g | oats-dry, beans-kidney-boiled, groundnuts-roasted, avocado, flaxseed, egg-boiled, ghee, coconut-milk

# What brings it down

table: Size of the effect in trials, roughly
Change | Effect on LDL
Liquid oil in place of ghee, butter, coconut | 5 to 10 percent
Soluble fibre: oats, barley, beans, psyllium | 3 to 7 percent
A handful of nuts daily | 3 to 5 percent
Losing 5 kg where there is weight to lose | 3 to 5 percent
Statin tablet | 30 to 50 percent

Several small steps add up, and they lower pressure and glucose as well. For oats, about 3 g of their soluble fibre a day is needed, which a large bowl brings.

# A week of change

1. Oats or barley for breakfast four times a week, the others uji of whole flour.
2. Beans, ndengu or lentils each day, at least half a cup.
3. A handful of groundnuts, cashews or macadamia in place of crisps.
4. Fish twice a week, meat without its fat, chicken without its skin.
5. A measured spoon of sunflower, soya, canola or avocado oil for the pan.
6. Avocado where there was margarine.

# Eggs, coconut, chocolate

Up to one egg a day is fine for most people. Coconut milk and oil raise LDL, whatever the advertisement says; keep them for the dishes that cannot do without. Dark chocolate is a sweet with good manners: a square, not a bar.

tip | Triglycerides | These are another fat in the blood. They rise with sugar, beer, white bread in large amounts and weight. Less soda and alcohol bring them down faster than anything.

# Garlic, lemon, herbs

Garlic capsules lower cholesterol by a few points in some trials, and they add to blood thinners and may lower some HIV medicines. Lemon water does nothing for it. Red yeast rice contains a natural statin in unknown strength and has the same risks; take a tested tablet with a doctor instead of an untested one without.

# Who needs tablets?

A clinician adds up age, sex, pressure, smoking, diabetes and cholesterol. After a heart attack or stroke, with diabetes over forty, or with very high LDL, statins save lives at little cost. Muscle pain is less common than rumour says, and another statin often suits. In pregnancy statins are stopped.

caution | Warning signs | Pressure in the chest on effort, pain that spreads to arm or jaw, breathlessness, sudden weakness of one side or trouble speaking: call 999, 112 or 1199 at once. No food, aspirin from the neighbour or lemon comes first.

# Move and do not smoke

Thirty minutes of brisk walking a day raise HDL slightly and lower the risk more than the numbers show. Tobacco makes every artery rough; ending it halves the extra risk within a few years.

kitchen | Oats that do not bore | Cook oats with half water, half milk, a grated apple and cinnamon. Stir in a spoon of ground flaxseed and a few chopped groundnuts. Ten minutes, and the morning's soluble fibre is in the bowl.

kitchen | Stew without solid fat | Take the skin off the chicken, brown the onions in a spoon of oil with splashes of water, thicken with a handful of red lentils in place of cream.
`,
  }),
];
