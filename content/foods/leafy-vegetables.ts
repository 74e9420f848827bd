import { usdaFoods } from './food-table.ts';

/** Greens of the garden, the market and the wayside. */
export const leafyVegetables = usdaFoods(
  'leafy-vegetables',
  `
sukuma-wiki-raw | Sukuma wiki, raw | 1 | collard greens, sukuma, sukumawiki, kanyeni | 1 bunch 250, 1 leaf 25
  Collards, raw | 32 3.02 .61 5.42 4 232 .47 213 17 .21 35.3 129 251 89.62
sukuma-wiki-boiled | Sukuma wiki, boiled | 1 | collards, sukuma | 1 serving 130, 1 cup 190
  Collards, cooked, boiled, drained, without salt | 33 2.71 .72 5.65 4 141 1.13 117 15 .23 18.2 16 380 90.18
kale-raw | Curly kale, raw | 1 | kale | 1 bunch 250, 1 cup 21
  Kale, raw | 35 2.92 1.49 4.42 4.1 254 1.6 348 53 .39 93.4 62 241 89.63
kale-boiled | Curly kale, boiled | 1 | kale | 1 serving 130, 1 cup 118
  Kale, cooked, boiled, drained, without salt | 36 2.94 1.21 5.3 4 150 .84 144 16 .23 17.8 65 146
swiss-chard-raw | Kenyan spinach (Swiss chard), raw | 1 | spinach, chard, spinachi | 1 bunch 250, 1 leaf 48
  Chard, swiss, raw | 19 1.8 .2 3.74 1.6 51 1.8 379 213 .36 30 14 306 92.66
swiss-chard-boiled | Kenyan spinach (Swiss chard), boiled | 1 | spinach, chard | 1 serving 130, 1 cup 175
  Chard, swiss, cooked, boiled, drained, without salt | 20 1.88 .08 4.13 2.1 58 2.26 549 179 .33 18 9 306 92.65
spinach-raw | Baby spinach, raw | 2 | true spinach | 1 cup 30
  Spinach, raw | 23 2.86 .39 3.63 2.2 99 2.71 558 79 .53 28.1 194 469 91.4
spinach-boiled | True spinach, boiled | 2 | spinach | 1 serving 130, 1 cup 180
  Spinach, cooked, boiled, drained, without salt | 23 2.97 .26 3.75 2.4 136 3.57 466 70 .76 9.8 146 524 91.21
terere-raw | Terere, raw | 1 | amaranth leaves, mchicha, dodo, lidodo, emboga | 1 bunch 250, 1 cup 28
  Amaranth leaves, raw | 23 2.46 .33 4.02 - 215 2.32 611 20 .9 43.3 85 146 91.69
terere-boiled | Terere, boiled | 1 | amaranth leaves, mchicha, dodo | 1 serving 130, 1 cup 132
  Amaranth leaves, cooked, boiled, drained, without salt | 21 2.11 .18 4.11 - 209 2.26 641 21 .88 41.1 57 139 91.49
kunde-leaves-raw | Kunde leaves, raw | 1 | cowpea leaves, thoroko, likhubi, boo | 1 bunch 250, 1 cup 36
  Cowpeas, leafy tips, raw | 29 4.1 .25 4.82 - 63 1.92 455 7 .29 36 101 36 89.78
kunde-leaves-boiled | Kunde leaves, boiled | 1 | cowpea leaves, likhubi, boo | 1 serving 130, 1 cup 53
  Cowpeas, leafy tips, cooked, boiled, drained, without salt | 22 4.67 .1 2.8 - 69 1.09 351 6 .24 18.4 60 29 91.3
mrenda-raw | Mrenda, raw | 1 | jute mallow, murere, apoth, omutere | 1 bunch 200, 1 cup 28
  Jute, potherb, raw | 34 4.65 .25 5.8 - 208 4.76 559 8 .79 37 123 278 87.72
  = USDA counts the energy of greens with lower factors than those of everyday foods, and its fibre is not known.
mrenda-boiled | Mrenda, boiled | 1 | jute mallow, murere, apoth | 1 serving 130, 1 cup 87
  Jute, potherb, cooked, boiled, drained, without salt | 37 3.68 .2 7.29 2 211 3.14 550 11 .79 33 104 259 87.15
managu-raw | Managu, raw | 1 | African nightshade, osuga, rinagu, isoiyot, mnavu | 1 bunch 250
  Amaranth leaves, raw | 23 2.46 .33 4.02
  ~ There are no USDA figures for African nightshade: energy, protein, fat and carbohydrate are those of amaranth leaves, the rest is left out.
managu-boiled | Managu, boiled | 1 | African nightshade, osuga, rinagu, isoiyot, mnavu, lisutsa | 1 serving 130
  Amaranth leaves, cooked, boiled, drained, without salt | 21 2.11 .18 4.11
  ~ There are no USDA figures for African nightshade: energy, protein, fat and carbohydrate are those of amaranth leaves, the rest is left out.
saga-raw | Saga, raw | 1 | spider plant, chinsaga, dek, saget, tsisaka | 1 bunch 250
  Amaranth leaves, raw | 23 2.46 .33 4.02
  ~ There are no USDA figures for spider plant: energy, protein, fat and carbohydrate are those of amaranth leaves, the rest is left out.
saga-boiled | Saga, boiled | 1 | spider plant, chinsaga, dek, saget, tsisaka | 1 serving 130
  Amaranth leaves, cooked, boiled, drained, without salt | 21 2.11 .18 4.11
  ~ There are no USDA figures for spider plant: energy, protein, fat and carbohydrate are those of amaranth leaves, the rest is left out.
kanzira-raw | Kanzira, raw | 1 | Ethiopian kale, loshuu, mustard greens | 1 bunch 250, 1 cup 56
  Mustard greens, raw | 27 2.86 .42 4.67 3.2 115 1.64 384 20 .25 70 12 151 90.7
kanzira-boiled | Kanzira, boiled | 1 | Ethiopian kale, loshuu, mustard greens | 1 serving 130, 1 cup 140
  Mustard greens, cooked, boiled, drained, without salt | 26 2.56 .47 4.51 2 118 .87 162 9 .22 25.3 9 618 91.78
pumpkin-leaves-raw | Pumpkin leaves, raw | 1 | seveve, susa, lisebebe, majani ya malenge | 1 bunch 250, 1 cup 39
  Pumpkin leaves, raw | 19 3.15 .4 2.33 - 39 2.22 436 11 .2 11 36 97 92.88
pumpkin-leaves-boiled | Pumpkin leaves, boiled | 1 | seveve, susa, lisebebe | 1 serving 130, 1 cup 71
  Pumpkin leaves, cooked, boiled, drained, without salt | 21 2.72 .22 3.39 2.7 43 3.2 438 8 .2 1 25 80 92.51
sweet-potato-leaves-boiled | Sweet potato leaves, steamed | 1 | matembele, majani ya viazi | 1 serving 130, 1 cup 64
  Sweet potato leaves, cooked, steamed, without salt | 41 2.18 .34 7.38 1.9 33 .63 312 7 - 1.5 49 147
moringa-leaves-raw | Moringa leaves, raw | 1 | mlonge, mzunze, drumstick leaves | 1 cup 21
  Drumstick leaves, raw | 64 9.4 1.4 8.28 2 185 4 337 9 .6 51.7 40 378 78.66
  = USDA counts the energy of greens with lower factors than those of everyday foods.
moringa-leaves-boiled | Moringa leaves, boiled | 1 | mlonge, mzunze | 1 serving 100, 1 cup 42
  Drumstick leaves, cooked, boiled, drained, without salt | 60 5.27 .93 11.15 2 151 2.32 344 9 .49 31 23 351 81.65
  = USDA counts the energy of greens with lower factors than those of everyday foods.
arrowroot-leaves-steamed | Arrowroot leaves, steamed | 1 | taro leaves, nduma leaves | 1 serving 130, 1 cup 145
  Taro leaves, cooked, steamed, without salt | 24 2.72 .41 4.02 2 86 1.18 460 2 .21 35.5 48 212
stinging-nettle-blanched | Stinging nettle, blanched | 1 | thabai, thafai, hatha | 1 cup 89
  Stinging Nettles, blanched (Northern Plains Indians) | 42 2.71 .11 7.49 6.9 481 1.64 334 4 .34 - 14 101 87.67
  = USDA counts the fibre of these greens with the energy of starch.
cabbage-raw | Cabbage, raw | 1 | kabichi, kabeji | 1 cup 89, 1 small head 700
  Cabbage, raw | 25 1.28 .1 5.8 2.5 40 .47 170 18 .18 36.6 43 5 92.18
cabbage-boiled | Cabbage, boiled | 1 | kabichi | 1 serving 130, 1 cup 150
  Cabbage, cooked, boiled, drained, without salt | 23 1.27 .06 5.51 1.9 48 .17 196 8 .2 37.5 30 4 92.57
red-cabbage-raw | Red cabbage, raw | 1 | kabichi nyekundu | 1 cup 89
  Cabbage, red, raw | 31 1.43 .16 7.37 2.1 45 .8 243 27 .22 57 18 56 90.39
lettuce-raw | Lettuce | 1 | salad leaves, iceberg | 1 cup 72, 1 leaf 10
  Lettuce, iceberg (includes crisphead types), raw | 14 .9 .14 2.97 1.2 18 .41 141 10 .15 2.8 29 25 95.64
coriander-leaves | Coriander leaves | 1 | dhania, cilantro, kitimiri | 1 handful 15, 1 bunch 40
  Coriander (cilantro) leaves, raw | 23 2.13 .52 3.67 2.8 67 1.77 521 46 .5 27 62 337 92.21
parsley-raw | Parsley | 2 | kitimiri ya kizungu | 1 handful 15, 1 tablespoon 4
  Parsley, fresh | 36 2.97 .79 6.33 3.3 138 6.2 554 56 1.07 133 152 421 87.71
spring-onion-raw | Spring onion | 1 | scallion, kitunguu cha majani | 1 stalk 15, 1 cup 100
  Onions, spring or scallions (includes tops and bulb), raw | 32 1.83 .19 7.34 2.6 72 1.48 276 16 .39 18.8 64 50 89.83
leek-raw | Leek | 2 | liki | 1 leek 89
  Leeks, (bulb and lower leaf-portion), raw | 61 1.5 .3 14.15 1.8 59 2.1 180 20 .12 12 64 83 83
celery-raw | Celery | 2 | selari | 1 stalk 40, 1 cup 101
  Celery, raw | 16 .69 .17 2.97 1.6 40 .2 260 80 .13 3.1 36 22 95.43
`,
);
