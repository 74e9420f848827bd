import { avoid, contra, herb, on, usedFor } from '../entry.ts';
import { cites, iucn, liverpool, nccih, who } from '../references.ts';

export const goldenseal = herb({
  slug: 'goldenseal',
  accepted_name: 'Hydrastis canadensis',
  family: 'Ranunculaceae',
  names: { english: ['Goldenseal'] },
  other_names: ['hydrastis', 'golden seal'],
  summary:
    'A North American root in "immune" mixtures. It blocks enzymes that clear many medicines; not with ARVs.',
  about:
    'Goldenseal holds berberine, which blocks two of the main enzymes of the liver. It is sold with echinacea for colds, without good trials. It also hides under the name "natural antibiotic". It must never reach a newborn.',
  alert: 'Never in pregnancy, breastfeeding or for babies: berberine can damage a newborn’s brain.',
  parts_used: ['root', 'rhizome'],
  no_preparation_reason: 'It has no well-shown benefit and changes the level of many medicines.',
  uses: [
    usedFor('cough-and-cold', 'C', 'It is sold for colds; no good trials exist.', 'nccih'),
    usedFor('digestion', 'C', 'It was used for the stomach by North American custom.', 'who'),
  ],
  contraindications: [
    contra('hiv-treatment', 'caution', 'It blocks enzymes that clear ARVs.'),
    contra('high-blood-pressure', 'caution', 'It may change pressure.'),
    contra('heart-disease', 'caution', 'Berberine acts on the heart beat.'),
  ],
  pregnancy: avoid('Berberine can harm the unborn child.'),
  lactation: avoid('Berberine passes to the baby and can damage the brain.'),
  children: avoid('Berberine can damage a newborn’s brain.'),
  interactions: [
    on('hiv-medicines', 'moderate', 'raises', 'It blocks enzymes that clear several ARVs.'),
    on('diabetes-medicines', 'moderate', 'adds', 'It lowered metformin, and berberine lowers sugar.'),
    on('blood-pressure-medicines', 'moderate', 'raises', 'It raises some pressure tablets.'),
    on('antidepressants', 'moderate', 'raises', 'It raises many of them.'),
    on('immunosuppressants', 'moderate', 'raises', 'Berberine raises ciclosporin.'),
    on(
      'heart-rhythm-medicines',
      'moderate',
      'raises',
      'It can raise them, and berberine acts on the heart beat.',
    ),
    on('opioids', 'moderate', 'lowers', 'It blocks the enzyme that makes codeine work.'),
    on('digoxin', 'minor', 'raises', 'It raised digoxin slightly.'),
    on('warfarin', 'moderate', 'raises', 'It may raise warfarin.'),
  ],
  side_effects: ['upset stomach', 'irritated mouth'],
  storage: 'There is no reason to keep it at home.',
  conservation: { iucn: 'VU', cites: 'II', note: 'Dug out of North American forests; trade is controlled.' },
  grows_in_kenya: 'no',
  references: [
    nccih('Goldenseal', 'goldenseal'),
    who(3, 'Rhizoma Hydrastis'),
    liverpool,
    cites,
    iucn('Hydrastis canadensis'),
  ],
});
