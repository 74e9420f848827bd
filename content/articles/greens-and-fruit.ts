import { article } from './article-text.ts';
import { fdc, foodPlants, healthyDiet, kenyaDiets } from './sources.ts';

/** Greens and fruit. */
export const greenArticles = [
  article({
    slug: 'traditional-greens',
    topic: 'vegetables-and-fruit',
    goal: 'strong-blood',
    title: 'Traditional greens: managu, terere, saga, kunde and mrenda',
    summary:
      'Leaves that grandmothers gathered hold more minerals than cabbage. How to choose, cook and tame their bitterness.',
    sources: [foodPlants, fdc, kenyaDiets],
    food_ids: [
      'terere-boiled',
      'managu-boiled',
      'saga-boiled',
      'kunde-leaves-boiled',
      'mrenda-boiled',
      'pumpkin-leaves-boiled',
      'cabbage-boiled',
    ],
    herb_slugs: ['amaranth', 'managu', 'spider-plant', 'cowpea', 'jute-mallow'],
    text: `
For a time they were called weeds and food of the poor, and cabbage took their place. Now managu costs as much as spinach in Nairobi, and for good reason: the leaves that grew by themselves around the homestead are among the richest vegetables we have.

# Five to know

- Terere, also mchicha or dodo: amaranth leaves, mild, quick to cook, good for children.
- Managu, osuga or mnavu: African nightshade, slightly bitter, loved with milk or cream.
- Saga, chinsaga or dek: spider plant, bitter and strong, eaten by new mothers in the west.
- Kunde leaves, likhubi or boo: cowpea leaves, firm and nutty, rich in protein for a leaf.
- Mrenda, murere or apoth: jute mallow, which turns silky and helps ugali slide.

foods: A serving of boiled leaves | calcium_mg, iron_mg, vitamin_a_ug | terere-boiled, kunde-leaves-boiled, mrenda-boiled, pumpkin-leaves-boiled, sukuma-wiki-boiled, cabbage-boiled

For managu and saga there are no reliable figures in the American tables we use, so we leave them out rather than guess; studies in Kenya place them with terere. The table shows why variety pays: mrenda and terere lead in iron, sukuma and mrenda in vitamin A, and cabbage is mostly water and crunch.

# Choosing and cleaning

Buy bunches that stand up, with thin stems, in the morning. Avoid leaves from along busy roads, from rubbish heaps or watered from drains: leaves collect lead and germs. Wash them in three changes of water, whole, before cutting, since cut edges lose vitamins into the water.

# Taming bitterness

1. Mix a bitter leaf with a mild one: saga with terere, managu with spinach, mrenda with kunde.
2. Cook in little water for five to ten minutes. If the first water is too bitter, pour it off once, no more.
3. Add milk, cream, ground groundnuts or tomato. Fat and sour both soften bitterness, and fat helps the body take up vitamin A.
4. Keep salt for the end.

Some cooks add magadi soda to make leaves soft and green. It works, but it destroys vitamin C and adds much sodium; lemon at the table and a lid on the pot do better.

caution | Know your plant | Wild nightshades have relatives that poison. Gather only plants that somebody experienced shows you, eat leaves cooked and never green berries. If in doubt, buy from a farmer.

# Iron that arrives

Iron of leaves is less easily taken up than iron of meat, because the leaves also hold substances that bind it. Vitamin C opens the door: squeeze lemon over the greens or eat an orange with the meal, and drink tea an hour later. Steamed quickly, the leaves keep part of their own vitamin C.

# Drying for the dry season

Blanch clean leaves for two minutes in boiling water, spread them thinly on a clean net in the shade, cover them with cloth against flies, and turn them until they crumble. Sun is quicker but bleaches vitamin A. Store them in a dark tin, write the month on it, and stir a handful into beans or uji. A good handful of dried leaf is about a bunch of fresh ones.

kitchen | Managu with milk for four | Boil two bunches of managu for eight minutes and drain. Soften an onion in a tablespoon of oil, add the leaves and a small glass of milk, simmer until the milk is thick, and salt with one pinch.

tip | Grow a square metre | Terere and sukuma grow in a sack. Cut the outer leaves every week and the plant feeds you for months.
`,
  }),
  article({
    slug: 'keep-vitamins-while-cooking',
    topic: 'kitchen-and-budget',
    goal: 'eat-well',
    title: 'Cook greens so that the vitamins stay',
    summary:
      'Short, covered and in little water. What heat, light and waiting take away, and what they leave untouched.',
    sources: [
      {
        title: 'USDA Table of Nutrient Retention Factors, Release 6',
        publisher: 'US Department of Agriculture',
        year: 2007,
        url: null,
      },
      fdc,
      kenyaDiets,
    ],
    food_ids: [
      'sukuma-wiki-raw',
      'sukuma-wiki-boiled',
      'cabbage-raw',
      'cabbage-boiled',
      'kachumbari',
      'carrot-boiled',
    ],
    text: `
A bunch of sukuma leaves the farm full of vitamins and reaches the mouth with some of them. Part of the loss happens on the road and in the shop, where nobody can help it. The rest happens between the knife and the plate, where you decide.

# What is lost, and what is not

table: How nutrients behave
Nutrient | Enemy | What helps
Vitamin C | heat, water, time, soda | short cooking, raw salads
Folate | heat, water | steaming, using the water
Other B vitamins | cooking water | stews in place of drained pots
Vitamin A colour | long light and drying in the sun | a lid, and a little fat
Iron, calcium, zinc | only the poured-off water | keep the water
Fibre, protein | hardly anything | nothing to do

Minerals cannot be destroyed by fire. They leave only when the cooking water is poured down the drain. Vitamins C and folate leave in both ways, and that is why long boiling with much water costs most.

foods: The same leaf raw and boiled, by household measure | vitamin_c_mg, folate_ug, potassium_mg | sukuma-wiki-raw, sukuma-wiki-boiled, cabbage-raw, cabbage-boiled, green-pepper-raw, kachumbari

Mind the portions when you read it: a bunch of raw leaf is more than a serving of cooked.

# Seven habits

1. Buy for two days, not for a week, and keep greens in a damp cloth in a cool, dark place.
2. Wash leaves whole, then cut. Cut leaves bleed vitamins into the basin.
3. Cut coarsely. Fine ribbons have more edges to lose from; if you like them fine, cook them at once.
4. Start with a hot pot and little water, put the lid on, and stop while the green is still bright: four to six minutes for sukuma, three for terere and spinach.
5. Use the water that is left in the soup, the stew or the child's mash.
6. Do not add soda or magadi. The colour stays, the vitamin C goes.
7. Eat soon. Each reheating takes another share, and food kept warm for hours loses most.

# Fat is a friend

The orange and dark green colours that the body turns into vitamin A dissolve in fat. A tablespoon of oil in the family pot, some groundnuts or a quarter of avocado beside the plate is enough. More oil does not carry more vitamins; it only carries more energy.

# Raw has a place

Kachumbari, coleslaw with lemon, grated carrot and fruit bring the vitamin C that the pot took. Wash what is eaten raw with safe running water, rub it, and in a cholera time peel it or cook it. A salad from an unknown kitchen in the rainy season is a risk that a hot stew is not.

tip | Lemon last | A squeeze on the plate, not in the pot, gives the vitamin C at the very moment when it helps the iron of beans and greens.

# And the microwave, the freezer, the pressure cooker?

All three are better than their name. A microwave cooks with almost no water. A pressure cooker is hot but short, and saves charcoal for beans. Freezing keeps vitamins well if greens are blanched for two minutes first. Solar drying in the shade is the freezer of those who have none.

kitchen | Three-minute sukuma | Hot pan, one spoon of oil, onion, garlic, then leaves still wet from washing. Lid on, shake once, and take it off after three minutes. Tomato at the end. It should squeak a little between the teeth.

caution | Some things must cook through | Cassava, kidney beans, eggs, meat, fish and milk need their full time: here heat protects you, and no vitamin is worth saving.
`,
  }),
  article({
    slug: 'fruit-through-the-year',
    topic: 'vegetables-and-fruit',
    goal: 'eat-well',
    title: 'Fruit through the Kenyan year, and how much of it',
    summary:
      'Two pieces a day, bought when the heap is high. Which fruit brings vitamin C, which brings energy, and why whole beats juice.',
    sources: [healthyDiet, kenyaDiets, fdc],
    food_ids: ['mango', 'orange', 'guava', 'banana', 'papaya', 'avocado', 'passion-fruit', 'watermelon'],
    herb_slugs: ['guava', 'papaya', 'avocado', 'tamarind', 'baobab'],
    product_skus: ['SFD-002'],
    text: `
Few countries are as rich in fruit as this one. Something is always ripe between the coast and the lake, and the trick is to follow the heaps rather than the recipe: what lies in mountains on the roadside is cheap, ripe and at its best.

# What is ripe when

table: Rough seasons; altitude and rain move them
Months | What is plentiful
November to March | mangoes, pineapples, watermelon, plums, passion fruit
April to July | oranges, tangerines, avocados, guavas, pawpaw
August to October | avocados ending, strawberries, loquats, tree tomatoes, early mangoes
All year | bananas, pawpaw, lemons, passion fruit

# How much

WHO counts fruit and vegetables together: 400 g a day, which is five portions of 80 g. Two of the five may be fruit. A banana, an orange, half a mango, a slice of pawpaw, two guavas or a cup of melon each make one portion.

foods: A usual portion of fruit | energy_kcal, vitamin_c_mg, vitamin_a_ug | guava, orange, papaya, mango, banana, watermelon, passion-fruit, avocado

Guava is the quiet champion: one small fruit covers a day's vitamin C. Mango and pawpaw carry vitamin A. Banana brings energy and potassium and needs no washing. Avocado is a fruit that behaves like oil and fibre in one; a quarter of it is a portion if you watch your weight.

# Whole, not poured

A glass of juice takes three oranges and leaves the fibre behind. The sugar of three oranges then arrives in a minute, and hunger returns soon. The teeth bathe in acid. Keep juice to a small glass, with a meal, or make a smoothie in which the whole fruit stays. Bought fruit drinks are often one tenth fruit and the rest sugar and water.

tip | Fruit as a tool | Vitamin C in the same meal helps the body take up iron from beans and greens. An orange with githeri does more than the same orange at four o'clock.

# Fruit and diabetes

Fruit is allowed. Take one portion at a time, whole, preferably with or after a meal, and choose guava, orange, apple, pawpaw or berries more often than very ripe bananas, mango and watermelon by the bowl. Dried fruit and juice raise glucose quickly. Your meter is the best judge: measure two hours after.

# Washing and waiting

Rub fruit under safe running water even if you peel it, since the knife carries what is on the skin inside. Mangoes and bananas that were ripened with calcium carbide look bright yellow and stay hard and sour inside; choose fruit with an uneven colour and a sweet smell at the stem. Ripen green ones at home in a paper bag with a ripe banana.

# Save the glut

1. Slice mango or banana thinly, dip it in lemon water and dry it under a net.
2. Freeze ripe banana and mango pieces for smoothies.
3. Boil tamarind or baobab pulp with water for a drink and sweeten it by half.
4. Cook plums, guavas or tree tomatoes with a little sugar into a sauce that keeps a week in the fridge.

kitchen | A supper of fruit for children | Half a banana, a few cubes of pawpaw and a spoon of ground groundnuts under plain mala. It looks like a sweet and feeds like a meal.

caution | Kidney disease | Bananas, oranges, avocado, passion fruit and dried fruit hold much potassium. With kidney disease your nutritionist may limit them; apples, pears, pineapple and watermelon in small pieces are often easier.
`,
  }),
];
