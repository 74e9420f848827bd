import { article } from './article-text.ts';
import { cochrane, fdc, kenyaDiets, paper } from './sources.ts';

/** Fasting for weight and for worship. */
export const fastingArticles = [
  article({
    slug: 'what-we-know-about-fasting',
    topic: 'weight-and-fasting',
    goal: 'healthy-weight',
    title: 'Intermittent fasting: what is known and what is hoped',
    summary:
      'It lowers weight about as much as eating less each day. Who should not fast, what the stages mean, and how to break a fast.',
    sources: [
      cochrane('Intermittent fasting for the prevention of cardiovascular disease', 2021),
      paper(
        'Effects of intermittent fasting on health, aging, and disease',
        'New England Journal of Medicine',
        2019,
      ),
      paper(
        'Calorie restriction with or without time-restricted eating in weight loss',
        'New England Journal of Medicine',
        2022,
      ),
    ],
    food_ids: ['githeri', 'egg-boiled', 'kachumbari', 'tea-black-brewed', 'mala', 'ndengu-stew'],
    text: `
Fasting is as old as prayer. As a way to lose weight it is new, and louder than its evidence. Here is what can be said with some calm.

# The main ways

table: Common patterns
Name | What it means
12:12 | eat within twelve hours, a good habit for most adults
14:10 | a late breakfast or an early supper; our usual start
16:8 | two meals and a snack in eight hours
5:2 | two days a week, not side by side, of about 500 to 600 kcal
One meal a day | hard to get all nutrients; only after screening

# What trials show

A Cochrane review of eighteen trials found that people who fasted lost slightly more weight than people who ate as they liked, and about as much as people who ate less every day. A large trial from China gave two groups the same number of calories; the eight-hour window made no further difference after a year. Glucose, pressure and cholesterol improve with the weight that is lost. Whether fasting lengthens human life, nobody knows.

# What happens in the hours

- 0 to 4: the meal is used and stored. Well known.
- 4 to 12: the liver lets out its store of glucose. Well known.
- 12 to 18: fat is used more and more; it differs with the meal, movement and person.
- 18 to 24: ketones rise. Moderately well known.
- Autophagy, the cell's recycling: shown in animals; there is no hour in humans that a clock could show.

Beware of charts that promise exact biology by the hour: your body has not read them.

# Who must not fast

caution | Not for you if | you are under eighteen, pregnant or breastfeeding, have a body mass index under 18.5, an eating disorder now or before, type 1 diabetes, insulin or tablets such as glibenclamide or gliclazide, advanced kidney or liver disease, sickle cell, or TB or HIV with loss of weight. Ask first with other diabetes tablets, water tablets, pressure medicine, warfarin, lithium, gout, or any medicine that needs food.

# How to begin

1. Two weeks of 12:12: finish supper at eight, eat at eight.
2. Move breakfast by half an hour every few days up to 14:10. Stay there if it is pleasant.
3. Drink water, black coffee or plain tea. Milk and sugar end the fast.
4. Keep salt and water up in heat, and do not train hard in the last hours at first.
5. Open with protein and greens, not with mandazi.

foods: Good first plates after a fast | energy_kcal, protein_g, fibre_g | githeri, egg-boiled, ndengu-stew, kachumbari, mala, mandazi

# Stop at once

Faintness, confusion, chest pain, palpitations, a headache that grows, glucose below 3.9 or above 16.7 mmol/L. Sip something sweet, eat, sit down, and get help if it does not pass. No streak is worth a fall.

# The trap

A window is no licence. Those who fill it with chips and soda gain. And those who use fasting to punish a feast may slide into an illness. If you think of food all day, binge when the window opens, or feel proud of emptiness, end it and talk to someone.

tip | Fit it to your life | A fast that meets your family at supper lasts. An early window suits blood sugar slightly better in some studies; a late one suits most Kenyan households. Company counts more than an hour.

kitchen | Opening the window at noon | Githeri with kachumbari and half an avocado, an egg, water. An hour later fruit. Then supper with the family before eight.
`,
  }),
  article({
    slug: 'ramadan-suhur-and-iftar',
    topic: 'weight-and-fasting',
    goal: 'more-energy',
    title: 'Ramadan: suhur that lasts and iftar that does not weigh',
    summary:
      'Slow food before dawn, water in the night, dates and soup at sunset. With diabetes, a plan from the clinic comes first.',
    sources: [
      {
        title: 'Diabetes and Ramadan: practical guidelines',
        publisher: 'International Diabetes Federation and Diabetes and Ramadan International Alliance',
        year: 2021,
        url: null,
      },
      kenyaDiets,
      fdc,
    ],
    food_ids: [
      'dates',
      'mbaazi-coconut',
      'uji-enriched',
      'egg-boiled',
      'lentil-soup',
      'mala',
      'samosa-beef',
      'tamarind-drink',
    ],
    herb_slugs: ['tamarind'],
    product_skus: ['SFD-009'],
    text: `
Between the call before dawn and the call at sunset lie about thirteen hours in Kenya, the same all year because we live at the equator. The fast is worship first. Food is only its frame, but a good frame makes the days lighter.

# Suhur: eat it, and late

A meal just before dawn is a custom of the Prophet and good physiology. Choose what digests slowly: whole grain, pulses, egg, milk, groundnuts, fruit.

1. Uji of wimbi and mtama with milk and groundnut paste, an egg, a banana.
2. Mbaazi or ndengu with brown chapati, and mala.
3. Oats with milk and dates.
4. Sweet potato, eggs with tomato, pawpaw.

Leave very salty, very sweet and fried food for another time: salt makes you thirsty, sugar makes you hungry by ten. Two glasses of water, not five at once.

# Iftar: three dates and a pause

Dates and water bring sugar and fluid gently. Pray, and then eat: soup first, then the meal. The pause gives the stomach twenty minutes to say how hungry it really is.

foods: What stands on the table, by portion | energy_kcal, fat_g, protein_g | dates, lentil-soup, mbaazi-coconut, samosa-beef, bhajia, mahamri-coconut, tamarind-drink, fruit-salad

Samosa, bhajia, kaimati and mahamri are the taste of the month. Two pieces shared after the soup are joy; ten in place of supper are heartburn at midnight. Bake samosa, and thin coconut milk with water.

# Water in the night

table: Two litres between sunset and dawn
When | How much
Iftar | 2 glasses
After Taraweeh | 2 glasses
Before sleep | 1 glass, and a cup of tea without much sugar
On waking | 1 glass
Suhur | 2 glasses

Coffee and strong tea late steal sleep. Tamarind and hibiscus drinks are refreshing with half the sugar.

# Move a little

Walk after iftar or to the mosque. Train lightly in the hour before sunset or two hours after eating. A short sleep in the afternoon helps more than coffee at night.

caution | Illness and exemption | Islam exempts the ill, pregnant and breastfeeding women who fear harm, travellers, children and the very old. If you break the fast because you must, that is no failure. Ask both your imam and your clinic.

# With diabetes

See the clinic six to eight weeks before. It sorts risk into low, middle and high, changes doses and times, and tells you when to measure. Measuring does not break the fast. Type 1 diabetes, poor control, low glucose in the last months, pregnancy with diabetes, kidney disease and dialysis belong to high risk: the advice is not to fast.

- Below 3.9 or above 16.7 mmol/L, or when you feel ill: break the fast at once.
- Suhur late, starch in even portions, one or two dates at iftar and no sweet drinks.
- Insulin and tablets such as gliclazide are moved and lowered by the clinic, never left out by guess.

# With other medicines

Tablets taken once a day can move to iftar; those twice a day to iftar and suhur. Water tablets, pressure medicine, epilepsy tablets, HIV and TB treatment and blood thinners need a plan, since missed doses are dangerous. Injections for nourishment break the fast, most others do not; ask.

tip | The last ten days | Nights grow long and suhur is skipped. Prepare uji flour mixed with milk powder in a jar: boiling water, three minutes, done.

kitchen | Iftar soup for six | Red lentils, carrot, onion, tomato, cumin and lemon, simmered for half an hour. It keeps two days and leaves room for one samosa.
`,
  }),
];
