import { dishes } from './computed-dish.ts';

/** Greens and vegetables as they come to the table, salads and soups. */
export const vegetableDishes = dishes(
  'dishes',
  `
sukuma-wiki-fried | Sukuma wiki, fried | 1 | sukuma wiki, sukumawiki, sukuma | 1 serving 150, 1 cup 190
  640 | sukuma-wiki-raw 500, onion-raw 80, tomato-raw 100, vegetable-oil 20, salt 2
spinach-fried | Spinach, fried | 1 | spinachi ya kukaanga, Swiss chard | 1 serving 150
  600 | swiss-chard-raw 550, onion-raw 80, tomato-raw 100, vegetable-oil 20, salt 2
cabbage-fried | Cabbage, fried | 1 | kabichi ya kukaanga | 1 serving 150
  680 | cabbage-raw 650, carrot-raw 80, onion-raw 80, tomato-raw 60, vegetable-oil 22, salt 2
terere-fried | Terere, fried | 1 | mchicha wa kukaanga, dodo | 1 serving 150
  580 | terere-raw 550, onion-raw 80, tomato-raw 100, vegetable-oil 20, salt 2
terere-groundnut | Terere with groundnuts | 1 | mchicha wa karanga | 1 serving 170
  700 | terere-raw 550, groundnuts-roasted 70, onion-raw 80, tomato-raw 80, salt 2
kunde-coconut | Kunde leaves in coconut milk | 1 | kunde za nazi, mchicha wa nazi | 1 serving 170
  680 | kunde-leaves-raw 500, coconut-milk 180, onion-raw 80, tomato-raw 60, salt 2
managu-milk | Managu cooked with milk | 1 | managu na maziwa, osuga | 1 serving 150
  620 | managu-boiled 500, milk-whole 150, onion-raw 60, vegetable-oil 12, salt 2
  ~ Amaranth leaves lend the figures of managu; the rest is left out.
saga-milk | Saga and managu with cream | 1 | chinsaga, dek na akeyo | 1 serving 150
  620 | saga-boiled 350, managu-boiled 150, cream 60, onion-raw 60, salt 2
  ~ Amaranth leaves lend the figures of saga and managu; the rest is left out.
mrenda-kunde | Mrenda with kunde leaves | 1 | murere na likhubi | 1 serving 170
  700 | mrenda-raw 350, kunde-leaves-raw 250, tomato-raw 60, onion-raw 60, vegetable-oil 10, salt 2
pumpkin-leaves-fried | Pumpkin leaves, fried | 1 | seveve ya kukaanga, susa | 1 serving 150
  600 | pumpkin-leaves-raw 550, onion-raw 80, tomato-raw 80, vegetable-oil 20, salt 2
kachumbari | Kachumbari | 1 | nyanya na vitunguu, salad | 1 serving 100, 1/2 cup 90
  raw 500 | tomato-raw 280, onion-raw 150, coriander-leaves 30, chilli-raw 5, lemon-juice 30, salt 2
kachumbari-avocado | Kachumbari with avocado | 1 | kachumbari na ovakado | 1 serving 130
  raw 600 | tomato-raw 260, onion-raw 120, avocado 180, coriander-leaves 20, lemon-juice 18, salt 2
coleslaw-light | Cabbage and carrot salad with lemon | 1 | salad ya kabichi | 1 serving 100
  raw 500 | cabbage-raw 330, carrot-raw 120, lemon-juice 35, vegetable-oil 15, salt 1
fruit-salad | Fruit salad | 1 | saladi ya matunda | 1 cup 165
  raw 660 | papaya 180, mango 140, banana 120, pineapple 120, watermelon 100
vegetable-soup | Vegetable soup | 1 | supu ya mboga | 1 bowl 300
  1300 | carrot-raw 150, potato-raw 200, courgette-raw 150, onion-raw 80, tomato-raw 100, celery-raw 50, vegetable-oil 15, salt 4
lentil-soup | Lentil soup | 2 | supu ya kamande | 1 bowl 300
  1300 | lentils-raw 180, carrot-raw 100, onion-raw 80, tomato-raw 100, vegetable-oil 15, salt 4
pumpkin-soup | Pumpkin soup with milk | 1 | supu ya malenge | 1 bowl 300
  1200 | pumpkin-raw 700, onion-raw 80, milk-whole 200, vegetable-oil 12, garlic-raw 6, salt 3
eggplant-curry | Eggplant in tomato | 1 | mchuzi wa biringanya | 1 serving 180
  800 | eggplant-raw 600, onion-raw 100, tomato-raw 200, vegetable-oil 35, garlic-raw 8, salt 3
mixed-vegetables-fried | French beans and carrots, fried | 2 | mboga mchanganyiko | 1 serving 150
  560 | french-beans-raw 300, carrot-raw 200, onion-raw 80, vegetable-oil 18, salt 2
`,
);
