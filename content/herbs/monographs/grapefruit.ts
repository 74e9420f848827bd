import { contra, herb, nothingIn, ok, on, prep, usedFor } from '../entry.ts';
import { fdc, liverpool, productInformation, study } from '../references.ts';

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
    contra('cancer-treatment', 'avoid', 'It raises several cancer tablets.'),
    contra('heart-disease', 'caution', 'It changes many heart tablets.'),
  ],
  pregnancy: ok('Suits most people as food when no medicine speaks against it.'),
  lactation: ok('Suits most people as food when no medicine speaks against it.'),
  children: ok('Suits children as food when no medicine speaks against it.'),
  interactions: [
    on('hiv-medicines', 'major', 'raises', 'It changes how the gut breaks down several ARVs.', {
      advice: 'Do not eat or drink it while you take ARVs, unless your clinic says yours are fine.',
      from: ['liverpool', 'bailey'],
    }),
    on(
      'statins',
      'moderate',
      'raises',
      'It raises simvastatin and atorvastatin, which can break down muscle; rosuvastatin stays as it is.',
      { advice: 'Ask which statin you take; report muscle pain or dark urine.', from: ['bailey', 'fda'] },
    ),
    on(
      'statins-by-cyp3a4',
      'major',
      'raises',
      'It raises simvastatin and atorvastatin, which can break down muscle.',
      { advice: 'Do not combine them; ask for a statin that is not affected.', from: ['bailey', 'fda'] },
    ),
    on(
      'blood-pressure-medicines',
      'moderate',
      'raises',
      'It raises nifedipine, felodipine and amlodipine; most other pressure tablets stay as they are.',
      { from: ['bailey'] },
    ),
    on(
      'calcium-channel-blockers',
      'major',
      'raises',
      'It raises felodipine, nifedipine and amlodipine, and pressure can fall too far.',
      {
        advice: 'Do not combine them unless your clinic says that your tablets are not affected.',
        from: ['bailey', 'fda', 'amlodipine'],
      },
    ),
    on('immunosuppressants', 'major', 'raises', 'It raises ciclosporin and tacrolimus.', {
      from: ['bailey', 'fda'],
    }),
    on('heart-rhythm-medicines', 'major', 'raises', 'It raises amiodarone.', { from: ['bailey', 'fda'] }),
    on(
      'direct-anticoagulants',
      'moderate',
      'raises',
      'It can raise apixaban and rivaroxaban, and bleeding with them.',
      { from: ['bailey'] },
    ),
    on('antiplatelets', 'moderate', 'shifts', 'It raises ticagrelor, and keeps clopidogrel from working.', {
      from: ['bailey'],
    }),
    on('sedatives', 'moderate', 'raises', 'It raises some sleeping tablets such as triazolam.', {
      from: ['bailey'],
    }),
    on(
      'benzodiazepines',
      'moderate',
      'raises',
      'It raises diazepam, midazolam and triazolam that are swallowed.',
      { from: ['bailey'] },
    ),
    on('antidepressants', 'moderate', 'raises', 'It raises sertraline and clomipramine.', {
      from: ['bailey'],
    }),
    on('antipsychotics', 'moderate', 'raises', 'It raises quetiapine, pimozide and lurasidone.', {
      from: ['bailey'],
    }),
    on('opioids', 'moderate', 'raises', 'It raises methadone, oxycodone and fentanyl.', { from: ['bailey'] }),
    on('epilepsy-medicines', 'moderate', 'raises', 'It raises carbamazepine.', { from: ['bailey'] }),
    on(
      'malaria-medicines',
      'moderate',
      'raises',
      'It raises artemether, lumefantrine and quinine a little.',
      { from: ['bailey'] },
    ),
    on(
      'cancer-medicines',
      'major',
      'raises',
      'It raises imatinib, nilotinib, sunitinib and others, whose makers forbid it.',
      {
        advice: 'Do not eat or drink it unless your cancer team says that your medicines are not affected.',
        from: ['bailey', 'imatinib'],
      },
    ),
    on('steroids', 'minor', 'raises', 'It raises budesonide and methylprednisolone that are swallowed.', {
      from: ['bailey', 'fda'],
    }),
    on('hormone-medicines', 'minor', 'raises', 'It raises oestrogen tablets a little.', { from: ['bailey'] }),
    on('contraceptives', 'minor', 'raises', 'It raises the oestrogen of the pill a little.', {
      from: ['bailey'],
    }),
    on('erection-medicines', 'moderate', 'raises', 'It can raise sildenafil and tadalafil.', {
      from: ['bailey'],
    }),
    on('alpha-blockers', 'moderate', 'raises', 'It raises tamsulosin, and pressure can fall on standing.', {
      from: ['bailey'],
    }),
    on('bladder-medicines', 'moderate', 'raises', 'It raises solifenacin and darifenacin.', {
      from: ['bailey'],
    }),
    on('macrolides', 'moderate', 'raises', 'It raises erythromycin, which can disturb the heart beat.', {
      from: ['bailey'],
    }),
    on('nausea-medicines', 'moderate', 'raises', 'It raises domperidone, which can disturb the heart beat.', {
      from: ['bailey'],
    }),
    on('migraine-medicines', 'moderate', 'raises', 'It raises ergotamine, which can close blood vessels.', {
      from: ['ergotamine'],
    }),
    on(
      'gout-medicines',
      'major',
      'raises',
      'It raises colchicine, which is poisonous when there is too much.',
      { advice: 'Do not combine it with colchicine; allopurinol stays as it is.', from: ['colchicine'] },
    ),
    on('worm-medicines', 'minor', 'raises', 'It raised praziquantel in a study.', { from: ['castro'] }),
    on('antihistamines', 'minor', 'lowers', 'The juice holds fexofenadine back.', {
      advice: 'Take allergy tablets with water, not with the juice.',
      from: ['fda', 'bailey'],
    }),
  ],
  nothing_found: nothingIn(
    ['bailey', 'fda'],
    [
      'paracetamol',
      'metformin',
      'insulin',
      'lithium',
      'digoxin',
      'vitamins',
      'iron-tablets',
      'co-trimoxazole',
      'skin-medicines',
    ],
    [
      'asthma',
      'sickle-cell',
      'iron-deficiency',
      'daisy-family-allergy',
      'carrot-family-allergy',
      'mint-family-allergy',
      'legume-allergy',
      'nut-allergy',
      'sesame-allergy',
      'onion-family-allergy',
    ],
  ),
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
    study('fda', 'Grapefruit juice and some drugs don’t mix', 'US Food and Drug Administration', 2021),
    study(
      'castro',
      'Castro N and others: Grapefruit juice increases plasma levels of praziquantel',
      'Antimicrobial Agents and Chemotherapy',
      2002,
    ),
    productInformation('imatinib', 'imatinib (Glivec)', 'Novartis'),
    productInformation('amlodipine', 'amlodipine', 'Pfizer'),
    productInformation('ergotamine', 'ergotamine and caffeine (Cafergot)', 'Novartis'),
    productInformation('colchicine', 'colchicine (Colcrys)', 'Takeda'),
  ],
});
