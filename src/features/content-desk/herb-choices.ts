import { t } from '../../words/desk.ts';
import { labelled, type Option } from './fields.ts';

/** What the choices of a herb's form offer: the values are those of the schema of monographs. */
export const stages: readonly Option[] = [
  ['avoid', t('Avoid')],
  ['caution', t('Caution')],
  ['no_data', t('No data')],
  ['ok', t('Fine')],
];
export const parts = labelled(
  ...'leaf,leaf gel,leaf latex,young shoot,whole herb,flower,flower bud,calyx,fruit,fruit pulp,fruit rind,pod,seed,seed husk,seed oil,kernel,grain,root,rhizome,tuber,corm,bulb,bark,resin,stem,essential oil,alga'.split(
    ',',
  ),
);
export const topics = labelled(
  ...'nourishment,digestion,nausea,appetite,bowels,cough-and-cold,fever-and-infection,skin-and-wounds,hair-and-scalp,mouth-and-teeth,joints-and-pain,sleep,stress-and-mood,memory,energy,blood-pressure,blood-sugar,cholesterol-and-heart,liver,urinary,prostate,women,men,breast-milk,parasites-and-insects'.split(
    ',',
  ),
);
export const forms = labelled(
  ...'food,tea,decoction,powder,juice,capsule,syrup,tablet,rinse,gargle,paste,compress,gel,oil,bath,steam'.split(
    ',',
  ),
);
export const units = labelled(
  'cup',
  'teaspoon',
  'tablespoon',
  'g',
  'mg',
  'ml',
  'piece',
  'serving',
  'application',
);
/** How a herb and a medicine meet, which decides what to do about it. */
export const meetings: readonly Option[] = [
  ['absorption', t('In the gut: hours apart')],
  ['effect', t('Same or opposite effect')],
  ['enzyme', t('Level of the medicine')],
  ['organ', t('Strain on one organ')],
];
export const languages = ['english', 'swahili', 'kikuyu', 'luo', 'luhya', 'kamba', 'kalenjin', 'maasai'];
