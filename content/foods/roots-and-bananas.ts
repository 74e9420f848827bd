import { usdaFoods } from './food-table.ts';

/** Roots, tubers and cooking bananas. */
export const rootsAndBananas = usdaFoods(
  'roots-and-bananas',
  `
potato-raw | Potato, raw | 1 | waru, viazi, viazi ulaya, Irish potato | 1 potato 150, 1 cup 150
  Potatoes, flesh and skin, raw | 77 2.05 .09 17.49 2.1 12 .81 425 6 .3 19.7 15 0
potato-boiled | Potato, boiled | 1 | waru, viazi vya kuchemsha | 1 potato 150, 1 cup 156
  Potatoes, boiled, cooked without skin, flesh, without salt | 86 1.71 .1 20.01 1.8 8 .31 328 5 .27 7.4 9 0 77.46
potato-baked | Potato, baked in the skin | 1 | waru, baked potato | 1 potato 173
  Potatoes, baked, flesh and skin, without salt | 93 2.5 .13 21.15 2.2 15 1.08 535 10 .36 9.6 28 1
chips | Chips | 2 | chipo, French fries, vibanzi, chips mwitu | 1 plate 200, 1 small packet 120
  Fast foods, potato, french fried in vegetable oil | 312 3.43 14.73 41.44 3.8 18 .81 579 210 .5 4.7 30 0
sweet-potato-raw | Sweet potato, orange flesh, raw | 1 | viazi vitamu, ngwaci, rabuon | 1 sweet potato 150
  Sweet potato, raw, unprepared | 86 1.57 .05 20.12 3 30 .61 337 55 .3 2.4 11 709 77.28
sweet-potato-boiled | Sweet potato, orange flesh, boiled | 1 | viazi vitamu, ngwaci, rabuon | 1 sweet potato 150
  Sweet potato, cooked, boiled, without skin | 76 1.37 .14 17.72 2.5 27 .72 230 27 .2 12.8 6 787
sweet-potato-baked | Sweet potato, roasted in the skin | 1 | viazi vitamu vya kuchoma, ngwaci | 1 sweet potato 115
  Sweet potato, cooked, baked in skin, flesh, without salt | 90 2.01 .15 20.71 3.3 38 .69 475 36 .32 19.6 6 961
cassava-raw | Cassava, raw | 1 | mihogo, muhogo, mwanga | 1 piece 200, 1 cup 206
  Cassava, raw | 160 1.36 .28 38.06 1.8 16 .27 271 14 .34 20.6 27 1 59.68
arrowroot-raw | Arrowroot, raw | 2 | nduma, taro, dasheen | 1 piece 150, 1 cup 104
  Taro, raw | 112 1.5 .2 26.46 4.1 43 .55 591 11 .23 4.5 22 4
arrowroot-boiled | Arrowroot, boiled | 2 | nduma, taro | 1 piece 150, 1 cup 132
  Taro, cooked, without salt | 142 .52 .11 34.6 5.1 18 .72 484 15 .27 5 19 4
yam-boiled | Yam, boiled | 2 | gikwa, viazi vikuu | 1 piece 150, 1 cup 136
  Yam, cooked, boiled, drained, or baked, without salt | 116 1.49 .14 27.48 3.9 14 .52 670 8 .2 12.1 16 6
green-banana-raw | Cooking banana, raw | 1 | matoke, ndizi mbichi, plantain, green banana | 1 banana 120
  Plantains, raw | 122 1.3 .37 31.89 2.3 3 .6 499 4 .14 18.4 22 56
matoke-boiled | Matoke, boiled | 1 | cooking banana, ndizi, plantain | 1 serving 200, 1 cup 154
  Plantains, cooked | 116 .79 .18 31.15 2.3 2 .58 465 5 .13 10.9 26 45
potato-flour | Potato flour | 2 | unga wa viazi | 1 tablespoon 10
  Potato flour | 357 6.9 .34 83.1 5.9 65 1.38 1001 55 .54 3.8 25 0 6.52
arrowroot-starch | Arrowroot starch | 2 | unga wa mkanju | 1 tablespoon 8
  Arrowroot flour | 357 .3 .1 88.15 3.4 40 .33 11 2 .07 0 7 0
crisps | Potato crisps | 2 | crisps, potato chips | 1 small packet 30
  Snacks, potato chips, plain, salted | 532 6.39 33.98 53.83 3.1 21 1.28 1196 527 1.09 21.6 29 0
plantain-crisps | Banana crisps | 2 | ndizi crisps, plantain chips | 1 small packet 30
  Snacks, plantain chips, salted | 531 2.28 29.59 63.84 3.5 9 .97 786 202 .37 32.1 35 69 2.09
`,
);
