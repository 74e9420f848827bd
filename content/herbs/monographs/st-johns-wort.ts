import { avoid, contra, herb, on, usedFor } from '../entry.ts';
import { cochrane, ema, liverpool, nccih, who } from '../references.ts';

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
  ],
  pregnancy: avoid('There is too little data.'),
  lactation: avoid('Some babies had colic or were drowsy.'),
  children: avoid('Low mood in a child needs a clinician.'),
  interactions: [
    on('hiv-medicines', 'major', 'lowers', 'It speeds the breakdown of ARVs, and the virus comes back.', {
      advice: 'Never combine them. If you have, tell your HIV clinic now.',
    }),
    on('dolutegravir', 'major', 'lowers', 'It lowers dolutegravir.', {
      advice: 'Never combine them. If you have, tell your HIV clinic now.',
    }),
    on('tb-medicines', 'major', 'lowers', 'It changes the level of TB medicines.', {
      advice: 'Never combine them.',
    }),
    on('contraceptives', 'major', 'lowers', 'Pills and implants fail.', {
      advice: 'Never combine them; use a condom and ask at the clinic.',
    }),
    on('warfarin', 'major', 'lowers', 'It lowers warfarin, and clots form.', {
      advice: 'Never combine them.',
    }),
    on('anticoagulants', 'major', 'lowers', 'It lowers rivaroxaban and apixaban.', {
      advice: 'Never combine them.',
    }),
    on('digoxin', 'major', 'lowers', 'It lowers digoxin.'),
    on('immunosuppressants', 'major', 'lowers', 'It lowers ciclosporin and tacrolimus.'),
    on('antidepressants', 'major', 'adds', 'Together they can bring on serotonin syndrome.', {
      advice: 'Never combine them.',
    }),
    on('opioids', 'major', 'shifts', 'With tramadol serotonin syndrome can come; methadone falls.'),
    on('epilepsy-medicines', 'major', 'lowers', 'It lowers phenytoin, carbamazepine and phenobarbital.'),
    on('cancer-medicines', 'major', 'lowers', 'It lowers irinotecan, imatinib and others.'),
    on('statins', 'moderate', 'lowers', 'It lowers simvastatin.'),
    on('blood-pressure-medicines', 'moderate', 'lowers', 'It lowers nifedipine and others.'),
    on('malaria-medicines', 'moderate', 'lowers', 'It may lower artemether, lumefantrine and quinine.'),
    on('asthma-medicines', 'moderate', 'lowers', 'It lowers theophylline.'),
    on('diabetes-medicines', 'minor', 'lowers', 'It may change gliclazide.'),
    on('stomach-acid-medicines', 'moderate', 'lowers', 'It lowers omeprazole.'),
    on('sedatives', 'moderate', 'lowers', 'It lowers some sleeping tablets.'),
  ],
  side_effects: ['skin that burns in the sun', 'restlessness', 'upset stomach'],
  storage: 'Keep it out of a house where somebody takes daily medicine.',
  grows_in_kenya: 'no',
  references: [
    nccih('St. John’s Wort', 'st-johns-wort'),
    cochrane('St John’s wort for major depression', 2008),
    ema('Hypericum perforatum, herb'),
    who(2, 'Herba Hyperici'),
    liverpool,
  ],
});
