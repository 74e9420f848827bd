import { ask, leave, maybe, needs, remedy } from '../entry.ts';
import { cochrane, nccih, nhs, trial, whoPlant } from '../references.ts';

/** Remedies for restless evenings, cramps, heads and ankles. */
export const restRemedies = [
  remedy({
    slug: 'chamomile-in-the-evening',
    title: 'Chamomile tea in the evening',
    complaints: ['sleep', 'stress', 'bloating'],
    summary: 'A cup of chamomile an hour before bed, as part of a quiet end to the day.',
    for_whom:
      'Adults who are tense in the evening, and adults and children from 6 years with a slightly upset stomach.',
    not_for: [
      leave('daisy-family-allergy', 'Chamomile belongs to the daisy family.'),
      ask('bleeding-disorder', 'It may add to blood thinners such as warfarin.'),
      ask('pregnancy', 'Tea amounts are hardly studied; ask the clinic.'),
      leave('surgery-within-2-weeks', 'It may add to bleeding and drowsiness.'),
    ],
    ingredients: [needs('chamomile', '1 tablespoon of flowers, about 3 g'), needs('water', '1 cup')],
    steps: [
      'Pour just-boiled water over the flowers and cover the cup.',
      'Strain after 7 minutes.',
      'Drink it an hour before bed with the phone in another room.',
    ],
    dose: 'One cup in the evening; up to 3 cups a day for an upset stomach. From 6 to 11 years half a cup, twice a day for at most a week.',
    limits: [3, 'cups', 14, 6],
    evidence: 'C',
    evidence_text:
      'Small trials of extracts found slightly calmer moods; for sleep the results are weak. The tea was hardly tested.',
    references: [whoPlant(1, 'Flos Chamomillae'), nccih('Chamomile', 'chamomile')],
    see_clinician: ['Poor sleep on most nights for a month.', 'Worry or low mood on most days for 2 weeks.'],
    keeps: 'Flowers keep a year in a dark tin.',
    product_skus: ['TEA-008'],
  }),
  remedy({
    slug: 'heat-for-period-pain',
    title: 'Warmth on the belly for period pain',
    complaints: ['period-pain'],
    summary:
      'A hot-water bottle in a towel on the lower belly for twenty minutes at a time, and a short walk.',
    for_whom: 'Girls and women with cramps in the first days of the period.',
    not_for: [
      leave('pregnancy', 'Pain and bleeding in pregnancy need a clinic at once.'),
      ask('diabetes', 'Test the heat with the hand first when you feel less in the skin.'),
      leave('broken-skin', 'Not on broken or numb skin.'),
    ],
    ingredients: [
      needs('hot-water-bottle', 'filled with hot, not boiling, water'),
      needs('clean-cloth', 'a towel around it'),
    ],
    steps: [
      'Fill the bottle two thirds with hot water, close it well and wrap it in a towel.',
      'Hold it on the lower belly or back for 20 minutes; the skin should turn pink, not red.',
      'Rest 20 minutes and repeat. Do not sleep on it.',
      'Walk or stretch for 10 minutes; movement eases cramps as well.',
    ],
    dose: 'Twenty minutes, up to 6 times a day in the first 3 days.',
    limits: [6, 'times', 3, 9],
    external: true,
    evidence: 'B',
    evidence_text: 'Several trials found that heat eases cramps, in some about as well as tablets.',
    references: [
      trial(
        'Heat therapy for primary dysmenorrhea: a systematic review and meta-analysis',
        'Scientific Reports',
        2018,
      ),
    ],
    see_clinician: [
      'Pain that keeps you from school or work each month, or began after years without.',
      'A late period with pain on one side: pregnancy outside the womb is an emergency.',
      'Soaking a pad every hour, fever, or discharge.',
    ],
    keeps: 'Empty the bottle and let it dry.',
  }),
  remedy({
    slug: 'ginger-tea-for-period-pain',
    title: 'Ginger tea in the first days of the period',
    complaints: ['period-pain'],
    summary: 'Fresh ginger tea three times a day for the first three days, beside warmth.',
    for_whom: 'Women and girls over 14 with ordinary cramps who take no blood thinner.',
    not_for: [
      leave('pregnancy', 'Pain in pregnancy needs a clinic.'),
      ask('bleeding-disorder', 'Large amounts may add to bleeding.'),
      ask('gallstones', 'Ginger makes the gall bladder squeeze.'),
      ask('diabetes', 'It may add to diabetes medicine.'),
      leave('surgery-within-2-weeks', 'Keep to cooking amounts.'),
    ],
    ingredients: [
      needs('ginger-fresh', '5 thin slices, about 5 g, a cup'),
      needs('water', '1 cup'),
      maybe('honey', '1 teaspoon'),
    ],
    steps: [
      'Simmer the ginger in the water for 10 minutes with the lid on.',
      'Strain, let it cool a little and add honey if you like.',
      'Begin on the day before the period if you know it, or with the first cramp.',
    ],
    dose: 'One cup up to 3 times a day.',
    limits: [3, 'cups', 3, 14],
    evidence: 'B',
    evidence_text:
      'Small trials of ginger powder found less pain than with dummy capsules; the review calls the evidence weak.',
    references: [cochrane('Dietary supplements for dysmenorrhoea', 2016), nccih('Ginger', 'ginger')],
    see_clinician: [
      'Pain that tablets and warmth do not touch.',
      'Heavy bleeding, clots larger than a coin, or bleeding between periods.',
    ],
    keeps: 'Best fresh, one day when cool.',
    product_skus: ['HRB-003'],
  }),
  remedy({
    slug: 'water-rest-and-a-cool-cloth',
    title: 'Water, rest and a cool cloth for a headache',
    complaints: ['headache'],
    summary: 'Most headaches are thirst, hunger, tension or too little sleep: start there before a tablet.',
    for_whom: 'Adults and children over 6 with a dull headache on both sides and no other sign.',
    not_for: [
      {
        ...ask('pregnancy', 'A headache after the fifth month needs a pressure check the same day.'),
        advice: 'Have your pressure measured today, and drink water meanwhile.',
      },
      ask('high-blood-pressure', 'Measure your pressure first.'),
    ],
    ingredients: [
      needs('water', '2 glasses'),
      needs('clean-cloth', 'wrung out in cool water'),
      maybe('peppermint', '1 cup of tea'),
    ],
    steps: [
      'Drink two glasses of water and eat something if the last meal is long ago.',
      'Lie down in a dim room with the cool cloth on the forehead for 20 minutes.',
      'Roll the shoulders, look far away from the screen, and press the tight points of the neck.',
      'Write down when it came and what you ate, drank and slept; a pattern shows within weeks.',
    ],
    dose: 'At the first sign, and again after 2 hours.',
    limits: [4, 'times', 2, 6],
    evidence: 'C',
    evidence_text:
      'Rest and water help thirst and tension; trials are few. Painkillers on more than 10 days a month cause headaches themselves.',
    references: [nhs('Headaches', 'headaches')],
    see_clinician: [
      'A headache with fever: malaria test first.',
      'Headaches that grow worse over weeks, wake you, or come with vomiting or trouble seeing.',
      'A headache after a fall or a blow, or painkillers on more than 2 days a week.',
    ],
    keeps: 'Nothing to keep.',
    product_skus: ['TEA-007'],
  }),
  remedy({
    slug: 'cold-and-rest-for-a-sprain',
    title: 'Cold, a bandage and rest for a sprain',
    complaints: ['sprain'],
    summary:
      'A cold pack in a cloth, a firm bandage and a raised foot in the first two days, then early gentle movement.',
    for_whom: 'Anyone with a twisted ankle, wrist or finger who can still put some weight on it.',
    not_for: [
      leave('broken-skin', 'No cold pack or bandage over an open wound.'),
      ask('diabetes', 'With numb feet, have it looked at before you bandage it.'),
    ],
    ingredients: [
      needs('clean-cloth', 'around ice or a bag of cold water'),
      needs('bandage', 'wide, elastic'),
      needs('water', 'ice or very cold'),
    ],
    steps: [
      'Rest the joint and take off rings.',
      'Hold the wrapped cold pack on it for 15 minutes, every 3 hours while awake. Never ice on bare skin.',
      'Wind the bandage firmly from below upwards; toes or fingers must stay warm and pink.',
      'Keep it higher than the heart. From the third day move it gently and walk as it allows.',
    ],
    dose: 'Fifteen minutes of cold, 4 to 6 times a day for 2 days; no heat, alcohol rubs or hard massage in that time.',
    limits: [6, 'times', 2, 3],
    external: true,
    evidence: 'C',
    evidence_text:
      'The custom of cold and pressure is old and little tested; early movement is well supported.',
    references: [nhs('Sprains and strains', 'sprains-and-strains')],
    see_clinician: [
      'You cannot take 4 steps, the bone hurts when pressed, or the joint looks crooked: X-ray.',
      'Numb, blue or cold toes or fingers.',
      'No better after 5 days.',
    ],
    keeps: 'Wash the bandage and dry it flat.',
  }),
];
