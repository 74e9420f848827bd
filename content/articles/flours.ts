import { article } from './article-text.ts';
import { carbohydrateGuideline, fdc, kenyaDiets, who, wholeGrains } from './sources.ts';

/** Whole and fortified flour. */
export const flourArticles = [
  article({
    slug: 'whole-grain-flours',
    topic: 'basics',
    goal: 'healthy-weight',
    title: 'Dona, wimbi, mtama: why whole grain is worth the change',
    summary:
      'Whole flours keep the germ and the bran. How to change the ugali of a family without a revolt, and how to store it.',
    sources: [wholeGrains, carbohydrateGuideline, kenyaDiets, fdc],
    food_ids: [
      'maize-flour-whole',
      'maize-flour-sifted',
      'sorghum-flour',
      'ugali-millet',
      'rice-brown-boiled',
      'bread-brown',
    ],
    herb_slugs: ['amaranth'],
    product_skus: ['SFD-009', 'SFD-010', 'SFD-003'],
    text: `
A grain has three parts. The starchy middle feeds the seedling, the germ is the seedling itself, rich in oil and vitamins, and the bran is the coat of fibre and minerals. White flour is the middle alone. Whole flour, the posho-mill flour that older people call dona, is all three.

# What the evidence says

Large reviews of studies found that people who eat more whole grain and fibre have fewer heart attacks, less type 2 diabetes and less bowel cancer. That is a link seen in many countries, and trials add that whole grain lowers weight and cholesterol a little. WHO asks adults to eat at least 25 g of fibre a day and to take their starch mainly from whole grain, pulses, vegetables and fruit.

foods: One household measure of flour, grain or bread | fibre_g, iron_mg, zinc_mg | maize-flour-whole, maize-flour-sifted, sorghum-flour, wheat-flour-whole, wheat-flour-white, rice-brown-raw

# Four flours to know

- Posho-mill maize: the cheapest step. It tastes of maize, cooks a little longer and fills longer.
- Sorghum (mtama): earthy and brown, good in uji and mixed with maize in ugali. It grows where maize fails.
- Finger millet (wimbi): known for its calcium and its deep colour; children grow up on its uji.
- Amaranth grain: not a cereal by family, but milled like one; it brings better protein than maize.

# Change slowly

1. In the first week, mix one cup of whole flour into three cups of sifted flour.
2. In the third week, go half and half.
3. After a month, try a full brown ugali on a day when the stew is good.
4. Let children stir the uji and choose the fruit that goes in.

The bowel needs the same patience: fibre without water and time makes gas. Drink a glass more and let the change take a month.

tip | Brown is not always whole | Bread can be coloured with caramel or malt. The word to look for at the head of the ingredients is "whole wheat" or "atta".

# Keeping it fresh

The germ holds oil, and oil turns rancid. Whole maize flour keeps about a month in a cool, dry, closed tin, less in Mombasa and in the long rains. Mill smaller amounts more often. Smell it: fresh flour smells of the field, old flour of paint.

# Mould is the real danger

Maize and groundnuts that were wet in the field or in the store can carry aflatoxin, a poison of moulds that harms the liver and that cooking does not destroy. Buy dry grain, sort out every broken, discoloured or mouldy kernel before milling, and never give "the bad ones" to animals whose milk and eggs you eat. If a sack smells musty, the whole sack is suspect.

caution | Whole and fortified | Packaged sifted flour in Kenya must be fortified with iron, zinc, folic acid and other vitamins; flour from the local mill mostly is not. A pregnant woman should take her iron and folic acid tablets whichever flour she eats.

# For diabetes and for weight

Whole flour raises blood glucose a little more slowly than white, but portion matters more than colour. A fist of brown ugali with plenty of greens and beans is a good meal; a mountain of it is still a mountain.

kitchen | Brown uji that children like | Stir three tablespoons of wimbi and mtama into cold water, cook ten minutes in boiling water, add half a cup of milk, and beat in a ripe banana at the end. No sugar is missed.
`,
  }),
  article({
    slug: 'fortified-flour-and-iodised-salt',
    topic: 'vitamins-and-minerals',
    goal: 'eat-well',
    title: 'Fortified flour, oil and salt: what is added and why',
    summary:
      'Small amounts of vitamins in everyday food reach families that no tablet reaches. What the logo means and what it does not.',
    sources: [
      who('Guideline: fortification of maize flour and corn meal with vitamins and minerals', 2016),
      who(
        'Guideline: fortification of wheat flour with vitamins and minerals as a public health strategy',
        2022,
      ),
      who(
        'Guideline: fortification of food-grade salt with iodine for the prevention and control of iodine deficiency disorders',
        2014,
      ),
    ],
    food_ids: ['maize-flour-sifted', 'wheat-flour-white', 'salt', 'vegetable-oil'],
    text: `
A baby's spine closes in the fourth week of pregnancy, often before the mother knows. A child's brain needs iodine before the first word. Anaemia makes a school day longer than it is. Tablets could help with all three, if everybody had them in time. Fortification takes another way: it adds the missing grams to food that nearly everyone buys.

# What is added in Kenya

Kenyan rules require packaged wheat flour and packaged maize flour to be fortified with a set of vitamins and minerals, vegetable oils and fats with vitamin A, and salt with iodine. Look for the fortification logo and for words such as "iron", "zinc" and "folic acid" on the side of the packet.

table: What goes in and what it is for
Food | Added | What it helps with
Maize and wheat flour | iron, zinc, B vitamins | blood, growth, appetite
Maize and wheat flour | folic acid | the spine of unborn children
Oil and margarine | vitamin A | sight and defence in children
Salt | iodine | thyroid and brain

# Does it work?

For iodised salt and for folic acid the evidence is strong: goitre and defects of the spine became rarer wherever the programmes ran well. For iron it depends on the form that is used and on what else the body lacks; malaria, worms and heavy periods also cause anaemia, and flour cannot change those. Fortification is a floor, not a treatment.

# What it does not do

- It does not turn a biscuit into good food. Vitamins in a sweet are paint on a poor wall.
- It does not replace the iron and folic acid tablets of antenatal care. The dose in flour is much smaller.
- It does not reach flour milled in the neighbourhood, unless the miller has a doser.
- It does not harm: the amounts are set so that people who eat much flour stay within limits. People with iron overload or thalassaemia should ask their clinic.

tip | Whole or fortified? | Both have merits: posho-mill flour keeps its own bran and germ, packaged sifted flour gets vitamins back from the factory. Eat one and the other, and let greens, pulses and fruit do what neither can.

# Keep what was added

Light and damp are the enemies. Vitamin A in clear bottles fades in the sun of a shop window, so take the bottle from the back and keep it in the cupboard. Iodine escapes from wet salt; use a closed jar and a dry spoon, and add salt near the end of cooking. Flour wants a tin with a lid.

# Doing it at home

A kitchen can fortify too, with food. A spoon of milled omena in a child's uji adds protein and calcium; ground groundnuts add energy; dried moringa or terere leaf adds minerals and colour; an egg beaten into hot porridge adds almost everything. Nutrition workers call the ready sachets of vitamins for small children micronutrient powders; where the clinic hands them out, use them as shown.

foods: The plain foods without what is added, by household measure | energy_kcal, iron_mg, zinc_mg | maize-flour-sifted, wheat-flour-white, egg-boiled, omena-dried, moringa-leaves-boiled

The food tables in this app show flour and oil without what is added, because brands differ and rules change. If you eat fortified flour daily, your real iron and folate are higher than your diary says.

caution | Imported salt | Fancy salts are mostly not iodised. In a house with a pregnant woman or small children, let the plain iodised packet be the one in use.
`,
  }),
];
