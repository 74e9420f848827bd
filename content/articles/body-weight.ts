import { article } from './article-text.ts';
import { fdc, healthyDiet, kenyaDiets, paper, who } from './sources.ts';

/** Losing and gaining. */
export const weightArticles = [
  article({
    slug: 'lose-weight-and-keep-it-off',
    topic: 'weight-and-fasting',
    goal: 'healthy-weight',
    title: 'Lose weight slowly, and keep it off',
    summary:
      'Half a kilo a week from ordinary food. What the numbers mean, which habits last, and who should not try alone.',
    sources: [
      who('Obesity: preventing and managing the global epidemic: report of a WHO consultation', 2000),
      paper(
        'Comparison of weight loss among named diet programs in overweight and obese adults: a meta-analysis',
        'JAMA',
        2014,
      ),
      healthyDiet,
    ],
    food_ids: [
      'sukuma-wiki-fried',
      'ugali-whole',
      'ndengu-stew',
      'cola',
      'chapati-white',
      'egg-boiled',
      'orange',
    ],
    text: `
Every diet book that ever worked did the same thing in a different dress: people ate a little less energy than they used, for long enough. When researchers compared the famous diets, the differences after a year were small. What counts is the one that you can live with on a Tuesday in the rain.

# Do you need to?

A body mass index from 18.5 to 25 is the healthy range; above 30 weight itself becomes a risk. A waist of more than half of your height tells more about the heart than the scale does. A round woman of thirty with a good waist, good pressure and much walking has no urgent problem.

# How much less

Half a kilo a week asks for about 500 kcal less a day. More than a fifth below what you use is hard to keep and costs muscle. Below about 1200 kcal for women and 1500 for men, vitamins and minerals become short, and a professional should stand beside you.

foods: Where 300 kcal hide, by portion | energy_kcal, protein_g, fibre_g | chapati-white, mandazi, cola, beer, ugali-whole, ndengu-stew, sukuma-wiki-fried, orange

One chapati and a bottle of soda less is already the whole daily deficit. Nobody became heavy from sukuma.

# Seven habits that last

1. Double the greens, halve the ugali. The plate stays full.
2. Protein at each meal: it fills longest and spares muscle.
3. Drink water, tea without sugar and nothing from a crate on weekdays.
4. Oil by the spoon.
5. Eat at a table, from a plate, without a screen, and wait ten minutes before a second helping.
6. Walk daily, and lift something heavy twice a week.
7. Sleep seven hours. Short nights make hungry days.

tip | Weigh once a week | The same morning, the same clothes, written down. Water moves weight by a kilo from day to day, so a single number means nothing and a line of six means much.

# The first weeks and the plateau

The first two kilos are partly water. After two or three months the loss slows, because a smaller body uses less. That is no failure. Check portions for a week, add a walk, or accept the new weight for a while and hold it; holding is half of the art. People who keep weight off weigh themselves, move daily and have a plan for feasts.

# What to leave alone

- Slimming teas, which are mostly senna: you lose water and potassium.
- Tablets and injections from social media. Some hold banned drugs that damage the heart. The injections that truly work are prescription medicine.
- Juice days, soap, wraps and waist trainers.
- Cutting out whole groups, except with a reason and a professional.

caution | Not alone | Pregnant or breastfeeding, under eighteen, with a body mass index below 18.5, with an eating disorder now or before, with insulin or diabetes tablets, or with heart or kidney disease: no deficit without a clinician. Weight that goes by itself needs tests.

# When the mind eats

Tired, lonely, angry, bored: four feelings that look like hunger. Note for one week what you felt before each snack. Then find one other answer for the commonest. If food feels out of control, or you eat large amounts in secret, speak to someone; there is treatment, and it works better than shame.

kitchen | A supper of 450 kcal that fills | A fist of brown ugali, a cup of ndengu, a heap of sukuma with one spoon of oil for the family pot, kachumbari with lemon, and an orange.
`,
  }),
  article({
    slug: 'gain-weight-with-good-food',
    topic: 'weight-and-fasting',
    goal: 'healthy-weight',
    title: 'Too thin? Gain weight with good food',
    summary:
      'Three meals, three snacks, and energy stirred into what you already eat. First find out why the weight is missing.',
    sources: [
      kenyaDiets,
      paper('ESPEN guideline on clinical nutrition and hydration in geriatrics', 'Clinical Nutrition', 2019),
      fdc,
    ],
    food_ids: [
      'uji-enriched',
      'groundnuts-roasted',
      'avocado',
      'banana-smoothie',
      'egg-boiled',
      'milk-powder',
      'bean-stew-coconut',
    ],
    text: `
In a world that talks about slimming, thin people get little sympathy. Yet a body mass index below 18.5 means fewer reserves in an illness, more colds, weak bones, and in women periods that stop. Gaining is slow work and can be pleasant.

# First ask why

caution | Weight lost without trying | More than 5 percent in half a year needs tests before any plan: TB, HIV, diabetes, thyroid, worms, bowel disease, cancer, depression. A cough of two weeks, night sweats, thirst or diarrhoea make it urgent.

If you have always been thin, eat well and feel strong, you may simply be built so. If weight went during an illness that is over, the body wants it back and will help you.

# The arithmetic

About 300 to 500 kcal more than you use brings a quarter to half a kilo a week. More speed brings mostly fat. The trick is to make the same plate richer, because a small stomach cannot hold a second one.

foods: Energy in a small space, by portion | energy_kcal, protein_g | groundnuts-roasted, avocado, uji-enriched, banana-smoothie, bean-stew-coconut, milk-powder, egg-boiled

# Ten ways to enrich

1. Two spoons of milk powder in uji, tea or mashed potato.
2. Groundnut paste in porridge, stews and on bread.
3. An egg beaten into hot uji or soup.
4. Half an avocado with githeri.
5. A spoon of oil or ghee over rice and mukimo.
6. Coconut milk in beans twice a week.
7. Mala with banana and a spoon of honey, after the first birthday.
8. Groundnuts or dates in the bag.
9. Whole milk, not low fat.
10. A bedtime snack: bread with egg, or a smoothie.

# Six times a day

table: About 2800 kcal, from a Kenyan kitchen
When | What
7 | Enriched uji, two eggs, banana
10 | Groundnuts, mala
1 | Githeri with avocado
4 | Bread with groundnut paste, milk tea
7 | Ugali, beef or bean stew, greens with oil
9 | Banana smoothie

Drink between meals, because water before a meal takes the place of food. Eat by the clock for the first weeks; appetite follows habit. If chewing tires you, drink part of your energy.

# Muscle or fat

What is gained on a chair is mostly fat. Two or three times a week push, pull, squat and carry: press-ups against a wall, chair rises, jerricans. Protein of 1.2 to 1.6 g a kilogram gives the body something to build with. A person of 50 kg needs about 70 g: two eggs, a cup of beans, a glass of mala, a piece of fish and a handful of groundnuts.

# What not to do

Soda, crisps, mandazi by the dozen and "appetite syrups" put weight in the wrong place, and some syrups sold at markets contain steroids or antihistamines that swell the face and make you sleepy. Pills for hips and body shape are untested and can harm the liver. Mass-gainer powder is milk powder and sugar at four times the price.

# When appetite is gone

Small plates, company, fresh air before meals, and the favourite dish. Ginger or lemon before eating helps some. Nausea, a sore mouth, pain on swallowing or low mood need treatment in their own right. People with HIV, TB or cancer should ask for therapeutic food; many clinics have it.

tip | Measure the right things | Weight once a week, the waist, and how many chair rises you manage in thirty seconds. If weight and waist grow but the rises do not, move more.

kitchen | The strong smoothie | A banana, a glass of whole milk, two spoons of milk powder, a spoon of groundnut paste, and oats if you like. Over 500 kcal in one glass.
`,
  }),
];
