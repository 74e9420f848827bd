import { avoid, ayurveda, caution, contra, herb, on, prep, usedFor } from '../entry.ts';
import { api, ema, lactmed, who } from '../references.ts';

export const senna = herb({
  slug: 'senna',
  accepted_name: 'Senna alexandrina',
  family: 'Fabaceae',
  synonyms: ['Cassia senna', 'Cassia angustifolia'],
  names: { english: ['Senna'], swahili: ['sanamaki'] },
  other_names: ['sana makki', 'senna leaf'],
  summary: 'A strong laxative for a night or two. Daily use drains potassium and makes the bowel lazy.',
  about:
    'Senna makes the large bowel push. It works overnight and is licensed in many countries for short use. "Slimming" and "flat tummy" teas often hide it; what they lose is water and potassium, not fat.',
  alert: 'Not for more than a week, and never for slimming.',
  look_alikes: [
    {
      name: 'Senna didymobotrya (mwinu, owinu, senetwet)',
      difference:
        'The Kenyan candle bush has upright yellow spikes with black buds; it purges far harder and has poisoned people.',
    },
  ],
  parts_used: ['leaf', 'pod'],
  preparations: [
    prep(
      'tablet',
      'pod',
      'Tablets or pods with a stated 15 mg of sennosides',
      ['Take at bedtime with water.', 'Use 2 or 3 nights a week at most.'],
      [15, 'mg', 1, 30],
      7,
      12,
      'monograph',
      'ema',
    ),
  ],
  uses: [usedFor('bowels', 'A', 'It works for hard stools in the short term.', 'ema', 'who')],
  contraindications: [
    contra('bowel-blockage', 'avoid', 'It makes the bowel push against a block.'),
    contra('bowel-disease', 'avoid', 'It irritates an inflamed bowel.'),
    contra('kidney-disease', 'caution', 'Lost water and salts are hard on kidneys.'),
    contra('low-potassium', 'avoid', 'It drains potassium.'),
    contra('heart-disease', 'caution', 'Low potassium disturbs the heart.'),
    contra('older-adult', 'caution', 'Older people dry out and lose potassium sooner.'),
    contra('eating-disorder', 'avoid', 'Laxatives are misused to lose weight, and drain potassium.'),
  ],
  pregnancy: caution('Only if your clinician agrees and other ways have failed.'),
  lactation: caution('Only if your clinician agrees; a little passes into milk.'),
  children: avoid('Not under 12 unless a clinician prescribes it.'),
  interactions: [
    on('diuretics', 'major', 'adds', 'Both drain potassium.'),
    on('digoxin', 'major', 'adds', 'Low potassium makes digoxin dangerous.'),
    on('heart-rhythm-medicines', 'major', 'adds', 'Low potassium disturbs the rhythm.'),
    on('steroids', 'moderate', 'adds', 'Both drain potassium.'),
    on('warfarin', 'moderate', 'adds', 'Loose stools can change how warfarin works.'),
    on('contraceptives', 'minor', 'opposes', 'Diarrhoea can wash the pill out.'),
    on('hiv-medicines', 'minor', 'opposes', 'Diarrhoea can wash tablets out.'),
    on('laxatives', 'moderate', 'adds', 'Two laxatives together drain water and potassium.'),
  ],
  side_effects: ['cramps', 'loose stools', 'yellow-brown urine, harmless'],
  storage: 'Keep dry, closed and away from children.',
  grows_in_kenya: 'wild',
  ayurveda: ayurveda(
    ['Svarnapatri'],
    ['bitter', 'pungent', 'astringent'],
    ['light', 'dry', 'sharp'],
    'heating',
    'pungent',
    [-1, 0, -1],
  ),
  references: [
    ema('Senna alexandrina, leaf and pod'),
    who(1, 'Folium Sennae; Fructus Sennae'),
    lactmed('Senna'),
    api('Svarnapatri'),
  ],
});
