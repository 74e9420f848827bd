import { caution, contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { ema, who } from '../references.ts';

export const psyllium = herb({
  slug: 'psyllium',
  accepted_name: 'Plantago ovata',
  family: 'Plantaginaceae',
  synonyms: ['Plantago ispaghula'],
  names: { english: ['Psyllium', 'Ispaghula'] },
  other_names: ['isabgol', 'psylium', 'fibre husk'],
  summary:
    'A husk that swells into soft fibre. Good evidence for hard stools and cholesterol; always with much water.',
  about:
    'The thin husk round each seed draws up many times its weight of water. It softens hard stools, firms loose ones and lowers LDL cholesterol. Taken dry it can block the gullet, and it holds back tablets taken at the same time.',
  alert: 'Never take it dry: it can swell and block the throat.',
  parts_used: ['seed husk'],
  preparations: [
    prep(
      'powder',
      'seed husk',
      '2 teaspoons (about 3.5 g) of husk to a large glass of water',
      ['Stir and drink at once.', 'Follow with another full glass, well before lying down.'],
      [3.5, 'g', 2, 11],
      56,
      12,
      'monograph',
      'ema',
      'who',
    ),
  ],
  uses: [
    usedFor('bowels', 'A', 'It eases hard stools in trials.', 'ema', 'who'),
    usedFor('cholesterol-and-heart', 'A', 'It lowers LDL cholesterol a little beside diet.', 'ema'),
    usedFor('blood-sugar', 'B', 'It slows sugar after meals.', 'who'),
  ],
  contraindications: [
    contra('bowel-blockage', 'avoid', 'It swells and would block it further.'),
    contra('swallowing-difficulty', 'avoid', 'It can block the gullet.'),
    contra('plant-allergy', 'avoid', 'Dust has brought on severe allergy.'),
  ],
  pregnancy: ok('Suits most people with enough water; ask your midwife.'),
  lactation: ok('Suits most people with enough water.'),
  children: caution('From 6 years with a clinician; 12 years without.'),
  interactions: [
    on('hypo-prone-medicines', 'minor', 'adds', 'It slows sugar, so tablets may need less.'),
    // BMC Complement Altern Med 2017, doi 10.1186/s12906-017-1809-x: rabbits
    on(
      'metformin',
      'minor',
      'binds',
      'Taken at the same hour it slowed the uptake of metformin in animals.',
      {
        advice: 'Take metformin an hour before it, and check your sugar as your clinic asks.',
      },
    ),
    on('levothyroxine', 'moderate', 'binds', 'It holds the tablet back.'),
    on('iron-tablets', 'moderate', 'binds', 'It holds iron back.'),
    on('digoxin', 'minor', 'binds', 'It may hold digoxin back.'),
    on('lithium', 'moderate', 'binds', 'It holds lithium back.'),
    on('epilepsy-medicines', 'minor', 'binds', 'It may hold carbamazepine back.'),
  ],
  side_effects: ['wind and fullness', 'blocked gullet when taken dry'],
  storage: 'Keep dry and tightly closed.',
  grows_in_kenya: 'no',
  references: [ema('Plantago ovata, seed husk'), who(3, 'Testa Plantaginis')],
});
