import { usdaFoods } from './food-table.ts';

/** Fish and seafood of the lakes and the coast, and what comes in tins. */
export const fish = usdaFoods(
  'fish',
  `
tilapia-raw | Tilapia, raw | 2 | ngege, samaki, perege | 1 whole fish 300
  Fish, tilapia, raw | 96 20.08 1.7 0 0 10 .56 302 52 .33 0 24 0
tilapia-grilled | Tilapia, grilled | 2 | ngege, samaki choma | 1 fillet 87, 1 whole fish 180
  Fish, tilapia, cooked, dry heat | 128 26.15 2.65 0 0 14 .69 380 56 .41 0 6 0
nile-perch-cooked | Nile perch, cooked | 2 | mbuta, sangara, samaki | 1 piece 120
  Fish, sea bass, mixed species, cooked, dry heat | 124 23.63 2.56 0 0
  ~ There are no USDA figures for Nile perch: a sea bass, its closest relative in the tables, lends energy, protein and fat.
omena-fresh | Omena, fresh | 1 | dagaa, silver cyprinid, mukene, small whole fish | 1 cup 150
  Fish, smelt, rainbow, raw | 97 17.63 2.42 0 0
  ~ There are no USDA figures for omena: another small lake fish lends energy, protein and fat. Omena is eaten with its bones, so minerals are left out.
catfish-cooked | Catfish, cooked | 2 | kambare, mumi, kamongo | 1 piece 120
  Fish, catfish, channel, farmed, cooked, dry heat | 144 18.44 7.19 0 0 9 .28 366 119 .58
trout-cooked | Trout, cooked | 3 | trauti | 1 fillet 85
  Fish, trout, mixed species, cooked, dry heat | 190 26.63 8.47 0 0 55 1.92 463 67 .85 .5 15 19 63.36
snapper-cooked | Red snapper, cooked | 3 | changu, fute | 1 fillet 120
  Fish, snapper, mixed species, cooked, dry heat | 128 26.3 1.72 0 0 40 .24 522 57 .44 1.6 6 35
kingfish-cooked | Kingfish, cooked | 3 | nguru, king mackerel | 1 piece 120
  Fish, mackerel, king, cooked, dry heat | 134 26 2.56 0 0 40 2.28 558 203 .72 1.6 9 252 69.04
mackerel-cooked | Mackerel, cooked | 2 | una, kibua | 1 piece 100
  Fish, mackerel, Pacific and jack, mixed species, cooked, dry heat | 201 25.73 10.12 0 0 29 1.49 521 110 .86 2.1 2 23 61.73
tuna-fresh-cooked | Tuna, fresh, cooked | 3 | jodari | 1 piece 100
  Fish, tuna, fresh, yellowfin, cooked, dry heat | 130 29.15 .59 0 0 4 .92 527 54 .45 0 2 22 68.98
tuna-tinned-water | Tuna in water, tinned | 3 | jodari ya kopo | 1 small tin 120
  Fish, tuna, light, canned in water, without salt, drained solids | 116 25.51 .82 0 0 11 1.53 237 50 .77 0 4 17
tuna-tinned-oil | Tuna in oil, tinned | 3 | jodari ya kopo | 1 small tin 120
  Fish, tuna, light, canned in oil, without salt, drained solids | 198 29.13 8.21 0 0 13 1.39 207 50 .9 0 5 23 59.83
sardines-tinned-oil | Sardines in oil, tinned | 2 | dagaa wa kopo, sardini | 1 small tin 92
  Fish, sardine, Atlantic, canned in oil, drained solids with bone | 208 24.62 11.45 0 0 382 2.92 397 505 1.31 0 10 32
sardines-tinned-tomato | Sardines in tomato sauce, tinned | 2 | sardini | 1 small tin 100
  Fish, sardine, Pacific, canned in tomato sauce, drained solids with bone | 185 20.86 10.45 .54 .1 240 2.3 341 414 1.4 1 24 34
prawns-cooked | Prawns, boiled | 3 | kamba, shrimps | 1 serving 85
  Crustaceans, shrimp, mixed species, cooked, moist heat (may contain additives to retain moisture) | 119 22.78 1.7 1.52 0 91 .32 170 947 1.63 0 24 90 71.56
octopus-cooked | Octopus, boiled | 3 | pweza | 1 serving 85
  Mollusks, octopus, common, cooked, moist heat | 164 29.82 2.08 4.4 0 106 9.54 630 460 3.36 8 24 90
squid-fried | Squid, fried | 3 | ngisi, calamari | 1 serving 85
  Mollusks, squid, mixed species, cooked, fried | 175 17.94 7.48 7.79 0 39 1.01 279 306 1.74 4.2 14 11 64.54
crab-cooked | Crab, boiled | 3 | kaa | 1 serving 85
  Crustaceans, crab, blue, cooked, moist heat | 83 17.88 .74 0 0 91 .5 259 395 3.81 3.3 51 1
`,
);
