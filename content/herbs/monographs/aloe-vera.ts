import { avoid, ayurveda, caution, contra, herb, on, prep, notAdvised, usedFor } from '../entry.ts';
import { api, cites, cochrane, nccih, powo, who } from '../references.ts';

export const aloeVera = herb({
  slug: 'aloe-vera',
  accepted_name: 'Aloe vera',
  family: 'Asphodelaceae',
  synonyms: ['Aloe barbadensis'],
  names: { english: ['Aloe vera', 'Barbados aloe'], swahili: ['mshubiri', 'shubiri'] },
  other_names: ['aloevera', 'alovera', 'ghritkumari'],
  summary:
    'A clear leaf gel for the skin. The yellow latex under the rind is a strong purge and is best left alone.',
  about:
    'A cut leaf gives two very different things: the clear inner gel, mostly water and sugars, and the bitter yellow latex just below the rind. Gel cools small burns and dry skin. Latex purges, costs the body potassium, and whole-leaf extract caused tumours in rats, so we do not use it.',
  alert: 'Do not swallow the yellow latex or whole-leaf juice.',
  look_alikes: [
    {
      name: 'Aloe secundiflora',
      difference: 'The Kenyan aloe has a flat rosette, dark teeth and one-sided flowers; its sap is bitter.',
    },
    {
      name: 'Agave and sisal',
      difference: 'Their leaves are tough with long fibres and the sap irritates the skin.',
    },
  ],
  parts_used: ['leaf gel', 'leaf latex'],
  preparations: [
    prep(
      'gel',
      'leaf gel',
      'Clear gel from one washed leaf, undiluted',
      [
        'Stand the cut leaf upright for 15 minutes so that the yellow latex runs off.',
        'Peel off the rind and rinse the clear gel.',
        'Smooth a thin layer on clean, unbroken skin.',
      ],
      [1, 'application', 3, 3],
      28,
      2,
      'monograph',
      'who',
      'nccih',
    ),
  ],
  uses: [
    usedFor(
      'skin-and-wounds',
      'B',
      'Gel may shorten the time a small burn needs; trials are weak.',
      'nccih',
      'cochrane',
    ),
    usedFor('mouth-and-teeth', 'B', 'Mouth gels were tried for mouth sores in small studies.', 'nccih'),
    notAdvised(
      'bowels',
      'A',
      'Latex does purge, but it is too harsh to advise; safer choices exist.',
      'who',
      'nccih',
    ),
    notAdvised(
      'blood-sugar',
      'B',
      'Swallowed gel lowered sugar in small trials; it is not advised here.',
      'nccih',
    ),
  ],
  contraindications: [
    contra('bowel-blockage', 'avoid', 'Latex makes the bowel push against a block.'),
    contra('bowel-disease', 'avoid', 'Latex inflames the bowel.'),
    contra('kidney-disease', 'avoid', 'Latex has harmed kidneys.'),
    contra('low-potassium', 'avoid', 'Latex drains potassium.'),
    contra('broken-skin', 'caution', 'Keep it off deep or infected wounds.'),
    contra(
      'onion-family-allergy',
      'caution',
      'People who react to garlic, onion or tulips may react to aloe.',
    ),
  ],
  pregnancy: avoid('Swallowed latex can bring on contractions. Gel on a small patch of skin is fine.'),
  lactation: avoid(
    'Swallowed latex can loosen the stools of the baby. Wipe gel off the breast before feeding.',
  ),
  children: caution('Gel on skin from 2 years; nothing swallowed under 12.'),
  interactions: [
    on('digoxin', 'major', 'adds', 'Latex lowers potassium, which makes digoxin dangerous.'),
    on('diuretics', 'major', 'adds', 'Latex and water tablets both drain potassium.'),
    on('diabetes-medicines', 'moderate', 'adds', 'Swallowed aloe can lower sugar further.'),
    on('heart-rhythm-medicines', 'major', 'adds', 'Low potassium disturbs the rhythm of the heart.'),
    on('steroids', 'moderate', 'adds', 'Latex and steroids both drain potassium.'),
    on('warfarin', 'moderate', 'adds', 'Purging with latex can change how warfarin works.'),
    on('laxatives', 'moderate', 'adds', 'Latex adds to any other laxative.'),
  ],
  side_effects: ['itching or rash from the gel', 'latex: cramps, diarrhoea, low potassium'],
  storage: 'Keep cut leaf and opened gel in the fridge; finish fresh gel within 3 days.',
  conservation: { iucn: null, cites: null, note: 'Aloe vera alone among the aloes is exempt from CITES.' },
  grows_in_kenya: 'cultivated',
  ayurveda: ayurveda(
    ['Kumari'],
    ['bitter', 'sweet'],
    ['heavy', 'oily', 'slimy'],
    'cooling',
    'pungent',
    [-1, -1, -1],
  ),
  references: [
    who(1, 'Aloe; Aloe Vera Gel'),
    nccih('Aloe Vera', 'aloe-vera'),
    cochrane('Aloe vera for treating acute and chronic wounds', 2012),
    cites,
    powo,
    api('Kumari'),
  ],
});
