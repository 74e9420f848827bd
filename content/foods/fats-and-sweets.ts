import { usdaFoods } from './food-table.ts';

/** Oils and fats. */
export const fatsAndOils = usdaFoods(
  'fats-and-oils',
  `
vegetable-oil | Vegetable cooking oil | 1 | mafuta ya kupikia, salad oil, sunflower oil | 1 tablespoon 14, 1 teaspoon 5
  Oil, sunflower, linoleic, (approx. 65%) | 884 0 100 0 0 0 0 0 0 0 0 0 0 0
palm-oil | Palm oil | 1 | mawese, mafuta ya mawese | 1 tablespoon 14
  Oil, palm | 884 0 100 0 0 0 .01 0 0 0 0 0 0 0
corn-oil | Maize oil | 2 | mafuta ya mahindi, corn oil | 1 tablespoon 14
  Oil, corn, industrial and retail, all purpose salad or cooking | 900 0 100 0 0 0 0 0 0 0 0 0 0 0
coconut-oil | Coconut oil | 3 | mafuta ya nazi | 1 tablespoon 14
  Oil, coconut | 892 0 99.06 0 0 1 .05 0 0 .02 0 0 0
olive-oil | Olive oil | 3 | mafuta ya zeituni | 1 tablespoon 14
  Oil, olive, salad or cooking | 884 0 100 0 0 1 .56 1 2 0 0 0 0 0
avocado-oil | Avocado oil | 3 | mafuta ya parachichi | 1 tablespoon 14
  Oil, avocado | 884 0 100 0 0 0 0 0 0 0 0 0 0 0
sesame-oil | Sesame oil | 3 | mafuta ya simsim, mafuta ya ufuta | 1 tablespoon 14
  Oil, sesame, salad or cooking | 884 0 100 0 0 0 0 0 0 0 0 0 0 0
cooking-fat | Solid cooking fat | 1 | kasuku, kimbo, mafuta mgando | 1 tablespoon 13
  Shortening, household, soybean (partially hydrogenated)-cottonseed (partially hydrogenated) | 884 0 100 0 0
ghee | Ghee | 3 | samli | 1 tablespoon 13
  Butter oil, anhydrous | 876 .28 99.48 0 0 4 0 5 2 .01 0 0 840 .24
butter | Butter, salted | 3 | siagi | 1 teaspoon 5, 1 tablespoon 14
  Butter, salted | 717 .85 81.11 .06 0 24 .02 24 643 .09 0 3 684
margarine | Margarine | 1 | blue band, siagi ya mimea, prestige | 1 teaspoon 5, 1 tablespoon 14
  Margarine, regular, 80% fat, composite, stick, with salt | 717 .16 80.71 .7 0 3 .06 18 751
mayonnaise | Mayonnaise | 3 | mayo | 1 tablespoon 14
  Salad dressing, mayonnaise, regular | 680 .96 74.85 .57 0 8 .21 20 635 .15 0 5 16
`,
);

/** Sugar and sweet things. */
export const sugarAndSweets = usdaFoods(
  'sugar-and-sweets',
  `
sugar-white | Sugar, white | 1 | sukari | 1 teaspoon 4, 1 tablespoon 12
  Sugars, granulated | 387 0 0 99.98 0 1 .05 2 1 .01 0 0 0 .02
sugar-brown | Sugar, brown | 1 | sukari nyekundu, sukari guru | 1 teaspoon 4
  Sugars, brown | 380 .12 0 98.09 0 83 .71 133 28 .03 0 1 0
honey | Honey | 2 | asali, uuki | 1 teaspoon 7, 1 tablespoon 21
  Honey | 304 .3 0 82.4 .2 6 .42 52 4 .22 .5 2 0 17.1
molasses | Molasses | 2 | sukari guru ya maji | 1 tablespoon 20
  Molasses | 290 0 .1 74.73 0 205 4.72 1464 37 .29 0 0 0
jam | Jam | 2 | jamu | 1 tablespoon 20
  Jams and preserves | 278 .37 .07 68.86 1.1 20 .49 77 32 .06 8.8 11 0
chocolate-milk | Milk chocolate | 3 | chokoleti | 1 small bar 40
  Candies, milk chocolate | 535 7.65 29.66 59.4 3.4 189 2.35 372 79 2.3 0 12 59
chocolate-dark | Dark chocolate, 70–85 % cocoa | 3 | chokoleti nyeusi | 2 squares 20
  Chocolate, dark, 70-85% cacao solids | 598 7.79 42.63 45.9 10.9 73 11.9 715 20 3.31 0 - 2
cocoa-powder | Cocoa powder | 2 | kakao, cocoa | 1 tablespoon 5
  Cocoa, dry powder, unsweetened | 228 19.6 13.7 57.9 37 128 13.86 1524 21 6.81 0 32 0
  = USDA counts the protein and starch of cocoa lower, because part of them passes through undigested.
`,
);
