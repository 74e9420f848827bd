import { article } from './article-text.ts';
import { ods, paper, who } from './sources.ts';

/** Supplements, and food beside medicine. */
export const tabletArticles = [
  article({
    slug: 'supplements-who-needs-them',
    topic: 'safety',
    goal: 'stay-safe',
    title: 'Supplements: who needs them, and who only pays for them',
    summary:
      'A short list of tablets with good reasons, a long list without, and how to read a bottle before you trust it.',
    sources: [
      paper(
        'Vitamin, mineral, and multivitamin supplementation to prevent cardiovascular disease and cancer: US Preventive Services Task Force recommendation statement',
        'JAMA',
        2022,
      ),
      {
        title: 'Using dietary supplements wisely',
        publisher: 'US National Center for Complementary and Integrative Health',
        year: null,
        url: 'https://www.nccih.nih.gov/health/using-dietary-supplements-wisely',
      },
      ods('Vitamin D', 'VitaminD'),
      who('Guideline: vitamin A supplementation in infants and children 6–59 months of age', 2011),
    ],
    food_ids: [
      'beans-kidney-boiled',
      'orange',
      'milk-whole',
      'egg-boiled',
      'sardines-tinned-oil',
      'pumpkin-seeds',
    ],
    product_skus: ['SUP-012', 'SUP-011', 'SUP-006', 'SUP-007', 'SUP-008', 'SUP-009'],
    text: `
We sell supplements, so hear it from us: most people who eat a mixed diet need none of them. A tablet can fill a hole. It cannot build a house.

# Good reasons

table: Who gains from which tablet
Who | What | Who decides
Trying for a child, pregnant | folic acid, then iron with folic acid | clinic
Children 6 to 59 months | vitamin A capsule twice a year | clinic
Children with diarrhoea | zinc for 10 to 14 days | clinic
Low iron on a test | iron, for months | clinic
No animal food, metformin for years, over 60 with a low level | vitamin B12 | test
Little sun, weak bones, some old people | vitamin D, with calcium | test or clinic
Very poor diet, alcohol, after stomach operations | a multivitamin | clinic

# Weak reasons

An American expert panel read 84 studies and found too little evidence that multivitamins keep heart disease and cancer away, and advised against beta-carotene and vitamin E for that purpose. Vitamin C does not keep colds away; taken daily it shortens them by about half a day. Zinc lozenges may shorten a cold and spoil the taste of food. Fish oil helps with very high triglycerides by prescription; the ordinary capsule changes little in most people. Magnesium may ease constipation and, in some, cramps in pregnancy. Collagen, cleansing blends and "immune boosters" live on hope.

# More is not better

Vitamins A, D and iron can poison. Vitamin B6 in high doses numbs the feet. High-dose vitamin C brings diarrhoea and kidney stones in men. Zinc for months without copper weakens the blood. Selenium makes hair fall. Take one times the daily amount, not ten.

caution | Keep iron locked | A handful of iron tablets can kill a toddler. Any child who swallowed some goes to hospital now, even if he looks well.

# Tablets and medicine

1. Dolutegravir: two hours before, or six hours after, calcium, iron, magnesium and zinc.
2. Thyroid tablets: four hours apart from iron and calcium.
3. Ciprofloxacin and doxycycline: apart from all minerals and milk.
4. Warfarin: steady vitamin K, and no fish oil, vitamin E or garlic capsules without a test.
5. Kidney disease: no magnesium, potassium or high vitamin C on your own.

# How to read a bottle

- Name and amount of each substance, for a day, not a "proprietary blend".
- Maker with an address, batch, expiry, and registration with the Pharmacy and Poisons Board where it is required.
- No promise to end an illness. The law forbids it, and it tells you about the seller.
- No hidden medicine: products for sex, slimming and body building are the ones most often found to hold banned drugs.

# Food first

foods: What food brings beside a tablet, by portion | iron_mg, zinc_mg, calcium_mg | beans-kidney-boiled, pumpkin-seeds, egg-boiled, milk-whole, sardines-tinned-oil, terere-boiled

A guava holds as much vitamin C as a small tablet, and fibre besides. A tin of sardines holds what a week of calcium gummies promises. And whoever buys both the eggs and the tablet usually needs only the eggs.

tip | Ask three questions | What exactly is low? How do I know? When do I stop? If nobody can answer, keep your money.

kitchen | The multivitamin supper | Whole ugali, a cup of ndengu with lemon, terere with sesame, half an orange sweet potato, and a guava. Iron, folate, zinc, calcium, vitamins A and C, for less than a tablet of the better kind.
`,
  }),
  article({
    slug: 'when-food-and-medicine-meet',
    topic: 'safety',
    goal: 'stay-safe',
    title: 'When food and medicine meet',
    summary:
      'Grapefruit, greens and warfarin, milk and antibiotics, tea and iron: the pairs worth knowing, and how to keep them apart.',
    sources: [
      {
        title: 'Grapefruit juice and some drugs don’t mix',
        publisher: 'US Food and Drug Administration',
        year: null,
        url: 'https://www.fda.gov/consumers/consumer-updates/grapefruit-juice-and-some-drugs-dont-mix',
      },
      ods('Vitamin K', 'VitaminK'),
      {
        title: 'HIV Drug Interactions',
        publisher: 'University of Liverpool',
        year: null,
        url: 'https://www.hiv-druginteractions.org/',
      },
    ],
    food_ids: [
      'grapefruit',
      'sukuma-wiki-boiled',
      'milk-whole',
      'tea-black-brewed',
      'garlic-raw',
      'banana',
      'avocado',
    ],
    herb_slugs: ['grapefruit', 'garlic', 'st-johns-wort', 'liquorice', 'african-potato'],
    text: `
A tablet and a meal travel the same road. Most pass each other politely. A few pairs collide, and for those it is enough to know the time of day.

# The short table

table: Pairs to keep in mind
Medicine | Food | What to do
Warfarin | greens rich in vitamin K | the same amount each week
Some statins, pressure and HIV medicines | grapefruit | leave it out
Iron tablets | tea, coffee, milk | 2 hours apart
Thyroid tablets | breakfast, soya, calcium, iron | empty stomach; minerals 4 hours apart
Ciprofloxacin, doxycycline | milk, mala, minerals | 2 hours apart
Dolutegravir | calcium, iron, magnesium, zinc | 2 hours before or 6 hours after
Spironolactone, enalapril, losartan | salt substitutes, much potassium | ask first
Metronidazole, some diabetes tablets | alcohol | none

# Warfarin and greens

Warfarin works against vitamin K. Sukuma, kale, spinach, terere and cabbage are full of it. People are often told to give greens up; that is wrong. Eat them, but steadily: a serving a day, not none on weekdays and a mountain on Sunday. Changes in food, antibiotics, illness, herbs and alcohol all move the INR, so test earlier after any change. Ginger, garlic and turmeric are fine as spices and not as capsules. Newer blood thinners do not mind greens, but do mind St John's wort.

# Grapefruit

One glass can raise the level of some medicines for a day or more, because it blocks the enzyme that breaks them down: simvastatin and atorvastatin, pressure tablets such as nifedipine, some HIV, transplant and sleeping tablets. Pomelo and bitter orange do the same. Ordinary oranges, lemons and tangerines do not. Ask the pharmacist once for your list.

foods: Vitamin-rich foods that meet medicine, by portion | potassium_mg, vitamin_c_mg | sukuma-wiki-boiled, banana, avocado, grapefruit, orange, milk-whole

# HIV and TB treatment

Eat well, since good weight makes treatment easier. Dolutegravir needs distance from mineral tablets, or both taken together with a meal. Rilpivirine and atazanavir need food. Garlic capsules, African potato, St John's wort and concentrated pepper extracts can lower or raise levels; food amounts of garlic and pepper are fine. TB tablets are best on an empty stomach, but a light meal is better than vomiting, and isoniazid wants vitamin B6. With isoniazid some people react to old cheese, red wine or certain fish with flushing and a racing heart.

caution | Never stop to eat | If food and a tablet disagree, ask for another hour or another tablet. Leaving out HIV, TB, epilepsy, pressure or heart medicine for a herb or a fast can cost a life.

# Diabetes and pressure

Tablets that lower glucose need meals at their hour. Fenugreek, bitter gourd, cinnamon, aloe and neem add to them. Hibiscus adds to pressure tablets; liquorice works against them and lowers potassium, dangerous with water tablets and digoxin. Alcohol makes low glucose deeper and longer.

# With food or without?

1. With food: ibuprofen, diclofenac, aspirin, metformin, prednisolone, many HIV medicines.
2. Empty, an hour before or two after: thyroid tablets, some antibiotics, iron if you bear it.
3. With water, always: milk, soda and hot tea are not neutral.
4. Sitting or standing, a full glass: doxycycline and bone tablets burn the gullet.

# Tell them about the jar

Half of all patients do not mention herbs, because nobody asks or because they fear a frown. Bring the jar. Our safety check lists what is known, and where nothing is known it says so, which means caution.

tip | One page in the bag | Write all tablets, doses, herbs and allergies on one page, photograph it, and show it to each clinic, pharmacy and herbalist.

kitchen | A steady week of greens | If you take warfarin, cook one serving of greens each day and note it on the calendar. Your INR will thank you more than your doctor can.
`,
  }),
];
