import type { DrugId, ConditionId } from './ids.ts';

/** What a visitor can tell about himself: life stages first, then illnesses and plans. */
export interface Condition {
  name: string;
  kind: 'life-stage' | 'illness' | 'allergy' | 'plan';
  /** What else people type. */
  search: readonly string[];
  /** Medicines whose rules are shown even when the visitor has not named his own. */
  implies: readonly DrugId[];
  /**
   * What is said where no monograph speaks of it. Age alone is no illness that each herb has to be looked up with: where a
   * monograph or its references name older people there is a rule, otherwise this note. It is no all-clear.
   */
  otherwise?: { reason: string; advice: string };
}

const about = (
  kind: Condition['kind'],
  name: string,
  search: readonly string[],
  implies: readonly DrugId[] = [],
): Condition => ({ kind, name, search, implies });

export const conditions: Readonly<Record<ConditionId, Condition>> = {
  pregnancy: about(
    'life-stage',
    'Pregnant',
    ['mimba', 'ujauzito', 'expecting', 'pregnancy', 'mjamzito', 'nina mimba'],
    ['iron-tablets'],
  ),
  'trying-for-a-baby': about('life-stage', 'Trying for a baby', ['conceive', 'fertility']),
  breastfeeding: about('life-stage', 'Breastfeeding', [
    'kunyonyesha',
    'lactation',
    'nursing',
    'ananyonyesha',
    'nanyonyesha',
  ]),
  'after-birth': about('life-stage', 'Gave birth in the last six weeks', ['postpartum', 'nimejifungua']),
  child: about('life-stage', 'For a child', ['mtoto', 'baby', 'toddler', 'kid']),
  'under-18': about('life-stage', 'I am under 18', ['teenager', 'kijana']),
  'older-adult': {
    ...about('life-stage', 'Over 65', ['mzee', 'elderly', 'senior', 'old age', 'over 65']),
    otherwise: {
      reason: 'With age the body clears herbs and medicines more slowly.',
      advice: 'Start with the smallest dose. With several medicines, ask your pharmacist or clinic first.',
    },
  },
  diabetes: about(
    'illness',
    'Diabetes',
    ['type 2 diabetes', 'type two diabetes', 'sugar', 'kisukari', 'sukari', 'ugonjwa wa sukari'],
    ['diabetes-medicines'],
  ),
  'type-1-diabetes': about('illness', 'Type 1 diabetes', ['insulin since childhood'], ['insulin']),
  'high-blood-pressure': about(
    'illness',
    'High blood pressure',
    [
      'hypertension',
      'presha',
      'pressure',
      'high bp',
      'bp',
      'hbp',
      'pressure ya juu',
      'presha ya juu',
      'shinikizo la damu',
    ],
    ['blood-pressure-medicines'],
  ),
  'low-blood-pressure': about('illness', 'Low blood pressure', [
    'hypotension',
    'faint',
    'dizzy',
    'low bp',
    'pressure ya chini',
    'presha ya chini',
  ]),
  'heart-disease': about('illness', 'Heart disease', [
    'heart failure',
    'moyo',
    'angina',
    'rhythm',
    'heart problem',
    'heart condition',
    'heart attack',
    'ugonjwa wa moyo',
    'matatizo ya moyo',
  ]),
  stroke: about('illness', 'Had a stroke', ['kiharusi', 'paralysed side']),
  'low-potassium': about('illness', 'Low potassium', ['hypokalaemia']),
  'kidney-disease': about('illness', 'Kidney disease', [
    'figo',
    'dialysis',
    'renal',
    'kidney failure',
    'chronic kidney disease',
    'ckd',
    'ugonjwa wa figo',
    'matatizo ya figo',
  ]),
  'kidney-stones': about('illness', 'Kidney stones', ['oxalate', 'renal stones', 'mawe ya figo']),
  'liver-disease': about('illness', 'Liver disease', [
    'ini',
    'hepatitis',
    'cirrhosis',
    'liver failure',
    'fatty liver',
    'hepatitis b',
    'ugonjwa wa ini',
  ]),
  gallstones: about('illness', 'Gallstones', ['gall bladder', 'bile']),
  'stomach-ulcer': about('illness', 'Stomach ulcers', [
    'vidonda vya tumbo',
    'ulcer',
    'h pylori',
    'ulcers',
    'ulsa',
  ]),
  reflux: about('illness', 'Heartburn and reflux', [
    'kiungulia',
    'acidity',
    'gerd',
    'acid reflux',
    'heartburn',
  ]),
  'bowel-disease': about('illness', 'Inflamed bowel', ['crohn', 'colitis', 'diarrhoea']),
  'bowel-blockage': about('illness', 'Narrow or blocked bowel', ['obstruction', 'sudden belly pain']),
  'swallowing-difficulty': about('illness', 'Trouble swallowing', ['dysphagia', 'choking']),
  'bleeding-disorder': about('illness', 'Bleeding disorder', ['haemophilia', 'platelets']),
  'surgery-within-2-weeks': about('plan', 'An operation planned', ['surgery', 'upasuaji', 'theatre']),
  'hiv-treatment': about(
    'illness',
    'HIV',
    ['arv', 'ukimwi', 'vvu', 'hiv positive', 'virusi vya ukimwi'],
    ['hiv-medicines', 'dolutegravir'],
  ),
  'tb-treatment': about(
    'illness',
    'Tuberculosis (TB)',
    ['kifua kikuu', 'tuberculosis', 'tb', 'on tb treatment'],
    ['tb-medicines', 'rifamycins', 'isoniazid'],
  ),
  epilepsy: about('illness', 'Epilepsy', ['kifafa', 'fits', 'seizures', 'degedege'], ['epilepsy-medicines']),
  'sickle-cell': about('illness', 'Sickle cell disease', [
    'sickler',
    'selimundu',
    'seli mundu',
    'sickle cell',
    'sickle cell anaemia',
  ]),
  'eating-disorder': about('illness', 'Eating disorder, now or before', [
    'anorexia',
    'bulimia',
    'binge',
    'eating disorder',
  ]),
  underweight: about('illness', 'Underweight', ['thin', 'bmi under 18.5']),
  asthma: about('illness', 'Asthma', ['pumu', 'wheeze', 'inhaler', 'ugonjwa wa pumu']),
  'overactive-thyroid': about('illness', 'Overactive thyroid', ['hyperthyroid', 'graves', 'goitre']),
  'underactive-thyroid': about(
    'illness',
    'Underactive thyroid',
    ['hypothyroid', 'goitre'],
    ['levothyroxine'],
  ),
  'autoimmune-disease': about('illness', 'Autoimmune illness', ['lupus', 'rheumatoid', 'sle']),
  'organ-transplant': about('illness', 'Organ transplant', ['new kidney'], ['immunosuppressants']),
  'hormone-sensitive-illness': about('illness', 'Hormone-sensitive illness', ['fibroids', 'breast cancer']),
  'cancer-treatment': about(
    'illness',
    'Cancer treatment',
    ['chemo', 'saratani', 'cancer', 'kansa'],
    ['cancer-medicines'],
  ),
  depression: about('illness', 'Depression or anxiety', [
    'low mood',
    'anxiety',
    'stress',
    'msongo wa mawazo',
    'huzuni',
  ]),
  'bipolar-or-psychosis': about('illness', 'Bipolar illness or psychosis', [
    'mania',
    'schizophrenia',
    'bipolar',
    'psychosis',
    'bipolar disorder',
  ]),
  'iron-deficiency': about(
    'illness',
    'Low iron',
    ['anaemia', 'upungufu wa damu', 'anemia', 'low blood', 'damu kidogo'],
    ['iron-tablets'],
  ),
  'iron-overload': about('illness', 'Too much iron', ['haemochromatosis']),
  'g6pd-deficiency': about('illness', 'G6PD deficiency', ['favism']),
  gout: about('illness', 'Gout', ['uric acid', 'jongo']),
  'prostate-trouble': about('illness', 'Prostate trouble', ['tezi dume', 'prostate']),
  'urinary-blockage': about('illness', 'Trouble passing urine', ['retention', 'mkojo']),
  'broken-skin': about('illness', 'Broken or infected skin', ['wound', 'burn', 'kidonda']),
  'daisy-family-allergy': about('allergy', 'Allergy to daisies or ragweed', ['chrysanthemum', 'ragweed']),
  'carrot-family-allergy': about('allergy', 'Allergy to celery or carrot', ['celery', 'coriander', 'fennel']),
  'mint-family-allergy': about('allergy', 'Allergy to mint or basil', ['mint', 'basil', 'sage']),
  'legume-allergy': about('allergy', 'Allergy to peanuts or pulses', ['peanut', 'chickpea', 'njugu', 'soya']),
  'nut-allergy': about('allergy', 'Allergy to tree nuts', ['cashew', 'macadamia', 'coconut']),
  'sesame-allergy': about('allergy', 'Allergy to sesame', ['simsim', 'ufuta']),
  'latex-allergy': about('allergy', 'Allergy to latex', ['rubber', 'gloves', 'avocado']),
  'onion-family-allergy': about('allergy', 'Allergy to onion, garlic or lilies', ['onion', 'lily', 'tulip']),
  'plant-allergy': about('allergy', 'Allergy to this plant or its family', ['allergy', 'mzio']),
};
