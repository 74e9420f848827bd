/**
 * What may stand in the fields of texts, each list once: the schemas check by them, the desk offers them, the pages have a
 * word for each. Plain lists without imports, so that pages may read them too.
 */

/** A clinical trials, B limited studies, C tradition only, D contradicted or unsafe. */
export const evidenceGrades = ['A', 'B', 'C', 'D'] as const;

/** Languages a plant may be named in. A name is written only where we are sure of it. */
export const herbLanguages = [
  'english',
  'swahili',
  'kikuyu',
  'luo',
  'luhya',
  'kamba',
  'kalenjin',
  'maasai',
] as const;

export const plantParts = [
  'leaf',
  'leaf gel',
  'leaf latex',
  'young shoot',
  'whole herb',
  'flower',
  'flower bud',
  'calyx',
  'fruit',
  'fruit pulp',
  'fruit rind',
  'pod',
  'seed',
  'seed husk',
  'seed oil',
  'kernel',
  'grain',
  'root',
  'rhizome',
  'tuber',
  'corm',
  'bulb',
  'bark',
  'resin',
  'stem',
  'essential oil',
  'alga',
] as const;

/** What a use is about; the browser filters by it. */
export const useTopics = [
  'nourishment',
  'digestion',
  'nausea',
  'appetite',
  'bowels',
  'cough-and-cold',
  'fever-and-infection',
  'skin-and-wounds',
  'hair-and-scalp',
  'mouth-and-teeth',
  'joints-and-pain',
  'sleep',
  'stress-and-mood',
  'memory',
  'energy',
  'blood-pressure',
  'blood-sugar',
  'cholesterol-and-heart',
  'liver',
  'urinary',
  'prostate',
  'women',
  'men',
  'breast-milk',
  'parasites-and-insects',
] as const;

export const growing = ['wild', 'cultivated', 'no'] as const;
export const redListCategories = ['LC', 'NT', 'VU', 'EN', 'CR'] as const;
export const citesAppendices = ['I', 'II', 'III'] as const;

/** `no_data` reads as caution wherever a rule is made of it. */
export const lifeStages = ['avoid', 'caution', 'no_data', 'ok'] as const;
export const severities = ['major', 'moderate', 'minor'] as const;
/**
 * How a herb and a medicine meet, which decides the advice: `absorption` hours apart, `effect` the same or opposite effect,
 * so ask or measure, `enzyme` the body clears the medicine faster or slower, so the dose changes, `organ` both strain one
 * organ.
 */
export const meetings = ['absorption', 'effect', 'enzyme', 'organ'] as const;
export const warningLevels = ['avoid', 'caution'] as const;

export const internalForms = [
  'food',
  'tea',
  'decoction',
  'powder',
  'juice',
  'capsule',
  'syrup',
  'tablet',
] as const;
/** On the skin, in the mouth and spat out, or breathed; not swallowed. */
export const externalForms = ['rinse', 'gargle', 'paste', 'compress', 'gel', 'oil', 'bath', 'steam'] as const;
export const doseUnits = [
  'cup',
  'teaspoon',
  'tablespoon',
  'g',
  'mg',
  'ml',
  'piece',
  'serving',
  'application',
] as const;
/** Where the amount comes from. `traditional` amounts were never tested. */
export const doseBases = ['monograph', 'trial', 'food', 'traditional'] as const;

export const doshas = ['vata', 'pitta', 'kapha'] as const;
export const tastes = ['sweet', 'sour', 'salty', 'pungent', 'bitter', 'astringent'] as const;
export const qualities = ['light', 'heavy', 'dry', 'oily', 'sharp', 'soft', 'slimy', 'subtle'] as const;
export const powers = ['heating', 'cooling'] as const;
export const tastesAfter = ['sweet', 'sour', 'pungent'] as const;
/** What the tradition calls a kind of preparation. */
export const ayurvedicPreparations = [
  'churna',
  'kwatha',
  'ksheerapaka',
  'taila',
  'lepa',
  'takra',
  'krishara',
  'phanta',
  'hima',
  'ahara',
] as const;
export const remedyKinds = ['home', 'ayurvedic'] as const;

/** The topics of articles, in the order of the page. */
export const articleTopics = [
  'basics',
  'vegetables-and-fruit',
  'protein',
  'vitamins-and-minerals',
  'life-stages',
  'conditions',
  'weight-and-fasting',
  'kitchen-and-budget',
  'safety',
] as const;
/** What the reader of an article wants; the page filters by it. */
export const articleGoals = [
  'eat-well',
  'save-money',
  'strong-blood',
  'strong-bones',
  'grow-well',
  'healthy-heart',
  'steady-sugar',
  'calm-stomach',
  'healthy-weight',
  'more-energy',
  'stay-safe',
] as const;
export const boxTones = ['tip', 'kitchen', 'caution'] as const;

/** The shelves of the food explorer, in the order they are shown. */
export const foodCategories = [
  'dishes',
  'leafy-vegetables',
  'vegetables',
  'roots-and-bananas',
  'cereals',
  'bread-and-snacks',
  'pulses',
  'nuts-and-seeds',
  'fruit',
  'meat-and-poultry',
  'fish',
  'eggs-and-dairy',
  'fats-and-oils',
  'sugar-and-sweets',
  'spices-and-sauces',
  'drinks',
] as const;
/** What a portion usually costs beside others of its kind: a hint, not a price. */
export const foodCosts = ['low', 'medium', 'high'] as const;
