import { usdaFoods } from './food-table.ts';

/** Meat, poultry and organ meats, weighed without bone. */
export const meatAndPoultry = usdaFoods(
  'meat-and-poultry',
  `
beef-lean-raw | Beef, lean, raw | 2 | nyama ya ng'ombe, ng'ombe | 1/4 kilo 250
  Beef, round, top round, steak, separable lean only, trimmed to 1/8" fat, choice, raw | 140 22.69 4.78 0 0 20 2.12 352 57 4.29 0 13 0 71.44
beef-stewed | Beef, lean, stewed | 2 | nyama ya ng'ombe, boiled beef | 1 serving 90
  Beef, chuck, arm pot roast, separable lean only, trimmed to 1/8" fat, select, cooked, braised | 205 34.6 6.35 0 0 17 2.89 281 57 8.43 0 12 0 59.29
beef-fatty-stewed | Beef with fat, stewed | 2 | nyama ya ng'ombe, brisket | 1 serving 90
  Beef, brisket, flat half, separable lean and fat, trimmed to 1/8" fat, choice, cooked, braised | 298 28.66 19.47 0 0 16 2.46 227 46 6.47 0 9 0 51.58
beef-grilled | Beef steak, grilled | 3 | nyama choma ya ng'ombe, steak | 1 serving 120
  Beef, top sirloin, steak, separable lean only, trimmed to 1/8" fat, choice, cooked, broiled | 187 29.51 6.72 0 0 17 2.01 369 61 5.58 0 9 0 63.27
beef-mince-raw | Minced beef, raw | 2 | nyama ya kusaga, mince | 1/4 kilo 250
  Beef, ground, 80% lean meat / 20% fat, raw | 254 17.17 20 0 0 18 1.94 270 66 4.18 0 7 4
beef-mince-cooked | Minced beef, cooked | 2 | nyama ya kusaga, mince patty | 1 serving 90
  Beef, ground, 80% lean meat / 20% fat, patty, cooked, broiled | 270 25.77 17.78 0 0 24 2.49 304 75 6.25 0 9 3
beef-liver-fried | Beef liver, fried | 2 | maini, ini | 1 serving 90
  Beef, variety meats and by-products, liver, cooked, pan-fried | 175 26.52 4.68 5.16 0 6 6.17 351 77 5.23 .7 260 7744
beef-liver-raw | Beef liver, raw | 2 | maini | 1/4 kilo 250
  Beef, variety meats and by-products, liver, raw | 135 20.36 3.63 3.89 0 5 4.9 313 69 4 1.3 290 4968
beef-kidney-stewed | Beef kidney, stewed | 2 | figo | 1 serving 90
  Beef, variety meats and by-products, kidneys, cooked, simmered | 158 27.27 4.65 0 0 19 5.8 135 94 2.84 0 83 -
beef-heart-stewed | Beef heart, stewed | 2 | moyo | 1 serving 90
  Beef, variety meats and by-products, heart, cooked, simmered | 165 28.48 4.73 .15 0 5 6.38 219 59 2.87 0 5 0
tripe-raw | Tripe, raw | 1 | matumbo | 1/4 kilo 250
  Beef, variety meats and by-products, tripe, raw | 85 12.07 3.69 0 0 69 .59 67 97 1.42 0 5 0
tripe-stewed | Tripe, stewed | 1 | matumbo | 1 serving 120
  Beef, variety meats and by-products, tripe, cooked, simmered | 94 11.71 4.05 1.99 0 81 .66 42 68 1.71 0 3 0 81.65
goat-raw | Goat meat, raw | 2 | nyama ya mbuzi, mbuzi | 1/4 kilo 250
  Game meat, goat, raw | 109 20.6 2.31 0 0 13 2.83 385 82 4 0 5 0
goat-roasted | Goat meat, roasted | 3 | mbuzi choma, nyama choma | 1 serving 120
  Game meat, goat, cooked, roasted | 143 27.1 3.03 0 0 17 3.73 405 86 5.27 0 5 0
mutton-roasted | Mutton, roasted | 3 | nyama ya kondoo, lamb | 1 serving 120
  Lamb, domestic, leg, whole (shank and sirloin), separable lean and fat, trimmed to 1/4" fat, choice, cooked, roasted | 258 25.55 16.48 0 0 11 1.98 313 66 4.4 0 20 0
pork-roasted | Pork, roasted | 2 | nyama ya nguruwe, kitimoto | 1 serving 100
  Pork, fresh, loin, blade (roasts), boneless, separable lean and fat, cooked, roasted | 199 26.48 10.32 0 0 12 .89 439 67 2.41 0 0 2 62.69
rabbit-stewed | Rabbit, stewed | 2 | nyama ya sungura | 1 serving 100
  Game meat, rabbit, domesticated, composite of cuts, cooked, stewed | 206 30.38 8.41 0 0 20 2.37 300 37 2.37 0 9 0
chicken-raw | Chicken with skin, raw | 2 | kuku, kuku kienyeji | 1 piece 120
  Chicken, broilers or fryers, meat and skin, raw | 215 18.6 15.06 0 0 11 .9 189 70 1.31 1.6 6 41
chicken-meat-raw | Chicken without skin, raw | 2 | kuku bila ngozi | 1 piece 100
  Chicken, broilers or fryers, meat only, raw | 119 21.39 3.08 0 0 12 .89 229 77 1.54 2.3 7 16
chicken-roasted | Chicken with skin, roasted | 2 | kuku choma | 1 piece 100
  Chicken, broilers or fryers, meat and skin, cooked, roasted | 239 27.3 13.6 0 0 15 1.26 223 82 1.94 0 5 47
chicken-breast-roasted | Chicken breast without skin, roasted | 3 | kifua cha kuku | 1 breast 120
  Chicken, broilers or fryers, breast, meat only, cooked, roasted | 165 31.02 3.57 0 0 15 1.04 256 74 1 0 4 6
chicken-stewed | Chicken without skin, stewed | 2 | kuku wa kuchemsha | 1 piece 90
  Chicken, broilers or fryers, meat only, cooked, stewed | 177 27.29 6.71 0 0 14 1.17 180 70 1.99 0 6 15
chicken-liver-stewed | Chicken liver, stewed | 1 | maini ya kuku | 1 serving 80
  Chicken, liver, all classes, cooked, simmered | 167 24.46 6.51 .87 0 11 11.63 263 76 3.98 27.9 578 3981
mutura | Mutura | 1 | blood sausage, African sausage | 1 piece 60
  Blood sausage | 379 14.6 34.5 1.29 0 - 6.4
  ~ There are no USDA figures for mutura: a blood sausage with more fat lends its own. Yours may be leaner.
chicken-gizzard-stewed | Chicken gizzard, stewed | 1 | firigisi | 1 serving 80
  Chicken, gizzard, all classes, cooked, simmered | 154 30.39 2.68 0 0 17 3.19 179 56 4.42 0 5 0
`,
);
