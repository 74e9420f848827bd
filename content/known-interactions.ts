/**
 * What the warnings of a product must say, by the herb it is made from. Kept apart from the products so that a
 * clinician or pharmacist can review the list in one place; none has signed it off yet. "No data" reads as caution.
 *
 * Dolutegravir: 2 hours before or 6 hours after minerals, as its prescribing information says. The rest follows
 * commonly published herb and medicine interaction lists.
 */

/** A topic and the words that show that a warning covers it. */
export const warningTopics = {
  pregnancy: /\bpregnan/i,
  warfarin: /\bwarfarin\b/i,
  diabetes: /\bdiabetes\b/i,
  'blood pressure': /\bblood[- ]pressure\b/i,
  diuretics: /\bdiuretics?\b/i,
  digoxin: /\bdigoxin\b/i,
  hiv: /\bHIV\b/,
  dolutegravir: /\bdolutegravir\b/i,
  thyroid: /\b(thyroid|levothyroxine)\b/i,
  liver: /\bliver\b/i,
  kidney: /\bkidney\b/i,
  children: /\b(child|children|baby|babies)\b/i,
  swallowing: /\bswallow/i,
  iron: /\biron\b/i,
  caffeine: /\bcaffeine\b/i,
  nuts: /\btree nuts\b/i,
  sesame: /\bcontains sesame\b/i,
} as const;
export type WarningTopic = keyof typeof warningTopics;

/** By herb slug. */
export const herbWarnings: Readonly<Record<string, readonly WarningTopic[]>> = {
  neem: ['pregnancy', 'diabetes', 'children', 'swallowing'],
  'stinging-nettle': ['pregnancy', 'diuretics', 'blood pressure', 'diabetes', 'warfarin', 'kidney'],
  ginger: ['pregnancy', 'warfarin', 'diabetes'],
  turmeric: ['pregnancy', 'warfarin', 'diabetes', 'iron'],
  garlic: ['pregnancy', 'warfarin', 'hiv'],
  cinnamon: ['pregnancy', 'diabetes', 'warfarin', 'liver'],
  clove: ['pregnancy', 'warfarin', 'diabetes'],
  cardamom: ['pregnancy'],
  'black-seed': ['pregnancy', 'diabetes', 'blood pressure', 'warfarin', 'kidney'],
  rosemary: ['pregnancy', 'warfarin', 'blood pressure', 'iron'],
  tamarind: ['pregnancy', 'warfarin', 'diabetes'],
  warburgia: ['pregnancy', 'children', 'hiv'],
  'prunus-africana': ['pregnancy', 'children', 'warfarin'],
  fenugreek: ['pregnancy', 'diabetes', 'warfarin'],
  ashwagandha: ['pregnancy', 'thyroid', 'liver', 'diabetes', 'blood pressure'],
  triphala: ['pregnancy', 'diabetes', 'warfarin', 'children'],
  liquorice: ['pregnancy', 'blood pressure', 'diuretics', 'digoxin', 'kidney', 'children'],
  cayenne: ['pregnancy', 'warfarin', 'blood pressure'],
  'aloe-vera': ['pregnancy', 'diabetes', 'diuretics', 'digoxin', 'swallowing'],
  moringa: ['pregnancy', 'diabetes', 'blood pressure', 'warfarin', 'thyroid', 'hiv'],
  baobab: ['pregnancy'],
  chia: ['pregnancy', 'warfarin', 'blood pressure', 'swallowing'],
  flax: ['pregnancy', 'warfarin', 'blood pressure', 'diabetes', 'swallowing'],
  spirulina: ['pregnancy', 'warfarin', 'children'],
  macadamia: ['nuts'],
  cashew: ['nuts', 'children'],
  sesame: ['sesame', 'blood pressure'],
  hibiscus: ['pregnancy', 'blood pressure', 'diuretics', 'diabetes'],
  tea: ['pregnancy', 'warfarin', 'iron', 'caffeine', 'blood pressure'],
  lemongrass: ['pregnancy', 'blood pressure', 'diabetes'],
  peppermint: ['pregnancy', 'iron', 'children'],
  chamomile: ['pregnancy', 'warfarin'],
  rooibos: ['pregnancy', 'liver'],
  tulsi: ['pregnancy', 'diabetes', 'warfarin', 'thyroid'],
  psyllium: ['pregnancy', 'diabetes', 'swallowing'],
  castor: ['pregnancy', 'swallowing'],
  avocado: ['pregnancy', 'warfarin'],
  eucalyptus: ['pregnancy', 'children', 'swallowing'],
};

/** By product slug, for what is no herb. */
export const productWarnings: Readonly<Record<string, readonly WarningTopic[]>> = {
  'raw-acacia-honey': ['children', 'diabetes'],
  'vitamin-c-500': ['pregnancy', 'kidney', 'warfarin'],
  'zinc-15': ['pregnancy', 'dolutegravir'],
  'magnesium-citrate': ['pregnancy', 'dolutegravir', 'kidney', 'thyroid'],
  'omega-3-fish-oil': ['pregnancy', 'warfarin'],
  'probiotic-capsules': ['pregnancy', 'hiv'],
  'vitamin-d3-1000': ['pregnancy', 'kidney', 'digoxin', 'diuretics', 'hiv'],
  'iron-folate': ['pregnancy', 'dolutegravir', 'children', 'thyroid'],
  'calcium-vitamin-d': ['pregnancy', 'dolutegravir', 'kidney', 'thyroid', 'digoxin'],
};
