import { dishes } from './computed-dish.ts';

/** Stews and dishes of pulses, meat, fish and eggs. */
export const stews = dishes(
  'dishes',
  `
ndengu-stew | Green gram stew | 1 | ndengu, pojo, mchuzi wa ndengu | 1 cup 220, 1 serving 200
  1150 | green-grams-raw 240, onion-raw 100, tomato-raw 150, carrot-raw 80, vegetable-oil 42, salt 4
ndengu-coconut | Green grams in coconut milk | 1 | pojo za nazi | 1 cup 220, 1 serving 200
  1250 | green-grams-raw 240, coconut-milk 200, onion-raw 100, tomato-raw 150, vegetable-oil 10, salt 4
bean-stew | Bean stew | 1 | maharagwe, madondo, mchuzi wa maharagwe | 1 cup 220, 1 serving 200
  1150 | beans-kidney-raw 250, onion-raw 100, tomato-raw 150, carrot-raw 60, vegetable-oil 40, salt 4
bean-stew-coconut | Beans in coconut milk | 1 | maharagwe ya nazi | 1 cup 220, 1 serving 200
  1250 | beans-kidney-raw 250, coconut-milk 200, onion-raw 100, tomato-raw 150, vegetable-oil 10, salt 4
beans-potatoes-stew | Beans and potatoes stew | 1 | maharagwe na waru | 1 plate 300
  1450 | beans-kidney-raw 200, potato-raw 400, onion-raw 100, tomato-raw 150, vegetable-oil 40, salt 4
njahi-stew | Njahi stew | 2 | mchuzi wa njahi | 1 cup 220, 1 serving 200
  1100 | black-beans-njahi-raw 250, onion-raw 100, tomato-raw 120, vegetable-oil 35, salt 3
lentil-stew | Lentil stew | 2 | kamande, dal | 1 cup 220, 1 serving 200
  1150 | lentils-raw 250, onion-raw 100, tomato-raw 150, vegetable-oil 35, garlic-raw 10, salt 4
cowpea-stew | Cowpea stew | 1 | mchuzi wa kunde | 1 cup 220, 1 serving 200
  1150 | cowpeas-raw 250, onion-raw 100, tomato-raw 150, vegetable-oil 35, salt 4
mbaazi-coconut | Pigeon peas in coconut milk | 1 | mbaazi za nazi | 1 cup 220, 1 serving 200
  1250 | pigeon-peas-raw 250, coconut-milk 250, onion-raw 100, tomato-raw 80, salt 4
chickpea-curry | Chickpea curry | 2 | mchuzi wa chana | 1 cup 220
  1150 | chickpeas-raw 220, onion-raw 120, tomato-raw 200, vegetable-oil 35, garlic-raw 10, salt 4
soya-chunks-stew | Soya chunks stew | 1 | sossi, soya stew | 1 cup 220, 1 serving 180
  900 | soya-chunks-dry 150, onion-raw 100, tomato-raw 200, carrot-raw 80, vegetable-oil 35, salt 4
groundnut-sauce | Groundnut sauce | 1 | mchuzi wa karanga, binyebwa | 1/2 cup 120
  800 | groundnuts-roasted 200, onion-raw 80, tomato-raw 150, salt 2
beef-stew | Beef stew with carrots | 2 | mchuzi wa nyama, karanga ya nyama | 1 serving 200, 1 cup 230
  1050 | beef-lean-raw 600, onion-raw 150, tomato-raw 250, carrot-raw 120, vegetable-oil 35, salt 4
beef-dry-fry | Beef, dry fried | 2 | nyama kavu, dry fry | 1 serving 150
  620 | beef-lean-raw 700, onion-raw 150, tomato-raw 80, green-pepper-raw 60, vegetable-oil 40, salt 4
beef-potato-stew | Beef and potato stew | 2 | karanga, nyama na viazi | 1 plate 300
  1500 | beef-lean-raw 400, potato-raw 500, onion-raw 120, tomato-raw 200, carrot-raw 120, vegetable-oil 35, salt 5
mince-stew | Minced beef with peas | 2 | mince na minji, nyama ya kusaga | 1 serving 180
  1000 | beef-mince-raw 500, green-peas-raw 150, onion-raw 150, tomato-raw 200, carrot-raw 100, vegetable-oil 10, salt 4
goat-stew | Goat stew | 3 | mchuzi wa mbuzi | 1 serving 200
  1050 | goat-raw 600, onion-raw 150, tomato-raw 250, carrot-raw 100, vegetable-oil 35, salt 4
chicken-stew | Chicken stew | 2 | mchuzi wa kuku, kuku kienyeji, ingokho | 1 serving 200
  1100 | chicken-meat-raw 650, onion-raw 150, tomato-raw 250, carrot-raw 80, vegetable-oil 30, salt 4
chicken-coconut | Chicken in coconut milk | 2 | kuku wa nazi, kuku paka | 1 serving 220
  1200 | chicken-meat-raw 650, coconut-milk 250, onion-raw 120, tomato-raw 200, vegetable-oil 10, salt 4
tripe-stew | Tripe stew | 1 | matumbo ya mchuzi | 1 serving 200
  950 | tripe-stewed 600, onion-raw 120, tomato-raw 200, carrot-raw 80, vegetable-oil 30, salt 4
liver-fried-onion | Liver fried with onions | 2 | maini ya kukaanga | 1 serving 150
  620 | beef-liver-raw 500, onion-raw 200, tomato-raw 80, vegetable-oil 35, salt 2
tilapia-fried | Tilapia, deep fried | 2 | samaki wa kukaanga, ngege | 1 whole fish 200
  380 | tilapia-raw 500, vegetable-oil 45, salt 2
tilapia-stew | Tilapia stewed with tomato | 2 | samaki wa mchuzi, wet fry, ngege | 1 serving 220
  1050 | tilapia-raw 700, onion-raw 120, tomato-raw 250, vegetable-oil 40, salt 4
fish-coconut | Fish in coconut milk | 3 | samaki wa kupaka, mchuzi wa samaki | 1 serving 220
  1100 | tilapia-raw 650, coconut-milk 250, onion-raw 100, tomato-raw 150, garlic-raw 10, salt 4
omena-dried | Omena, dried | 1 | dagaa, omena, mukene, silver cyprinid | 1 cup 60, 1 handful 25
  295 | omena-fresh 1000
  ~ Another small lake fish lends its figures; omena is eaten with its bones, so minerals are left out.
omena-stew | Omena stew | 1 | mchuzi wa omena, dagaa | 1 serving 150
  750 | omena-dried 200, onion-raw 120, tomato-raw 250, vegetable-oil 40, salt 2
  ~ Another small lake fish lends its figures; omena is eaten with its bones, so minerals are left out.
egg-curry | Egg curry | 1 | mchuzi wa mayai | 1 serving 220
  900 | egg-raw 400, onion-raw 150, tomato-raw 300, vegetable-oil 30, salt 3
omelette-vegetables | Omelette with vegetables | 1 | Spanish omelette, mayai ya kukaanga | 1 omelette 160
  500 | egg-raw 350, onion-raw 60, tomato-raw 80, green-pepper-raw 40, vegetable-oil 18, salt 1
eggs-scrambled-tomato | Scrambled eggs with tomato | 1 | mayai na nyanya | 1 serving 150
  440 | egg-raw 300, tomato-raw 120, onion-raw 50, vegetable-oil 15, salt 1
`,
);
