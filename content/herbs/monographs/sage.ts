import { avoid, caution, contra, herb, on, prep, usedFor } from '../entry.ts';
import { ema, nccih } from '../references.ts';

export const sage = herb({
  slug: 'sage',
  accepted_name: 'Salvia officinalis',
  family: 'Lamiaceae',
  names: { english: ['Sage', 'Garden sage'] },
  other_names: ['salvia'],
  summary:
    'A grey kitchen leaf used as a gargle and for sweating. It holds thujone: short use, not in pregnancy.',
  about:
    'Sage grows well in cool gardens. As a gargle it dries and calms a sore throat; as tea it has an old use for heavy sweating. Thujone in its oil acts on the nerves, so the oil is not swallowed and tea is kept short.',
  look_alikes: [{ name: 'Lamb’s ear (Stachys)', difference: 'It is woollier and has no strong smell.' }],
  parts_used: ['leaf', 'essential oil'],
  preparations: [
    prep(
      'gargle',
      'leaf',
      '1 tablespoon (about 2 g) of dried leaf to ½ cup of boiling water',
      ['Steep, covered, for 10 minutes, strain and cool.', 'Gargle and spit out.'],
      [1, 'application', 3, 3],
      7,
      18,
      'monograph',
      'ema',
    ),
    prep(
      'tea',
      'leaf',
      '½ to 1 tablespoon (1 to 2 g) of dried leaf to 1 cup of boiling water',
      ['Steep for 10 minutes.', 'Strain and drink.'],
      [1, 'cup', 2, 3],
      14,
      18,
      'monograph',
      'ema',
    ),
  ],
  uses: [
    usedFor('mouth-and-teeth', 'C', 'Gargles are used for a sore mouth and throat by long custom.', 'ema'),
    usedFor('women', 'B', 'Extracts eased hot flushes in small trials.', 'nccih'),
    usedFor('memory', 'B', 'Extracts helped attention a little in small trials.', 'nccih'),
  ],
  contraindications: [
    contra('epilepsy', 'avoid', 'Thujone can bring on fits.'),
    contra('mint-family-allergy', 'avoid', 'It belongs to the mint family.'),
    contra('hormone-sensitive-illness', 'caution', 'It may act a little like oestrogen.'),
  ],
  pregnancy: avoid('Food amounts only; thujone may stir the womb.'),
  lactation: avoid('Food amounts only; it may lower milk.'),
  children: caution('In food it suits children; no tea, gargle or oil under 18.'),
  interactions: [
    on('epilepsy-medicines', 'major', 'opposes', 'Thujone can lower the threshold for fits.'),
    on('sedatives', 'minor', 'adds', 'Extracts may deepen drowsiness.'),
    on('hypo-prone-medicines', 'minor', 'adds', 'It may lower sugar a little further.'),
  ],
  side_effects: ['dry mouth', 'dizziness with large amounts'],
  storage: 'Dry in the shade, keep closed for a year.',
  grows_in_kenya: 'cultivated',
  references: [ema('Salvia officinalis, leaf'), nccih('Sage', 'sage')],
});
