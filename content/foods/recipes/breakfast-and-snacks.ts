import { dishes } from './computed-dish.ts';

/** Flat breads, fried doughs, cakes and sandwiches. */
export const bakedAndFried = dishes(
  'bread-and-snacks',
  `
chapati-white | Chapati, white flour | 1 | chapo, chapati | 1 chapati 80
  800 | wheat-flour-white 500, vegetable-oil 180, sugar-white 10, salt 8
chapati-brown | Chapati, whole flour, lightly oiled | 1 | chapati ya atta, chapo brown | 1 chapati 80
  800 | wheat-flour-whole 500, vegetable-oil 70, salt 8
mandazi | Mandazi | 1 | andazi, mahamri, KDF | 1 mandazi 50
  950 | wheat-flour-white 500, sugar-white 100, milk-whole 150, egg-raw 50, vegetable-oil 130, yeast-dry 6
mahamri-coconut | Mahamri with coconut | 1 | mahamri, mamri | 1 piece 40
  980 | wheat-flour-white 500, sugar-white 110, coconut-milk 220, vegetable-oil 110, yeast-dry 7
pancake | Pancake, thin | 1 | chapati za maji, pankeki | 1 pancake 60
  850 | wheat-flour-white 300, milk-whole 400, egg-raw 150, sugar-white 30, vegetable-oil 40
queen-cake | Queen cake | 2 | keki, cupcake | 1 cake 45
  680 | wheat-flour-white 250, sugar-white 150, margarine 150, egg-raw 150, milk-whole 60
samosa-beef | Samosa with beef | 2 | sambusa ya nyama, sambusa | 1 samosa 50
  800 | wheat-flour-white 250, beef-mince-raw 400, onion-raw 200, vegetable-oil 90, salt 5
bhajia | Potato bhajia | 1 | bajia, viazi vya bhajia | 1 plate 150
  620 | potato-raw 500, chickpeas-raw 110, vegetable-oil 75, coriander-leaves 10, salt 5
viazi-karai | Viazi karai | 1 | viazi vya karai | 1 plate 180
  700 | potato-raw 600, wheat-flour-white 90, vegetable-oil 75, salt 5
cassava-fried | Cassava, fried | 1 | mihogo ya kukaanga, cassava chips | 1 plate 150
  820 | cassava-raw 900, vegetable-oil 80, salt 5
groundnut-sandwich | Brown bread with peanut butter | 2 | mkate na karanga | 1 sandwich 80
  80 | bread-brown 64, peanut-butter 16
egg-sandwich | Brown bread with egg and tomato | 2 | sandwich ya yai | 1 sandwich 150
  150 | bread-brown 64, egg-boiled 50, tomato-raw 36
avocado-bread | Brown bread with avocado | 2 | mkate na ovakado | 2 slices 124
  124 | bread-brown 64, avocado 60
smocha | Smocha | 1 | smokie na chapati, smokie chapati | 1 smocha 160
  160 | chapati-white 80, sausage-cooked 50, tomato-raw 15, onion-raw 15
bread-margarine | White bread with margarine | 1 | mkate na blue band | 2 slices 66
  66 | bread-white 56, margarine 10
sesame-ball | Sesame and honey snack | 2 | kashata za simsim, simsim balls | 1 piece 25
  240 | sesame-seeds 150, honey 90
groundnut-kashata | Groundnut brittle | 1 | kashata za njugu | 1 piece 30
  290 | groundnuts-roasted 150, sugar-white 140
`,
);

/** Tea, cocoa and blended drinks made at home. */
export const homeDrinks = dishes(
  'drinks',
  `
chai-milk-sugar | Milk tea with sugar | 1 | chai, chai ya maziwa | 1 mug 250
  1000 | milk-whole 500, sugar-white 35
chai-milk | Milk tea, no sugar | 1 | chai bila sukari | 1 mug 250
  1000 | milk-whole 500
tea-black-sugar | Black tea with sugar | 1 | strungi, chai ya rangi na sukari | 1 mug 250
  250 | sugar-white 8
dawa-ginger-honey | Ginger, lemon and honey drink | 1 | dawa, tangawizi na asali | 1 mug 250
  1000 | ginger-raw 20, lemon-juice 60, honey 60
cocoa-milk | Cocoa with milk | 2 | kakao, cocoa | 1 mug 250
  1000 | milk-whole 800, cocoa-powder 20, sugar-white 35
banana-smoothie | Banana and milk smoothie | 1 | smoothie ya ndizi | 1 glass 300
  raw 600 | banana 250, milk-whole 350
mango-mala | Mango and mala shake | 1 | lassi ya embe, mala na embe | 1 glass 300
  raw 600 | mango 250, mala 350
passion-juice | Passion juice with pulp and sugar | 1 | juisi ya pasheni | 1 glass 250
  raw 1000 | passion-fruit 250, sugar-white 50
tamarind-drink | Tamarind drink with sugar | 1 | maji ya ukwaju | 1 glass 250
  1000 | tamarind-pulp 90, sugar-white 60
`,
);
