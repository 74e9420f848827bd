/**
 * What a plant was seen to do with one medicine and not with its relatives: the rule is on that medicine alone, so that
 * nobody on another one of the class is warned for nothing. Found by readers who had not seen our rules
 * (outside-pairs.jsonl).
 */
import { on } from '../entry.ts';
import { productInformation, study } from '../references.ts';
import { pairsOf } from './entry.ts';

const tooStrong =
  'It can make your medicine too strong. Ask whoever prescribes it before you use them together.';
const notWithChloroquine = 'Leave it out while you take chloroquine; if you cannot, keep them 2 hours apart.';
/** Black seed, fenugreek and garden cress, each for a week. */
const phenytoinInDogs = study(
  'alkharfy',
  'Effects of Lepidium sativum, Nigella sativa and Trigonella foenum-graecum on phenytoin in beagle dogs',
  'Phytotherapy Research',
  2013,
);
const lowersPhenytoin = on('phenytoin', 'moderate', 'lowers', 'It greatly lowered phenytoin in animals.', {
  from: ['alkharfy'],
});

export const singleMedicinePairs = [
  pairsOf('ginger', {
    references: [
      study(
        'revol',
        'Revol and others: liver injury and raised crizotinib in a person who drank ginger daily',
        'Journal of Thoracic Oncology',
        2020,
      ),
    ],
    interactions: [
      on(
        'crizotinib',
        'moderate',
        'raises',
        'Liver injury was reported in a person on crizotinib who took much ginger.',
        { from: ['revol'] },
      ),
    ],
  }),
  pairsOf('st-johns-wort', {
    references: [
      study(
        'rengelshausen',
        'Opposite effects of short-term and long-term St John’s wort intake on voriconazole pharmacokinetics',
        'Clinical Pharmacology and Therapeutics',
        2005,
      ),
    ],
    interactions: [
      on(
        'voriconazole',
        'major',
        'lowers',
        'Taken for two weeks it more than halved voriconazole in volunteers.',
        { from: ['rengelshausen'] },
      ),
    ],
  }),
  pairsOf('grapefruit', {
    references: [
      productInformation('quetiapine', 'quetiapine (Seroquel)', 'AstraZeneca'),
      study(
        'seidegard',
        'Grapefruit juice interaction with oral budesonide: immediate-release and extended-release formulations',
        'Die Pharmazie',
        2009,
      ),
      study(
        'penzak',
        'Grapefruit juice decreases the systemic availability of itraconazole capsules in healthy volunteers',
        'Therapeutic Drug Monitoring',
        1999,
      ),
    ],
    interactions: [
      on(
        'quetiapine',
        'major',
        'raises',
        'It slows the enzyme that clears quetiapine, whose maker advises against it.',
        { from: ['quetiapine', 'bailey'] },
      ),
      on(
        'oral-budesonide',
        'moderate',
        'raises',
        'The juice doubled budesonide from swallowed capsules in volunteers.',
        { advice: tooStrong, from: ['seidegard'] },
      ),
      on('itraconazole', 'minor', 'lowers', 'The juice lowered itraconazole from capsules in volunteers.', {
        from: ['penzak'],
      }),
    ],
  }),
  pairsOf('tea', {
    references: [
      study(
        'vischini',
        'Increased plasma levels of tacrolimus after ingestion of green tea',
        'American Journal of Kidney Diseases',
        2011,
      ),
    ],
    interactions: [
      on('tacrolimus', 'moderate', 'raises', 'Green tea raised tacrolimus in a person with a new kidney.', {
        from: ['vischini'],
      }),
    ],
  }),
  pairsOf('ginseng', {
    references: [
      study(
        'myers',
        'Drug reaction with eosinophilia probably induced by a lamotrigine-ginseng drug interaction',
        'Pharmacotherapy',
        2015,
      ),
    ],
    interactions: [
      on(
        'lamotrigine',
        'moderate',
        'shifts',
        'A dangerous rash with fever came when a person added ginseng to lamotrigine.',
        { from: ['myers'] },
      ),
    ],
  }),
  pairsOf('moringa', {
    references: [
      study(
        'olawoye',
        'Effect of Moringa oleifera leaf powder on the pharmacokinetics of amodiaquine in healthy volunteers',
        'Journal of Clinical Pharmacy and Therapeutics',
        2018,
      ),
    ],
    interactions: [
      on(
        'amodiaquine',
        'moderate',
        'shifts',
        'Leaf lowered amodiaquine and raised what the body makes of it in volunteers.',
        { from: ['olawoye'] },
      ),
    ],
  }),
  pairsOf('liquorice', {
    references: [
      study(
        'lin',
        'Glycyrrhizin and licorice significantly affect the pharmacokinetics of methotrexate in rats',
        'Journal of Agricultural and Food Chemistry',
        2009,
      ),
    ],
    interactions: [
      on('methotrexate', 'moderate', 'raises', 'It raised methotrexate in animals.', { from: ['lin'] }),
    ],
  }),
  pairsOf('tamarind', {
    references: [
      study(
        'mahmoud',
        'Reduced chloroquine bioavailability with the Sudanese beverages aradaib, karkadi and lemon',
        'Journal of Antimicrobial Chemotherapy',
        1994,
      ),
    ],
    interactions: [
      on(
        'chloroquine',
        'moderate',
        'binds',
        'The drink lowered chloroquine by about two thirds in a study.',
        { advice: notWithChloroquine, from: ['mahmoud'] },
      ),
    ],
  }),
  pairsOf('miraa', {
    references: [
      study(
        'issa',
        'Issa and others: khat chewing and chloroquine in the blood of volunteers and malaria patients',
        'Sultan Qaboos University Medical Journal',
        2016,
      ),
      study(
        'al-motarreb',
        'Khat chewing is a risk factor for acute myocardial infarction: a case-control study',
        'International Journal of Cardiology',
        2005,
      ),
    ],
    interactions: [
      on(
        'chloroquine',
        'moderate',
        'binds',
        'Chewing lowered chloroquine in volunteers and in people with malaria.',
        { advice: notWithChloroquine, from: ['issa'] },
      ),
      // Of all these tablets: the harm is to the heart they are taken for.
      on(
        'antiplatelets',
        'minor',
        'opposes',
        'Chewing is linked to heart attacks, which these tablets are to prevent.',
        { from: ['al-motarreb'] },
      ),
    ],
  }),
  pairsOf('psyllium', {
    interactions: [
      on('carbamazepine', 'moderate', 'binds', 'It held carbamazepine back in volunteers.', {
        from: ['etman'],
      }),
    ],
  }),
  pairsOf('fennel', {
    references: [
      study(
        'zhu-fennel',
        'Effect of oral administration of fennel (Foeniculum vulgare) on ciprofloxacin absorption in the rat',
        'Journal of Pharmacy and Pharmacology',
        1999,
      ),
    ],
    interactions: [
      on('ciprofloxacin', 'moderate', 'binds', 'It halved ciprofloxacin in animals.', {
        from: ['zhu-fennel'],
      }),
    ],
  }),
  pairsOf('cayenne', {
    references: [
      study(
        'tuntipopipat',
        'Chili, but not turmeric, inhibits iron absorption in young women from an iron-fortified composite meal',
        'Journal of Nutrition',
        2006,
      ),
    ],
    interactions: [
      on(
        'iron-tablets',
        'minor',
        'binds',
        'Chilli in a meal lowered the iron taken up from it by over a third.',
        { from: ['tuntipopipat'] },
      ),
    ],
  }),
  pairsOf('avocado', {
    references: [
      study(
        'generali',
        'Hypertensive crisis resulting from avocados and a MAO inhibitor',
        'Drug Intelligence and Clinical Pharmacy',
        1981,
      ),
    ],
    interactions: [
      on(
        'maois',
        'moderate',
        'adds',
        'Pressure rose dangerously in a person who ate avocado while on such a tablet.',
        { advice: 'Ask your clinician before you use them together.', from: ['generali'] },
      ),
    ],
  }),
  pairsOf('black-seed', { references: [phenytoinInDogs], interactions: [lowersPhenytoin] }),
  pairsOf('fenugreek', { references: [phenytoinInDogs], interactions: [lowersPhenytoin] }),
  pairsOf('ashwagandha', {
    references: [
      study(
        'siwek',
        'Retrospective chart review of adverse events of interactions between adaptogens and antidepressants',
        'Frontiers in Pharmacology',
        2023,
      ),
    ],
    interactions: [
      on('sertraline', 'minor', 'adds', 'Severe diarrhoea came when a person took both.', {
        from: ['siwek'],
      }),
    ],
  }),
];
