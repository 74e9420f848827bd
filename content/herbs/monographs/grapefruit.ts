import { contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { fdc, liverpool, study } from '../references.ts';

export const grapefruit = herb({
  slug: 'grapefruit',
  accepted_name: 'Citrus × aurantium',
  family: 'Rutaceae',
  synonyms: ['Citrus paradisi'],
  names: { english: ['Grapefruit'], swahili: ['balungi'] },
  other_names: ['grape fruit', 'pomelo cousin'],
  summary:
    'A sour fruit that changes many medicines for a whole day. Check your tablets before you drink it.',
  about:
    'One glass of grapefruit juice switches off an enzyme in the gut wall for a day or more. Medicines that this enzyme should break down then flood the blood. Other oranges, except Seville oranges and pomelo, do not do this.',
  look_alikes: [
    {
      name: 'Pomelo and Seville orange',
      difference: 'They change medicines in the same way; sweet oranges and tangerines do not.',
    },
  ],
  parts_used: ['fruit'],
  preparations: [
    prep(
      'food',
      'fruit',
      '½ fruit or a small glass of juice',
      ['Check first that none of your medicines is on the list.', 'Eat or drink fresh.'],
      [1, 'serving', 1, 2],
      null,
      1,
      'food',
      'fdc',
    ),
  ],
  uses: [usedFor('nourishment', 'B', 'A good source of vitamin C with little sugar.', 'fdc')],
  contraindications: [
    contra('hiv-treatment', 'avoid', 'It changes the level of several ARVs.'),
    contra('organ-transplant', 'avoid', 'It raises transplant medicines dangerously.'),
    contra('reflux', 'caution', 'It is sour and can burn.'),
  ],
  pregnancy: ok('Suits most people as food when no medicine speaks against it.'),
  lactation: ok('Suits most people as food when no medicine speaks against it.'),
  children: ok('Suits children as food when no medicine speaks against it.'),
  interactions: [
    on('hiv-medicines', 'major', 'raises', 'It changes how the gut breaks down several ARVs.', {
      advice: 'Do not eat or drink it while you take ARVs, unless your clinic says yours are fine.',
    }),
    on('statins', 'major', 'raises', 'It raises simvastatin and atorvastatin, which can break down muscle.', {
      advice: 'Do not combine them; ask for a statin that is not affected.',
    }),
    on(
      'blood-pressure-medicines',
      'major',
      'raises',
      'It raises nifedipine and felodipine, and pressure can fall too far.',
      { advice: 'Do not combine them unless your clinic says that your tablets are not affected.' },
    ),
    on('immunosuppressants', 'major', 'raises', 'It raises ciclosporin and tacrolimus.'),
    on('heart-rhythm-medicines', 'major', 'raises', 'It raises amiodarone.'),
    on('sedatives', 'moderate', 'raises', 'It raises some sleeping tablets such as triazolam.'),
    on('epilepsy-medicines', 'moderate', 'raises', 'It raises carbamazepine.'),
    on('malaria-medicines', 'moderate', 'raises', 'It raises artemether and lumefantrine a little.'),
    on('nitrates', 'moderate', 'raises', 'It can raise sildenafil.'),
  ],
  side_effects: ['heartburn', 'worn tooth enamel'],
  storage: 'Keep in the fridge for three weeks.',
  grows_in_kenya: 'cultivated',
  references: [
    liverpool,
    fdc,
    study(
      'bailey',
      'Bailey DG and others: Grapefruit-medication interactions: forbidden fruit or avoidable consequences?',
      'Canadian Medical Association Journal',
      2013,
    ),
  ],
});
