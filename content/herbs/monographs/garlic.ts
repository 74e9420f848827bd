import { ayurveda, caution, contra, herb, on, prep, usedFor } from '../entry.ts';
import { api, cochrane, liverpool, nccih, who } from '../references.ts';

export const garlic = herb({
  slug: 'garlic',
  accepted_name: 'Allium sativum',
  family: 'Amaryllidaceae',
  names: { english: ['Garlic'], swahili: ['kitunguu saumu', 'kitunguu thaumu'] },
  other_names: ['kitunguu sumu', 'lasun', 'lehsun'],
  summary:
    'A kitchen bulb that lowers pressure and cholesterol a little. Supplements can weaken some HIV medicines.',
  about:
    'A clove in the pot is food for everybody. Supplements are another matter: pressed into daily capsules, garlic lowers blood pressure and cholesterol slightly, thins the blood a little, and has halved the level of the HIV medicine saquinavir in a study.',
  look_alikes: [
    {
      name: 'Wild onion-like bulbs',
      difference: 'Anything that does not smell of garlic when crushed may be poisonous.',
    },
  ],
  parts_used: ['bulb'],
  preparations: [
    prep(
      'food',
      'bulb',
      '1 or 2 cloves to a pot',
      ['Crush and let stand for 10 minutes.', 'Cook lightly near the end.'],
      [1, 'serving', 1, 3],
      null,
      1,
      'food',
      'nccih',
    ),
    prep(
      'powder',
      'bulb',
      'About 0.6 g of dried powder with food',
      [
        'Stir into food or take as capsules.',
        'Measure your blood pressure before you start and after 8 weeks.',
      ],
      [0.6, 'g', 1, 1.2],
      90,
      18,
      'monograph',
      'who',
    ),
  ],
  uses: [
    usedFor(
      'blood-pressure',
      'B',
      'Powders lowered raised pressure a little in small trials.',
      'cochrane',
      'nccih',
    ),
    usedFor(
      'cholesterol-and-heart',
      'B',
      'It lowered cholesterol slightly; it does not take the place of tablets.',
      'nccih',
      'who',
    ),
    usedFor(
      'cough-and-cold',
      'B',
      'One small trial saw fewer colds; that is too little to rely on.',
      'cochrane-colds',
    ),
  ],
  contraindications: [
    contra('bleeding-disorder', 'avoid', 'Supplements slow platelets.'),
    contra('surgery-within-2-weeks', 'avoid', 'Supplements can make bleeding harder to stop.'),
    contra('reflux', 'caution', 'It can bring on heartburn.'),
    contra('onion-family-allergy', 'avoid', 'It belongs to the onion family.'),
    contra('broken-skin', 'avoid', 'Raw garlic burns skin.'),
  ],
  pregnancy: caution('Food amounts are fine; leave supplements out.'),
  lactation: caution('Food amounts are fine; it flavours the milk.'),
  children: caution('In food it suits children; no supplements under 18.'),
  interactions: [
    on(
      'hiv-medicines',
      'moderate',
      'lowers',
      'Supplements lowered saquinavir by half in a study and may lower others.',
    ),
    on('warfarin', 'moderate', 'adds', 'Supplements slow platelets and add to warfarin.'),
    on('anticoagulants', 'moderate', 'adds', 'Supplements slow platelets and add to bleeding.'),
    on('antiplatelets', 'moderate', 'adds', 'Both slow platelets.'),
    on('blood-pressure-medicines', 'minor', 'adds', 'Supplements lower pressure a little further.'),
    on('diabetes-medicines', 'minor', 'adds', 'Supplements may lower sugar a little further.'),
    on('tb-medicines', 'minor', 'lowers', 'It lowered isoniazid in an animal study.'),
  ],
  side_effects: ['breath and sweat that smell', 'heartburn', 'burns from raw garlic on skin'],
  storage: 'Keep bulbs dry and airy. Never keep garlic in oil at room temperature: it can grow botulism.',
  grows_in_kenya: 'cultivated',
  ayurveda: ayurveda(
    ['Lashuna', 'Rasona'],
    ['pungent', 'sweet'],
    ['oily', 'heavy', 'sharp'],
    'heating',
    'pungent',
    [-1, 1, -1],
    'milk',
  ),
  references: [
    who(1, 'Bulbus Allii Sativi'),
    nccih('Garlic', 'garlic'),
    cochrane(
      'Garlic for the prevention of cardiovascular morbidity and mortality in hypertensive patients',
      2012,
    ),
    cochrane('Garlic for the common cold', 2014, 'cochrane-colds'),
    liverpool,
    api('Lashuna'),
  ],
  picture: 'garlic-powder',
});
