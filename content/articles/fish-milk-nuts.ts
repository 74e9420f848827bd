import { article } from './article-text.ts';
import { fdc, kenyaDiets, paper, who } from './sources.ts';

/** Small fish, milk and nuts. */
export const fishAndMilkArticles = [
  article({
    slug: 'omena-and-small-fish',
    topic: 'protein',
    goal: 'strong-bones',
    title: 'Omena and other small fish: small, cheap and whole',
    summary:
      'A fish eaten with its bones feeds bones. How to clean omena, cook away the bitterness and hide it in a child’s uji.',
    sources: [
      {
        title:
          'Report of the joint FAO/WHO expert consultation on the risks and benefits of fish consumption',
        publisher: 'Food and Agriculture Organization of the United Nations and World Health Organization',
        year: 2011,
        url: null,
      },
      kenyaDiets,
      fdc,
    ],
    food_ids: ['omena-dried', 'omena-stew', 'sardines-tinned-oil', 'tilapia-stew', 'mackerel-cooked'],
    text: `
On the shores of the big lake, silver carpets of omena dry in the morning sun. The fish are as long as a finger and are eaten whole, head, bones and all, and that is their secret: what a large fish hides in its skeleton, a small fish gives you.

# What it brings

Dried omena is more than half protein. The bones bring calcium and phosphorus, the flesh brings iron, zinc, vitamin B12 and, as in other small fish, some of the long fats called omega-3. Our table leaves out the minerals of omena, because the American figures that we use know only other fish; analyses in East Africa find them high. Tinned sardines, which are also eaten with their bones, show the size of it.

foods: Fish by the portion | protein_g, fat_g, calcium_mg | sardines-tinned-oil, tilapia-stew, mackerel-cooked, omena-stew, beef-stewed

# Fish and health

An expert group of FAO and WHO concluded that eating fish lowers the risk of dying from heart disease, and that women who eat fish in pregnancy give their children's brains a good start. One or two portions a week are enough. Small fish low in the food chain also gather the least mercury. Large sharks, swordfish and marlin gather most; pregnant women and small children leave them out.

# Buying and cleaning

1. Choose omena that are silver, dry and smell of fish, not of ammonia. Brown and crumbling ones are old.
2. Sort out sand, stones and shells on a tray.
3. Rinse in warm water three times, quickly, and let it drain. Long soaking washes out taste and minerals.
4. Roast it dry in a pan for five minutes while stirring: the bitterness leaves with the steam.

Those who cannot stand the heads may pinch them off, but that is where part of the minerals are.

kitchen | Omena with tomato for four | Fry two onions in two spoons of oil, add four tomatoes and a little garlic, then two cups of roasted omena. Simmer for eight minutes, squeeze in a lemon, and finish with dhania. Taste before you salt: drying often salted it already.

# A spoon for the baby

Roast clean omena until crisp, pound or grind it and sieve it. From six months, a teaspoon of the powder in uji, mashed potato or beans once a day adds protein, calcium and zinc to food that has little. Keep the powder in a dry, closed jar for no longer than two weeks, and buy omena sold for people, not for chicken feed.

# Is the lake clean enough?

Small fish come from open water and are caught in huge numbers, which makes them one of the least harmful catches for the lake if the nets are legal. The danger is mostly on the way: drying on bare ground brings sand and droppings. Ask for fish dried on racks. Rinsing and cooking through deal with germs.

tip | Tins on the shelf | Sardines in tomato sauce or oil keep for years and need no fire. Mash a tin with onion, tomato and lemon for bread or ugali. Drain the oil and look at the salt.

caution | Gout and allergy | Small oily fish are rich in purines, which can bring on gout in people who have it. Fish allergy stays for life: swelling or wheezing after fish is an emergency.
`,
  }),
  article({
    slug: 'milk-mala-and-lactose',
    topic: 'protein',
    goal: 'strong-bones',
    title: 'Milk, mala and yoghurt, and what to do when milk disagrees',
    summary:
      'Two glasses a day, boiled or packed. Why mala suits people whom milk troubles, and who needs which milk.',
    sources: [
      {
        title: 'Lactose intolerance',
        publisher: 'US National Institute of Diabetes and Digestive and Kidney Diseases',
        year: null,
        url: 'https://www.niddk.nih.gov/health-information/digestive-diseases/lactose-intolerance',
      },
      kenyaDiets,
      fdc,
    ],
    food_ids: ['milk-whole', 'mala', 'yoghurt-plain', 'cheese-cheddar', 'milk-goat', 'chai-milk'],
    text: `
Kenya drinks more milk than most of its neighbours, much of it in tea. A glass brings protein of the highest quality, calcium, phosphorus, vitamin B12 and B2, and, in whole milk, vitamin A. For children, pregnant women and old people it is worth its price; for everybody else it is good, but not the only way.

foods: Milk foods by the portion | energy_kcal, protein_g, calcium_mg | milk-whole, milk-low-fat, mala, yoghurt-plain, yoghurt-fruit, cheese-cheddar, chai-milk

# Boil it, or buy it packed

Raw milk from the neighbour can carry brucellosis, bovine tuberculosis and germs that cause diarrhoea. Bringing it to a rolling boil makes it safe; after that cool it fast, cover it and keep it cold. Packed milk has been heated already and needs no second boil if the packet was cold and closed. Milk bars with a clean dispenser are fine if they can show you when it was filled. Never buy milk from a container that held chemicals.

# When milk disagrees

Milk sugar, lactose, needs an enzyme that many adults lose after childhood. The result is gas, cramps and loose stool an hour or two later. It is unpleasant, not dangerous, and hardly ever complete.

1. Try half a glass with a meal in place of a full glass on an empty stomach.
2. Take mala or yoghurt: their bacteria have eaten part of the lactose and help with the rest.
3. Hard cheese holds almost none, ghee none.
4. Lactose-free milk has the enzyme already in it.

A true milk allergy is something else: rash, swelling, vomiting or blood in a baby's stool. That needs a clinic, and all milk must be left out.

tip | How to test it | Leave out milk for two weeks and write down the belly. Then drink a glass on two mornings. If nothing happens, milk was not to blame.

# Which milk for whom

table: A guide by age and need
Who | What
Babies under 6 months | breast milk only
6 to 12 months | breast milk, other milk only in cooked food
1 to 2 years | breast milk, and whole milk by the cup
Children and thin adults | whole milk, mala
Adults who watch weight or cholesterol | low-fat milk and mala
No animal food | fortified soya milk with calcium and B12

Goat milk is as good as cow milk for those over one year but helps neither lactose trouble nor allergy. Camel milk is prized in the north; boil it too.

# Mala and yoghurt

Mala is milk that friendly bacteria have soured, and yoghurt is its thicker cousin. Plain ones have the calcium of milk and less lactose. The flavoured pot adds three or four teaspoons of sugar, so stir your own mango or banana into the plain one. The bacteria may help the bowel after antibiotics; the effect is small and depends on the strain.

# Milk in tea

Half a glass of milk is hidden in two mugs of chai. Count it, but know that tea binds iron: drink it between meals. Boiling milk and tea leaves together for long makes it bitter and changes little else.

kitchen | Safe mala at home | Boil milk, cool it until a finger bears it, stir in two spoons of fresh mala from a closed packet, pour it into a scalded jar and leave it covered for a night. Keep it cold and use it within four days.

caution | Ghee, cream and the heart | Whole milk in ordinary amounts suits most people. Cream, butter, ghee and much cheese are saturated fat; keep them for taste.
`,
  }),
  article({
    slug: 'groundnuts-nuts-and-mould',
    topic: 'protein',
    goal: 'healthy-heart',
    title: 'Groundnuts and other nuts: good fat, and the danger of mould',
    summary:
      'A handful a day is good for the heart. How to keep aflatoxin out of the house, and who must not eat them whole.',
    sources: [
      who('Aflatoxins: food safety digest', 2018),
      paper(
        'Nut consumption and risk of cardiovascular disease, total cancer, all-cause and cause-specific mortality: a systematic review and dose-response meta-analysis of prospective studies',
        'BMC Medicine',
        2016,
      ),
      fdc,
    ],
    food_ids: [
      'groundnuts-roasted',
      'peanut-butter',
      'cashew-nuts',
      'macadamia-nuts',
      'sesame-seeds',
      'pumpkin-seeds',
    ],
    product_skus: ['SFD-013', 'SFD-015', 'SFD-008', 'SFD-014'],
    text: `
A paper cone of groundnuts at the bus stop is one of the better things a town offers. Nuts hold protein, fibre, vitamin E, magnesium and unsaturated fat, and they fill. People who eat a small handful on most days have heart disease less often in many large studies. That is no proof by itself, but trials point the same way, because nuts lower LDL cholesterol a little.

foods: A handful or a spoon | energy_kcal, protein_g, fat_g | groundnuts-roasted, cashew-nuts, macadamia-nuts, pumpkin-seeds, sesame-seeds, peanut-butter

# A handful, not a bag

Thirty grams, what fits into a closed hand, are about 170 kcal. In place of crisps and mandazi that is a good exchange; on top of them it is weight. Buy them dry-roasted without salt, or roast them at home in a pan with a few drops of salted water, shaking all the time.

# Aflatoxin: the poison you cannot see

Certain moulds grow on groundnuts, maize, cassava chips and milk from cows that ate mouldy feed. Their poison, aflatoxin, can injure the liver suddenly, as families in Eastern Kenya learned in bad years, and raises the risk of liver cancer over time. Roasting, boiling and frying do not destroy enough of it. What protects you happens before the pan.

1. Buy from sellers who store nuts dry and off the floor, in months when the harvest is fresh.
2. Sort every time. Throw away shrivelled, discoloured, broken, mouldy or bitter kernels. Do not grind them "because it will not show".
3. Spit out a nut that tastes bitter or musty.
4. Store them in the shell if you can, in a closed tin, dry and cool, for no more than two months.
5. Groundnut paste: buy from a maker who tests, and use it within two months.

caution | Not for animals either | Mouldy kernels fed to cows and hens return in milk and eggs. Bury them.

# Children and choking

Whole nuts can block a small child's windpipe. Give them ground, as paste thinned in uji or stew, until the age of five. Introduce groundnut early rather than late: a well-known trial found that giving babies with eczema soft groundnut food from the first year made allergy rarer. With severe eczema or an egg allergy, ask a clinic before the first spoon.

# Allergy

Hives, swelling, vomiting or wheezing within an hour of nuts are allergy. It can become worse the next time. People with it read every label, carry their medicine and tell the cook.

# The seeds

Sesame brings calcium, pumpkin seeds bring zinc and iron, sunflower seeds bring vitamin E. A tablespoon on greens, uji or salad costs little. Chew them or grind them; whole sesame and flax pass through as they came.

tip | The evening bowl | If a bowl stands open, it empties. Portion nuts into small jars in the morning and close the bag with a peg.

# In the pot

Groundnut sauce turns matoke, greens and chicken into a feast and replaces part of the oil. Stir two tablespoons of paste into the stew with warm water at the end; it burns if it cooks long. Cashews ground with water make a cream for those who leave out milk.

kitchen | Terere in groundnut sauce | Wilt two bunches of terere with onion and tomato, stir in three tablespoons of ground roasted groundnuts and half a cup of water, and simmer for five minutes. No oil is needed.
`,
  }),
];
