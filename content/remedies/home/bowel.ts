import { ask, leave, maybe, needs, remedy } from '../entry.ts';
import { nccih, nhs, trial, whoPlant } from '../references.ts';

/** Remedies for hard stool, piles and heartburn. */
export const bowelRemedies = [
  remedy({
    slug: 'psyllium-in-water',
    title: 'Psyllium husk in plenty of water',
    complaints: ['constipation', 'piles'],
    summary:
      'A teaspoon of husk stirred into a full glass, and a second glass after it, makes stool soft and easy.',
    for_whom: 'Adults and children over 12 with hard stool who can drink freely.',
    not_for: [
      leave('swallowing-difficulty', 'It swells and can block the throat.'),
      leave('bowel-blockage', 'It can make a blockage complete.'),
      ask('diabetes', 'It can lower glucose after meals; your medicine may need a change.'),
      ask('kidney-disease', 'It needs more water than you may be allowed.'),
    ],
    ingredients: [
      needs('psyllium', '2 level teaspoons of husk, about 3.5 g'),
      needs('water', '2 full glasses'),
    ],
    steps: [
      'Take medicines first and wait one hour, because the husk can carry them away.',
      'Stir the husk into a full glass of water and drink it at once, before it thickens.',
      'Drink a second glass of water straight after.',
      'Begin with once a day and add slowly over a week, or gas will trouble you.',
    ],
    dose: 'Two level teaspoons once or twice a day, never dry and never just before lying down.',
    limits: [6, 'teaspoons', 30, 12],
    evidence: 'A',
    evidence_text:
      'Trials and guidelines support it for long-lasting constipation; it works over 2 to 3 days, not overnight.',
    references: [
      whoPlant(1, 'Semen Plantaginis'),
      trial(
        'Clinical practice guideline: pharmacological management of chronic idiopathic constipation',
        'American Gastroenterological Association and American College of Gastroenterology',
        2023,
      ),
    ],
    see_clinician: [
      'No stool for a week, or constipation that is new after the age of 45.',
      'Constipation with weight loss, bleeding or vomiting.',
    ],
    keeps: 'Keep the husk dry in a closed jar.',
    product_skus: ['SUP-014'],
  }),
  remedy({
    slug: 'pawpaw-and-flax-breakfast',
    title: 'Pawpaw with ground flaxseed and water',
    complaints: ['constipation', 'piles'],
    summary:
      'A slice of ripe pawpaw, a spoon of ground flax and two glasses of water to start the day and the bowel.',
    for_whom: 'Anyone over 2 years whose stool is hard for want of fruit, vegetables, water or movement.',
    not_for: [
      leave('bowel-blockage', 'More fibre makes a blockage worse.'),
      ask('diabetes', 'Count the fruit in your meal plan.'),
      ask('kidney-disease', 'Pawpaw holds potassium, and the water may be too much.'),
      ask('latex-allergy', 'Pawpaw can set it off.'),
    ],
    ingredients: [
      needs('pawpaw', '1 large slice, about 200 g'),
      needs('water', '2 glasses'),
      maybe('flaxseed', '1 tablespoon, freshly ground, about 7 g'),
    ],
    steps: [
      'Drink a glass of water when you get up.',
      'Eat the pawpaw with the ground flax sprinkled on it, and drink the second glass.',
      'Sit on the toilet for a few minutes after breakfast, when the bowel is most willing, with the feet on a low stool.',
      'Eat beans or green grams and a heap of greens later in the day, and walk half an hour.',
    ],
    dose: 'Once a day as food; from 2 to 11 years a teaspoon of flax is enough.',
    limits: [2, 'tablespoons of flax', null, 2],
    evidence: 'B',
    evidence_text:
      'Fibre and fluid soften stool; small trials support flaxseed and fruit, pawpaw itself is custom.',
    references: [
      nccih('Flaxseed and flaxseed oil', 'flaxseed-and-flaxseed-oil'),
      nhs('Constipation', 'constipation'),
    ],
    see_clinician: [
      'No change after 2 weeks of more fibre, water and movement.',
      'A child who holds back stool from pain, or a baby who passes hard stool.',
    ],
    keeps: 'Grind flax as you need it; ground seed goes stale within weeks.',
    product_skus: ['SFD-005'],
  }),
  remedy({
    slug: 'early-light-supper-for-heartburn',
    title: 'An early, light supper for heartburn',
    complaints: ['heartburn'],
    summary:
      'A small supper three hours before bed, with the head of the bed raised: the plainest help against night-time acid.',
    for_whom: 'Adults whose heartburn comes after large or late meals, or when they lie down.',
    not_for: [
      ask('pregnancy', 'The habits fit; ask the clinic before any medicine for acid.'),
      ask('stomach-ulcer', 'Pain that wakes you needs a clinician, not only habits.'),
    ],
    ingredients: [
      needs('rice', 'a small plate, or boiled potato or ugali'),
      needs('green-grams', 'half a cup, stewed with little oil'),
      maybe('sukuma-wiki', 'steamed, without chilli'),
    ],
    steps: [
      'Eat supper 3 hours before bed, and half of what you eat now.',
      'Leave out what you know troubles you: fried food, chilli, much tea or coffee, soda, alcohol, tobacco.',
      'Put blocks of 15 cm under the legs at the head of the bed; pillows alone bend the belly and make it worse.',
      'Sleep on the left side and loosen tight clothes.',
    ],
    dose: 'Every evening for 4 weeks, with a note of what you ate on bad nights.',
    limits: [1, 'supper', null, 18],
    evidence: 'B',
    evidence_text:
      'Studies support losing weight, early suppers and a raised bed; the list of forbidden foods differs from person to person.',
    references: [
      trial(
        'Clinical guideline for the diagnosis and management of gastroesophageal reflux disease',
        'American College of Gastroenterology',
        2022,
      ),
    ],
    see_clinician: [
      'Heartburn more than twice a week for 4 weeks, or the first time after the age of 50.',
      'Food that sticks, pain on swallowing, or black stool.',
      'Heartburn with painkillers such as ibuprofen, diclofenac or aspirin.',
    ],
    keeps: 'Cook it fresh.',
  }),
  remedy({
    slug: 'warm-sitz-bath',
    title: 'Warm sitz bath for sore piles',
    complaints: ['piles'],
    summary:
      'Ten minutes in plain warm water, two or three times a day, eases soreness while fibre softens the stool.',
    for_whom: 'Adults with small piles that itch or hurt, also after childbirth when the clinic agrees.',
    not_for: [
      ask('pregnancy', 'Use only warm water, not hot, and have someone near when you rise.'),
      ask('broken-skin', 'Ask first after an operation or with stitches.'),
    ],
    ingredients: [
      needs('basin', 'wide enough to sit in'),
      needs('water', 'warm, as for a baby’s bath'),
      needs('clean-cloth', 'to pat dry'),
    ],
    steps: [
      'Clean the basin with soap and rinse it well.',
      'Fill it a hand deep with warm water; test it with the elbow. Add nothing to it.',
      'Sit for 10 minutes, then pat dry with a soft cloth.',
      'Rise slowly, because warm water can make you dizzy.',
    ],
    dose: 'Ten minutes, two or three times a day and after each stool if you can.',
    limits: [4, 'baths', 14, 12],
    external: true,
    evidence: 'C',
    evidence_text:
      'Clinics advise it and people feel eased; trials are few. Soft stool through fibre and water is what changes piles.',
    references: [nhs('Piles (haemorrhoids)', 'piles-haemorrhoids')],
    see_clinician: [
      'Any bleeding for the first time: other illnesses bleed too and need a check.',
      'A lump that is very painful or does not go back.',
      'No relief after 7 days.',
    ],
    keeps: 'Fresh warm water each time.',
  }),
];
