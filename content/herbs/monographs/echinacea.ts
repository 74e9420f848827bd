import { caution, contra, herb, noData, on, prep, usedFor } from '../entry.ts';
import { cochrane, ema, nccih, who } from '../references.ts';

export const echinacea = herb({
  slug: 'echinacea',
  accepted_name: 'Echinacea purpurea',
  family: 'Asteraceae',
  names: { english: ['Echinacea', 'Purple coneflower'] },
  other_names: ['echinasia'],
  summary:
    'A flower taken for colds. Trials disagree; at best it does a little. Not with HIV, TB or transplant medicine.',
  about:
    'Dozens of trials with different parts and species leave one picture: perhaps slightly fewer colds, no clear effect once a cold is there. Because it stirs the immune system, experts keep it from people with TB, HIV, autoimmune illness or a transplant.',
  parts_used: ['whole herb', 'root'],
  preparations: [
    prep(
      'syrup',
      'whole herb',
      'A registered pressed juice of the flowering herb',
      ['Take as the pack says, at the first sign of a cold.', 'Stop after 10 days.'],
      [3, 'ml', 3, 9],
      10,
      12,
      'monograph',
      'ema',
    ),
  ],
  uses: [usedFor('cough-and-cold', 'B', 'Trials disagree; benefit, if any, is small.', 'cochrane', 'nccih')],
  contraindications: [
    contra('daisy-family-allergy', 'avoid', 'It belongs to the daisy family.'),
    contra('tb-treatment', 'avoid', 'It stirs the immune system.'),
    contra('hiv-treatment', 'avoid', 'It stirs the immune system.'),
    contra('autoimmune-disease', 'avoid', 'It stirs the immune system.'),
    contra('organ-transplant', 'avoid', 'It may stir the body against the organ.'),
  ],
  pregnancy: caution('Some data is calm, but it is not enough; ask first.'),
  lactation: noData('Too little is known to call it safe.'),
  children: caution('Not under 12: rashes were common and benefit was not shown.'),
  interactions: [
    on('immunosuppressants', 'major', 'opposes', 'It may stir the immune system and work against them.'),
    on('hiv-medicines', 'moderate', 'shifts', 'It may change the level of some ARVs.'),
    on('steroids', 'moderate', 'opposes', 'It may work against them.'),
    on('cancer-medicines', 'moderate', 'shifts', 'It may change the level of some.'),
  ],
  side_effects: ['rash, even severe', 'upset stomach'],
  storage: 'Keep as the pack says.',
  grows_in_kenya: 'no',
  references: [
    cochrane('Echinacea for preventing and treating the common cold', 2014),
    ema('Echinacea purpurea, herb'),
    who(1, 'Herba Echinaceae Purpureae'),
    nccih('Echinacea', 'echinacea'),
  ],
});
