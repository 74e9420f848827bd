import { usdaFoods } from './food-table.ts';

/** Bread and bought snacks. */
export const breadAndSnacks = usdaFoods(
  'bread-and-snacks',
  `
bread-white | Bread, white | 1 | mkate, boflo, slice bread | 1 slice 28, 2 slices 56
  Bread, white, commercially prepared (includes soft bread crumbs) | 266 8.85 3.33 49.42 2.7 - - - 490
bread-brown | Bread, brown | 2 | mkate wa kahawia, whole-wheat bread | 1 slice 32, 2 slices 64
  Bread, whole-wheat, commercially prepared | 252 12.45 3.5 42.71 6 161 2.47 254 455 1.77 0 42 0
crackers-plain | Plain crackers | 2 | cream crackers, saltines | 4 crackers 12
  Crackers, saltines (includes oyster, soda, soup) | 418 9.45 8.66 74.05 2.8 - - 153 943
crackers-whole-wheat | Whole-wheat crackers | 3 | brown crackers | 4 crackers 18
  Crackers, whole-wheat | 427 10.58 14.13 69.55 10.3 36 3.34 345 704 2.63 0 28 0 2.94
croissant | Croissant | 3 | kroisanti | 1 croissant 57
  Croissants, butter | 406 8.2 21 45.8 2.6 37 - 118 467 .75 .2 - 206 23.2
doughnut | Doughnut, plain | 2 | donati | 1 doughnut 47
  Doughnuts, cake-type, plain (includes unsugared, old-fashioned) | 434 5.31 24.93 47.14 1.7
biscuits-sugar | Sugar biscuits | 2 | biskuti, cookies | 2 biscuits 20
  Cookies, sugar, commercially prepared, regular (includes vanilla) | 478 5.1 21.1 67.9 .8 21 - 63 298 .43 .1 - 26 4.8
rusk | Rusk | 2 | rusks, toast biscuits | 1 rusk 10
  Crackers, rusk toast | 407 13.5 7.2 72.3 - 27 - 245 253 1.1 0 - 12 5.5
pizza-cheese | Pizza with cheese | 3 | pizza, piza | 1 slice 107
  Fast Food, Pizza Chain, 14" pizza, cheese topping, regular crust | 266 11.39 9.69 33.33 2.3 188 2.48 172 598
sausage-cooked | Sausage, cooked | 2 | soseji, smokie, beef and pork sausage | 1 sausage 50
  Sausage, pork and beef, fresh, cooked | 396 13.8 36.25 2.7 0
`,
);
