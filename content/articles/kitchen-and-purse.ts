import { article } from './article-text.ts';
import { fdc, fiveKeys, kenyaDiets } from './sources.ts';

/** A safe kitchen on little money. */
export const kitchenArticles = [
  article({
    slug: 'five-keys-to-a-safe-kitchen',
    topic: 'safety',
    goal: 'stay-safe',
    title: 'Five keys to a safe kitchen',
    summary:
      'Clean, separate, cook, keep cold, safe water: what prevents most bellyaches in a Kenyan home, also without a fridge.',
    sources: [
      fiveKeys,
      {
        title: 'Guidelines for drinking-water quality, fourth edition',
        publisher: 'World Health Organization',
        year: 2017,
        url: null,
      },
      kenyaDiets,
    ],
    food_ids: [
      'rice-white-boiled',
      'chicken-stew',
      'egg-boiled',
      'kachumbari',
      'beans-kidney-boiled',
      'milk-whole',
    ],
    text: `
Most food poisoning begins at home and ends after two bad days. In small children, pregnant women, old people and those with HIV it can end worse. WHO put what matters into five keys, and none of them costs more than soap.

# One: keep clean

Wash hands with soap before cooking, after the toilet, after changing a baby, after raw meat and after handling animals or money. Twenty seconds, also between the fingers. A leaky tin with a tap, hung at the kitchen door with soap on a string, is worth more than a disinfectant spray. Boil the dish cloth twice a week; it is the dirtiest thing in most kitchens.

# Two: keep raw and cooked apart

Raw chicken, meat and fish carry germs that cooking removes and knives spread. Use one board for them and another for vegetables, or cut vegetables first. Never put cooked meat back onto the plate that held it raw. Do not rinse chicken under the tap: it sprays germs a metre around.

# Three: cook through

table: When food is done
Food | How you know
Chicken | no pink at the bone, juice runs clear
Mince, sausage, liver | brown all through
Eggs for children and pregnant women | white and yolk firm
Fish | flakes, no longer glassy
Kidney beans | boiled hard ten minutes, then soft
Cassava | soaked or peeled, boiled soft, water thrown away
Leftovers | boiling, steaming all through, once only

# Four: cold or hot, nothing in between

Between 5 and 60 °C germs double every twenty minutes. Cooked food may stand for two hours, one in Mombasa at noon. Without a fridge, cook what is eaten, keep the pot hot on embers, or stand a covered pot in a basin of cold water with a wet cloth around it. Cool rice quickly and flat: a germ in rice makes a poison that reheating does not destroy.

caution | When in doubt | Smell, look and taste do not warn of every germ. Food that stood overnight in the warmth goes to the compost, however good it looks, and never to a child.

# Five: safe water and honest food

Boil water until it bubbles, or treat it: household chlorine as the label says, a clean filter, or six hours of full sun in a clear bottle when nothing else is there. Store it covered, with a tap or a ladle, not with a cup that hands dip in. Wash fruit and greens in it. Buy milk that was boiled, meat with the stamp, flour without must, and tins without bulges.

# Maize, groundnuts and mould

Sort every batch and throw mouldy, shrivelled and bitter kernels away. Boiling does not remove aflatoxin. Cassava of the bitter kind needs peeling, soaking, drying or long boiling; if it tastes bitter, do not eat it.

# On the street

Choose the stall with a queue, a lid and fire under the pot. Hot and fresh beats cold and cut. Peel fruit yourself. Ask for the sauce from the boiling pot, not from the open bottle.

# If it happens

Sip oral rehydration salts, rest, eat light food. Blood in stool, fever, sunken eyes, no urine for six hours, vomiting that does not rest, a baby under six months, or rice-water stool many times an hour: to a clinic now. Tell the clinic and the neighbours what was eaten; others may be ill too.

foods: Delicate foods that need the cold or a quick meal | energy_kcal, protein_g | rice-white-boiled, chicken-stew, milk-whole, egg-boiled, beef-mince-cooked, kachumbari

tip | The date on the lid | Write the day on each box in the fridge with a marker. After three days, cook it again in something new or let it go.

kitchen | A fridge of clay | Set a clay pot inside a larger one, fill the gap with wet sand, cover it with a wet cloth and keep it in a draught. Greens last two days longer; milk and meat need real cold.
`,
  }),
  article({
    slug: 'feed-a-family-on-little-money',
    topic: 'kitchen-and-budget',
    goal: 'save-money',
    title: 'Feed a family well on little money',
    summary:
      'Where a shilling buys the most protein, iron and vitamins, how to shop by week and season, and how to save charcoal.',
    sources: [
      kenyaDiets,
      {
        title: 'Pulses: nutritious seeds for a sustainable future',
        publisher: 'Food and Agriculture Organization of the United Nations',
        year: 2016,
        url: null,
      },
      fdc,
    ],
    food_ids: [
      'beans-kidney-raw',
      'green-grams-raw',
      'omena-dried',
      'egg-boiled',
      'sukuma-wiki-raw',
      'maize-flour-whole',
      'groundnuts-raw',
      'sweet-potato-boiled',
    ],
    product_skus: ['SFD-009', 'SFD-010'],
    text: `
Good food need not be dear. The dearest things in most trolleys are soda, meat, bread of the better kind and small packets. The cheapest, beans, whole maize, omena and greens, are also the ones nutritionists love. What costs is time and fire, and those can be planned.

# Where a shilling works hardest

table: Cheap, and what it is good for
Buy | Because
Dry beans, ndengu, cowpeas | protein, iron, fibre; a kilo feeds ten
Omena | protein, calcium, B12 in a cup
Eggs | complete protein, no cooking loss
Posho-mill maize, mtama | energy and fibre
Sukuma, terere, cabbage, pumpkin leaves | vitamins all year
Sweet potato, cassava, green banana | energy when flour is dear
Groundnuts | energy and protein for children
Fruit of the season | vitamin C

foods: What these bring by household measure | energy_kcal, protein_g, iron_mg | beans-kidney-raw, green-grams-raw, omena-dried, egg-boiled, maize-flour-whole, groundnuts-raw, sukuma-wiki-raw

# A plan on one page

1. Write seven suppers on the back of an envelope. Three with beans or ndengu, one with omena, one with egg, one with meat or chicken, one with whatever is left.
2. Make the list from it, look into the tins first, and shop after eating.
3. Buy dry food once a month at a large market with a neighbour: a sack shared is a third cheaper.
4. Buy greens every second day, late in the afternoon when sellers want to go home.
5. Keep a jar for soda money. Empty it at the end of the month and buy a chicken.

# Cook once, eat twice

Soaked beans need half the fuel. Put a tight lid on, keep the fire low once it boils, and finish the pot in a basket lined with old blankets; it goes on cooking for hours. Boil a double pot: stew tonight, githeri tomorrow, mukimo on the third day, boiled up each time. Bake sweet potatoes in the ash of the same fire.

# Stretch the meat

Half a kilo of beef feeds eight when it is cut small and cooked with beans or potatoes. Matumbo, liver, gizzards and fish heads cost less and feed as well. Bones make a soup, but little calcium leaves them, so add greens and beans to it.

# Nothing wasted

- Stems of sukuma, cut fine, go into soup and stew.
- Pumpkin: eat the flesh, the leaves and the roasted seeds.
- Sour milk becomes chapati dough or mala, if it was boiled.
- Soft tomatoes are cooked down with onion and kept in a jar with a film of oil, three days.
- Peels feed hens, and hens lay eggs.

# A square of soil

Two sacks with holes, filled with soil and compost, bear sukuma, terere and spring onions for half a year. Used wash water, without bleach, keeps them alive. A passion fruit on the fence and a pawpaw at the tap feed a house with vitamin C and A.

tip | Small packets are dear | Oil in a tot, sugar by the spoon and tea in a twist cost up to double. If the purse allows only small, buy one large thing each week in turn.

# Children first

When money is shortest, the small child's egg, milk, omena powder or groundnut paste comes before anybody's meat. Two years are short, and they decide most. Clinics know where food support is given; asking is no shame. If a child becomes thin or the feet swell, go the same day.

kitchen | Supper for five | A kilo of sweet potatoes boiled, two cups of ndengu stewed with tomato and onion, a bunch of terere with a spoon of oil, lemon from the fence. It costs less than a small pizza.

caution | What is too cheap | Oil from an open drum, flour that smells, milk from a jerrican, meat without a stamp: the hospital costs more.
`,
  }),
];
