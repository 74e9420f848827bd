import { ask, leave, leaveUnder, needs, remedy } from '../entry.ts';
import { nhs, whoPlant } from '../references.ts';

/** Remedies for teeth and gums, until a dentist can look. */
export const mouthRemedies = [
  remedy({
    slug: 'clove-until-the-dentist',
    title: 'A clove on the tooth until the dentist',
    complaints: ['toothache'],
    summary:
      'A whole clove held beside the sore tooth numbs it for an hour or two while you arrange the dentist.',
    for_whom: 'Adults and young people over 12 with toothache and no swelling of the face.',
    not_for: [
      leaveUnder(12, 'Children may swallow or breathe it in, and clove oil has poisoned small ones.'),
      ask('bleeding-disorder', 'Clove may add to bleeding; not after a tooth was pulled.'),
      ask('pregnancy', 'A clove on the tooth is food; use no clove oil.'),
    ],
    ingredients: [
      needs('clove', '1 or 2 whole'),
      needs('water', 'warm, to rinse'),
      needs('salt', 'half a teaspoon a glass'),
    ],
    steps: [
      'Rinse with warm salt water and clean between the teeth with thread.',
      'Lay the clove beside the tooth and bite softly until it is soft; leave it for 10 minutes and spit it out.',
      'Ask a pharmacist for a painkiller that suits you. Put no aspirin, alcohol or battery acid on the tooth.',
      'Book the dentist today: the hole remains when the pain goes.',
    ],
    dose: 'One clove, up to 4 times a day. Do not use undiluted clove oil: it burns the gum.',
    limits: [4, 'cloves', 2, 12],
    external: true,
    evidence: 'B',
    evidence_text:
      'Clove oil is a known numbing agent in dentistry; a clove itself was tested in small studies.',
    references: [whoPlant(2, 'Flos Caryophylli'), nhs('Toothache', 'toothache')],
    see_clinician: [
      'Any toothache of more than a day: a dentist.',
      'Swelling of the face, fever, trouble opening the mouth or swallowing: hospital today.',
    ],
    keeps: 'Cloves keep a year in a closed jar.',
    product_skus: ['HRB-007'],
  }),
  remedy({
    slug: 'salt-and-soda-mouth-rinse',
    title: 'Salt and soda rinse for a sore mouth',
    complaints: ['mouth-care'],
    summary:
      'Half a teaspoon each of salt and bicarbonate in a glass of water keeps a sore mouth clean between meals.',
    for_whom: 'Adults and children over 6 with small mouth sores, sore gums or a dry mouth.',
    not_for: [
      leave('swallowing-difficulty', 'You may choke on it.'),
      ask('high-blood-pressure', 'Spit all of it out; both powders hold sodium.'),
      ask('cancer-treatment', 'Fits well, but tell the team about any new sore.'),
    ],
    ingredients: [
      needs('salt', 'half a teaspoon'),
      needs('bicarbonate', 'half a teaspoon'),
      needs('water', '1 glass, boiled and cooled'),
    ],
    steps: [
      'Stir both powders into the water.',
      'Rinse for 30 seconds a mouthful and spit it out.',
      'Brush twice a day with a soft brush and fluoride paste, also when it is sore.',
      'Leave out chilli, sour fruit and very hot tea until it is better.',
    ],
    dose: 'After each meal and at bedtime.',
    limits: [5, 'glasses', 10, 6],
    external: true,
    evidence: 'C',
    evidence_text: 'Used in hospitals because it is gentle; it cleans, and trials show little more.',
    references: [nhs('Mouth ulcers', 'mouth-ulcers')],
    see_clinician: [
      'A sore of more than 3 weeks, or a white or red patch: a cancer check.',
      'White coating in the mouth or pain on swallowing: it may be thrush, and an HIV test is wise.',
      'Bleeding gums that do not settle in 2 weeks of brushing.',
    ],
    keeps: 'Mix it fresh each day.',
  }),
];
