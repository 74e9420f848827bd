import { avoid, contra, herb, on, notAdvised, usedFor } from '../entry.ts';
import { cochrane, liverpool, powo, prota, study } from '../references.ts';

export const africanPotato = herb({
  slug: 'african-potato',
  accepted_name: 'Hypoxis hemerocallidea',
  family: 'Hypoxidaceae',
  synonyms: ['Hypoxis rooperi'],
  names: { english: ['African potato', 'Yellow star'] },
  other_names: ['inkomfe', 'star lily', 'hypoxis'],
  summary:
    'A southern African corm once pushed for HIV. It can disturb ARVs and blood cells, so we advise against it.',
  about:
    'The corm of this yellow star-flower was promoted in southern Africa in the early years of HIV. A trial in people with HIV was stopped because the bone marrow suffered. In the laboratory its extracts slow the enzymes that clear many medicines. It is not a potato and not a food.',
  alert: 'Do not use it with HIV treatment. A trial in people with HIV was stopped for harm.',
  look_alikes: [
    {
      name: 'Kenyan Hypoxis kinds',
      difference: 'Small yellow star-flowers of our grasslands are other species with unknown effects.',
    },
  ],
  parts_used: ['corm'],
  no_preparation_reason: 'No safe dose is known, and it can disturb HIV and other medicines.',
  uses: [
    usedFor(
      'fever-and-infection',
      'D',
      'It was promoted for HIV; study was stopped because blood cells fell.',
      'mills-review',
    ),
    notAdvised(
      'prostate',
      'B',
      'Plant sterols, also found in its corm, were tried for the prostate; the corm itself was not.',
      'wilt',
    ),
    usedFor('joints-and-pain', 'C', 'Corm is used for pain in southern Africa by custom.', 'prota'),
  ],
  contraindications: [
    contra('hiv-treatment', 'avoid', 'It may weaken ARVs and the blood.'),
    contra('kidney-disease', 'avoid', 'Animal studies saw harm to the kidneys.'),
    contra('cancer-treatment', 'avoid', 'It may add to the fall of blood cells.'),
    contra(
      'organ-transplant',
      'caution',
      'It acts on the immune system and on enzymes that clear transplant medicines.',
    ),
    contra('tb-treatment', 'caution', 'Nobody has studied it with TB medicines.'),
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
  ],
  pregnancy: avoid('Extracts slowed the muscle of the womb in animals; there is no safety data.'),
  lactation: avoid('There is no safety data.'),
  children: avoid('There is no safety data.'),
  interactions: [
    on(
      'hiv-medicines',
      'major',
      'raises',
      'Extracts slow enzymes that clear ARVs, and a trial in HIV was stopped for harm.',
      {
        advice: 'Stop it and tell your HIV clinic. Do not change your ARVs.',
        from: ['mills', 'mills-review'],
      },
    ),
    on(
      'tb-medicines',
      'moderate',
      'shifts',
      'Extracts slow enzymes that clear medicines; nobody has studied it with TB medicines.',
      { from: ['mills'] },
    ),
    on(
      'cancer-medicines',
      'major',
      'adds',
      'It may add to low blood counts and change the level of medicines.',
      { from: ['mills-review'] },
    ),
    on(
      'immunosuppressants',
      'moderate',
      'shifts',
      'It acts on blood cells and on enzymes that clear these medicines.',
      { from: ['mills', 'mills-review'] },
    ),
    on('co-trimoxazole', 'moderate', 'adds', 'Both can lower blood cells.', { from: ['mills-review'] }),
    on('hypo-prone-medicines', 'moderate', 'adds', 'Extracts lowered sugar in animals.', {
      from: ['mills-review'],
    }),
    on('digoxin', 'minor', 'adds', 'Extracts changed the heart beat in animals.', { from: ['mills-review'] }),
    on('heart-rhythm-medicines', 'minor', 'adds', 'Extracts changed the heart beat in animals.', {
      from: ['mills-review'],
    }),
    on('epilepsy-medicines', 'moderate', 'raises', 'Extracts slow the enzyme that clears carbamazepine.', {
      from: ['mills'],
    }),
    on('statins', 'minor', 'raises', 'Extracts slow the enzyme that clears simvastatin and atorvastatin.', {
      from: ['mills'],
    }),
  ],
  side_effects: ['nausea and vomiting', 'low blood cells', 'irregular heart beat in reports'],
  storage: 'Do not store it at home where it may be taken for food.',
  conservation: { iucn: null, cites: null, note: 'Dug up in large numbers in southern Africa.' },
  grows_in_kenya: 'no',
  references: [
    study(
      'mills',
      'Mills E and others: Impact of African herbal medicines on antiretroviral metabolism',
      'AIDS',
      2005,
    ),
    study(
      'mills-review',
      'Mills E and others: African herbal medicines in the treatment of HIV: Hypoxis and Sutherlandia. An overview of evidence and pharmacology',
      'Nutrition Journal',
      2005,
    ),
    cochrane('Beta-sitosterols for benign prostatic hyperplasia', 2000, 'wilt'),
    prota('Hypoxis hemerocallidea'),
    liverpool,
    powo,
  ],
});
