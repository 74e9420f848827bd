/**
 * Conditions and life stages as people write them, in English and Kiswahili, over a folded text. The words of the book are
 * made for a box in which one looks a condition up; in a sentence “stress”, “sugar” or “mint” say nothing of an illness.
 */
const spoken: Readonly<Record<string, RegExp>> = {
  pregnancy:
    /pregnan\w*|expecting a (baby|child)|(m|wa)jamzito|wajawazito|ujauzito|\bmimba\b|trimester|antenatal/,
  'trying-for-a-baby':
    /(trying|try|want\w*|hoping|plan\w*) (for|to have|to get) (a |another )?(baby|child|pregnant)|\b(ttc|conceive|conceiving)\b|(kutafuta|natafuta|tunatafuta|kupata|kushika|nipate|nishike) (mtoto|mimba|ujauzito)/,
  breastfeeding: /breast ?(feed|fed)\w*|lactat\w*|nursing (mother|mum|mom|baby)|nyonyesh\w*/,
  'after-birth':
    /gave birth|post ?partum|just delivered|after (delivery|giving birth)|(ni|a|me)?mejifungua|baada ya kujifungua/,
  'type-1-diabetes': /type (1|one) diabet\w*|kisukari (aina ya|cha aina ya|type) (1|kwanza)/,
  diabetes: /\bdiabet\w*|kisukari|ugonjwa wa sukari|(nina|niko na|ana|yuko na|ako na) sukari/,
  'high-blood-pressure':
    /high (blood pressure|bp|pressure)|hypertensi\w*|\bhbp\b|(blood pressure|bp) (patient|problem)|\b(presha|shinikizo la damu|pressure ya juu)\b|(i have|have|has|nina|niko na|ana|ako na) (pressure|bp|blood pressure)/,
  'low-blood-pressure': /low (blood pressure|bp|pressure)|hypotensi\w*|(presha|pressure) ya chini/,
  'heart-disease':
    /heart (failure|disease|problem|condition|patient)|angina|(ugonjwa|matatizo|shida) (wa|ya) moyo/,
  stroke: /(had|after|after a|survived a) stroke|kiharusi/,
  'kidney-stones': /(kidney|renal) stones?|mawe ya figo/,
  'kidney-disease':
    /kidney (disease|failure|problem|patient|trouble|issue)\w*|\b(ckd|dialysis|renal)\b|(bad|weak|damaged) kidneys?|\bfigo\b/,
  'liver-disease':
    /liver (disease|failure|problem|trouble|issue)\w*|hepatitis|cirrhosis|fatty liver|(ugonjwa|matatizo|shida) (wa|ya) ini|homa ya ini/,
  gallstones: /gall ?stones?|mawe ya nyongo|kibofu cha nyongo/,
  'stomach-ulcer': /\bulcers?\b|h pylori|(ki|vi)donda (cha|vya) tumbo|\bulsa\b/,
  reflux: /\b(gerd|acid reflux|reflux|heart ?burn)\b|kiungulia/,
  'bowel-disease': /crohns?|\bcolitis\b|\bibd\b/,
  'bleeding-disorder': /h(a)?emophilia|bleeding disorder/,
  'surgery-within-2-weeks': /\b(surgery|operation|theatre|c section)\b|upasuaji|kufanyiwa operesheni/,
  'hiv-treatment': /\bhiv\b|\bvvu\b|ukimwi|\bon (arvs?|art)\b/,
  'tb-treatment': /\btb\b|tuberculosis|kifua kikuu/,
  epilepsy: /epilep\w*|kifafa|seizure disorder/,
  'sickle-cell': /sickle ?cell|sickler|selimundu|seli mundu/,
  'eating-disorder': /eating disorder|anorexi\w*|bulimi\w*|binge eat\w*|kujitapisha/,
  underweight: /under ?weight|(too|very) thin|uzito (mdogo|wangu ni mdogo)|nimekonda sana|mwembamba sana/,
  asthma: /asthma\w*|\bpumu\b/,
  'overactive-thyroid': /(over ?active|hyper) ?thyroid\w*|graves disease/,
  'underactive-thyroid': /(under ?active|hypo) ?thyroid\w*/,
  'autoimmune-disease': /\blupus\b|rheumatoid|auto ?immune|multiple sclerosis/,
  'organ-transplant': /transplant/,
  'hormone-sensitive-illness': /fibroids?|breast cancer|endometriosis|saratani ya matiti/,
  'cancer-treatment': /\b(cancer|chemo\w*|saratani|kansa)\b/,
  depression: /\b(depression|depressed)\b|mfadhaiko/,
  'bipolar-or-psychosis': /bipolar|schizophreni\w*|psychosis/,
  'iron-deficiency': /ana?emi[ac]|low iron|iron deficien\w*|upungufu wa damu|damu kidogo/,
  'iron-overload': /h(a)?emochromatosis|too much iron/,
  'g6pd-deficiency': /g6pd/,
  gout: /\bgout\b|\bjongo\b/,
  'prostate-trouble': /prostate|tezi dume/,
  'daisy-family-allergy': /allerg\w* to (the )?(daisies|daisy|ragweed|chrysanthemums?)/,
  'carrot-family-allergy': /allerg\w* to (celery|carrots?)/,
  'mint-family-allergy': /allerg\w* to (mint|basil)|mzio wa (nanaa|minti)/,
  'legume-allergy': /allerg\w* to (peanuts?|groundnuts?|beans?|pulses|soya?)|mzio wa (njugu|karanga|soya)/,
  'nut-allergy': /(\bnut allergy|allerg\w* to (tree )?nuts?)|mzio wa korosho/,
  'sesame-allergy': /allerg\w* to (sesame|simsim)|mzio wa (ufuta|simsim)/,
  'latex-allergy': /allerg\w* to latex|latex allergy/,
  'onion-family-allergy': /allerg\w* to (onions?|garlic)|mzio wa kitunguu/,
};

const patterns = Object.entries(spoken).map(
  ([id, pattern]) => [id, new RegExp(pattern.source, 'g')] as const,
);

/** What was said not to be there. Only right before the word: “not sure if ginger is good in pregnancy” is no denial. */
const DENIED =
  /\b(not|no longer|never|isnt|arent|no|sina|si|siyo|sio|hana|hatuna|without|bila)( (a|an|any|been|have|had|na))?$/;
/** One is inside the other: the exact one is what was meant. */
const EXACT: Readonly<Record<string, string>> = {
  'type-1-diabetes': 'diabetes',
  'hormone-sensitive-illness': 'cancer-treatment',
};
/** Medicines against pregnancy and fat in the blood name what they are against. */
const elsewhere = [
  /(kuzuia|kutoa|kuzuwia) (mimba|ujauzito)/g,
  /pregnancy test/g,
  /(pregnant|mjamzito) (woman|women|people)? ?generally/g,
];

/** Ids of the conditions that a folded text names. */
export function conditionsIn(folded: string): string[] {
  const plain = elsewhere.reduce((text, pattern) => text.replace(pattern, ' '), folded);
  const found = patterns.flatMap(([id, pattern]) =>
    [...plain.matchAll(pattern)].some(({ index }) => !DENIED.test(plain.slice(0, index).trimEnd()))
      ? [id]
      : [],
  );
  const idle = new Set(found.map((id) => EXACT[id]));
  // Whoever tries for a child names the pregnancy they hope for.
  if (found.includes('trying-for-a-baby') && !/pregnan|mjamzito|nina mimba/.test(plain))
    idle.add('pregnancy');
  return found.filter((id) => !idle.has(id));
}
