import { dishes } from './computed-dish.ts';

/** Ugali, porridge, rice, mixed grains and mashes. */
export const staples = dishes(
  'dishes',
  `
ugali-whole | Ugali from whole maize flour | 1 | ugali wa dona, sima, ngima, kuon | 1 serving 300, 1 slice 150
  1000 | maize-flour-whole 400
ugali-sifted | Ugali from sifted maize flour | 1 | ugali, sembe, sima, kuon | 1 serving 300, 1 slice 150
  1000 | maize-flour-sifted 400
ugali-millet | Brown ugali, finger millet and sorghum | 1 | ugali wa wimbi, ugali wa mtama, obukima, kuon bel | 1 serving 300, 1 slice 150
  1000 | finger-millet-flour 200, sorghum-flour 200
  ~ The finger millet in it has the figures of another millet; minerals are left out.
ugali-cassava-sorghum | Ugali of sorghum and maize | 1 | ugali wa mtama | 1 serving 300
  1000 | sorghum-flour 200, maize-flour-whole 200
uji-maize | Maize porridge, plain | 1 | uji wa mahindi, ucuru | 1 mug 300
  750 | maize-flour-whole 75
uji-wimbi | Finger millet porridge with milk and sugar | 1 | uji wa wimbi, ucuru wa mugimbi | 1 mug 300
  800 | finger-millet-flour 70, milk-whole 200, sugar-white 20
  ~ The finger millet in it has the figures of another millet; minerals are left out.
uji-wimbi-plain | Finger millet porridge, plain | 1 | uji wa wimbi bila sukari | 1 mug 300
  750 | finger-millet-flour 75
  ~ The finger millet in it has the figures of another millet; minerals are left out.
uji-sorghum | Sorghum porridge with milk | 1 | uji wa mtama | 1 mug 300
  800 | sorghum-flour 75, milk-whole 200
uji-enriched | Enriched porridge, sorghum, amaranth and groundnut | 1 | uji mix, uji power | 1 mug 300
  800 | sorghum-flour 50, amaranth-grain 25, groundnuts-roasted 25, milk-whole 200
oats-porridge-milk | Oat porridge with milk | 2 | oats na maziwa | 1 bowl 300
  900 | oats-dry 100, milk-whole 450
rice-fried-oil | Rice boiled with a little oil | 1 | wali, mchele | 1 plate 250, 1 cup 160
  1350 | rice-white-raw 500, vegetable-oil 20, salt 4
rice-coconut | Coconut rice | 2 | wali wa nazi | 1 plate 250
  1450 | rice-white-raw 500, coconut-milk 300, salt 4
rice-vegetable | Vegetable rice | 1 | wali wa mboga | 1 plate 250
  1650 | rice-white-raw 500, carrot-raw 150, green-peas-raw 150, onion-raw 100, vegetable-oil 40, salt 4
pilau-beef | Beef pilau | 2 | pilau, pilao | 1 plate 300
  1580 | rice-white-raw 500, beef-lean-raw 300, onion-raw 200, tomato-raw 100, vegetable-oil 120, garlic-raw 15, ginger-raw 15, salt 5
pilau-vegetable | Vegetable pilau with green peas | 2 | pilau njegere | 1 plate 300
  1600 | rice-white-raw 500, green-peas-raw 250, potato-raw 200, onion-raw 200, tomato-raw 100, vegetable-oil 70, garlic-raw 15, salt 5
biryani-chicken | Chicken biryani | 3 | biriani ya kuku | 1 plate 350
  2000 | rice-white-raw 500, chicken-meat-raw 600, onion-raw 350, tomato-raw 200, yoghurt-plain 150, vegetable-oil 110, garlic-raw 15, ginger-raw 15, salt 6
githeri | Githeri | 1 | maize and beans, isyo, muthere, nyoyo, pure | 1 plate 350, 1 cup 200
  1300 | maize-dry 180, beans-kidney-raw 250, onion-raw 100, tomato-raw 100, carrot-raw 100, vegetable-oil 45, salt 4
githeri-boiled | Githeri, boiled without oil | 1 | githeri ya kuchemsha, isyo | 1 plate 350, 1 cup 200
  1150 | maize-dry 200, beans-kidney-raw 250, salt 3
githeri-vegetables | Githeri with potatoes and cabbage | 1 | githeri special | 1 plate 400
  1900 | maize-dry 180, beans-kidney-raw 250, potato-raw 300, cabbage-raw 200, carrot-raw 100, onion-raw 100, tomato-raw 100, vegetable-oil 45, salt 5
muthokoi | Muthokoi with pigeon peas | 1 | muthokoi na nzuu | 1 plate 350
  1300 | maize-dry 220, pigeon-peas-raw 200, onion-raw 100, tomato-raw 100, vegetable-oil 45, salt 4
mukimo | Mukimo with pumpkin leaves | 1 | mokimo, irio | 1 plate 300
  1050 | potato-raw 600, maize-dry 100, beans-kidney-raw 80, pumpkin-leaves-boiled 120, salt 2
mukimo-peas | Irio, potatoes with peas and maize | 1 | irio, mukimo wa minji | 1 plate 300
  1150 | potato-raw 650, green-peas-raw 250, sweet-corn-boiled 150, onion-raw 50, vegetable-oil 25, salt 2
mukimo-njahi | Njahi mukimo with green banana | 2 | mukimo wa njahi | 1 plate 300
  1150 | black-beans-njahi-raw 200, potato-raw 400, green-banana-raw 250, onion-raw 50, vegetable-oil 25, salt 2
matoke-stewed | Matoke stewed with tomato | 1 | matoke, ndizi | 1 plate 300
  1250 | green-banana-raw 800, onion-raw 100, tomato-raw 200, carrot-raw 80, vegetable-oil 35, salt 3
matoke-groundnut | Matoke in groundnut sauce | 1 | matoke ya karanga, binyebwa | 1 plate 300
  1350 | green-banana-raw 800, groundnuts-roasted 120, onion-raw 80, tomato-raw 120, salt 3
potatoes-peas-stew | Potatoes and green peas stew | 1 | waru na minji, njegere na viazi | 1 plate 300, 1 cup 220
  1250 | potato-raw 600, green-peas-raw 250, onion-raw 100, tomato-raw 150, carrot-raw 80, vegetable-oil 35, salt 4
spaghetti-mince | Spaghetti with minced beef | 2 | spaghetti na nyama | 1 plate 320
  1500 | spaghetti-dry 400, beef-mince-raw 300, onion-raw 100, tomato-raw 200, carrot-raw 80, vegetable-oil 15, salt 4
cassava-boiled | Cassava, boiled | 1 | mihogo ya kuchemsha, muhogo | 1 piece 150, 1 plate 250
  1040 | cassava-raw 1000
cassava-coconut | Cassava in coconut milk | 1 | mihogo ya nazi | 1 plate 280
  1350 | cassava-raw 800, coconut-milk 300, onion-raw 80, salt 3
maize-roasted | Maize on the cob, roasted | 1 | mahindi choma, mahindi ya kuchoma | 1 cob 120
  850 | sweet-corn-boiled 1000
`,
);
