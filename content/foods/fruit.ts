import { usdaFoods } from './food-table.ts';

/** Fresh and dried fruit. */
export const fruit = usdaFoods(
  'fruit',
  `
banana | Banana, ripe | 1 | ndizi mbivu, ndizi sukari, kisukari | 1 banana 100
  Bananas, raw | 89 1.09 .33 22.84 2.6 5 .26 358 1 .15 8.7 20 3 74.91
mango | Mango | 1 | embe, maembe, apple mango, ngowe | 1 mango 200, 1 cup 165
  Mangos, raw | 60 .82 .38 14.98 1.6 11 .16 168 1 .09 36.4 43 54
mango-dried | Mango, dried, sweetened | 3 | embe kavu | 1 handful 30
  Mango, dried, sweetened | 319 2.45 1.18 78.58 2.4 - .23 279 162 - 42.3 68 67
papaya | Pawpaw | 1 | papai, papaya | 1 slice 150, 1 cup 145
  Papayas, raw | 43 .47 .26 10.82 1.7 20 .25 182 8 .08 60.9 37 47
orange | Orange | 1 | chungwa, machungwa | 1 orange 130
  Oranges, raw, all commercial varieties | 47 .94 .12 11.75 2.4 40 .1 181 0 .07 53.2 30 11
tangerine | Tangerine | 1 | chenza, sandara | 1 tangerine 88
  Tangerines, (mandarin oranges), raw | 53 .81 .31 13.34 1.8 37 .15 166 2 .07 26.7 16 34
pineapple | Pineapple | 1 | nanasi | 1 slice 100, 1 cup 165
  Pineapple, raw, all varieties | 50 .54 .12 13.12 1.4 13 .29 109 1 .12 47.8 18 3
watermelon | Watermelon | 1 | tikiti maji, tikiti | 1 slice 250, 1 cup 152
  Watermelon, raw | 30 .61 .15 7.55 .4 7 .24 112 1 .1 8.1 3 28
avocado | Avocado | 1 | parachichi, ovakado, hass | 1/2 avocado 75, 1 avocado 150
  Avocados, raw, all commercial varieties | 160 2 14.66 8.53 6.7 12 .55 485 7 .64 10 81 7
passion-fruit | Passion fruit | 1 | matunda ya pasheni, karakara | 1 fruit 18, 1/2 cup 118
  Passion-fruit, (granadilla), purple, raw | 97 2.2 .7 23.38 10.4 12 1.6 348 28 .1 30 14 64
guava | Guava | 1 | pera, mapera | 1 guava 55, 1 cup 165
  Guavas, common, raw | 68 2.55 .95 14.32 5.4 18 .26 417 2 .23 228.3 49 31
jackfruit | Jackfruit | 1 | fenesi, finesi | 1 cup 165
  Jackfruit, raw | 95 1.72 .64 23.25 1.5 24 .23 448 2 .13 13.7 24 5
tamarind-pulp | Tamarind pulp | 1 | ukwaju, kwaju | 1 tablespoon 15
  Tamarinds, raw | 239 2.8 .6 62.5 5.1 74 2.8 628 28 .1 3.5 14 2
lemon | Lemon, peeled | 1 | limau, ndimu | 1 lemon 58
  Lemons, raw, without peel | 29 1.1 .3 9.32 2.8 26 .6 138 2 .06 53 11 1
lemon-juice | Lemon juice | 1 | maji ya limau | 1 tablespoon 15, juice of 1 lemon 45
  Lemon juice, raw | 22 .35 .24 6.9 .3 6 .08 103 1 .05 38.7 20 0
lime | Lime, peeled | 1 | ndimu | 1 lime 67
  Limes, raw | 30 .7 .2 10.54 2.8 33 .6 102 2 .11 29.1 8 2
  = USDA counts the energy of sour citrus with a lower factor, for its acids.
grapefruit | Grapefruit | 2 | balungi, danzi | 1/2 grapefruit 123
  Grapefruit, raw, pink and red, all areas | 42 .77 .14 10.66 1.6 22 .08 135 0 .07 31.2 13 58
apple | Apple | 2 | tufaha, tofaa | 1 apple 150
  Apples, raw, with skin | 52 .26 .17 13.81 2.4 6 .12 107 1 .04 4.6 3 3
pear | Pear | 2 | peasi | 1 pear 170
  Pears, raw | 57 .36 .14 15.23 3.1 9 .18 116 1 .1 4.3 7 1
grapes | Grapes | 3 | zabibu | 1 cup 151
  Grapes, red or green (European type, such as Thompson seedless), raw | 69 .72 .16 18.1 .9 10 .36 191 2 .07 3.2 2 3
plum | Plum | 2 | plamu, zambarau ya kizungu | 1 plum 66
  Plums, raw | 46 .7 .28 11.42 1.4 6 .17 157 0 .1 9.5 5 17
peach | Peach | 2 | pichi, fyulisi | 1 peach 150
  Peaches, yellow, raw | 39 .91 .25 9.54 1.5 6 .25 190 0 .17 6.6 4 16
strawberries | Strawberries | 3 | stroberi | 1 cup 152
  Strawberries, raw | 32 .67 .3 7.68 2 16 .41 153 1 .14 58.8 24 1
loquat | Loquat | 1 | lukwati | 5 loquats 80
  Loquats, raw | 47 .43 .2 12.14 1.7 16 .28 266 1 .05 1 14 76
custard-apple | Custard apple | 2 | tomoko, matomoko, topetope, mstafeli mdogo | 1 fruit 135
  Custard-apple, (bullock's-heart), raw | 101 1.7 .6 25.2 2.4 30 .71 382 4 - 19.2 -
soursop | Soursop | 2 | mstafeli, stafeli | 1 cup 225
  Soursop, raw | 66 1 .3 16.84 3.3 14 .6 278 14 .1 20.6 14 0
pomegranate | Pomegranate | 3 | komamanga, kudhumani | 1/2 cup 87
  Pomegranates, raw | 83 1.67 1.17 18.7 4 10 .3 236 3 .35 10.2 38 0
melon | Sweet melon | 2 | tikiti tamu, cantaloupe | 1 slice 100, 1 cup 160
  Melons, cantaloupe, raw | 34 .84 .19 8.16 .9 9 .21 267 16 .18 36.7 21 169
mulberries | Mulberries | 1 | forosadi, mtamtam | 1 cup 140
  Mulberries, raw | 43 1.44 .39 9.8 1.7 39 1.85 194 10 .12 36.4 6 1
cape-gooseberry | Cape gooseberry | 2 | nathi, ground cherry, physalis | 1 cup 140
  Groundcherries, (cape-gooseberries or poha), raw | 53 1.9 .7 11.2 - 9 1 - - - 11 - 36
breadfruit | Breadfruit | 2 | sheli-sheli, mfenesi wa kizungu | 1 cup 220
  Breadfruit, raw | 103 1.07 .23 27.12 4.9 17 .54 490 2 .12 29 14 0
dates | Dates, dried | 2 | tende | 3 dates 24
  Dates, deglet noor | 282 2.45 .39 75.03 8 39 1.02 656 2 .29 .4 19 0
raisins | Raisins | 3 | zabibu kavu | 1 tablespoon 10, 1 small box 40
  Raisins, dark, seedless | 299 3.07 .46 79.18 3.7 50 1.88 749 11 .22 2.3 5 0
prunes | Prunes | 3 | plamu kavu | 4 prunes 34
  Plums, dried (prunes), uncooked | 240 2.18 .38 63.88 7.1 43 .93 732 2 .44 .6 4 39
`,
);
