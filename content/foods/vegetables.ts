import { usdaFoods } from './food-table.ts';

/** Fruit vegetables, bulbs, flowers, pods and mushrooms. */
export const vegetables = usdaFoods(
  'vegetables',
  `
tomato-raw | Tomato | 1 | nyanya, tungule | 1 tomato 100, 1 cup 180
  Tomatoes, red, ripe, raw, year round average | 18 .88 .2 3.89 1.2 10 .27 237 5 .17 13.7 15 42 94.52
onion-raw | Red onion | 1 | kitunguu maji, onions | 1 onion 100, 1 cup 160
  Onions, raw | 40 1.1 .1 9.34 1.7 23 .21 146 4 .17 7.4 19 0 89.11
carrot-raw | Carrot, raw | 1 | karoti | 1 carrot 60, 1 cup 128
  Carrots, raw | 41 .93 .24 9.58 2.8 33 .3 320 69 .24 5.9 19 835 88.29
carrot-boiled | Carrot, boiled | 1 | karoti | 1 serving 80, 1 carrot 46
  Carrots, cooked, boiled, drained, without salt | 35 .76 .18 8.22 3 30 .34 235 58 .2 3.6 14 852 90.17
green-pepper-raw | Green pepper | 1 | pilipili hoho, hoho, capsicum, bell pepper | 1 pepper 120, 1 cup 149
  Peppers, sweet, green, raw | 20 .86 .17 4.64 1.7 10 .34 175 3 .13 80.4 10 18 93.89
red-pepper-raw | Red pepper | 2 | pilipili hoho nyekundu, capsicum | 1 pepper 120
  Peppers, sweet, red, raw | 31 .99 .3 6.03 2.1 7 .43 211 4 .25 127.7 46 157
chilli-raw | Red chilli, fresh | 1 | pilipili, pilipili kali, chili | 1 chilli 15
  Peppers, hot chili, red, raw | 40 1.87 .44 8.81 1.5 14 1.03 322 9 .26 143.7 23 48
garlic-raw | Garlic | 1 | kitunguu saumu, thaumu | 1 clove 3, 1 bulb 35
  Garlic, raw | 149 6.36 .5 33.06 2.1 181 1.7 401 17 1.16 31.2 3 0 58.58
ginger-raw | Ginger root, fresh | 1 | tangawizi | 1 thumb piece 15, 1 teaspoon 2
  Ginger root, raw | 80 1.82 .75 17.77 2 16 .6 415 13 .34 5 11 0 78.89
eggplant-raw | Eggplant, raw | 1 | biringanya, aubergine, brinjal | 1 eggplant 300, 1 cup 82
  Eggplant, raw | 25 .98 .18 5.88 3 9 .23 229 2 .16 2.2 22 1 92.3
eggplant-boiled | Eggplant, boiled | 1 | biringanya, aubergine | 1 cup 99
  Eggplant, cooked, boiled, drained, without salt | 35 .83 .23 8.73 2.5 6 .25 123 1 .12 1.3 14 2 89.67
courgette-raw | Courgette | 1 | zucchini, baby marrow | 1 courgette 200, 1 cup 124
  Squash, summer, zucchini, includes skin, raw | 17 1.21 .32 3.11 1 16 .37 261 8 .32 17.9 24 10
cucumber-raw | Cucumber | 1 | tango | 1 cucumber 300, 1 cup 104
  Cucumber, with peel, raw | 15 .65 .11 3.63 .5 16 .28 147 2 .2 2.8 7 5 95.23
pumpkin-raw | Pumpkin, raw | 1 | malenge, boga | 1 slice 150, 1 cup 116
  Pumpkin, raw | 26 1 .1 6.5 .5 21 .8 340 1 .32 9 16 426 91.6
pumpkin-boiled | Pumpkin, boiled | 1 | malenge, boga | 1 slice 150, 1 cup 245
  Pumpkin, cooked, boiled, drained, without salt | 20 .72 .07 4.9 1.1 15 .57 230 1 .23 4.7 9 288 93.69
butternut-raw | Butternut, raw | 1 | butternut squash | 1 cup 140
  Squash, winter, butternut, raw | 45 1 .1 11.69 2 48 .7 352 4 .15 21 27 532
butternut-baked | Butternut, baked | 1 | butternut squash | 1 cup 205
  Squash, winter, butternut, cooked, baked, without salt | 40 .9 .09 10.49 3.2 41 .6 284 4 .13 15.1 19 558
okra-raw | Okra, raw | 1 | bamia, bhindi, lady's fingers | 1 cup 100, 8 pods 95
  Okra, raw | 33 1.93 .19 7.45 3.2 82 .62 299 7 .58 23 60 36 89.58
okra-boiled | Okra, boiled | 1 | bamia, bhindi | 1 cup 160
  Okra, cooked, boiled, drained, without salt | 22 1.87 .21 4.51 2.5 77 .28 135 6 .43 16.3 46 14 92.57
french-beans-raw | French beans, raw | 2 | mishiri, green beans, michiri | 1 cup 100
  Beans, snap, green, raw | 31 1.83 .22 6.97 2.7 37 1.03 211 6 .24 12.2 33 35
french-beans-boiled | French beans, boiled | 2 | mishiri, green beans | 1 cup 125
  Beans, snap, green, cooked, boiled, drained, without salt | 35 1.89 .28 7.88 3.2 44 .65 146 1 .25 9.7 33 32
green-peas-raw | Green peas, raw | 2 | minji, njegere, peas | 1 cup 145
  Peas, green, raw | 81 5.42 .4 14.45 5.1 25 1.47 244 5 1.24 40 65 38 78.86
green-peas-boiled | Green peas, boiled | 2 | minji, njegere | 1 cup 160
  Peas, green, cooked, boiled, drained, without salt | 84 5.36 .22 15.63 5.5 27 1.54 271 3 1.19 14.2 63 40 77.87
sweet-corn-raw | Sweet maize on the cob, raw | 1 | green maize, mahindi mabichi, sweet corn | 1 cob 150
  Corn, sweet, yellow, raw | 86 3.27 1.35 18.7 2 2 .52 270 15 .46 6.8 42 9 76.05
sweet-corn-boiled | Sweet maize on the cob, boiled | 1 | green maize, mahindi ya kuchemsha, sweet corn | 1 cob 150, 1 cup 150
  Corn, sweet, yellow, cooked, boiled, drained, without salt | 96 3.41 1.5 20.98 2.4 3 .45 218 1 .62 5.5 23 13 73.41
cauliflower-raw | Cauliflower, raw | 2 | koliflawa | 1 cup 107
  Cauliflower, raw | 25 1.92 .28 4.97 2 22 .42 299 30 .27 48.2 57 0 92.07
cauliflower-boiled | Cauliflower, boiled | 2 | koliflawa | 1 cup 124
  Cauliflower, cooked, boiled, drained, without salt | 23 1.84 .45 4.11 2.3 16 .32 142 15 .17 44.3 44 1 93
broccoli-boiled | Broccoli, boiled | 3 | brokoli | 1 cup 156
  Broccoli, cooked, boiled, drained, without salt | 35 2.38 .41 7.18 3.3 40 .67 293 41 .45 64.9 108 77
beetroot-raw | Beetroot, raw | 1 | bitiruti, beets | 1 beetroot 100, 1 cup 136
  Beets, raw | 43 1.61 .17 9.56 2.8 16 .8 325 78 .35 4.9 109 2
beetroot-boiled | Beetroot, boiled | 1 | bitiruti, beets | 1 beetroot 100, 1 cup 170
  Beets, cooked, boiled, drained | 44 1.68 .18 9.96 2 16 .79 305 77 .35 3.6 80 2
mushroom-raw | Mushrooms, raw | 3 | uyoga | 1 cup 70
  Mushrooms, white, raw | 22 3.09 .34 3.26 1 3 .5 318 5 .52 2.1 17 0 92.45
mushroom-boiled | Mushrooms, boiled | 3 | uyoga | 1 cup 156
  Mushrooms, white, cooked, boiled, drained, without salt | 28 2.17 .47 5.29 2.2 6 1.74 356 2 .87 4 18 0 91.08
radish-raw | Radish | 2 | figili | 1 cup 116
  Radishes, raw | 16 .68 .1 3.4 1.6 25 .34 233 39 .28 14.8 25 0
bitter-gourd-boiled | Bitter gourd, boiled | 2 | karela, bitter melon | 1 cup 124
  Balsam-pear (bitter gourd), pods, cooked, boiled, drained, without salt | 19 .84 .18 4.32 2 9 .38 319 6 .77 33 51 6 93.95
tomato-paste | Tomato paste | 1 | nyanya ya kopo | 1 tablespoon 16, 1 sachet 70
  Tomato products, canned, paste, without salt added | 82 4.32 .47 18.91 4.1 36 2.98 1014 59 .63 21.9 12 76
mung-sprouts-raw | Green gram sprouts | 1 | ndengu sprouts, bean sprouts | 1 cup 104
  Mung beans, mature seeds, sprouted, raw | 30 3.04 .18 5.94 1.8 13 .91 149 6 .41 13.2 61 1
`,
);
