import { editDistance, foldText } from '../../lib/fuzzy.ts';
import { t } from '../../words/shop.ts';

/**
 * Medicines found by the name on the packet, the card or the tongue. What is known is found and nothing else; what is
 * only like a name is offered as a question and never taken for it: Losec is not Lasix.
 */
export type MedicineNames = {
  drugs: Readonly<
    Record<
      string,
      {
        name: string;
        brands: readonly string[];
        words: readonly string[];
        classes: readonly string[];
      }
    >
  >;
  medicines: Readonly<
    Record<string, { name: string; examples: readonly string[]; search: readonly string[] }>
  >;
};

export type MedicineEntry = {
  id: string;
  /** As it is shown: that of a class in the language of the page. */
  name: string;
  /** Brands of a drug or examples of a class, the one that was meant first. */
  hint: string;
  kind: 'drug' | 'class';
};

export type MedicineSuggestion = MedicineEntry & {
  /** What was typed is the beginning of its name; otherwise it is a guess: "did you mean". */
  isBeginning: boolean;
};

export type FoundMedicines = {
  /** Every entry of this very name; several where a word stands for several classes. */
  exact: readonly MedicineEntry[];
  /** The best first. Empty where the name is known, and where nothing comes near. */
  suggestions: readonly MedicineSuggestion[];
};

const HINTS = 3;
const GUESSES = 3;
const BEGINNINGS = 6;

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const FILLERS = wordSet(
  'dawa ya za wa la cha vya kwa my the a medicine medicines medication drug drugs for tab tabs tablet tablets tembe ' +
    'kidonge vidonge cap caps capsule capsules syrup suspension susp injection inj sindano pill pills sachet sachets ' +
    'od bd bid tds tid qid qds qhs prn stat nocte mane daily once twice thrice day x per asubuhi jioni usiku kila siku ' +
    'xr sr er cr mr la xl ir ds retard',
);
const ROUTES = wordSet(
  'cream gel ointment drops drop eye ear spray inhaler puff nebuliser patch lotion suppository',
);
const SALTS = wordSet(
  'hydrochloride hcl sodium potassium calcium maleate besylate besilate sulphate sulfate phosphate citrate tartrate ' +
    'succinate mesylate fumarate acetate trihydrate bp usp',
);
const AMOUNT = /^(\d+(x\d+)?(mg|mcg|g|ml|iu|units?)?|mg|mcg|g|ml|iu|units?)$/;

const tight = (folded: string): string => folded.replaceAll(' ', '');

/** What was typed, then without amounts, dose words, form and salt: the first that is a name is the one. */
function readings(typed: string): string[][] {
  const words = foldText(typed).split(' ').filter(Boolean);
  const steps = [
    (word: string) => !AMOUNT.test(word),
    (word: string) => !FILLERS.has(word),
    (word: string) => !ROUTES.has(word),
    (word: string) => !SALTS.has(word),
  ];
  const found = [words];
  for (const isKept of steps) {
    const last = found.at(-1) ?? [];
    const rest = last.filter(isKept);
    if (rest.length > 0 && rest.length < last.length) found.push(rest);
  }
  return found;
}

/** As it sounds to a Kenyan ear: ph and f, c and k, y and i, r and l, and doubled letters are one. */
const soundOf = (name: string): string =>
  name
    .replaceAll('ph', 'f')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/ck|c|q/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('z', 's')
    .replaceAll('th', 't')
    .replaceAll(/ae|oe/g, 'e')
    .replaceAll('y', 'i')
    .replaceAll('r', 'l')
    .replaceAll(/(.)\1+/g, '$1')
    .replaceAll(/e$/g, '');

/** Which letters a name has, as bits: names that differ in many cannot be a slip apart. */
function lettersOf(name: string): number {
  let bits = 0;
  for (let at = 0; at < name.length; at += 1) bits |= 1 << (name.charCodeAt(at) % 32);
  return bits;
}

function bitCount(bits: number): number {
  let rest = bits;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}

type Known = {
  entry: Omit<MedicineEntry, 'hint'>;
  /** As printed. */
  label: string;
  /** Folded, words apart and words together. */
  folded: string;
  key: string;
  sound: string;
  letters: number;
};
type Index = {
  names: readonly Known[];
  drugs: ReadonlyMap<string, readonly Known[]>;
  classNames: ReadonlyMap<string, readonly Known[]>;
  classWords: ReadonlyMap<string, readonly Known[]>;
  hints: ReadonlyMap<string, readonly string[]>;
};

const idOf = ({ kind, id }: Pick<MedicineEntry, 'kind' | 'id'>): string => `${kind} ${id}`;

function byKey(names: readonly Known[], keyOf: (name: Known) => string): Map<string, Known[]> {
  const found = new Map<string, Known[]>();
  for (const name of names) {
    const key = keyOf(name);
    const others = found.get(key);
    if (others) others.push(name);
    else found.set(key, [name]);
  }
  return found;
}

/** `TLD` of `Tenofovir + lamivudine + dolutegravir (TLD)` is among its words; the rest is a name of its own. */
const shortName = (name: string): string => name.replace(/ \(.*\)$/, '');

function indexOf(book: MedicineNames): Index {
  const known = (entry: Known['entry'], label: string): Known => {
    const folded = foldText(label);
    const key = tight(folded);
    return { entry, label, folded, key, sound: soundOf(key), letters: lettersOf(key) };
  };
  const hints = new Map<string, readonly string[]>();
  const drugs = Object.entries(book.drugs).flatMap(([id, { name, brands, words }]) => {
    const entry = { id, name, kind: 'drug' } as const;
    hints.set(idOf(entry), brands);
    return [name, shortName(name), ...brands, ...words].map((label) => known(entry, label));
  });
  const classes = Object.entries(book.medicines).map(([id, { name, examples, search }]) => {
    const entry = { id, name: t.known(name), kind: 'class' } as const;
    hints.set(idOf(entry), examples);
    return {
      names: [name, shortName(name), entry.name].map((label) => known(entry, label)),
      words: search.flatMap((label) => {
        const bare = foldText(label).replace(/^dawa (ya|za) /, '');
        return bare === foldText(label) ? known(entry, label) : [known(entry, label), known(entry, bare)];
      }),
    };
  });
  const classNames = classes.flatMap(({ names }) => names);
  const classWords = classes.flatMap(({ words }) => words);
  const orderless = drugs
    .filter(({ label }) => label.includes(' + '))
    .map((name) => ({ ...name, key: name.folded.split(' ').toSorted().join(' ') }));
  return {
    names: [...drugs, ...classNames, ...classWords],
    drugs: byKey([...drugs, ...orderless], ({ key }) => key),
    classNames: byKey(classNames, ({ key }) => key),
    classWords: byKey(classWords, ({ key }) => key),
    hints,
  };
}

const indexes = new WeakMap<MedicineNames['drugs'], Index>();
function indexFor(book: MedicineNames): Index {
  const made = indexes.get(book.drugs);
  if (made) return made;
  const index = indexOf(book);
  indexes.set(book.drugs, index);
  return index;
}

function shown(index: Index, { entry, label }: Known): MedicineEntry {
  const all = index.hints.get(idOf(entry)) ?? [];
  const isHint = all.includes(label);
  const hints = isHint ? [label, ...all.filter((hint) => hint !== label)] : all;
  return { ...entry, hint: hints.slice(0, HINTS).join(', ') };
}

/** One of each entry, in the order they came. */
function once(index: Index, names: readonly Known[]): MedicineEntry[] {
  const found = new Map<string, MedicineEntry>();
  for (const name of names) {
    const id = idOf(name.entry);
    if (!found.has(id)) found.set(id, shown(index, name));
  }
  return [...found.values()];
}

/** A drug before a class, and the name of a class before its other words. */
function named(index: Index, words: readonly string[]): readonly Known[] {
  const key = words.join('');
  const parts = words.filter((word) => word !== 'and' && word !== 'na').toSorted();
  return (
    index.drugs.get(key) ??
    index.classNames.get(key) ??
    index.classWords.get(key) ??
    (parts.length > 1 ? index.drugs.get(parts.join(' ')) : undefined) ??
    []
  );
}

function knownAs(index: Index, typed: string): readonly Known[] {
  for (const words of readings(typed)) {
    const names = named(index, words);
    if (names.length > 0) return names;
  }
  return [];
}

/** `Amlodipine + losartan`, where no tablet of both is known: each of them, if each is known. */
function knownParts(index: Index, typed: string): readonly Known[] {
  const parts = typed.split(/[+&/,;]|\s(?:and|na|with|pamoja na)\s/i).filter((part) =>
    readings(part)
      .at(-1)
      ?.some((word) => !AMOUNT.test(word)),
  );
  if (parts.length < 2) return [];
  const found = parts.map((part) => knownAs(index, part));
  return found.every((names) => names.length > 0) ? found.flat() : [];
}

/** `Insulin Mixtard`, `metformin amlodipine`: every word by itself, if each is a name. */
function knownWords(index: Index, typed: string): readonly Known[] {
  const words = readings(typed).at(-1) ?? [];
  if (words.length < 2) return [];
  const found = words.map((word) => named(index, [word]));
  return found.every((names) => names.length > 0) ? found.flat() : [];
}

/** Names that begin with it, those of drugs first and short ones before long ones. */
function beginnings(index: Index, isBegun: (name: Known) => boolean): MedicineEntry[] {
  const begun = index.names
    .filter(isBegun)
    .toSorted(
      (a, b) =>
        Number(a.entry.kind === 'class') - Number(b.entry.kind === 'class') || a.key.length - b.key.length,
    );
  return once(index, begun).slice(0, BEGINNINGS);
}

/** Short words are too much alike to forgive a slip in them. */
const slipsAllowed = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** Names a slip or two away, and those that sound the same. */
function guesses(index: Index, typed: string): MedicineEntry[] {
  const key = tight(typed);
  if (slipsAllowed(key.length) === 0) return [];
  const sound = soundOf(key);
  const letters = lettersOf(key);
  const near = index.names.flatMap((name) => {
    const allowed = Math.min(slipsAllowed(key.length), slipsAllowed(name.key.length));
    if (allowed === 0) return [];
    const isSame = name.sound === sound;
    const canBe =
      Math.abs(name.key.length - key.length) <= allowed && bitCount(name.letters ^ letters) <= 2 * allowed;
    const slips = canBe ? editDistance(key, name.key, allowed) : allowed + 1;
    if (slips > allowed && !isSame) return [];
    const beginsAlike = name.key[0] === key[0] ? 0 : 0.5;
    return [{ name, far: (isSame ? Math.min(slips, 1) - 0.75 : slips) + beginsAlike }];
  });
  return once(
    index,
    near.toSorted((a, b) => a.far - b.far).map(({ name }) => name),
  ).slice(0, GUESSES);
}

/** A known name with more beside it (`Panadol Night`) may be something else, so it is only asked about. */
function within(index: Index, words: readonly string[]): MedicineEntry[] {
  if (words.length < 2) return [];
  const starts = words.map((_, many) => words.slice(0, words.length - many)).slice(1);
  const single = words.map((word) => [word]);
  const found = [...starts, ...single].filter((some) => some.join('').length >= 4);
  return once(
    index,
    found.flatMap((some) => named(index, some)),
  ).slice(0, GUESSES);
}

/** The medicines of a name as it was typed. A name we do not know comes back with nothing. */
export function findMedicine(book: MedicineNames, typed: string): FoundMedicines {
  const index = indexFor(book);
  const known = [knownAs, knownParts, knownWords].map((look) => look(index, typed));
  const exact = once(index, known.find(({ length }) => length > 0) ?? []);
  if (exact.length > 0) return { exact, suggestions: [] };
  const words = readings(typed).at(-1) ?? [];
  if (words.every((word) => FILLERS.has(word) || AMOUNT.test(word))) return { exact, suggestions: [] };
  const whole = foldText(typed);
  const bare = words.join(' ');
  if (bare.length < 3) return { exact, suggestions: [] };
  const texts = [...new Set([whole, bare])];
  const firstOf = (look: (text: string) => MedicineEntry[]): MedicineEntry[] =>
    texts.map(look).find(({ length }) => length > 0) ?? [];
  const begun = firstOf((text) => beginnings(index, ({ folded }) => folded.startsWith(text)));
  if (begun.length > 0) return { exact, suggestions: asked(begun, true) };
  const guessed = firstOf((text) => guesses(index, text));
  if (guessed.length > 0) return { exact, suggestions: asked(guessed, false) };
  const later = firstOf((text) =>
    beginnings(index, ({ key, folded }) => key.startsWith(tight(text)) || folded.includes(` ${text}`)),
  );
  return { exact, suggestions: later.length > 0 ? asked(later, true) : asked(within(index, words), false) };
}

const asked = (entries: readonly MedicineEntry[], isBeginning: boolean): MedicineSuggestion[] =>
  entries.map((entry) => ({ ...entry, isBeginning }));
