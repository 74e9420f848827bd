import { usdaFoods } from './food-table.ts';

/** Eggs, milk and what is made from milk. */
export const eggsAndDairy = usdaFoods(
  'eggs-and-dairy',
  `
egg-raw | Egg, raw | 1 | yai, mayai | 1 egg 50
  Egg, whole, raw, fresh | 143 12.56 9.51 .72 0 56 1.75 138 142 1.29 0 47 160 76.15
egg-boiled | Egg, boiled | 1 | yai la kuchemsha, mayai | 1 egg 50
  Egg, whole, cooked, hard-boiled | 155 12.58 10.61 1.12 0 50 1.19 126 124 1.05 0 44 149 74.62
egg-fried | Egg, fried | 1 | yai la kukaanga, mayai | 1 egg 46
  Egg, whole, cooked, fried | 196 13.61 14.84 .83 0 62 1.89 152 207 1.39 0 51 219
egg-white-raw | Egg white, raw | 1 | ute wa yai | 1 egg white 33
  Egg, white, raw, fresh | 52 10.9 .17 .73 0 7 .08 163 166 .03 0 4 0
quail-egg-raw | Quail egg, raw | 3 | mayai ya kware, isindu | 1 egg 9
  Egg, quail, whole, fresh, raw | 158 13.05 11.09 .41 0 64 3.65 132 141 1.47 0 66 156
milk-whole | Milk, whole | 1 | maziwa, fresh milk | 1 glass 250, 1 cup 244
  Milk, whole, 3.25% milkfat, without added vitamin A and vitamin D | 61 3.15 3.27 4.78 0 113 .03 132 43 .37 0 5 46 88.13
milk-low-fat | Milk, low fat | 2 | maziwa yenye mafuta kidogo | 1 glass 250
  Milk, lowfat, fluid, 1% milkfat, without added vitamin A and vitamin D | 42 3.37 .97 4.99 0 125 .03 150 44 .42 0 5 14
milk-skimmed | Milk, skimmed | 2 | maziwa bila mafuta | 1 glass 250
  Milk, nonfat, fluid, without added vitamin A and vitamin D (fat free or skim) | 34 3.37 .08 4.96 0 122 .03 156 42 .42 0 5 2
milk-goat | Goat milk | 2 | maziwa ya mbuzi | 1 glass 250
  Milk, goat, fluid, with added vitamin D | 69 3.56 4.14 4.45 0 134 .05 204 50 .3 1.3 1 57
milk-powder | Milk powder, whole | 2 | maziwa ya unga | 1 tablespoon 8
  Milk, dry, whole, without added vitamin D | 496 26.32 26.71 38.42 0 912 .47 1330 371 3.34 8.6 37 258
milk-evaporated | Evaporated milk | 2 | maziwa ya kopo | 1 tablespoon 16
  Milk, canned, evaporated, without added vitamin A and vitamin D | 134 6.81 7.56 10.04 0 261 .19 303 106 .77 1.9 8 65
milk-condensed | Condensed milk, sweetened | 2 | maziwa matamu ya kopo | 1 tablespoon 19
  Milk, canned, condensed, sweetened | 321 7.91 8.7 54.4 0 284 .19 371 127 .94 2.6 11 74
mala | Mala | 1 | maziwa lala, maziwa mgando, fermented milk, buttermilk, mursik | 1 glass 250
  Milk, buttermilk, fluid, whole | 62 3.21 3.31 4.88 0 115 .03 135 105 .38 0 5 47
yoghurt-plain | Yoghurt, plain, whole milk | 2 | yogati, mtindi | 1 cup 245, 1 small pot 150
  Yogurt, plain, whole milk | 61 3.47 3.25 4.66 0 121 .05 155 46 .59 .5 7 27
yoghurt-plain-low-fat | Yoghurt, plain, low fat | 2 | yogati | 1 cup 245
  Yogurt, plain, low fat | 63 5.25 1.55 7.04 0 183 .08 234 70 .89 .8 11 14
yoghurt-fruit | Yoghurt with fruit and sugar | 2 | yogati ya matunda | 1 small pot 150
  Yogurt, fruit, low fat, 10 grams protein per 8 ounce | 102 4.37 1.08 19.05 0 152 .07 195 58 .74 .7 9 10
cheese-cheddar | Cheddar cheese | 3 | jibini, chizi | 1 slice 28
  Cheese, cheddar | 403 22.87 33.31 3.37 0 710 .14 76 653 3.64 0 27 337
cheese-gouda | Gouda cheese | 3 | jibini, chizi | 1 slice 28
  Cheese, gouda | 356 24.94 27.44 2.22 0 700 .24 121 819 3.9 0 21 165
cheese-mozzarella | Mozzarella cheese | 3 | jibini, chizi | 1 slice 28
  Cheese, mozzarella, whole milk | 299 22.17 22.14 2.4 0 505 .44 76 486 2.92 0 7 179
cream | Cream | 3 | malai, krimu | 1 tablespoon 15
  Cream, fluid, heavy whipping | 340 2.84 36.08 2.74 0 66 .1 95 27 .24 .6 4 411
ice-cream | Ice cream, vanilla | 3 | aiskrimu | 1 scoop 66
  Ice creams, vanilla | 207 3.5 11 23.6 .7 128 .09 199 80 .69 .6 5 118
`,
);
