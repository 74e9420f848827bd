import { avoid, contra, herb, on, usedFor } from '../entry.ts';
import { mskcc, powo, whoArtemisia } from '../references.ts';

export const artemisiaAnnua = herb({
  slug: 'artemisia-annua',
  accepted_name: 'Artemisia annua',
  family: 'Asteraceae',
  names: { english: ['Sweet wormwood', 'Annual mugwort'] },
  other_names: ['qinghao', 'artemisia tea', 'Anamed artemisia'],
  summary:
    'The plant from which malaria tablets are made. Its tea is no malaria treatment, says the WHO, and we give no dose.',
  about:
    'Artemisinin is purified from this feathery herb, grown in parts of Kenya, and turned into the tablets that save lives in malaria. Tea or powder holds too little, in amounts that change from leaf to leaf. Weak doses let parasites survive and learn, so the WHO advises against any tea or leaf for malaria.',
  alert: 'Never use it for malaria. Test, and take the full course of tablets.',
  look_alikes: [
    {
      name: 'Artemisia afra (African wormwood)',
      difference: 'It is a woody grey bush that lives for years and holds no artemisinin.',
    },
    {
      name: 'Parthenium hysterophorus (famine weed)',
      difference: 'This spreading weed has small white flower heads and causes bad skin allergy.',
    },
  ],
  parts_used: ['leaf'],
  no_preparation_reason: 'The WHO does not support any non-pharmaceutical form of Artemisia.',
  uses: [
    usedFor(
      'fever-and-infection',
      'D',
      'Tea and leaf are no treatment for malaria and breed resistance.',
      'who-artemisia',
    ),
  ],
  contraindications: [
    contra('daisy-family-allergy', 'avoid', 'It belongs to the daisy family.'),
    contra('stomach-ulcer', 'caution', 'The bitter leaf stirs stomach acid.'),
    contra('hiv-treatment', 'caution', 'It can change the enzymes that clear ARVs.'),
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
  ],
  pregnancy: avoid(
    'Its substances harmed early pregnancy in animals, and malaria in pregnancy is an emergency.',
  ),
  lactation: avoid('There is no safety data.'),
  children: avoid('A child with fever needs a malaria test the same day.'),
  interactions: [
    on(
      'malaria-medicines',
      'major',
      'opposes',
      'Weak doses of the same substance help parasites to resist the tablets.',
    ),
    on('hiv-medicines', 'moderate', 'shifts', 'Artemisinins can speed the breakdown of some ARVs.'),
    on('epilepsy-medicines', 'moderate', 'shifts', 'It may change the level of epilepsy medicines.'),
  ],
  side_effects: ['nausea and vomiting', 'rash', 'rarely liver inflammation'],
  storage: 'There is no reason to keep it at home.',
  grows_in_kenya: 'cultivated',
  references: [whoArtemisia, mskcc('Artemisia annua'), powo],
});
