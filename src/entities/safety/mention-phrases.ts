import { foldText } from '../../lib/fuzzy.ts';
import { t } from '../../words/shop.ts';
import type { SafetyBook } from './safety-book.ts';

/** A herb, a remedy or a medicine that a text names, and the words it was named by. */
export type Named = { kind: 'herb' | 'remedy' | 'medicine'; id: string; said: string };

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Short names are taken where nothing else is called so; other codes of three letters are words of every day. */
const SHORT = set('nim tld arv azt efv nvp rif 3hp 1hp inh ipt ctx dtg tdf 3tc');
/** Brands, slang and vernacular that are words of every day, in English or Kiswahili, and nutrients of food. */
const EVERYDAY = set(
  'action alex alli candid cirrus coil condom condoms foster halls iodine lean len metro miso nife pause pop prep sofia ' +
    'sophia surua tetanus topaz trust tulip vega weed zinc calcium folate magnesium caffeine yasmin natural popo boo ' +
    'susa dodo bibo pera alot',
);

/** Other words of a class that mean its medicines; the rest are names of illnesses, which a text may only ask about. */
const AS_MEDICINE =
  /^dawa ya |^(sindano|vidonge|tembe) |\b(tablets|injections?|syrup|blockers?|inhibitors?|thinners?|pen)$|^(the pill|birth control|family planning|uzazi wa mpango|hrt|haart|arvs?|ma arv|chemo|kemo|statins?|steroids?|diuretics?|sedatives?|inhalers?|inhela|opioids?|nsaids?|antacids?|laxatives?|painkillers?|penicillin|cortisone|insulini|septrini|seprini|panadol|sulfa|digitalis|contraception|chemotherapy|immunotherapy)$|^(anti(?!-)|ssri|benzo|contracept|corticoster|immunosuppress)[a-z]+$/;
/** Classes that one medicine makes up: whatever else they are called is its brand. */
const SINGLE = set(
  'warfarin dolutegravir digoxin levothyroxine lithium levodopa insulin metformin valproate theophylline co-trimoxazole ' +
    'methotrexate isoniazid paracetamol',
);
const NOT_A_BRAND = set('inr parkinson rheumatoid hypothyroid pump');
/** “Dawa ya tumbo” may be what is looked for: such medicines count where somebody says that they take them. */
const WHEN_TAKEN = set(
  'nsaids paracetamol stomach-acid-medicines laxatives worm-medicines azole-antifungals other-antifungals antihistamines ' +
    'drowsy-antihistamines antivirals erection-medicines fertility-medicines steroids iron-tablets antibiotics malaria-medicines',
);
const TAKING =
  /\b(i take|takes?|taking|on|im on|using|uses|given|prescribed|\w*(natumia|nameza|nachukua|nakunywa|metumia|mepewa|meandikiwa)|(niko|yuko) (kwa|kwenye))\b/;

/** Words for what a remedy is made of, where no herb of ours is. */
const SPOKEN_REMEDIES: Readonly<Record<string, readonly string[]>> = {
  'honey-at-bedtime-for-cough': ['honey', 'asali'],
  'golden-milk': ['golden milk'],
};

/** What people call a herb for short. */
const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  'aloe-vera': ['aloe'],
  ginseng: ['ginseng'],
  'stinging-nettle': ['nettle'],
  'artemisia-annua': ['artemisia', 'wormwood'],
};

const MOST_WORDS = 6;
/** z and s, y and i, doubled letters: herbs are spelled as they are heard. */
const soundOf = (name: string): string =>
  name
    .replaceAll('z', 's')
    .replaceAll('y', 'i')
    .replaceAll('ph', 'f')
    .replaceAll(/(.)\1+/g, '$1');

/** Pills, meds and drugs are tablets; dawa za, vidonge vya and tembe za are dawa ya. */
const evened = (phrase: string): string =>
  phrase
    .replace(/ (pills?|meds?|medicines?|medication|drugs?|tablet)$/, ' tablets')
    .replace(/^(ma)?(dawa|vidonge|tembe) (ya|za|vya) /, 'dawa ya ');

type Entry = { kind: Named['kind']; id: string };
type Index = {
  /** First words of all of them, as spelled and as heard: most words of a text begin nothing. */
  firsts: ReadonlySet<string>;
  phrases: ReadonlyMap<string, readonly Entry[]>;
  sounds: ReadonlyMap<string, readonly Entry[]>;
};

function indexOf(book: SafetyBook): Index {
  const phrases = new Map<string, Entry[]>();
  const sounds = new Map<string, Entry[]>();
  const put = (map: Map<string, Entry[]>, phrase: string, entry: Entry): void => {
    const others = map.get(phrase);
    if (!others) map.set(phrase, [entry]);
    else if (!others.some(({ kind, id }) => kind === entry.kind && id === entry.id)) others.push(entry);
  };
  const add = (label: string, entry: Entry): void => {
    const phrase = foldText(label);
    if (phrase === '' || EVERYDAY.has(phrase) || (phrase.length < 4 && !SHORT.has(phrase))) return;
    put(phrases, evened(phrase), entry);
    if (entry.kind === 'herb' && phrase.length > 5) put(sounds, soundOf(phrase), entry);
  };
  for (const [id, { name, names }] of Object.entries(book.herbs))
    for (const label of [name, id, ...names, ...(SHORT_NAMES[id] ?? [])]) add(label, { kind: 'herb', id });
  for (const [id, { name }] of Object.entries(book.remedies))
    for (const label of [name, ...(SPOKEN_REMEDIES[id] ?? [])]) add(label, { kind: 'remedy', id });
  for (const [id, { name, brands, words }] of Object.entries(book.drugs))
    for (const label of [name, name.replace(/ \(.*\)$/, ''), ...brands, ...words])
      add(label, { kind: 'medicine', id });
  for (const [id, { name, search }] of Object.entries(book.medicines)) {
    const label = name.replace(/ \(.*\)$/, '');
    for (const one of [label, t.known(name).replace(/ \(.*\)$/, '')]) add(one, { kind: 'medicine', id });
    for (const word of search) {
      const phrase = evened(foldText(word));
      const isBrand = SINGLE.has(id) && !NOT_A_BRAND.has(phrase) && !/thyroid|rheumatoid|fever/.test(phrase);
      if (isBrand || AS_MEDICINE.test(phrase)) add(word, { kind: 'medicine', id });
    }
  }
  const firsts = new Set([...phrases.keys(), ...sounds.keys()].map((phrase) => phrase.split(' ')[0] ?? ''));
  return { firsts, phrases, sounds };
}

const MEDICINE_WORD = /^(madawa|vidonge|tembe)$/;
const begins = ({ firsts }: Index, word: string): boolean =>
  firsts.has(word) ||
  firsts.has(word.replace(/s$/, '')) ||
  firsts.has(soundOf(word.replace(/s$/, ''))) ||
  MEDICINE_WORD.test(word);

const indexes = new WeakMap<SafetyBook['herbs'], Index>();
function indexFor(book: SafetyBook): Index {
  const made = indexes.get(book.herbs);
  if (made) return made;
  const index = indexOf(book);
  indexes.set(book.herbs, index);
  return index;
}

/** Green tea is one; a tea of ginger is ginger, and macho ya manjano are yellow eyes. */
function isMeant({ id, said }: Named, words: readonly string[], at: number, others: number): boolean {
  if (id === 'tea' && /^(tea|teas|chai)$/.test(said)) return others === 0 && words[at + 1] !== 'tree';
  if (said === 'manjano')
    return words[at - 1] !== 'ya' || !/^(macho|rangi|ngozi|mkojo)$/.test(words[at - 2] ?? '');
  if (said === 'sage') return words[at + 1] !== 'advice';
  return true;
}

/** What a folded text names, by its exact names and the longest of them; a medicine is never guessed. */
export function namedIn(book: SafetyBook, folded: string): Named[] {
  const index = indexFor(book);
  const { phrases, sounds } = index;
  const words = folded.split(' ').slice(0, 200);
  const isTaking = TAKING.test(folded);
  const found: { named: Named; at: number }[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 1;
    const most = begins(index, words[at] ?? '') ? Math.min(MOST_WORDS, words.length - at) : 0;
    for (let many = most; many > 0; many -= 1) {
      const phrase = words.slice(at, at + many).join(' ');
      const one = phrase.replace(/s$/, '');
      const entries =
        phrases.get(evened(phrase)) ??
        (one.length > 3 ? phrases.get(one) : undefined) ??
        sounds.get(soundOf(one));
      if (!entries) continue;
      const counted = entries.filter(({ id }) => isTaking || !WHEN_TAKEN.has(id));
      for (const { kind, id } of counted) found.push({ named: { kind, id, said: phrase }, at });
      taken = many;
      break;
    }
    at += taken;
  }
  const isHerb = ({ named }: { named: Named }): boolean => named.kind !== 'medicine';
  return found
    .filter(
      (one, at) =>
        found.findIndex(({ named }) => named.kind === one.named.kind && named.id === one.named.id) === at,
    )
    .filter((one) =>
      isMeant(
        one.named,
        words,
        one.at,
        found.filter((other) => isHerb(other) && other.named.id !== one.named.id).length,
      ),
    )
    .map(({ named }) => named);
}
