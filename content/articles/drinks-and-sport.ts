import { article } from './article-text.ts';
import { fdc, ods, paper } from './sources.ts';

/** Tea, coffee and training. */
export const drinkArticles = [
  article({
    slug: 'tea-coffee-and-sleep',
    topic: 'kitchen-and-budget',
    goal: 'more-energy',
    title: 'Tea, coffee and energy drinks: how much is fine',
    summary:
      'Up to 400 mg of caffeine a day suits most adults, half of it in pregnancy. When to drink it, and what it does to iron and sleep.',
    sources: [
      paper('Scientific opinion on the safety of caffeine', 'EFSA Journal', 2015),
      ods('Iron', 'Iron'),
      fdc,
    ],
    food_ids: ['tea-black-brewed', 'chai-milk', 'chai-milk-sugar', 'coffee-brewed', 'cocoa-milk', 'cola'],
    herb_slugs: ['tea', 'rooibos', 'lemongrass'],
    product_skus: ['TEA-002', 'TEA-003', 'TEA-009', 'TEA-004'],
    text: `
A land that grows some of the best tea and coffee on earth may enjoy them. Both are safe for most adults, and large studies even link moderate coffee with less type 2 diabetes, liver disease and Parkinson's, though such studies cannot prove the cause.

# How much

European experts found up to 400 mg of caffeine a day, and up to 200 mg at once, safe for healthy adults. In pregnancy and while breastfeeding the line is 200 mg a day. Children and young people are given 3 mg for each kilogram of weight as a most, which for a child of 30 kg is less than two small cups of tea.

table: Caffeine, roughly; strength differs much
Drink | Caffeine
Cup of black tea | 40 to 60 mg
Mug of milk tea, Kenyan style | 40 to 70 mg
Cup of brewed coffee | 90 to 120 mg
Cup of instant coffee | 60 to 80 mg
Cup of green or purple tea | 20 to 45 mg
Bottle of cola, 300 ml | 30 mg
Energy drink, 500 ml | 160 mg
Hibiscus, rooibos, lemongrass | none

# When it helps and when it hurts

Half of the caffeine of a cup is still in the blood five hours later. A coffee at four is a quarter coffee at midnight. Those who sleep badly should stop at noon for two weeks and see. Signs of too much are trembling, a racing heart, heartburn, loose stool and worry. If you stop suddenly, the head aches for two or three days; go down by a cup every few days.

# Tea and iron

Tannins in tea and coffee bind the iron of beans and greens. With the meal they can halve what the body takes; an hour later they hardly matter. For men with plenty of iron this is no concern. For children, women with periods, pregnant women and vegetarians it is one of the easiest things to change: eat first, tea at three.

foods: What comes with the cup | energy_kcal, carbohydrate_g, calcium_mg | tea-black-brewed, chai-milk, chai-milk-sugar, coffee-brewed, cocoa-milk, cola

The cup itself has no energy. Two spoons of sugar in each of four mugs make 130 kcal and a third of the sugar line.

# Children

Tea is not a drink for small children: it fills the stomach, binds iron and often replaces milk. Uji, milk and water are better. After eight, a weak cup at the weekend does no harm.

caution | Energy drinks | High caffeine and much sugar, sold to the young. With alcohol they hide drunkenness and have led to deaths. Not under eighteen, not in pregnancy, not with heart disease, high pressure, epilepsy or anxiety.

# With medicine

Tea and coffee weaken iron tablets and thyroid tablets: keep them 2 hours away from iron tablets and an hour from thyroid tablets. Caffeine adds to some asthma and cold medicines and to ciprofloxacin. Lithium levels change when you suddenly drink much more or less. Large amounts of green tea oppose warfarin, and extracts in capsules have harmed livers; the drink itself has not.

# A day with two good cups

1. Water first. Tea or coffee after breakfast.
2. A second cup between ten and three, away from the beans.
3. Rooibos, lemongrass, hibiscus or ginger from four on.
4. No sugar on weekdays, or half a spoon less each week.

tip | Boil the tea less | Long boiling draws out tannin and bitterness and calls for sugar. Bring water, milk and ginger to a boil, add the leaf, take it off the fire and wait four minutes.

kitchen | Purple tea, iced | Steep a teaspoon of purple tea in a cup of hot water for three minutes, strain it over ice, and add lemon: it blushes pink. No sugar is needed to make a guest smile.
`,
  }),
  article({
    slug: 'eating-for-running-and-training',
    topic: 'kitchen-and-budget',
    goal: 'more-energy',
    title: 'Eating for running and training, the Kenyan way',
    summary:
      'Champions of the Rift live on ugali, greens, beans, milk and tea. What to eat before, during and after, and what powders add.',
    sources: [
      paper(
        'Nutrition and athletic performance: position of the Academy of Nutrition and Dietetics, Dietitians of Canada, and the American College of Sports Medicine',
        'Medicine & Science in Sports & Exercise',
        2016,
      ),
      paper(
        'Food and macronutrient intake of elite Kenyan distance runners',
        'International Journal of Sport Nutrition and Exercise Metabolism',
        2004,
      ),
      fdc,
    ],
    food_ids: ['ugali-whole', 'chai-milk-sugar', 'bean-stew', 'milk-whole', 'banana', 'egg-boiled', 'mala'],
    text: `
When researchers weighed the food of elite Kenyan runners before a great race, they found no secret: ugali, rice, bread, potatoes, beans, greens, milk, a little meat, and much sweet milky tea. Three quarters of the energy was carbohydrate. What looked like poverty was nearly perfect fuel.

# Carbohydrate is the engine

Hard running burns the starch stored in muscle. Those who train an hour a day need about 5 to 7 g of carbohydrate for each kilogram of weight, those with two or three hours 6 to 10 g. On a rest day less. A jogger of three times a week needs no more than an ordinary good plate.

foods: Fuel by the portion | energy_kcal, carbohydrate_g, protein_g | ugali-whole, rice-white-boiled, sweet-potato-boiled, banana, chai-milk-sugar, bean-stew, mala

# Around the session

table: A simple clock
When | What
3 hours before | an ordinary meal, little fat and fibre
1 hour before | banana, bread with a little honey, tea
During, under 1 hour | water, or nothing
During, over 90 minutes | 30 to 60 g carbohydrate an hour: banana, glucose drink
Within 1 hour after | milk, mala or eggs, with ugali, rice or potato
Evening | a full plate; sleep is the best recovery

Morning runs before breakfast are fine when they are easy. Hard intervals go better with something in the stomach.

# Protein

1.2 to 1.6 g a kilogram a day, up to 2 in heavy strength training or when losing weight, in portions of 20 to 30 g. Two eggs and a glass of milk are one. A runner of 60 kg has enough with two glasses of milk, a cup of beans, two eggs and a little meat or fish. Powder adds convenience, not speed, and has been found to hold banned substances.

# Drinking

1. Begin with pale urine.
2. Drink to thirst; in heat a few gulps every twenty minutes.
3. Weigh yourself before and after: each kilo lost is a litre and a half to drink in the next hours.
4. Salt from food replaces sweat; long, hot races need some in the drink.
5. Do not drink litres without thirst: too much water dilutes the blood and can kill.

kitchen | A sports drink for little | One litre of safe water, six level teaspoons of sugar, a pinch of salt, the juice of an orange. Shake, cool, and use the same day.

# Iron, girls and too little food

Runners lose iron in sweat, by the pounding of the feet and, women, with periods. Tired legs for weeks deserve a ferritin test, not a bottle of tonic. A period that stops is not a sign of fitness; it means too little food for the work, and bones pay for it with stress fractures. Boys show it with low mood and many colds. Eat more, train less, and see a clinic.

# Caffeine and beetroot

Two cups of coffee or strong tea an hour before improve endurance slightly in many people. Beetroot juice, half a litre two hours before, helps some amateurs by a percent or two and colours the urine. Nothing else in the shop is proven for runners, except food.

caution | Stop | Chest pain, fainting, palpitations or breathlessness out of proportion during exercise end the session and need a clinic. With sickle cell trait, drink, warm up slowly and avoid all-out efforts at height.

tip | The long run belongs to ugali | Eat it the evening before with greens and a little meat, not with a new recipe. Races are lost in the toilet more often than in the legs.

tip | Losing weight while training | Make the deficit small, on rest days, and never in race week. Light is fast only up to the point where it is weak.
`,
  }),
];
