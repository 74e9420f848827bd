import { avoid, contra, herb, nothingIn, on, usedFor } from '../entry.ts';
import { cites, iucn, liverpool, mskcc, nccih, stockley, study, who } from '../references.ts';

export const goldenseal = herb({
  slug: 'goldenseal',
  accepted_name: 'Hydrastis canadensis',
  family: 'Ranunculaceae',
  names: { english: ['Goldenseal'] },
  other_names: ['hydrastis', 'golden seal'],
  summary:
    'A North American root in "immune" mixtures. It blocks enzymes that clear many medicines, ARVs among them.',
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
    contra('g6pd-deficiency', 'avoid', 'Berberine can break down red blood cells and cause jaundice.'),
    contra('organ-transplant', 'caution', 'Berberine raised ciclosporin.'),
    contra('cancer-treatment', 'caution', 'It blocks enzymes that many cancer medicines need.'),
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
  ],
  pregnancy: avoid('Berberine can harm the unborn child.'),
  lactation: avoid('Berberine passes to the baby and can damage the brain.'),
  children: avoid('Berberine can damage a newborn’s brain.'),
  interactions: [
    on('hiv-medicines', 'moderate', 'raises', 'It blocks enzymes that clear several ARVs.', {
      from: ['liverpool', 'mskcc'],
    }),
    on('diabetes-medicines', 'moderate', 'adds', 'It lowered metformin, and berberine lowers sugar.', {
      from: ['nguyen', 'mskcc'],
    }),
    on(
      'metformin',
      'moderate',
      'lowers',
      'It lowered metformin by a quarter in a study, and berberine lowers sugar.',
      { from: ['nguyen'] },
    ),
    on('hypo-prone-medicines', 'moderate', 'adds', 'Berberine lowers sugar further.', { from: ['mskcc'] }),
    on('blood-pressure-medicines', 'moderate', 'raises', 'It raises some pressure tablets.', {
      from: ['mskcc'],
    }),
    on(
      'beta-blockers',
      'moderate',
      'raises',
      'It blocks the enzyme that clears metoprolol, propranolol and carvedilol.',
      { from: ['mskcc', 'nguyen'] },
    ),
    on(
      'calcium-channel-blockers',
      'moderate',
      'raises',
      'It blocks the enzyme that clears amlodipine and nifedipine.',
      { from: ['mskcc', 'nguyen'] },
    ),
    on('statins', 'moderate', 'raises', 'It blocks the enzyme that clears simvastatin and atorvastatin.', {
      from: ['mskcc', 'nguyen'],
    }),
    on('antidepressants', 'moderate', 'raises', 'It raises many of them.', { from: ['mskcc'] }),
    on('antipsychotics', 'moderate', 'raises', 'It blocks enzymes that clear haloperidol and risperidone.', {
      from: ['mskcc'],
    }),
    on('sedatives', 'moderate', 'raises', 'It raised midazolam in studies.', {
      from: ['stockley', 'nguyen', 'mskcc'],
    }),
    on('opioids', 'moderate', 'lowers', 'It blocks the enzyme that makes codeine and tramadol work.', {
      from: ['mskcc'],
    }),
    on('epilepsy-medicines', 'moderate', 'raises', 'It may raise carbamazepine.', { from: ['mskcc'] }),
    on('immunosuppressants', 'moderate', 'raises', 'Berberine raises ciclosporin.', {
      from: ['stockley', 'mskcc'],
    }),
    on('cancer-medicines', 'moderate', 'raises', 'It blocks enzymes that clear many of them.', {
      from: ['mskcc'],
    }),
    on('oestrogen-blockers', 'moderate', 'lowers', 'It blocks the enzyme that makes tamoxifen work.', {
      from: ['mskcc'],
    }),
    on(
      'heart-rhythm-medicines',
      'moderate',
      'raises',
      'It can raise them, and berberine acts on the heart beat.',
      { from: ['mskcc'] },
    ),
    on(
      'digoxin',
      'minor',
      'raises',
      'It raised digoxin slightly in a study, too little to matter by itself.',
      {
        from: ['stockley', 'mskcc'],
      },
    ),
    on(
      'malaria-medicines',
      'moderate',
      'raises',
      'It may raise lumefantrine and quinine, which can disturb the heart beat.',
      { from: ['mskcc'] },
    ),
    on('direct-anticoagulants', 'moderate', 'raises', 'It may raise apixaban and rivaroxaban.', {
      from: ['mskcc'],
    }),
    on('warfarin', 'moderate', 'raises', 'It may raise warfarin.', { from: ['mskcc'] }),
    on('erection-medicines', 'minor', 'raises', 'It may raise sildenafil.', { from: ['mskcc'] }),
    on('migraine-medicines', 'moderate', 'raises', 'It may raise ergotamine.', { from: ['mskcc'] }),
  ],
  nothing_found: nothingIn(
    ['mskcc', 'nccih'],
    ['paracetamol', 'theophylline', 'vitamins', 'iron-tablets', 'levothyroxine'],
    [
      'asthma',
      'gout',
      'daisy-family-allergy',
      'carrot-family-allergy',
      'mint-family-allergy',
      'legume-allergy',
      'nut-allergy',
      'sesame-allergy',
      'latex-allergy',
      'onion-family-allergy',
    ],
  ),
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
    mskcc('Goldenseal'),
    study(
      'nguyen',
      'Nguyen JT and others: Assessing transporter-mediated natural product-drug interactions: clinical evaluation with a probe cocktail',
      'Clinical Pharmacology and Therapeutics',
      2021,
    ),
    stockley,
  ],
});
