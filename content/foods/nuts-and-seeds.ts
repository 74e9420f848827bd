import { usdaFoods } from './food-table.ts';

/** Nuts, seeds and coconut. */
export const nutsAndSeeds = usdaFoods(
  'nuts-and-seeds',
  `
groundnuts-raw | Groundnuts, raw | 1 | njugu karanga, karanga, peanuts, njugu | 1 handful 30, 1 cup 146
  Peanuts, all types, raw | 567 25.8 49.24 16.13 8.5 92 4.58 705 18 3.27 0 240 0 6.5
groundnuts-roasted | Groundnuts, roasted | 1 | njugu karanga za kukaanga, peanuts | 1 handful 30, 1 paper cone 50
  Peanuts, all types, dry-roasted, without salt | 587 24.35 49.66 21.26 8.4 58 1.58 634 6 2.77 0 97 0
groundnuts-boiled | Groundnuts, boiled | 1 | njugu za kuchemsha | 1 handful 40, 1 cup 63
  Peanuts, all types, cooked, boiled, with salt | 318 13.5 22.01 21.26 8.8 55 1.01 180 751 1.83 0 75 0 41.78
peanut-butter | Peanut butter | 2 | siagi ya karanga, njugu paste | 1 tablespoon 16
  Peanut butter, smooth style, with salt | 598 22.21 51.36 22.31 5 49 1.74 558 426 2.51 0 87 0
macadamia-nuts | Macadamia nuts | 3 | makadamia | 1 handful 30
  Nuts, macadamia nuts, raw | 718 7.91 75.77 13.82 8.6 85 3.69 368 5 1.3 1.2 11 0
cashew-nuts | Cashew nuts | 3 | korosho | 1 handful 30
  Nuts, cashew nuts, raw | 553 18.22 43.85 30.19 3.3 37 6.68 660 12 5.78 .5 25 0
almonds | Almonds | 3 | lozi | 1 handful 30
  Nuts, almonds | 579 21.15 49.93 21.55 12.5 269 3.71 733 1 3.12 0 44 0
walnuts | Walnuts | 3 | jozi | 1 handful 30
  Nuts, walnuts, english | 654 15.23 65.21 13.71 6.7 98 2.91 441 2 3.09 1.3 98 1
sesame-seeds | Sesame seeds | 2 | simsim, ufuta, nyim | 1 tablespoon 9
  Seeds, sesame seeds, whole, dried | 573 17.73 49.67 23.45 11.8 975 14.55 468 11 7.75 0 97 0
tahini | Sesame paste | 3 | tahini, simsim paste | 1 tablespoon 15
  Seeds, sesame butter, tahini, from roasted and toasted kernels (most common type) | 595 17 53.76 21.19 9.3 426 8.95 414 115 4.62 0 98 3
pumpkin-seeds | Pumpkin seeds | 2 | mbegu za malenge | 1 tablespoon 10, 1 handful 30
  Seeds, pumpkin and squash seed kernels, dried | 559 30.23 49.05 10.71 6 46 8.82 809 7 7.81 1.9 58 1
sunflower-seeds | Sunflower seeds | 2 | mbegu za alizeti | 1 tablespoon 9, 1 handful 30
  Seeds, sunflower seed kernels, dried | 584 20.78 51.46 20 8.6 78 5.25 645 9 5 1.4 227 3
chia-seeds | Chia seeds | 3 | chia | 1 tablespoon 12
  Seeds, chia seeds, dried | 486 16.54 30.74 42.12 34.4 631 7.72 407 16 4.58 1.6 49 -
flaxseed | Flaxseed | 2 | linseed, kitani | 1 tablespoon 10
  Seeds, flaxseed | 534 18.29 42.16 28.88 27.3 255 5.73 813 30 4.34 .6 87 0
coconut-flesh | Coconut, fresh | 2 | nazi, mnazi | 1 piece 45, 1 cup grated 80
  Nuts, coconut meat, raw | 354 3.33 33.49 15.23 9 14 2.43 356 20 1.1 3.3 26 0
coconut-dried | Coconut, desiccated | 2 | nazi kavu | 1 tablespoon 5
  Nuts, coconut meat, dried (desiccated), not sweetened | 660 6.88 64.53 23.65 16.3 26 3.32 543 37 2.01 1.5 9 0
coconut-milk | Coconut milk | 2 | tui la nazi, tui | 1/2 cup 113
  Nuts, coconut milk, canned (liquid expressed from grated meat and water) | 197 2.02 21.33 2.81 - 18 3.3 220 13 .56 1 14 0
spirulina-dried | Spirulina, dried | 3 | spirulina | 1 teaspoon 2
  Seaweed, spirulina, dried | 290 57.47 7.72 23.9 3.6 120 28.5 1363 1048 2 10.1 94 29
  = USDA counts the protein of seaweeds with a lower factor.
`,
);
