import { article } from './article-text.ts';
import { antenatal, fdc, ods, who } from './sources.ts';

/** Iron and calcium. */
export const mineralArticles = [
  article({
    slug: 'iron-from-food',
    topic: 'vitamins-and-minerals',
    goal: 'strong-blood',
    title: 'Iron from food: what helps it in and what keeps it out',
    summary:
      'Beans and greens hold plenty of iron that the body is slow to take. Lemon opens the door, tea closes it, and anaemia needs a test.',
    sources: [
      ods('Iron', 'Iron'),
      who('Guideline: daily iron supplementation in adult women and adolescent girls', 2016),
      fdc,
    ],
    food_ids: [
      'beef-liver-fried',
      'beef-stewed',
      'beans-kidney-boiled',
      'green-grams-boiled',
      'terere-boiled',
      'orange',
      'guava',
    ],
    herb_slugs: ['amaranth', 'stinging-nettle'],
    product_skus: ['SUP-012'],
    text: `
Iron carries oxygen in the blood. When it runs low, stairs become steep, the heart races, the head aches and children learn less. In Kenya anaemia is common among small children, girls and women, above all in pregnancy, and it has several causes at once.

# Two kinds of iron

Meat, liver, chicken and fish hold haem iron; a quarter of it or so passes into the body. Beans, greens, whole grain and eggs hold another kind, of which a twentieth or less may pass. That sounds poor, but what you eat with it can double or triple the share.

foods: Iron in a usual portion | iron_mg, energy_kcal | beef-liver-fried, beef-stewed, beans-kidney-boiled, green-grams-boiled, terere-boiled, mrenda-boiled, egg-boiled, pumpkin-seeds

How much a day? Men and older women need about 8 mg, women who menstruate 18 mg by American figures, and pregnant women 27 mg, which food alone hardly reaches.

# Doors that open

- Vitamin C in the same meal: lemon, orange, guava, pawpaw, tomato, hoho, kachumbari.
- A little meat, chicken or omena in the pot of beans.
- Soaking, sprouting and fermenting, which break down phytate. Sour uji has a point.
- An iron pot: acid stews take up a little of it.

# Doors that close

- Tea and coffee with the meal. Leave an hour on either side.
- Milk and calcium tablets at the same moment as iron tablets.
- Much bran and raw, unsoaked beans.
- Turmeric, chilli and cloves in large, medicinal amounts.

table: The same lunch, twice
Closed door | Open door
Beans and chapati with chai | Beans and chapati with an orange, chai at three
Iron tablet with milk tea | Iron tablet with water or juice, in the evening
Greens boiled for an hour | Greens for five minutes with lemon

# Food is not the whole story

Malaria destroys red cells. Hookworm drinks blood. Heavy periods, births close together, stomach ulcers, sickle cell and long infections lower it too. So before you eat liver for a month, have a haemoglobin test and ask why it is low. WHO advises daily iron for three months of the year to girls and women where anaemia is common, and the antenatal clinic gives iron with folic acid from the first visit.

caution | Tablets are medicine | Take iron only as long as the clinic says, keep it away from children, for whom a handful can be deadly, and apart from dolutegravir, thyroid tablets and some antibiotics. Black stool is normal with iron; black and sticky like tar is not.

# Liver: strong stuff

A portion of liver holds iron for a day and vitamin A for a week. Once a week is plenty for adults; in pregnancy leave liver out, because too much vitamin A can harm the unborn child.

# Babies and toddlers

Breast milk has little iron, and the store from birth lasts about six months. From then on mashed beans, egg yolk, minced meat, liver in tiny amounts or milled omena belong into the bowl every day, and cow milk should not fill the belly. Eating soil, stones or ice can be a sign of too little iron: ask for a test.

kitchen | The iron plate | A cup of soaked, stewed ndengu, a heap of terere cooked for four minutes, half a lemon over both, ugali beside it and a guava after it. Tea when you come back from the shamba.

tip | Write it down | If tablets upset you, take them with supper or every second day. The clinic prefers that to a full bottle in the drawer.
`,
  }),
  article({
    slug: 'calcium-with-and-without-milk',
    topic: 'vitamins-and-minerals',
    goal: 'strong-bones',
    title: 'Calcium, with milk and without it',
    summary:
      'Bones are a bank that fills until thirty. Where calcium is found, what keeps it in the bone, and when tablets make sense.',
    sources: [ods('Calcium', 'Calcium'), ods('Vitamin D', 'VitaminD'), antenatal, fdc],
    food_ids: [
      'milk-whole',
      'mala',
      'terere-boiled',
      'mrenda-boiled',
      'sardines-tinned-oil',
      'sesame-seeds',
      'sukuma-wiki-boiled',
    ],
    product_skus: ['SFD-014', 'SUP-013', 'SUP-011'],
    text: `
A skeleton looks finished, but it is rebuilt all life long. Until about thirty more goes in than comes out; later the account slowly falls, faster for women after the last period. What you put in at fifteen carries you at seventy.

# How much

Adults need about 1000 mg a day, teenagers 1300 mg, women over 50 and everyone over 70 about 1200 mg, by American figures. Many Kenyan diets bring half of that. People live with less, but their bones have less in reserve.

foods: Calcium in a usual portion | calcium_mg, energy_kcal | milk-whole, mala, sardines-tinned-oil, terere-boiled, mrenda-boiled, sukuma-wiki-boiled, sesame-seeds, beans-kidney-boiled

Two glasses of milk or mala and a serving of greens make about 800 mg. Without milk you need several things a day: terere or mrenda, small fish with bones, sesame or tahini, beans, and flour or soya milk with added calcium.

# Not every green gives it up

Sukuma, kale and cabbage give up their calcium as easily as milk. Spinach, Swiss chard, terere and mrenda hold more of it, but also oxalate, which keeps part of it back. The answer is variety, not one perfect leaf.

# What keeps calcium in the bone

1. Walk, carry, dance and dig. Bone answers to weight, and a day on the chair is a day of loss.
2. Sun on the skin makes vitamin D, without which calcium passes through. Twenty minutes with bare arms and face, a few times a week, are enough for many; people with very dark skin, covered clothes or indoor work may need more or a tablet.
3. Protein is half of bone. Thin old people lose bone faster.
4. Less salt, and no smoking. Both draw calcium out.
5. Soda in place of milk is the problem, more than the soda itself.

tip | Three quick additions | Milk in the uji, a spoon of ground sesame on the greens, and a tin of sardines on Friday: together more than 500 mg.

# Tablets: who and how

Pregnant women whose food is low in calcium are advised by WHO to take 1.5 to 2 g a day in divided doses, because it lowers the risk of dangerous high pressure; the clinic decides. People over 70 who eat little, or take cortisone for long, often need it together with vitamin D. For everyone else food comes first, and large doses from tablets bring constipation, kidney stones and, perhaps, trouble for the arteries.

Take no more than 500 mg at a time, with food, and apart from iron, thyroid tablets, dolutegravir and antibiotics such as ciprofloxacin or doxycycline.

caution | A fall that should not break | A wrist, hip or back that breaks from a small fall needs a bone check, not only plaster. So does a loss of height or a sudden bent back.

# Children's legs

Soft, bent legs in a child of one or two years are rickets, from too little sun or too little calcium. It is seen in babies who are kept indoors and wrapped. Take the baby into the morning sun, and the child with bent legs to the clinic, where it is treated.

kitchen | Mrenda with sesame | Cook mrenda and kunde leaves for six minutes, stir in a tablespoon of roasted, ground sesame, and serve with brown ugali and a glass of mala. That is half a day's calcium on one tray.
`,
  }),
];
