import { usdaFoods } from './food-table.ts';

/** Spices, seasonings and sauces. */
export const spicesAndSauces = usdaFoods(
  'spices-and-sauces',
  `
salt | Salt | 1 | chumvi | 1 teaspoon 6, 1 pinch 0.4
  Salt, table | 0 0 0 0 0 24 .33 8 38758 .1 0 0 0 .2
turmeric-ground | Turmeric, ground | 1 | manjano, bizari | 1 teaspoon 3
  Spices, turmeric, ground | 312 9.68 3.25 67.14 22.7 168 55 2080 27 4.5 .7 20 0
cinnamon-ground | Cinnamon, ground | 2 | mdalasini | 1 teaspoon 2.6
  Spices, cinnamon, ground | 247 3.99 1.24 80.59 53.1 1002 8.32 431 10 1.83 3.8 6 15
ginger-ground | Ginger, ground | 1 | tangawizi ya unga | 1 teaspoon 2
  Spices, ginger, ground | 335 8.98 4.24 71.62 14.1 114 19.8 1320 27 3.64 .7 13 2
black-pepper | Black pepper | 1 | pilipili manga | 1 teaspoon 2.3
  Spices, pepper, black | 251 10.39 3.26 63.95 25.3 443 9.71 1329 20 1.19 0 17 27
cumin-seed | Cumin seed | 1 | jira, bizari nyembamba, uzile | 1 teaspoon 2
  Spices, cumin seed | 375 17.81 22.27 44.24 10.5 931 66.36 1788 168 4.8 7.7 10 64
coriander-seed | Coriander seed | 1 | dhania, giligilani | 1 teaspoon 2
  Spices, coriander seed | 298 12.37 17.77 54.99 41.9 709 16.32 1267 35 4.7 21 0 0
  = USDA counts the energy of spices with lower factors than those of everyday foods.
cardamom-ground | Cardamom, ground | 3 | iliki | 1 teaspoon 2
  Spices, cardamom | 311 10.76 6.7 68.47 28 383 13.97 1119 18 7.47 21 0 0
cloves-ground | Cloves, ground | 2 | karafuu | 1 teaspoon 2
  Spices, cloves, ground | 274 5.97 13 65.53 33.9 632 11.83 1020 277 2.32 .2 25 8
  = USDA counts the energy of spices with lower factors than those of everyday foods.
curry-powder | Curry powder | 1 | bizari, mchuzi mix | 1 teaspoon 2
  Spices, curry powder | 325 14.29 14.01 55.83 53.2 525 19.1 1170 52 4.7 .7 56 1
fenugreek-seed | Fenugreek seed | 1 | uwatu, methi | 1 teaspoon 4
  Spices, fenugreek seed | 323 23 6.41 58.35 24.6 176 33.53 770 67 2.5 3 57 3
garlic-powder | Garlic powder | 1 | unga wa kitunguu saumu | 1 teaspoon 3
  Spices, garlic powder | 331 16.55 .73 72.73 9 79 5.65 1193 60 2.99 1.2 47 0
cayenne-ground | Chilli powder, hot | 1 | pilipili kali, cayenne | 1 teaspoon 2
  Spices, pepper, red or cayenne | 318 12.01 17.27 56.63 27.2 148 7.8 2014 30 2.48 76.4 106 2081
  = USDA counts the energy of spices with lower factors than those of everyday foods.
rosemary-dried | Rosemary, dried | 1 | rosemari | 1 teaspoon 1
  Spices, rosemary, dried | 331 4.88 15.22 64.06 42.6 1280 29.25 955 50 3.23 61.2 307 156
yeast-dry | Baker's yeast, dry | 1 | hamira, amira | 1 teaspoon 4
  Leavening agents, yeast, baker's, active dry | 325 40.44 7.61 41.22 26.9 30 2.17 955 51 7.94 .3 2340 0
stock-cube | Stock cube | 1 | mchuzi cube, royco, beef cube | 1 cube 4
  Soup, beef broth, cubed, dry | 170 17.3 4 16.1 0 60 2.23 403 24000
soy-sauce | Soya sauce | 2 | mchuzi wa soya | 1 tablespoon 16
  Soy sauce made from soy and wheat (shoyu) | 53 8.14 .57 4.93 .8 33 1.45 435 5493 .87 0 14 0 71.15
ketchup | Tomato sauce, bottled | 1 | kechapu, tomato ketchup | 1 tablespoon 17
  Catsup | 101 1.04 .1 27.4 .3 15 .35 281 907 .17 4.1 9 26
vinegar | Vinegar | 1 | siki | 1 tablespoon 15
  Vinegar, distilled | 18 0 0 .04 0 6 .03 2 2 .01 0 0 0
  = Its energy comes from acetic acid, which is neither protein, fat nor carbohydrate.
`,
);

/** Drinks, most of them bought; milk is with the dairy foods. */
export const drinks = usdaFoods(
  'drinks',
  `
tea-black-brewed | Black tea, no sugar | 1 | chai ya rangi, strungi, turungi | 1 cup 240
  Beverages, tea, black, brewed, prepared with tap water | 1 0 0 .3 0 0 .02 37 3 .02 0 5 0
coffee-brewed | Black coffee, no sugar | 2 | kahawa, kahawa chungu | 1 cup 240
  Beverages, coffee, brewed, prepared with tap water | 1 .12 .02 0 0 2 .01 49 2 .02 0 2 0
cola | Cola | 2 | soda, coke | 1 bottle 300, 1 glass 250
  Beverages, carbonated, cola, regular | 42 0 .25 10.36 0 1 .02 5 3
orange-soda | Orange soda | 2 | soda, fanta | 1 bottle 300
  Beverages, carbonated, orange | 48 0 0 12.3 0 5 .06 2 12 .1 0 0 0
orange-juice | Orange juice, fresh | 2 | maji ya machungwa | 1 glass 250
  Orange juice, raw | 45 .7 .2 10.4 .2 11 .2 200 1 .05 50 30 10
pineapple-juice | Pineapple juice | 2 | maji ya nanasi | 1 glass 250
  Pineapple juice, canned or bottled, unsweetened, without added ascorbic acid | 53 .36 .12 12.87 .2 13 .31 130 2 .11 10 18 0
apple-juice | Apple juice | 3 | maji ya tufaha | 1 glass 250
  Apple juice, canned or bottled, unsweetened, without added ascorbic acid | 46 .1 .13 11.3 .2 8 .12 101 4 .02 .9 0 0
mango-drink | Mango drink, bought | 2 | mango nectar, maji ya embe | 1 glass 250
  Mango nectar, canned | 51 .11 .06 13.12 .3 17 .36 24 5 .02 15.2 7 35
coconut-water | Coconut water | 2 | maji ya dafu, madafu | 1 glass 250, 1 young coconut 300
  Nuts, coconut water (liquid from coconuts) | 19 .72 .2 3.71 1.1 24 .29 250 105 .1 2.4 3 0
beer | Beer | 3 | bia, pombe, Tusker, lager | 1 bottle 500
  Alcoholic beverage, beer, regular, all | 43 .46 0 3.55 0 4 .02 27 4 .01 0 6 0 91.96 3.9
wine-red | Red wine | 3 | divai, mvinyo | 1 glass 150
  Alcoholic beverage, wine, table, red | 85 .07 0 2.61 0 8 .46 127 4 .14 0 1 0 86.49 10.6
spirits | Spirits, 40 % | 3 | pombe kali, gin, vodka, whisky | 1 tot 30
  Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof | 231 0 0 0 0 0 .04 2 1 .04 0 0 0 66.6 33.4
`,
);
