import { avoid, contra, herb, on, prep, usedFor } from '../entry.ts';
import { kokwaro, powo, prota, usefulTrees } from '../references.ts';

export const camphorBasil = herb({
  slug: 'camphor-basil',
  accepted_name: 'Ocimum kilimandscharicum',
  family: 'Lamiaceae',
  names: { english: ['Camphor basil'], luo: ['bwar'], luhya: ['mwonyi'] },
  other_names: ['Naturub', 'Kilimanjaro basil'],
  summary: 'A camphor-scented basil, farmed round Kakamega Forest for chest balms. For the outside only.',
  about:
    'Farmers near Kakamega Forest grow this grey-green basil and steam its oil for a well-known Kenyan balm. Camphor warms and numbs the skin and opens the nose for a while. Swallowed, camphor is a poison that brings on fits, above all in small children.',
  alert: 'Never swallow the oil or put it near a small child’s face: camphor brings on fits.',
  look_alikes: [
    { name: 'Ocimum gratissimum (African basil)', difference: 'It is greener and smells of clove.' },
  ],
  parts_used: ['leaf', 'essential oil'],
  preparations: [
    prep(
      'oil',
      'essential oil',
      'A finished balm, or 2 drops of oil to 1 tablespoon of coconut oil',
      ['Test a spot on the inner arm.', 'Rub a little on chest, back or sore muscles, never on broken skin.'],
      [1, 'application', 2, 3],
      7,
      12,
      'traditional',
      'kokwaro',
    ),
  ],
  uses: [
    usedFor('cough-and-cold', 'C', 'Rubs and steam are used for blocked noses by custom.', 'kokwaro'),
    usedFor('joints-and-pain', 'C', 'Camphor rubs are used on sore muscles by custom.', 'kokwaro'),
    usedFor(
      'parasites-and-insects',
      'B',
      'Leaf and oil kept mosquitoes and grain beetles off in studies.',
      'prota',
    ),
  ],
  contraindications: [
    contra('epilepsy', 'avoid', 'Camphor can bring on fits.'),
    contra('asthma', 'caution', 'Strong vapour can tighten the chest.'),
    contra('broken-skin', 'avoid', 'Camphor passes through broken skin.'),
    contra('mint-family-allergy', 'avoid', 'It belongs to the mint family.'),
  ],
  pregnancy: avoid('Camphor passes to the baby.'),
  lactation: avoid('Do not use it on the chest: camphor passes to the baby.'),
  children: avoid('Not under 6 years in any way; from 6 to 12 only when a clinician agrees.'),
  interactions: [on('epilepsy-medicines', 'major', 'opposes', 'Camphor can lower the threshold for fits.')],
  side_effects: ['burning or red skin', 'swallowed: fits'],
  storage: 'Keep balm and oil tightly closed and out of reach.',
  grows_in_kenya: 'wild',
  references: [kokwaro, prota('Ocimum kilimandscharicum'), usefulTrees, powo],
});
