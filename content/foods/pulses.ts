import { usdaFoods } from './food-table.ts';

/** Beans, peas, grams, lentils and soya. */
export const pulses = usdaFoods(
  'pulses',
  `
beans-kidney-raw | Beans, dry | 1 | maharagwe, mboco, nyayo, rosecoco, kidney beans | 1 cup 184
  Beans, kidney, all types, mature seeds, raw | 333 23.58 .83 60.01 24.9 143 8.2 1406 24 2.79 4.5 394 0
beans-kidney-boiled | Beans, boiled | 1 | maharagwe, mboco, kidney beans, madondo | 1 cup 177, 1/2 cup 88
  Beans, kidney, all types, mature seeds, cooked, boiled, without salt | 127 8.67 .5 22.8 6.4 35 2.22 405 1 1 1.2 130 0
beans-black-boiled | Black beans, boiled | 1 | maharagwe meusi | 1 cup 172
  Beans, black, mature seeds, cooked, boiled, without salt | 132 8.86 .54 23.71 8.7 27 2.1 355 1 1.12 0 149 0
beans-pinto-boiled | Mottled beans, boiled | 1 | wairimu, pinto beans, rosecoco | 1 cup 171
  Beans, pinto, mature seeds, cooked, boiled, without salt | 143 9.01 .65 26.22 9 46 2.09 436 1 .98 .8 172 0
beans-white-boiled | White beans, boiled | 1 | maharagwe meupe | 1 cup 179
  Beans, white, mature seeds, cooked, boiled, without salt | 139 9.73 .35 25.09 6.3 90 3.7 561 6 1.38 0 81 0
baked-beans | Baked beans, tinned | 2 | beans za kopo | 1 cup 254, 1/2 tin 200
  Beans, baked, canned, plain or vegetarian | 94 4.75 .37 21.14 4.1 - - - 343
green-grams-raw | Green grams, dry | 1 | ndengu, pojo, mung beans | 1 cup 207
  Mung beans, mature seeds, raw | 347 23.86 1.15 62.62 16.3 132 6.74 1246 15 2.68 4.8 625 6 9.05
green-grams-boiled | Green grams, boiled | 1 | ndengu, pojo, mung beans | 1 cup 202, 1/2 cup 101
  Mung beans, mature seeds, cooked, boiled, without salt | 105 7.02 .38 19.15 7.6 27 1.4 266 2 .84 1 159 1 72.66
cowpeas-raw | Cowpeas, dry | 1 | kunde, njugu kunde, black-eyed peas, thoroko | 1 cup 167
  Cowpeas, common (blackeyes, crowder, southern), mature seeds, raw | 336 23.52 1.26 60.03 10.6 110 8.27 1112 16 3.37 1.5 633 3
cowpeas-boiled | Cowpeas, boiled | 1 | kunde, black-eyed peas | 1 cup 171
  Cowpeas, common (blackeyes, crowder, southern), mature seeds, cooked, boiled, without salt | 116 7.73 .53 20.76 6.5 24 2.51 278 4 1.29 .4 208 1
pigeon-peas-raw | Pigeon peas, dry | 1 | mbaazi, nzuu, njugu | 1 cup 205
  Pigeon peas (red gram), mature seeds, raw | 343 21.7 1.49 62.78 15 130 5.23 1392 17 2.76 0 456 1 10.59
pigeon-peas-boiled | Pigeon peas, boiled | 1 | mbaazi, nzuu | 1 cup 168
  Pigeon peas (red gram), mature seeds, cooked, boiled, without salt | 121 6.76 .38 23.25 6.7 43 1.11 384 5 .9 0 111 0 68.55
pigeon-peas-green-boiled | Green pigeon peas, boiled | 1 | mbaazi mbichi, nzuu | 1 cup 153
  Pigeonpeas, immature seeds, cooked, boiled, drained, without salt | 111 5.96 1.36 19.49 6.2 41 1.57 456 5 .82 28.1 100 2 71.8
black-beans-njahi-raw | Njahi, dry | 2 | lablab, dolichos, hyacinth bean, mbumbu | 1 cup 210
  Hyacinth beans, mature seeds, raw | 344 23.9 1.69 60.74 25.6 130 5.1 1235 21 9.3 0 23 0 9.38
black-beans-njahi-boiled | Njahi, boiled | 2 | lablab, dolichos, hyacinth bean | 1 cup 194
  Hyacinth beans, mature seeds, cooked, boiled, without salt | 117 8.14 .58 20.69 - 40 4.58 337 7 2.85 0 4 0 69.13
lentils-raw | Lentils, dry | 2 | kamande, dengu, masoor | 1 cup 192
  Lentils, raw | 352 24.63 1.06 63.35 10.7 35 6.51 677 6 3.27 4.5 479 2
lentils-boiled | Lentils, boiled | 2 | kamande, dal | 1 cup 198
  Lentils, mature seeds, cooked, boiled, without salt | 116 9.02 .38 20.13 7.9 19 3.33 369 2 1.27 1.5 181 0 69.64
chickpeas-raw | Chickpeas, dry | 2 | dengu, garbanzo, chana | 1 cup 200
  Chickpeas (garbanzo beans, bengal gram), mature seeds, raw | 378 20.47 6.04 62.95 12.2 57 4.31 718 24 2.76 4 557 3
chickpeas-boiled | Chickpeas, boiled | 2 | chana, garbanzo | 1 cup 164
  Chickpeas (garbanzo beans, bengal gram), mature seeds, cooked, boiled, without salt | 164 8.86 2.59 27.42 7.6 49 2.89 291 7 1.53 1.3 172 1
broad-beans-boiled | Broad beans, boiled | 2 | maharagwe mapana, faba, mahanda | 1 cup 170
  Broadbeans (fava beans), mature seeds, cooked, boiled, without salt | 110 7.6 .4 19.65 5.4 36 1.5 268 5 1.01 .3 104 1
lima-beans-boiled | Lima beans, boiled | 2 | nooe, butter beans | 1 cup 188
  Lima beans, large, mature seeds, cooked, boiled, without salt | 115 7.8 .38 20.88 7 17 2.39 508 2 .95 0 83 0 69.79
split-peas-boiled | Split peas, boiled | 2 | njegere kavu, dal | 1 cup 196
  Peas, split, mature seeds, cooked, boiled, without salt | 118 8.34 .39 21.1 8.3 14 1.29 362 2 1 .4 65 0 69.49
black-gram-boiled | Black gram, boiled | 2 | urad dal, mchooko mweusi | 1 cup 180
  Mungo beans, mature seeds, cooked, boiled, without salt | 105 7.54 .55 18.34 6.4 53 1.75 231 7 .83 1 94 2 72.51
soybeans-raw | Soya beans, dry | 1 | soya | 1 cup 186
  Soybeans, mature seeds, raw | 446 36.49 19.94 30.16 9.3 277 15.7 1797 2 4.89 6 375 1 8.54
soybeans-boiled | Soya beans, boiled | 1 | soya | 1 cup 172
  Soybeans, mature cooked, boiled, without salt | 172 18.21 8.97 8.36 6 102 5.14 515 1 1.15 1.7 54 0
soya-flour | Soya flour | 1 | unga wa soya | 1 tablespoon 6, 1 cup 84
  Soy flour, full-fat, raw | 434 37.81 20.65 31.92 9.6 206 6.37 2515 13 3.92 0 345 6
soya-chunks-dry | Soya chunks, dry | 1 | soya mince, sossi, textured soya | 1 cup 60
  Soy flour, defatted | 327 51.46 1.22 33.92 17.5 241 9.24 2384 20 2.46 0 305 2
soya-milk | Soya milk, plain | 2 | maziwa ya soya | 1 glass 250
  Soymilk, original and vanilla, unfortified | 54 3.27 1.75 6.28 .6 25 .64 118 51 .12 0 18 0 88.05
tofu | Tofu, firm | 3 | soya curd | 1 piece 100
  Tofu, firm, prepared with calcium sulfate and magnesium chloride (nigari) | 78 9.04 4.17 2.85 .9 201 1.61 148 12 .83 .2 19 0
`,
);
