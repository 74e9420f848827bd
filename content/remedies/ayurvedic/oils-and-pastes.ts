import { ask, leave, leaveUnder, maybe, needs, remedy } from '../entry.ts';
import { formulary, pharmacopoeia, trial } from '../references.ts';

/** Ayurvedic oils and pastes for the skin, the joints and the mouth. */
export const ayurvedicOils = [
  remedy({
    slug: 'sesame-oil-foot-massage',
    title: 'Sesame oil foot massage before bed',
    complaints: ['sleep', 'stress'],
    summary:
      'Ten slow minutes with warm sesame oil on the soles: a quiet sign to the body that the day is over.',
    for_whom: 'Adults and older people with a restless evening; someone else may do it for you.',
    not_for: [
      leave('sesame-allergy', 'Use another oil.'),
      leave('broken-skin', 'Not on cracked, infected or swollen feet.'),
      ask('diabetes', 'With numb feet let someone with good eyes look for wounds first.'),
      ask('pregnancy', 'Stroke lightly and skip a swollen, painful calf: that needs a clinic.'),
    ],
    ingredients: [
      needs('sesame-oil', '1 tablespoon, warm'),
      needs('basin', 'with warm water'),
      needs('clean-cloth', 'to wipe'),
    ],
    steps: [
      'Wash and dry the feet and look at the soles.',
      'Warm the oil in a cup of warm water; test it on the wrist.',
      'Stroke from the heel to the toes for 5 minutes a foot.',
      'Wipe off what is left and put on socks. Oily soles slip on tiles.',
    ],
    dose: 'Once in the evening.',
    limits: [1, 'massage', null, 2],
    external: true,
    evidence: 'C',
    evidence_text:
      'Small studies of foot massage report calmer sleep; the oil itself makes little difference that was shown.',
    references: [formulary],
    see_clinician: [
      'Poor sleep on most nights for a month.',
      'A wound on the foot that does not close, above all with diabetes.',
      'One calf that is swollen, hot and painful: today.',
    ],
    keeps: 'The oil keeps 6 months, closed and dark.',
    product_skus: ['OIL-006'],
    ayurveda: {
      sanskrit: 'Padabhyanga with tila taila',
      preparation: 'taila',
      rasa: ['sweet', 'bitter', 'astringent'],
      guna: ['heavy', 'oily', 'subtle'],
      virya: 'heating',
      vipaka: 'sweet',
      dosha: { vata: -1, pitta: 1, kapha: 1 },
      anupana: null,
    },
  }),
  remedy({
    slug: 'warm-sesame-oil-for-stiff-knees',
    title: 'Warm oil and movement for stiff knees',
    complaints: ['stiff-joints'],
    summary:
      'Warm oil massage followed by ten slow knee bends: the massage feels good, the movement does the lasting work.',
    for_whom: 'Adults with knees or shoulders that are stiff in the morning for less than half an hour.',
    not_for: [
      leave('sesame-allergy', 'Use another oil.'),
      leave('broken-skin', 'Not on broken, hot or red skin.'),
      ask('bleeding-disorder', 'Rub gently; bruises come easily.'),
      ask('surgery-within-2-weeks', 'Ask before you rub an operated joint.'),
    ],
    ingredients: [
      needs('sesame-oil', '1 tablespoon'),
      maybe('ginger-fresh', '1 slice warmed in the oil and taken out'),
      needs('clean-cloth', 'to wipe'),
    ],
    steps: [
      'Warm the oil in a cup of warm water; test it on the wrist.',
      'Rub around the joint in circles for 5 minutes, without pressing on the kneecap.',
      'Lay a warm cloth on it for 10 minutes.',
      'Sit on a chair, stretch the knee out slowly and hold it for 5 seconds, 10 times a side.',
    ],
    dose: 'Once a day, and a walk of 20 minutes on most days.',
    limits: [2, 'massages', 42, 18],
    external: true,
    evidence: 'C',
    evidence_text:
      'Exercise and losing weight are well supported for worn knees. Sesame oil was tested in a few small trials.',
    references: [
      formulary,
      trial(
        'EULAR recommendations for the non-pharmacological core management of hip and knee osteoarthritis',
        'Annals of the Rheumatic Diseases',
        2013,
      ),
    ],
    see_clinician: [
      'A joint that is hot, red and very painful, above all with fever: today.',
      'Stiffness of more than an hour in the morning in several joints for 6 weeks.',
      'Locking, giving way, or pain after a fall.',
    ],
    keeps: 'The oil keeps 6 months, closed and dark.',
    product_skus: ['OIL-006'],
    ayurveda: {
      sanskrit: 'Janu abhyanga with tila taila',
      preparation: 'taila',
      rasa: ['sweet', 'bitter', 'astringent'],
      guna: ['heavy', 'oily', 'subtle'],
      virya: 'heating',
      vipaka: 'sweet',
      dosha: { vata: -1, pitta: 1, kapha: 1 },
      anupana: null,
    },
  }),
  remedy({
    slug: 'oil-swishing-before-brushing',
    title: 'Swishing oil before brushing',
    complaints: ['mouth-care'],
    summary:
      'A spoon of coconut or sesame oil swished for five minutes and spat out, before brushing with fluoride.',
    for_whom: 'Adults who like the custom and go on brushing twice a day.',
    not_for: [
      leaveUnder(12, 'Children may breathe the oil in.'),
      leave('swallowing-difficulty', 'You may breathe the oil in.'),
      leave('sesame-allergy', 'Take coconut oil.'),
      leave('nut-allergy', 'Take sesame oil.'),
    ],
    ingredients: [needs('coconut-oil', '2 teaspoons, or sesame oil'), needs('water', 'to rinse')],
    steps: [
      'Take the oil into the mouth before breakfast and move it between the teeth for 5 minutes. No gargling.',
      'Spit it into the bin, not the sink, and do not swallow it.',
      'Rinse with warm water and brush with fluoride paste.',
    ],
    dose: 'Once a day in the morning.',
    limits: [1, 'time', 60, 12],
    external: true,
    evidence: 'B',
    evidence_text:
      'Small trials found slightly less plaque; they were short and weak. It adds to brushing and does not fill a hole.',
    references: [
      trial(
        'The effect of oil pulling with coconut oil to improve dental hygiene and oral health: a systematic review',
        'Heliyon',
        2020,
      ),
    ],
    see_clinician: [
      'A dentist once a year, and at any toothache, loose tooth or bleeding of more than 2 weeks.',
      'A sore or patch in the mouth of more than 3 weeks.',
    ],
    keeps: 'The oil keeps a year, closed and dark.',
    product_skus: ['OIL-002', 'OIL-006'],
    ayurveda: {
      sanskrit: 'Gandusha',
      preparation: 'taila',
      rasa: ['sweet'],
      guna: ['oily', 'heavy'],
      virya: 'cooling',
      vipaka: 'sweet',
      dosha: { vata: -1, pitta: -1, kapha: 1 },
      anupana: null,
    },
  }),
  remedy({
    slug: 'ubtan-chickpea-and-turmeric-paste',
    title: 'Ubtan: chickpea and turmeric paste',
    complaints: ['dry-skin'],
    summary:
      'A soft paste of chickpea flour, a pinch of turmeric and milk in place of harsh soap, once or twice a week.',
    for_whom: 'Adults and young people over 12 with dull, dry, unbroken skin.',
    not_for: [
      leave('broken-skin', 'Not on sores, burns or inflamed pimples.'),
      leave('legume-allergy', 'Chickpea may cause a reaction.'),
    ],
    ingredients: [
      needs('chickpea-flour', '2 tablespoons'),
      needs('turmeric', 'a small pinch'),
      needs('milk', '2 tablespoons'),
      maybe('sesame-oil', '1 teaspoon'),
    ],
    steps: [
      'Stir everything to a soft paste.',
      'Try it on the inner arm and wait an hour the first time.',
      'Spread it on damp skin, leave it for 5 minutes, and rinse before it is dry, without rubbing hard.',
      'Oil the skin while it is damp. Turmeric colours towels and light skin for a day.',
    ],
    dose: 'Once or twice a week.',
    limits: [1, 'time', null, 12],
    external: true,
    evidence: 'C',
    evidence_text:
      'A custom of weddings and feast days. It is gentle because it is no soap; trials are lacking.',
    references: [pharmacopoeia('Haridra'), formulary],
    see_clinician: [
      'Redness, swelling or itching after use.',
      'Dark or light patches that spread; leave bleaching creams alone and ask a clinic.',
    ],
    keeps: 'Mix it fresh; throw the rest away.',
    product_skus: ['HRB-004', 'OIL-006'],
    ayurveda: {
      sanskrit: 'Udvartana lepa',
      preparation: 'lepa',
      rasa: ['bitter', 'astringent'],
      guna: ['dry', 'light'],
      virya: 'heating',
      vipaka: 'pungent',
      dosha: { vata: 0, pitta: 0, kapha: -1 },
      anupana: null,
    },
  }),
];
