import type { EvidenceGrade } from '../../lib/evidence.ts';
import { type Language, language } from '../../words/language.ts';

/**
 * A monograph as the database keeps it; `content/herb-schema.ts` is its full description. Ids that pages only name
 * (topics, parts, medicines, conditions) are plain text: a new one needs no new code.
 */
export interface Herb {
  slug: string;
  accepted_name: string;
  family: string;
  synonyms: readonly string[];
  /** By language, the usual name first. */
  names: Readonly<Record<string, readonly string[]>>;
  other_names: readonly string[];
  summary: string;
  about: string;
  /** Said before everything else of a plant that can do serious harm. */
  alert: string | null;
  look_alikes: readonly { name: string; difference: string }[];
  parts_used: readonly string[];
  preparations: readonly Preparation[];
  no_preparation_reason: string | null;
  uses: readonly HerbUse[];
  contraindications: readonly { condition: string; level: 'avoid' | 'caution'; text: string }[];
  pregnancy: LifeStage;
  lactation: LifeStage;
  children: LifeStage;
  interactions: readonly Interaction[];
  side_effects: readonly string[];
  storage: string;
  conservation: { iucn: string | null; cites: string | null; note: string | null };
  grows_in_kenya: 'wild' | 'cultivated' | 'no';
  ayurveda: Ayurveda | null;
  references: readonly HerbReference[];
  /** Base name of its pictures. */
  picture: string;
  /** Month of the last check, `2026-11`. */
  reviewed_at: string;
}

export type HerbUse = {
  topic: string;
  text: string;
  evidence: EvidenceGrade;
  references: readonly string[];
  /** False where the page speaks against the use; absent otherwise. */
  advised?: boolean;
};

/** Whether the page stands behind a use: not contradicted by trials, and not spoken against. */
export const isAdvised = ({ evidence, advised }: Pick<HerbUse, 'evidence' | 'advised'>): boolean =>
  evidence !== 'D' && advised !== false;

/** `no_data` reads as caution. */
export type LifeStage = { status: 'avoid' | 'caution' | 'no_data' | 'ok'; text: string };

export type Interaction = {
  drug: string;
  severity: 'major' | 'moderate' | 'minor';
  mechanism: string;
  advice: string;
};

/** Amounts are counted in `unit`; `max_a_day` is never exceeded. `max_days` is null for ordinary food. */
export type Preparation = {
  form: string;
  part: string;
  ratio: string;
  steps: readonly string[];
  dose: number;
  unit: string;
  times_a_day: number;
  max_a_day: number;
  max_days: number | null;
  min_age_years: number;
  external: boolean;
  basis: 'monograph' | 'trial' | 'food' | 'traditional';
  references: readonly string[];
};

/** −1 calms a dosha, 1 raises it, 0 leaves it. */
export type Dosha = { vata: -1 | 0 | 1; pitta: -1 | 0 | 1; kapha: -1 | 0 | 1 };

export type Ayurveda = {
  sanskrit: readonly string[];
  rasa: readonly string[];
  guna: readonly string[];
  virya: string;
  vipaka: string;
  dosha: Dosha;
  anupana: string | null;
};

export type HerbReference = {
  id: string;
  title: string;
  publisher: string;
  year: number | null;
  url: string | null;
};

/** What the browser shows, searches and filters by. */
export interface HerbCard extends Pick<
  Herb,
  | 'slug'
  | 'accepted_name'
  | 'synonyms'
  | 'names'
  | 'other_names'
  | 'picture'
  | 'parts_used'
  | 'grows_in_kenya'
> {
  /** Topic and evidence grade of each use that the page advises. */
  uses: readonly (readonly [topic: string, evidence: EvidenceGrade])[];
  pregnancy: LifeStage['status'];
  /** Whether its page begins with a warning to everybody. */
  dangerous: boolean;
  /** Threatened in the wild (VU, EN, CR) or its trade limited by CITES: never suggested. */
  threatened: boolean;
  dosha: Dosha | null;
}

/** A monograph with who vouches for it. */
export type HerbRecord = { herb: Herb; reviewer: string | null; nextReviewOn: string | null };

/** The card of a monograph; the database makes the same one. */
export function toCard(herb: Herb): HerbCard {
  return {
    slug: herb.slug,
    accepted_name: herb.accepted_name,
    synonyms: herb.synonyms,
    names: herb.names,
    other_names: herb.other_names,
    picture: herb.picture,
    parts_used: herb.parts_used,
    grows_in_kenya: herb.grows_in_kenya,
    uses: herb.uses.filter(isAdvised).map(({ topic, evidence }) => [topic, evidence] as const),
    pregnancy: herb.pregnancy.status,
    dangerous: herb.alert !== null,
    threatened: ['VU', 'EN', 'CR'].includes(herb.conservation.iucn ?? '') || herb.conservation.cites !== null,
    dosha: herb.ayurveda?.dosha ?? null,
  };
}

type Named = Pick<Herb, 'names' | 'accepted_name'>;

const englishOf = ({ names, accepted_name }: Named): string => names['english']?.[0] ?? accepted_name;

/** The first Swahili name with a capital, or null. */
function swahiliOf({ names }: Pick<Named, 'names'>): string | null {
  const name = names['swahili']?.[0];
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : null;
}

/** The name a page is headed with: in Kiswahili the Kiswahili one, where the plant has one. */
export const nameOf = (herb: Named): string =>
  (language === 'sw' ? swahiliOf(herb) : null) ?? englishOf(herb);

/** Its name in the other of the two languages, to stand beside it; null where that is none or the same. */
export function otherNameOf(herb: Named): { text: string; lang: Language } | null {
  const [text, lang] =
    language === 'sw' ? ([englishOf(herb), 'en'] as const) : ([swahiliOf(herb), 'sw'] as const);
  return text === null || text === nameOf(herb) ? null : { text, lang };
}

/** Both names in one line, as lists to choose from need them. */
export function namesOf(herb: Named): string {
  const other = language === 'sw' ? otherNameOf(herb) : null;
  return other ? `${nameOf(herb)} (${other.text})` : nameOf(herb);
}

/** Whether an address can name a herb at all. */
export const isSlug = (text: string | undefined): text is string =>
  text !== undefined && text.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
