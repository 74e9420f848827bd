import { article } from './article-text.ts';
import { fdc, healthyDiet, kenyaDiets, saltGuideline, sugarGuideline } from './sources.ts';

/** The plate and the packet. */
export const plateArticles = [
  article({
    slug: 'the-kenyan-plate',
    topic: 'basics',
    goal: 'eat-well',
    title: 'Build a balanced plate from what is in your kitchen',
    summary:
      'Half greens and other vegetables, a quarter pulses, fish, egg or meat, a quarter ugali, rice or roots. That is most of it.',
    sources: [kenyaDiets, healthyDiet, fdc],
    food_ids: ['ugali-whole', 'sukuma-wiki-fried', 'ndengu-stew', 'githeri', 'tilapia-stew'],
    text: `
Ask ten people what a healthy meal is and you will hear ten lists of forbidden things. A plate is easier to remember than a list. Take the plate you already own, draw two lines across it in your mind, and let each part carry a different kind of food.

# Half: vegetables

Greens are the cheapest insurance in the market. Sukuma wiki, terere, managu, kunde leaves, cabbage, carrots, pumpkin and tomatoes bring vitamins, minerals and fibre for very little energy, so this half can be piled high. The World Health Organization asks for at least 400 g of vegetables and fruit a day, which is about two generous servings of greens and two fruits.

# A quarter: protein

Beans, ndengu, njahi, lentils, omena, fish, eggs, milk, chicken or lean meat. Kenyan guidelines ask for pulses, nuts or seeds several times a week and for small amounts of animal food with them. A cup of bean stew, two eggs, or a piece of fish as large as your palm fills this quarter.

# A quarter: starch

Ugali, rice, chapati, potato, sweet potato, arrowroot, cassava or green banana. Nobody needs to fear ugali; it is the mountain of it that crowds out everything else. A piece as large as your fist is a fair portion for an office day. Somebody who digs, carries or trains may take two.

tip | The order matters | Put the greens on the plate first, then the protein, and the ugali last. The same hands fill the plate differently when the mountain has no room.

# What stands beside the plate

- A fruit, whole rather than as juice.
- Water. Tea and coffee are welcome, best an hour away from meals rich in iron.
- A little oil: about one tablespoon for each person in a day's cooking.
- A pinch of salt. The whole day should stay below one level teaspoon.

# One day, three ways

table: The same pattern with different purses
Meal | Low cost | Middle | A feast day
Breakfast | Uji, sweet potato | Uji with milk, egg | Pancake, fruit salad, egg
Lunch | Githeri, kachumbari | Rice, ndengu, cabbage | Pilau, kachumbari, mala
Supper | Ugali, omena, sukuma | Ugali, fish stew, terere | Mukimo, chicken stew, greens
Between | Banana | Mango, mala | Fruit, nuts

foods: What common foods bring to the plate, by household portion | energy_kcal, protein_g, fibre_g | ugali-whole, sukuma-wiki-fried, ndengu-stew, githeri, tilapia-stew

Look at the table once more: a serving of ugali carries the most energy and the stew the most protein for its size, while greens give fibre almost for free. None of these foods is complete alone; together they are.

# When the plate does not fit

Githeri, mukimo and pilau arrive as one pot. Think of what is inside: githeri is already starch and protein, so the missing half is vegetables, and a heap of kachumbari or greens completes it. Mukimo holds greens but little protein; add beans or chicken. Chips and soda hold a quarter of the plate twice and the other quarters not at all.

Children follow the same picture in smaller measures, and need milk, egg or fish more often. In pregnancy, with diabetes or with kidney disease the parts change a little, and a nutritionist can draw your own plate.

caution | Not a test | One unbalanced lunch means nothing. Look at the week: were there greens on most days, pulses on four, fruit on most? That is what counts.
`,
  }),
  article({
    slug: 'read-a-food-label',
    topic: 'basics',
    goal: 'stay-safe',
    title: 'How to read a food label in one minute',
    summary:
      'Serving size, the first three ingredients, sugar, salt and the date: five looks tell you what the front of the packet will not.',
    sources: [healthyDiet, saltGuideline, sugarGuideline],
    food_ids: ['bread-white', 'bread-brown', 'noodles-instant-dry', 'yoghurt-fruit', 'crisps'],
    text: `
The front of a packet is an advertisement. The back is information, and the law decides what must stand there: name, maker, ingredients, net weight, dates and, on many foods, a table of nutrients. With five looks you can decide before the queue moves.

# Look one: the date

"Best before" speaks about quality, "use by" about safety. Dry flour a week past its best-before date, kept dry and without insects, is usually fine. Milk, sausages or yoghurt past a use-by date are not worth the shillings you save.

# Look two: the serving

Tables count per 100 g or per serving. Makers choose the serving, and it is often smaller than yours. A packet of crisps may count as two servings; a bottle of soda as one and a half. Compare two products by the 100 g column, and your own meal by what you really eat.

# Look three: the first three ingredients

Ingredients stand in order of weight. If sugar is among the first three in a breakfast cereal, you hold a sweet. If "wheat flour" comes first in a "brown" bread and "whole wheat" far behind, the colour may come from caramel. Sugar has many names:

- Sucrose, glucose, fructose and anything else that ends in -ose
- Syrup, malt, molasses, honey and concentrated fruit juice
- Maltodextrin, which is starch but behaves much like sugar

# Look four: salt, sugar and fat

table: A rule of thumb per 100 g of solid food
What | Low | High
Sugars | 5 g or less | more than 22.5 g
Salt | 0.3 g or less | more than 1.5 g
Sodium | 0.1 g or less | more than 0.6 g
Saturated fat | 1.5 g or less | more than 5 g

These are the limits that traffic-light labels in several countries use. Drinks have limits half as high, because we swallow more of them. Some labels state sodium in place of salt; multiply sodium by two and a half to get salt.

foods: What the label of some bought foods adds up to, by portion | energy_kcal, sodium_mg, fibre_g | bread-white, bread-brown, noodles-instant-dry, yoghurt-fruit, crisps

The noodles deserve a second look: one packet brings most of the sodium of a whole day. Half of the flavour sachet does for taste what the whole one does for the blood pressure.

# Look five: promises

"No cholesterol" on vegetable oil is true of every vegetable oil. "Natural" has hardly any meaning. "Fortified" means that vitamins were added, which is good on flour and means little on a biscuit. "Sugar free" drinks may still be acid enough for the teeth. A health promise beside a list of ten sweeteners is a reason to put the packet back.

tip | Shop with a camera | Photograph the tables of two brands you buy often and compare them at home. You decide once and save the minute every week.

# Loose food has no label

Most of what Kenyans eat is sold loose, and that is an advantage: sukuma, beans, eggs and mangoes have one ingredient. What to look for there is another skill. Beans should be dry, without holes and dust; maize and groundnuts without any mould; eggs without cracks; fish with clear eyes; milk from a seller who boils or pasteurises it.

kitchen | A habit worth keeping | Write the month of purchase on each tin of flour and beans with a marker, and place the new one behind the old.
`,
  }),
];
