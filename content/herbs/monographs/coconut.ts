import { contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { fdc, prota, study } from '../references.ts';

export const coconut = herb({
  slug: 'coconut',
  accepted_name: 'Cocos nucifera',
  family: 'Arecaceae',
  names: { english: ['Coconut'], swahili: ['nazi', 'mnazi', 'dafu'] },
  other_names: ['mafuta ya nazi', 'minazi'],
  summary: 'Milk, water and oil of the coast. Good food in measure; the oil raises LDL cholesterol.',
  about:
    'The mnazi feeds and roofs the coast. Water of the young dafu quenches thirst, grated flesh gives milk for beans and fish, and the oil softens skin and hair. The oil is nine parts in ten saturated fat and raises LDL cholesterol in trials.',
  parts_used: ['kernel', 'seed oil', 'fruit'],
  preparations: [
    prep(
      'food',
      'kernel',
      '¼ cup of coconut milk to a portion of beans or greens',
      ['Simmer gently near the end of cooking.', 'Count the fat.'],
      [1, 'serving', 1, 2],
      null,
      0.5,
      'food',
      'fdc',
    ),
    prep(
      'oil',
      'seed oil',
      'A little virgin oil, undiluted',
      ['Warm between the palms.', 'Smooth on dry skin or hair ends.'],
      [1, 'application', 2, 3],
      null,
      1,
      'trial',
      'evangelista',
    ),
  ],
  uses: [
    usedFor('nourishment', 'B', 'A food rich in energy.', 'fdc'),
    usedFor('skin-and-wounds', 'B', 'Virgin oil moistened dry, itchy skin in small trials.', 'evangelista'),
    usedFor(
      'cholesterol-and-heart',
      'D',
      'It raises LDL cholesterol compared with liquid plant oils.',
      'neelakantan',
    ),
    usedFor('hair-and-scalp', 'C', 'Oil is rubbed into hair by custom.', 'prota'),
  ],
  contraindications: [
    contra('heart-disease', 'caution', 'Keep the oil small: it raises LDL cholesterol.'),
    contra('nut-allergy', 'caution', 'A few people are allergic to coconut.'),
    contra('kidney-disease', 'caution', 'Coconut water is rich in potassium.'),
  ],
  pregnancy: ok('Suits most people as food and on the skin.'),
  lactation: ok('Suits most people as food and on the skin.'),
  children: ok('Suits children as food and on the skin.'),
  interactions: [
    on(
      'ace-and-arb',
      'minor',
      'adds',
      'These tablets keep potassium in the body, and coconut water adds to it.',
      { advice: 'Ask your clinic before daily use, and have your potassium checked.' },
    ),
    on('statins', 'minor', 'opposes', 'The oil works against the aim of the tablets.', {
      advice: 'Cook with a liquid plant oil.',
    }),
  ],
  side_effects: ['loose stools with much oil', 'spots on oily skin'],
  storage: 'Keep oil closed and cool; it is solid below 24 °C.',
  grows_in_kenya: 'cultivated',
  references: [
    fdc,
    study(
      'neelakantan',
      'Neelakantan N and others: The effect of coconut oil consumption on cardiovascular risk factors: a systematic review and meta-analysis of clinical trials',
      'Circulation',
      2020,
    ),
    study(
      'evangelista',
      'Evangelista MT and others: The effect of topical virgin coconut oil on SCORAD index, transepidermal water loss, and skin capacitance in mild to moderate pediatric atopic dermatitis',
      'International Journal of Dermatology',
      2014,
    ),
    prota('Cocos nucifera'),
  ],
  picture: 'virgin-coconut-oil',
});
