import { foldText } from '../../lib/fuzzy.ts';
import { numberWords } from '../../lib/measures.ts';
import { type Named, namedIn } from './mention-phrases.ts';
import type { SafetyBook } from './safety-book.ts';
import { bornForAge, type SafetyProfile } from './safety-profile.ts';

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
function conditionsIn(folded: string): string[] {
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

/** Wishes to fast or to weigh less, in a folded text. */
type Wish = 'fast' | 'less';

/** A fast, not what is quick, and not a sugar that is measured before breakfast. */
const FAST =
  /\bfasting\b(?! (blood|plasma|sugar|glucose|level|test|reading|insulin))|\b(to|a|can i|should i|i|day|hours?|water|dry|juice|my|while|during|will|wanna|and|long) fast\b(?! (food|foods|acting|heart|breathing|pulse|delivery|enough|weight|results?|asleep))|\b(ni|a|u|wa|tu)?(na|me|ki|ta|na)?fung[ae]\b(?= (kula|chakula|kwa|saa|masaa|siku|ili|ramadhan\w*|na|nikiwa|bila|leo|kesho|kupunguza|hadi|wiki|\d|tu$))|\bkufunga$|\bkufunga (kula|chakula|kwa|saa|masaa|siku|ili|ramadhan\w*|nikiwa|kupunguza)\b|\bmfungo\b|\bkutokula\b|kujinyima chakula/;
const LESS =
  /\b(los(e|ing)|shed|drop|cut|reduc(e|ing)) (some |my |the |a few |belly |body |baby |extra |\d+ )*(weight|kilos?|kgs?|fat|calories|tummy|belly)\b|\bweight ?loss\b|\bslim(ming)?\b|calorie deficit|\bcrash diet|pungu(z\w+|a) (uzito|kilo|mwili|tumbo|mafuta|kitambi|unene)|\b(ku|ni)konda\b|\bkukonde\w*/;
/** What goes by itself is a sign, not a wish; choo that is shut is no fast. */
const NO_WISH =
  /without (trying|wanting|reason)|unintended|unexplained|bila (sababu|kutaka|kujaribu)|\bchoo\b|\bmlango\b/;

function wishIn(folded: string): Wish | null {
  if (NO_WISH.test(folded)) return null;
  if (FAST.test(folded)) return 'fast';
  return LESS.test(folded) ? 'less' : null;
}

/** What a typed text names that the safety check knows. */
export type Mentions = {
  herbs: readonly (Named & { kind: 'herb' | 'remedy' })[];
  /** As a safety list: medicines, conditions, and the age of a child. */
  told: SafetyProfile;
  /** A child was named without its age: it is read as newborn. */
  isAgeless: boolean;
  wish: Wish | null;
  /** Whether something is asked for that may be used or given. */
  isAsking: boolean;
};

const MOST_CHARACTERS = 2000;
const ASKING =
  /\b(can|could|may|should) (i|we|he|she|they|my)\b|\b(is|are) (it|this|that|they|there)?.*\b(safe|ok|okay|fine|allowed|good|poa)\b|\b(safe|allowed)\b|\b\w*(naweza|aweza|naeza|aeza|ruhusiwa)\b|\b(wants?|hopes?|plans?|nataka|anataka|ningependa) (to )?(use|try|take|drink|add|mix|kutumia|tumia|kunywa|kujaribu)\b|ni (salama|sawa|poa)|\b(inafaa|yafaa|kinafaa|zinafaa)\b/;
const USING =
  /\b(use|uses|using|take|taking|drink|drinking|give|giving|add|adding|mix|combine|try|apply|\w*(tumia|nywa|mpa|meza|paka|changanya))\b/;
const BMI = /\bbmi\D{0,12}(\d{2}(?:[.,]\d)?)/i;

/** Ages in a folded text: “8 months”, “miezi minane”, “mwaka mmoja na nusu”, and whose they are. */

/** Those of months and years bend with them: miezi miwili. */
const numbers: Readonly<Record<string, number>> = {
  ...numberWords,
  miwili: 2,
  mitatu: 3,
  minne: 4,
  mitano: 5,
  minane: 8,
};
const NUMBER = `\\d{1,3}|${Object.keys(numbers).join('|')}`;
const months: readonly (readonly [unit: RegExp, months: number])[] = [
  [/^(d|siku)/, 1 / 30],
  [/^(w|wiki)/, 7 / 30],
  [/^(mw?e|mie|mo|mt)/, 1],
  [/^(y|mwa|mia)/, 12],
];
const ENGLISH = new RegExp(
  `\\b(${NUMBER})( and a half)? ?(days?|weeks?|wks?|months?|mths?|mos?|years?|yrs?|miezi|miaka|wiki)( and a half)?\\b`,
  'g',
);
const KISWAHILI = new RegExp(`\\b(siku|wiki|mwezi|miezi|mwaka|miaka) (${NUMBER})( na nusu)?\\b`, 'g');
/** Spans of time that are nobody's age. */
const SPAN_BEFORE =
  /\b(for|since|past|last|in|after|every|within|tangu|kwa|baada ya|muda wa|(mimba|ujauzito|mjamzito)( \w+)? (ya|wa|wangu)|pregnant)$/;
const SPAN_AFTER = /^ ?(pregnan|ago|now pregnan|iliyopita|zilizopita|post)/;

const monthsIn = (unit: string): number => months.find(([pattern]) => pattern.test(unit))?.[1] ?? 12;
const valueOf = (said: string): number => numbers[said] ?? Number(said);

/** The ages told, in months. */
function agesIn(folded: string): number[] {
  const isAge = (start: number, end: number): boolean =>
    !SPAN_BEFORE.test(folded.slice(0, start).trimEnd()) && !SPAN_AFTER.test(folded.slice(end));
  const english = [...folded.matchAll(ENGLISH)].flatMap((match) => {
    const [said, number = '', before, unit = '', after] = match;
    const half = before !== undefined || after !== undefined ? 0.5 : 0;
    return isAge(match.index, match.index + said.length) ? [(valueOf(number) + half) * monthsIn(unit)] : [];
  });
  const kiswahili = [...folded.matchAll(KISWAHILI)].flatMap((match) => {
    const [said, unit = '', number = '', half] = match;
    const value = valueOf(number) + (half === undefined ? 0 : 0.5);
    return isAge(match.index, match.index + said.length) ? [value * monthsIn(unit)] : [];
  });
  return [...english, ...kiswahili];
}

const CHILD =
  /\b(child|children|kids?|baby|babies|infants?|new ?borns?|toddlers?|son|daughter|boy|girl|mtoto|watoto|mtoi|mwanangu|binti|kitoto|vitoto|kichanga|vichanga|mjukuu|wajukuu|grand(child|son|daughter))\b/;
/** A child that is hoped for, not born yet, or only part of a name. */
const NO_CHILD =
  /(for|have|having|expecting|want|wants) (a |another )?(baby|child)|baby oil|unborn (baby|child)|my baby bump|(kupata|nipate|tupate|kutafuta|nataka|natafuta) mtoto|mtoto (wa|aliye) tumboni|child ?birth/g;
/** Whoever feeds a baby at the breast and speaks of giving it something speaks of both. */
const FEEDING = /breast ?(feed|fed)|nyonyesh|gave birth|jifungua|lactat/;
const GIVING =
  /\b(give|giving|feed (him|her|it)|for (him|her|my|the)|on (him|her|my)|\w*mp[ae]\w*|ku?mpaka|apewe|anywe|atumie)\b/;
const SELF_YEARS = new RegExp(
  `\\b(?:i am|im|age|aged|nina miaka|niko na miaka) (${NUMBER})\\b(?! ?(weeks?|wks?|months?|days?|wiki|kg|kilos?|hours?|cm))`,
);

const GROWN_UP = 18;
const OLDER = 65;

type ToldAge =
  /** `months` null: a child whose age was not told. */
  { who: 'child'; months: number | null } | { who: 'under-18' } | { who: 'older-adult' };

/** Whose age matters, the youngest first; null where nobody young or old is spoken of. */
function toldAge(folded: string): ToldAge | null {
  const ages = agesIn(folded);
  const plain = folded.replace(NO_CHILD, ' ');
  const isChild = CHILD.test(plain) && (!FEEDING.test(plain) || GIVING.test(plain));
  const young = ages.filter((age) => age < GROWN_UP * 12);
  if (isChild && !(young.length === 0 && ages.length > 0))
    return { who: 'child', months: young.length > 0 ? Math.min(...young) : null };
  const self = SELF_YEARS.exec(folded)?.[1];
  const old = /\b(\w+) years? old\b/.exec(folded)?.[1];
  const years = [self, old]
    .flatMap((said) => (said === undefined ? [] : [valueOf(said)]))
    .filter((n) => n > 0);
  const [own] = years;
  if (own === undefined) return null;
  if (own < 12) return { who: 'child', months: own * 12 };
  if (own < GROWN_UP) return { who: 'under-18' };
  return own >= OLDER ? { who: 'older-adult' } : null;
}

/** Reads a text without a network, in a millisecond or two. Medicines count by their exact names alone. */
export function mentionsIn(book: SafetyBook, text: string, today: string): Mentions {
  const start = text.slice(0, MOST_CHARACTERS);
  const folded = foldText(start);
  const named = namedIn(book, folded);
  const age = toldAge(folded);
  const bmi = BMI.exec(start)?.[1];
  const conditions = [
    ...conditionsIn(folded),
    ...(age ? [age.who] : []),
    ...(bmi !== undefined && Number(bmi.replace(',', '.')) < 18.5 ? ['underweight'] : []),
  ].filter((id) => Object.hasOwn(book.conditions, id));
  const months = age?.who === 'child' ? age.months : null;
  return {
    herbs: named.flatMap(({ kind, ...rest }) => (kind === 'medicine' ? [] : [{ kind, ...rest }])),
    told: {
      medicines: named.flatMap(({ kind, id }) => (kind === 'medicine' ? [id] : [])),
      conditions: [...new Set(conditions)],
      ...(months !== null && { facts: { child_born_on: bornForAge(0, Math.floor(months), today) } }),
    },
    isAgeless: age?.who === 'child' && months === null,
    wish: wishIn(folded),
    isAsking: ASKING.test(folded) && USING.test(folded),
  };
}
