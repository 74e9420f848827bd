import { usdaFoods } from './food-table.ts';

/** Grains and flours. Packaged flour in Kenya is fortified by law; these figures are without what is added. */
export const cereals = usdaFoods(
  'cereals',
  `
maize-dry | Maize grain, dry | 1 | mahindi makavu, mbembe, oduma | 1 cup 166
  Corn grain, yellow | 365 9.42 4.74 74.26 7.3 7 2.71 287 35 2.21 0 19 - 10.37
maize-flour-whole | Maize flour, whole (posho mill) | 1 | unga wa mahindi, posho, unga wa dona | 1 cup 122
  Cornmeal, whole-grain, white | 362 8.12 3.59 76.89 7.3 6 3.45 287 35 1.82 0 25 0 10.26
maize-flour-sifted | Maize flour, sifted | 1 | unga wa sembe, sembe, maize meal | 1 cup 157
  Cornmeal, degermed, unenriched, white | 370 7.11 1.75 79.45 3.9 3 1.1 142 7 .66 0 30 0 11.18
rice-white-raw | White rice, raw | 1 | mchele, rice | 1 cup 185
  Rice, white, long-grain, regular, raw, unenriched | 365 7.13 .66 79.95 1.3 28 .8 115 5 1.09 0 8 0 11.62
rice-white-boiled | White rice, boiled | 1 | wali mweupe, mchele, wali | 1 plate 250, 1 cup 158
  Rice, white, long-grain, regular, unenriched, cooked without salt | 130 2.69 .28 28.17 .4 10 .2 35 1 .49 0 3 0 68.44
rice-brown-boiled | Brown rice, boiled | 2 | wali wa kahawia, brown rice | 1 plate 250, 1 cup 202
  Rice, brown, long-grain, cooked | 123 2.74 .97 25.58 1.6 3 .56 86 4 .71 0 9 0
rice-brown-raw | Brown rice, raw | 2 | mchele wa kahawia | 1 cup 185
  Rice, brown, long-grain, raw | 367 7.54 3.2 76.25 3.6 9 1.29 250 5 2.13 0 23 0
rice-flour | Rice flour | 2 | unga wa mchele | 1 cup 158
  Rice flour, white, unenriched | 366 5.95 1.42 80.13 2.4 10 .35 76 0 .8 0 4 0 11.89
wheat-flour-white | Wheat flour, white | 1 | unga wa ngano, home baking flour | 1 cup 125
  Wheat flour, white, all-purpose, unenriched | 364 10.33 .98 76.31 2.7 15 1.17 107 2 .7 0 26 0 11.92
wheat-flour-whole | Wheat flour, whole | 1 | atta, unga wa ngano nzima | 1 cup 120
  Wheat flour, whole-grain | 340 13.21 2.5 71.97 10.7 34 3.6 363 2 2.6 0 44 0 10.74
finger-millet-flour | Finger millet flour | 1 | wimbi, unga wa wimbi, ugimbi, kal | 1 cup 120
  Millet, raw | 378 11.02 4.22 72.85
  ~ The USDA figures are for another millet; finger millet holds far more calcium, so minerals and vitamins are left out.
pearl-millet-flour | Pearl millet flour | 1 | mawele, uwele, bulrush millet | 1 cup 120
  Millet, raw | 378 11.02 4.22 72.85
  ~ The USDA figures are for another millet, so minerals, vitamins and fibre are left out.
millet-boiled | Millet, boiled | 1 | millet, mawele | 1 cup 174
  Millet, cooked | 119 3.51 1 23.67 1.3 3 .63 62 2 .91 0 19 0 71.41
sorghum-grain | Sorghum grain | 1 | mtama, muhia, bel | 1 cup 192
  Sorghum grain | 329 10.62 3.46 72.09 6.7 13 3.36 363 2 1.67 0 20 0
sorghum-flour | Sorghum flour | 1 | unga wa mtama, mtama | 1 cup 121
  Sorghum flour, whole-grain | 359 8.43 3.34 76.64 6.6 12 3.14 324 3 1.63 - 25 0
teff-grain | Teff grain | 3 | tef | 1 cup 193
  Teff, uncooked | 367 13.3 2.38 73.13 8 180 7.63 427 12 3.63 - - 0
teff-boiled | Teff, boiled | 3 | tef porridge | 1 cup 252
  Teff, cooked | 101 3.87 .65 19.86 2.8 49 2.05 107 8 1.11 - 18 0
amaranth-grain | Amaranth grain | 2 | terere seed, mchicha nafaka | 1 cup 193
  Amaranth grain, uncooked | 371 13.56 7.02 65.25 6.7 159 7.61 508 4 2.87 4.2 82 0
amaranth-grain-boiled | Amaranth grain, boiled | 2 | terere seed porridge | 1 cup 246
  Amaranth grain, cooked | 102 3.8 1.58 18.69 2.1 47 2.1 135 6 .86 - 22 0
oats-dry | Rolled oats, dry | 2 | oats, shayiri | 1 cup 81, 1/2 cup 40
  Cereals, oats, regular and quick, not fortified, dry | 379 13.15 6.52 67.7 10.1 52 4.25 362 6 3.64 0 32 0
oats-porridge-water | Oat porridge made with water | 2 | oatmeal, uji wa oats | 1 bowl 234
  Cereals, oats, regular and quick, unenriched, cooked with water, without salt | 71 2.54 1.52 12 1.7 9 .9 70 4 1 0 6 0
barley-pearled-raw | Pearl barley, raw | 2 | shayiri | 1 cup 200
  Barley, pearled, raw | 352 9.91 1.16 77.72 15.6 29 2.5 280 9 2.13 0 23 1
barley-boiled | Pearl barley, boiled | 2 | shayiri | 1 cup 157
  Barley, pearled, cooked | 123 2.26 .44 28.22 3.8 11 1.33 93 3 .82 0 16 0
quinoa-raw | Quinoa, raw | 3 | kinoa | 1 cup 170
  Quinoa, uncooked | 368 14.12 6.07 64.16 7 47 4.57 563 5 3.1 - 184 1 13.28
bulgur-boiled | Bulgur wheat, boiled | 3 | bulgur | 1 cup 182
  Bulgur, cooked | 83 3.08 .24 18.58 4.5 10 .96 68 5 .57 0 18 0 77.76
couscous-boiled | Couscous, cooked | 3 | kuskus | 1 cup 157
  Couscous, cooked | 112 3.79 .16 23.22 1.4 8 .38 58 5 .26 0 15 0 72.57
spaghetti-dry | Spaghetti, dry | 2 | pasta, tambi | 1 portion 75
  Pasta, dry, unenriched | 371 13.04 1.51 74.67 3.2 21 1.3 223 6 1.41 0 18 0
spaghetti-boiled | Spaghetti, boiled | 2 | pasta, tambi, macaroni | 1 plate 220, 1 cup 140
  Pasta, cooked, unenriched, without added salt | 158 5.8 .93 30.86 1.8 7 .5 44 1 .51 0 7 0
noodles-instant-dry | Instant noodles, dry | 2 | indomie, noodles | 1 packet 70
  Soup, ramen noodle, any flavor, dry | 440 10.17 17.59 60.26 2.9 - - 181 1855
popcorn | Popcorn, without oil | 1 | bisi, popcorn | 1 cup 8, 1 bowl 24
  Snacks, popcorn, air-popped | 387 12.94 4.54 77.78 14.5 7 3.19 329 8 3.08 0 31 10
wheat-bran | Wheat bran | 1 | pumba za ngano | 1 tablespoon 4
  Wheat bran, crude | 216 15.55 4.25 64.51 42.8 73 10.57 1182 2 7.27 0 79 0 9.89
  = USDA counts bran lower, because part of its protein and starch passes through undigested.
cornflour-starch | Maize starch | 2 | corn starch, cornflour | 1 tablespoon 8
  Cornstarch | 381 .26 .05 91.27 .9 2 .47 3 9 .06 0 0 0 8.32
semolina | Semolina | 2 | semolina, simolina | 1 cup 167
  Semolina, unenriched | 360 12.68 1.05 72.83 3.9 17 1.23 186 1 1.05 0 72 0
`,
);
