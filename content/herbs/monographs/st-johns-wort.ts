import { avoid, contra, herb, nothingIn, on, usedFor } from '../entry.ts';
import {
  cochrane,
  ema,
  liverpool,
  mskcc,
  nccih,
  productInformation,
  stockley,
  who,
  study,
} from '../references.ts';

export const stJohnsWort = herb({
  slug: 'st-johns-wort',
  accepted_name: 'Hypericum perforatum',
  family: 'Hypericaceae',
  names: { english: ['St John’s wort'] },
  other_names: ['hypericum', 'st johns wort', 'saint johns wort'],
  summary:
    'It works for mild low mood, and it makes HIV, TB, heart and contraceptive medicines fail. Never mix it.',
  about:
    'In trials extracts did as well as tablets for mild to moderate depression. The price is high: it wakes enzymes that clear medicines, so ARVs, contraceptives, warfarin and transplant tablets stop working. In Kenya, where many people take one of these, it has little place.',
  alert: 'Never with HIV, TB, heart, transplant, epilepsy or contraceptive medicines.',
  look_alikes: [
    {
      name: 'Kenyan mountain Hypericum shrubs',
      difference: 'Hypericum revolutum and others are bushes or trees and are not this medicine.',
    },
  ],
  parts_used: ['whole herb'],
  no_preparation_reason: 'It disturbs so many medicines that it belongs under the eye of a clinician.',
  uses: [
    usedFor(
      'stress-and-mood',
      'A',
      'Extracts eased mild to moderate depression in trials; low mood needs a person to talk to as well.',
      'cochrane',
      'nccih',
    ),
    usedFor('skin-and-wounds', 'C', 'Red oil is rubbed on sore skin by European custom.', 'ema', 'who'),
  ],
  contraindications: [
    contra('hiv-treatment', 'avoid', 'It makes ARVs fail.'),
    contra('tb-treatment', 'avoid', 'It changes the level of TB medicines.'),
    contra('organ-transplant', 'avoid', 'It has cost people their new organ.'),
    contra('bipolar-or-psychosis', 'avoid', 'It can bring on mania.'),
    contra('surgery-within-2-weeks', 'avoid', 'It changes anaesthetic medicines.'),
    contra('epilepsy', 'avoid', 'It lowers epilepsy medicines.'),
    contra('cancer-treatment', 'avoid', 'It lowers many cancer medicines.'),
    contra('heart-disease', 'caution', 'Many heart tablets fall while it is taken.'),
    contra('stroke', 'caution', 'Blood thinners given after a stroke fall while it is taken.'),
    contra('depression', 'caution', 'Low mood needs a clinician, and it must not meet tablets for it.'),
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
  ],
  pregnancy: avoid('There is too little data.'),
  lactation: avoid('Some babies had colic or were drowsy.'),
  children: avoid('Low mood in a child needs a clinician.'),
  interactions: [
    on('hiv-medicines', 'major', 'lowers', 'It speeds the breakdown of ARVs, and the virus comes back.', {
      from: ['liverpool', 'ema'],
    }),
    on('dolutegravir', 'major', 'lowers', 'It lowers dolutegravir.', { from: ['liverpool'] }),
    on(
      'tb-medicines',
      'major',
      'lowers',
      'It lowers bedaquiline and may lower others; the illness can come back.',
      { from: ['bedaquiline', 'mskcc'] },
    ),
    on(
      'malaria-medicines',
      'major',
      'lowers',
      'It lowers artemether and lumefantrine, whose maker forbids it, and may lower quinine.',
      { from: ['artemether-lumefantrine'] },
    ),
    on('contraceptives', 'major', 'lowers', 'Pills and implants fail.', { from: ['ema', 'nccih'] }),
    on('hormone-medicines', 'moderate', 'lowers', 'It lowers oestrogen tablets (HRT) and finasteride.', {
      from: ['stockley', 'ema', 'mskcc'],
    }),
    on('oestrogen-blockers', 'major', 'lowers', 'It lowers tamoxifen and what the body makes of it.', {
      from: ['mskcc'],
    }),
    on('warfarin', 'major', 'lowers', 'It lowers warfarin, and clots form.', { from: ['ema', 'nccih'] }),
    on('anticoagulants', 'major', 'lowers', 'It lowers rivaroxaban, apixaban and dabigatran.', {
      from: ['ema', 'mskcc'],
    }),
    on('antiplatelets', 'major', 'shifts', 'It makes clopidogrel stronger and ticagrelor weaker.', {
      from: ['stockley', 'mskcc'],
    }),
    on('digoxin', 'major', 'lowers', 'It lowers digoxin.', { from: ['ema', 'nccih'] }),
    on(
      'heart-rhythm-medicines',
      'major',
      'lowers',
      'It lowers amiodarone and other tablets that keep the beat.',
      { from: ['stockley', 'ema', 'mskcc'] },
    ),
    on('blood-pressure-medicines', 'moderate', 'lowers', 'It lowers nifedipine and others.', {
      from: ['mskcc'],
    }),
    on('calcium-channel-blockers', 'moderate', 'lowers', 'It lowers nifedipine, amlodipine and verapamil.', {
      from: ['stockley', 'ema', 'mskcc'],
    }),
    on('statins', 'moderate', 'lowers', 'It lowers simvastatin, atorvastatin and rosuvastatin.', {
      from: ['stockley', 'ema', 'mskcc'],
    }),
    on('erection-medicines', 'moderate', 'lowers', 'It lowers sildenafil and tadalafil.', {
      from: ['stockley', 'mskcc'],
    }),
    on('immunosuppressants', 'major', 'lowers', 'It lowers ciclosporin and tacrolimus.', {
      from: ['ema', 'nccih'],
    }),
    on(
      'steroids',
      'moderate',
      'lowers',
      'It may lower dexamethasone and others; prednisolone did not change in a small study.',
      { from: ['stockley', 'mskcc'] },
    ),
    on('cancer-medicines', 'major', 'lowers', 'It lowers irinotecan, imatinib and others.', {
      from: ['ema', 'mskcc'],
    }),
    on('antidepressants', 'major', 'adds', 'Together they can bring on serotonin syndrome.', {
      from: ['ema', 'nccih'],
    }),
    on('migraine-medicines', 'major', 'adds', 'With sumatriptan and its kind serotonin can rise too far.', {
      from: ['stockley', 'ema', 'mskcc'],
    }),
    on(
      'antipsychotics',
      'major',
      'lowers',
      'It lowers clozapine, quetiapine and others, and can bring on mania.',
      { from: ['stockley', 'mskcc'] },
    ),
    on('lithium', 'major', 'adds', 'It can bring on mania, and serotonin may rise too far.', {
      from: ['mskcc'],
    }),
    on(
      'opioids',
      'major',
      'shifts',
      'With tramadol serotonin syndrome can come; methadone and oxycodone fall.',
      { from: ['ema', 'mskcc'] },
    ),
    on('cold-and-cough-medicines', 'moderate', 'adds', 'With dextromethorphan serotonin can rise too far.', {
      from: ['stockley', 'nccih'],
    }),
    on('nausea-medicines', 'moderate', 'lowers', 'It lowers ondansetron, and serotonin may rise too far.', {
      from: ['stockley', 'mskcc'],
    }),
    on('sedatives', 'moderate', 'lowers', 'It lowers some sleeping tablets.', { from: ['ema', 'mskcc'] }),
    on('benzodiazepines', 'moderate', 'lowers', 'It lowers midazolam and alprazolam.', {
      from: ['stockley', 'ema', 'mskcc'],
    }),
    on('epilepsy-medicines', 'major', 'lowers', 'It lowers phenytoin, carbamazepine and phenobarbital.', {
      from: ['ema', 'mskcc'],
    }),
    on('theophylline', 'moderate', 'lowers', 'It lowered theophylline in a report.', {
      from: ['stockley', 'ema', 'mskcc'],
    }),
    on('sulfonylureas', 'moderate', 'lowers', 'It sped the clearing of gliclazide.', {
      from: ['stockley', 'mskcc'],
    }),
    on('serotonin-raising-medicines', 'major', 'adds', 'Together they can bring on serotonin syndrome.', {
      advice: 'Never combine them.',
      from: ['mskcc'],
    }),
    on(
      'metformin',
      'minor',
      'adds',
      'In a trial of healthy men on metformin it lowered sugar a little further.',
      { from: ['stage'] },
    ),
    on('hypo-prone-medicines', 'minor', 'lowers', 'It may change gliclazide and pioglitazone.', {
      from: ['stockley', 'mskcc'],
    }),
    on(
      'levothyroxine',
      'moderate',
      'lowers',
      'It may speed the clearing of thyroid hormone; a raised TSH was reported.',
      { from: ['stockley', 'mskcc'] },
    ),
    on('stomach-acid-medicines', 'moderate', 'lowers', 'It lowers omeprazole.', {
      from: ['stockley', 'mskcc'],
    }),
    on('azole-antifungals', 'moderate', 'lowers', 'It lowered voriconazole in a study.', {
      from: ['stockley', 'mskcc'],
    }),
    on('antihistamines', 'minor', 'lowers', 'It lowered fexofenadine in a study.', {
      from: ['stockley', 'ema', 'mskcc'],
    }),
    on('metal-binding-antibiotics', 'minor', 'adds', 'Both can make the skin burn in the sun.', {
      advice: 'Keep out of strong sun, and ask your clinician before you use them together.',
      from: ['mskcc'],
    }),
    on(
      'diarrhoea-medicines',
      'minor',
      'adds',
      'Confusion was reported in a person who took loperamide and valerian as well.',
      { from: ['stockley'] },
    ),
  ],
  nothing_found: nothingIn(
    ['ema', 'mskcc'],
    ['vitamins', 'potassium-tablets'],
    [
      'gout',
      'kidney-stones',
      'gallstones',
      'urinary-blockage',
      'iron-deficiency',
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
  side_effects: ['skin that burns in the sun', 'restlessness', 'upset stomach'],
  storage: 'Keep it out of a house where somebody takes daily medicine.',
  grows_in_kenya: 'no',
  references: [
    nccih('St. John’s Wort', 'st-johns-wort'),
    cochrane('St John’s wort for major depression', 2008),
    ema('Hypericum perforatum, herb'),
    who(2, 'Herba Hyperici'),
    liverpool,
    mskcc('St. John’s Wort'),
    study(
      'stage',
      'Intake of St John’s wort improves the glucose tolerance in healthy subjects who ingest metformin',
      'British Journal of Clinical Pharmacology, doi 10.1111/bcp.12510',
      2015,
    ),
    productInformation(
      'artemether-lumefantrine',
      'artemether and lumefantrine (Coartem, Riamet)',
      'Novartis',
    ),
    productInformation('bedaquiline', 'bedaquiline (Sirturo)', 'Janssen'),
    stockley,
  ],
});
