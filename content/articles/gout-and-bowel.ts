import { article } from './article-text.ts';
import { carbohydrateGuideline, fdc, kenyaDiets, paper, wholeGrains } from './sources.ts';

/** Gout and fibre. */
export const bowelArticles = [
  article({
    slug: 'gout-and-food',
    topic: 'conditions',
    goal: 'healthy-weight',
    title: 'Gout: beer, meat and what really brings an attack',
    summary:
      'Food explains a small part of uric acid; beer, sweet drinks and weight matter most. Beans are mostly acquitted.',
    sources: [
      paper(
        '2020 American College of Rheumatology guideline for the management of gout',
        'Arthritis Care & Research',
        2020,
      ),
      paper(
        'Purine-rich foods, dairy and protein intake, and the risk of gout in men',
        'New England Journal of Medicine',
        2004,
      ),
      fdc,
    ],
    food_ids: [
      'mala',
      'milk-low-fat',
      'bean-stew',
      'beer',
      'cola',
      'beef-liver-fried',
      'omena-stew',
      'coffee-brewed',
    ],
    text: `
It often begins at night: the joint of the big toe turns red, hot and so sore that the blanket hurts. Crystals of uric acid have formed in it. Gout was called a disease of kings; now it is one of anybody with a crate of beer, a grill and the wrong genes.

# Where uric acid comes from

Cells hold purines, which break down to uric acid. Two thirds come from our own cells, one third from food. The kidneys carry it out, and in most people with gout it is the kidneys that are slow. That is why diet alone lowers the value only a little, and why nobody should be blamed for gout.

# What matters most

table: How food and drink are linked with attacks
Clearly more | A little more | No more, or less
beer, then spirits | red meat | milk, mala, low-fat yoghurt
soda and fruit drinks | liver, kidney, tripe | coffee without sugar
sudden hard fasting, drying out | omena, sardines, prawns | beans, ndengu, nuts, greens

In a study that followed 47,000 men for twelve years, meat and seafood went with more gout, milk with less, and purine-rich vegetables and pulses made no difference. So beans are mostly acquitted, and they are far better for heart and purse than the nyama they replace. If your own attacks follow a bean feast, trust your notes.

foods: Useful exchanges, by portion | energy_kcal, protein_g | mala, milk-low-fat, bean-stew, egg-boiled, beef-liver-fried, beer, cola

# During an attack

1. Rest the joint, raise it and cool it with a wrapped cold pack.
2. Drink two to three litres of water a day if heart and kidneys allow it.
3. No alcohol, no fasting, no meat for some days.
4. See a clinic within a day for medicine. Begun early, it shortens the attack.

caution | Not every hot joint is gout | A joint that is hot and red with fever or chills may be infected, and that destroys it within days: hospital today. A first attack always needs a diagnosis.

# Between attacks

- Lose weight slowly, half a kilo a week. Crash diets and long fasts raise uric acid and bring attacks.
- Keep nyama choma for twice a month, a palm large, and organ meats for feasts.
- Two glasses of low-fat milk or mala a day.
- Water at each meal and before bed. Soda and juice leave the house.
- Alcohol: none is best. If you drink, a glass of wine or one small beer on a weekend is less likely to bring an attack than several.
- Fish once a week is fine for most; omena only if your notes allow.

tip | Cherries, vitamin C, lemon | Cherries seem to help a little in small studies, but they do not grow at our door. Vitamin C tablets lower the value slightly and may bring kidney stones. Lemon water is pleasant and mostly water.

# Medicine has its place

With two attacks a year, lumps under the skin, kidney stones or damaged joints, guidelines advise a daily tablet that lowers uric acid, for long and to a target value. Allopurinol is cheap and started low. In the first weeks attacks can come more often, so do not stop; the clinic gives something to cover that time. Tell it about water tablets and aspirin, which raise uric acid.

# Gout travels in company

High pressure, diabetes, high cholesterol and kidney disease often come with it. Ask for these tests when gout is found. What helps the heart, less weight, less sugar, more greens and pulses, helps the toe.

kitchen | A Sunday without regret | Grill tilapia or a skinless piece of chicken in place of ribs, make a large kachumbari with avocado, and pour tamarind water with little sugar. Nobody needs to miss the beer by name.
`,
  }),
  article({
    slug: 'fibre-and-a-calm-bowel',
    topic: 'conditions',
    goal: 'calm-stomach',
    title: 'Fibre: how to have an easy bowel and a calm belly',
    summary:
      'At least 25 g a day, raised slowly and with water. Which foods bring it, and when constipation is not about food.',
    sources: [carbohydrateGuideline, wholeGrains, kenyaDiets, fdc],
    food_ids: [
      'beans-kidney-boiled',
      'githeri',
      'papaya',
      'guava',
      'chia-seeds',
      'flaxseed',
      'avocado',
      'ugali-whole',
    ],
    herb_slugs: ['psyllium'],
    product_skus: ['SUP-014', 'SFD-005', 'SFD-004'],
    text: `
Fibre is the part of plants that we cannot digest. It was long treated as waste. Now we know that it feeds the bacteria of the bowel, slows sugar, binds some cholesterol and makes stool soft. People who eat 25 to 29 g a day have fewer heart attacks, less diabetes and less bowel cancer than those who eat 15.

# Two kinds

- Soluble fibre swells to a gel: oats, beans, guava, citrus, avocado, flax, chia, psyllium. It calms glucose and cholesterol and helps in both hard and loose stool.
- Insoluble fibre is the broom: bran, whole maize and wheat, skins, greens. It speeds the passage.

Most plants hold both, so nobody needs to count kinds.

foods: Fibre in a usual portion | fibre_g, energy_kcal | githeri, beans-kidney-boiled, guava, avocado, papaya, ugali-whole, bread-brown, chia-seeds, sukuma-wiki-boiled

A plate of githeri is most of a day. An office day of white bread, chips and meat brings five or six grams.

# From 10 to 30 without drama

1. Week one: whole fruit in place of juice, and a serving of greens at supper.
2. Week two: half a cup of beans or ndengu daily.
3. Week three: half of the flour whole.
4. Week four: a spoon of ground flax or a handful of nuts.
5. From the first day: a glass of water with every meal and one between.

If you jump, you blow up. Gas that comes with slow change passes in two or three weeks.

# Constipation

Fewer than three stools a week, hard balls, straining. Water, fibre, movement and obeying the call after breakfast are the four legs of the chair. A low stool under the feet straightens the way. Some tablets bind: iron, calcium, codeine, some pressure and mood tablets; ask about them. Senna and aloe latex are for days, not for months, and never in pregnancy.

caution | See a clinician | A change of habit for more than three weeks after forty-five, blood, black stool, loss of weight, vomiting, or constipation from birth. Severe pain with no wind and no stool is an emergency.

# Loose stool

After an infection the bowel is thin-skinned for a while: rice, banana, carrots, mala, soaked oats. Diarrhoea itself needs oral rehydration salts first. Loose stool for weeks, at night, with blood or loss of weight, needs tests, among them HIV, stool parasites and coeliac disease.

# The irritable bowel

Cramps, bloating, and stool that changes from hard to loose, with normal tests: many people have it, and stress makes it worse. Soluble fibre such as psyllium helps more than bran. Small meals, less onion, garlic, beans and wheat for a trial of four weeks, and peppermint oil in coated capsules help some. Do the strict versions with a nutritionist, so that your food does not become small.

tip | Bran or psyllium? | Bran from the posho mill is nearly free, but scratches a sensitive belly. Psyllium costs more and is kinder. Both need a full glass of water, and neither goes down at the same time as medicine.

# Children

A child's fibre in grams is roughly age plus five. Fruit with skin, beans, ugali of whole flour, and water in place of juice are enough. Much cow milk binds. A child who holds back stool from fear needs a clinic, patience and no shame.

kitchen | The easy breakfast | Pawpaw, a spoon of ground flax, lemon, and a bowl of oats with milk. Then sit for five minutes with the feet on a stool, without a phone.
`,
  }),
];
