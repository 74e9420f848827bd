/** What demo customers say: who, how many stars, a title, a text. Either text may be ''. */
type Said = readonly [customer: string, stars: 1 | 2 | 3 | 4 | 5, title: string, body: string];

/** The member's demo account, whose delivered order holds the three most popular products. */
export const DEMO_MEMBER = 'member';

/** Reviews by the slug of their product, earlier ones first. Each customer says something about a product once. */
export const demoReviews: Readonly<Record<string, readonly Said[]>> = {
  'moringa-leaf-powder': [
    [
      'njeri',
      5,
      'Green and fresh',
      'Bright green, not the brown dust they sell by the stage. My children take it in uji without noticing.',
    ],
    [
      'otieno',
      4,
      'Good, grassy',
      'Smells like cut grass, as it should. A bit strong in tea, much better in soup.',
    ],
    ['chebet', 5, '', 'Third bag. One spoon in the githeri pot and nobody complains.'],
    ['wambui', 5, 'The big bag saves money', 'Started with 200 g, now I take the kilo. The zip closes well.'],
    [
      'hassan',
      3,
      'Fine powder, slow parcel',
      'The powder is good. Delivery to Garissa took the full five days.',
    ],
    ['kibet', 5, 'Very fine', 'No stalks, no sand. Mixes well.'],
    [
      DEMO_MEMBER,
      4,
      'Part of my breakfast now',
      'I stir it into porridge. Take little at first, the taste is strong.',
    ],
  ],
  'hibiscus-tea': [
    [
      'zawadi',
      5,
      'Deep red',
      'Whole calyces, hardly any dust. Cold with lemon and a little honey it beats soda.',
    ],
    ['mwende', 4, '', 'Sour, as hibiscus is. My mother adds tangawizi.'],
    ['muthoni', 5, 'Nice in the evening', 'No caffeine, so I can drink it late. The colour is beautiful.'],
    ['omar', 5, 'Like at the coast', 'Same karkadeh my grandmother made in Lamu.'],
    ['barasa', 3, 'Too sour for me', 'Good quality, just not my taste. The family finished it.'],
    [DEMO_MEMBER, 5, 'Colour and taste', 'Two spoons make a whole jug. I keep it cold in the fridge.'],
  ],
  'turmeric-powder': [
    ['njeri', 5, 'Real colour', 'Half a spoon colours the whole pilau. What I bought before needed three.'],
    [
      'nyambura',
      4,
      'Stains everything',
      'Strong, so keep it off white cloth. Good in stew with black pepper.',
    ],
    ['kibet', 5, '', 'Smells of the root and not of the shelf.'],
    ['muthoni', 4, 'Good', 'Fine grind. I wish the pouch were darker to keep out the light.'],
    [
      DEMO_MEMBER,
      5,
      'For every pot',
      'Warm, earthy and fresh. I read the note about medicines on the page before I used more.',
    ],
  ],
  'raw-acacia-honey': [
    [
      'chebet',
      5,
      'Asali halisi',
      'It set in the cold of Eldoret and melted again in warm water. That is how I know it is honey.',
    ],
    ['omar', 5, 'Light and floral', 'Not burnt, not too sweet. The jar was wrapped well.'],
    ['wambui', 4, 'Good honey', 'Lovely taste. The lid was a little sticky when it came.'],
    ['hassan', 5, '', 'We give it to guests with tea.'],
    [
      'zawadi',
      2,
      'Came with a cracked lid',
      'The honey is fine, but the lid had a crack and some had run out. They sent me a new jar the same week.',
    ],
    ['barasa', 5, 'Kilo jar next time', 'Finished in two weeks with three children.'],
  ],
  'virgin-coconut-oil': [
    ['zawadi', 5, 'Smells of coconut', 'We are from the coast and we know. This one is right.'],
    [
      'njeri',
      4,
      'Hair and pan',
      'I use it for both. It is solid in July, just warm the bottle in your hands.',
    ],
    ['mwende', 5, '', 'Clear, clean, no burnt smell.'],
    ['muthoni', 5, 'Mandazi!', 'Mandazi in this oil are something else.'],
  ],
  'neem-leaf-powder': [
    [
      'kibet',
      4,
      'Bitter, as mwarobaini is',
      'I mix it into a face mask. Nobody should expect it to taste nice.',
    ],
    [
      'nyambura',
      5,
      'For my masks',
      'Fine enough that it does not scratch. I like that the page says who must not take it.',
    ],
    ['barasa', 3, '', 'Good powder, but the bitterness is too much for me.'],
    ['otieno', 4, 'Honest product', 'They do not promise wonders, and the leaf is fresh.'],
  ],
  'dried-ginger-root': [
    ['njeri', 5, 'Hot', 'Two slices are enough for a pot of dawa.'],
    ['hassan', 4, 'Good for chai', 'Strong chai ya tangawizi. Some slices were thick.'],
    ['wambui', 5, '', 'Better than the powder, it keeps its smell.'],
  ],
  'baobab-fruit-powder': [
    ['omar', 5, 'Ubuyu without the sugar', 'Sour and white, no red colouring. Nice in juice.'],
    ['mwende', 5, 'From home', 'Proudly Makueni. It tastes as I remember it.'],
    ['muthoni', 4, '', 'Good in yoghurt. Lumps if you do not whisk.'],
  ],
  'dawa-ginger-tea': [
    ['chebet', 5, 'For cold mornings', 'Lemon, ginger, warm hands. The bags are full.'],
    ['otieno', 4, 'Saves time', 'Not as strong as fresh ginger, but ready in five minutes.'],
    ['nyambura', 4, '', 'We drink it every evening in Nyeri.'],
    ['zawadi', 3, 'Too lemony', 'I would like more ginger and less lemon.'],
  ],
  'black-seed': [
    ['hassan', 5, 'Habba sauda', 'Clean seed, strong smell. We put it on bread.'],
    ['omar', 5, '', 'Good price for the half kilo.'],
    ['kibet', 4, 'Peppery', 'I roast it lightly. No stones in it, I looked.'],
  ],
  'castor-oil': [
    ['wambui', 4, 'Thick', 'Very thick, so a little goes far. I use it on my edges twice a week.'],
    ['mwende', 5, 'Clear oil', 'No smell, well closed. It lasts long.'],
    ['njeri', 3, '', 'Good oil. The small bottle drips.'],
  ],
  'chia-seeds': [
    ['muthoni', 5, 'Clean', 'No dust and no other seed. They swell well overnight.'],
    ['nyambura', 5, '', 'The kilo is a good price.'],
    ['barasa', 4, 'Fills you', 'In my morning uji. Drink water with it.'],
  ],
  'shea-butter': [
    ['zawadi', 5, 'Soft', 'Melts in the hand, no perfume. Good for dry elbows in the wind.'],
    ['chebet', 4, 'Smells of nuts', 'The smell is natural and goes after a while.'],
  ],
  'vitamin-c-500': [
    ['otieno', 4, 'Easy to swallow', 'Small tablets, good date on the bottle.'],
    ['hassan', 5, '', 'Arrived sealed.'],
  ],
  'finger-millet-flour': [
    ['barasa', 5, 'Wimbi ya nyumbani', 'Fine and dark, no sand. The ugali holds.'],
    ['njeri', 5, 'Uji every day', 'The children ask for it. The two kilos last us two weeks.'],
    ['wambui', 4, '', 'Good flour, packed in two bags so nothing spilled.'],
  ],
  'kericho-green-tea': [
    ['kibet', 4, 'Light', 'Do not use boiling water and it is not bitter.'],
    ['chebet', 5, 'Local and good', 'Whole leaves that open in the cup.'],
  ],
  'ashwagandha-capsules': [
    ['muthoni', 3, 'Dear', 'Well made, but the price is high. I asked my clinic first, as the page says.'],
    ['otieno', 4, '', 'Sealed bottle, long date.'],
  ],
  'aloe-vera-gel': [
    ['nyambura', 5, 'Cool after the sun', 'Light and not sticky.'],
    ['zawadi', 4, '', 'Good after a day at the beach. Keep it in the fridge.'],
    ['mwende', 2, 'Thin', 'More liquid than I expected. The pump leaked a little.'],
  ],
  'omega-3-fish-oil': [
    ['kibet', 5, 'No fishy taste', 'I take it with food and taste nothing.'],
    ['omar', 4, '', 'Softgels are large.'],
  ],
  'tamarind-pulp': [
    ['omar', 5, 'Ukwaju', 'Sour and dark, seeds taken out. For juice and for fish.'],
    ['hassan', 4, 'Good', 'Soak it a little longer than the packet says.'],
  ],
  'peppermint-tea': [
    ['nyambura', 5, 'Strong mint', 'One spoon fills the room.'],
    ['muthoni', 4, '', 'Nice after lunch.'],
  ],
  'spirulina-powder': [['wambui', 3, 'Tastes of the lake', 'Good powder, but hide it in a banana smoothie.']],
  'avocado-oil': [
    ['mwende', 5, 'For salad', 'Green and mild. I cook with it too.'],
    ['kibet', 4, '', 'Good oil, heavy bottle.'],
  ],
  'pumpkin-seeds': [
    ['barasa', 5, 'Crunchy', 'I toast them with a little salt.'],
    ['chebet', 4, '', 'Large and green.'],
  ],
  'coast-cashews': [
    ['zawadi', 5, 'Korosho za Kilifi', 'Fresh and not oily.'],
    ['otieno', 4, 'Gone in a day', 'Very good. The bag could be bigger.'],
  ],
};
