import { avoid, contra, herb, on, prep, notAdvised, usedFor } from '../entry.ts';
import { ema, kokwaro, who } from '../references.ts';

export const eucalyptus = herb({
  slug: 'eucalyptus',
  accepted_name: 'Eucalyptus globulus',
  family: 'Myrtaceae',
  names: { english: ['Eucalyptus', 'Blue gum'], swahili: ['mkaratusi'], kikuyu: ['mubau'] },
  other_names: ['bluegum', 'eucaliptus'],
  summary:
    'A tree whose vapour opens the nose. The oil is a poison when swallowed and dangerous for small children.',
  about:
    'Blue gums line Kenyan farms for poles and fuel. Steam from the leaf clears the nose for a while. A few millilitres of oil, swallowed, can bring on fits, and strong vapour can close the throat of a small child.',
  alert: 'Never swallow the oil. Keep it away from children under 6.',
  look_alikes: [
    { name: 'Other gums', difference: 'Many kinds grow here; those rich in cineole smell fresh and sharp.' },
  ],
  parts_used: ['leaf', 'essential oil'],
  preparations: [
    prep(
      'steam',
      'essential oil',
      '2 drops of oil to a bowl of hot water',
      ['Set the bowl firmly on a table.', 'Breathe the steam for 5 minutes with closed eyes.'],
      [1, 'application', 2, 3],
      5,
      12,
      'monograph',
      'ema',
      'who',
    ),
    prep(
      'oil',
      'essential oil',
      '2 drops of oil to 1 tablespoon of coconut oil',
      ['Test a spot of skin.', 'Rub a little on the chest, never on the face.'],
      [1, 'application', 2, 3],
      7,
      12,
      'monograph',
      'who',
    ),
  ],
  uses: [
    notAdvised(
      'cough-and-cold',
      'B',
      'Cineole capsules, not home oil, eased bronchitis and sinuses in trials.',
      'ema',
    ),
    usedFor('cough-and-cold', 'C', 'Steam is breathed for a blocked nose by custom.', 'who', 'kokwaro'),
    usedFor('joints-and-pain', 'C', 'Diluted rubs are used on sore muscles by custom.', 'ema'),
  ],
  contraindications: [
    contra('epilepsy', 'avoid', 'The oil can bring on fits.'),
    contra('asthma', 'caution', 'Strong vapour can tighten the chest.'),
    contra('broken-skin', 'avoid', 'It passes through broken skin.'),
    contra('liver-disease', 'caution', 'Do not swallow it.'),
  ],
  pregnancy: avoid('There is little data on the oil.'),
  lactation: avoid('There is little data; keep it off the chest.'),
  children: avoid('Not under 6 years in any way; steam and rubs from 12.'),
  interactions: [
    on(
      'epilepsy-medicines',
      'major',
      'opposes',
      'The oil can bring on fits and speed the breakdown of tablets.',
    ),
    on('hypo-prone-medicines', 'minor', 'adds', 'Swallowed leaf lowered sugar in animals.'),
  ],
  side_effects: ['burning skin', 'swallowed: vomiting, fits, coma'],
  storage: 'Keep the oil locked away, tightly closed and dark.',
  grows_in_kenya: 'cultivated',
  references: [
    ema('Eucalyptus globulus and others, leaf and oil'),
    who(2, 'Folium Eucalypti; Aetheroleum Eucalypti'),
    kokwaro,
  ],
});
