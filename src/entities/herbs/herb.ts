import { herbCardFields } from '../../../content/herb-fields.ts';
import type { Ayurveda, Herb, LifeStage } from '../../../content/herb-schema.ts';
import { pick } from '../../lib/document-rows.ts';
import { type Language, language } from '../../words/language.ts';

export type { Ayurveda, Herb, Interaction, LifeStage, Preparation } from '../../../content/herb-schema.ts';

export type HerbUse = Herb['uses'][number];

/** Whether the page stands behind a use: not contradicted by trials, and not spoken against. */
export const isAdvised = ({ evidence, advised }: Pick<HerbUse, 'evidence' | 'advised'>): boolean =>
  evidence !== 'D' && advised !== false;

/** What a page and a card both know of a herb. */
export type HerbBasics = Pick<Herb, (typeof herbCardFields)[number]>;

/** What the browser shows, searches and filters by. */
export interface HerbCard extends HerbBasics {
  /** Topic and evidence grade of each use that the page advises. */
  uses: (readonly [topic: HerbUse['topic'], evidence: HerbUse['evidence']])[];
  pregnancy: LifeStage['status'];
  /** Whether its page begins with a warning to everybody. */
  dangerous: boolean;
  /** Threatened in the wild (VU, EN, CR) or its trade limited by CITES: never suggested. */
  threatened: boolean;
  dosha: Ayurveda['dosha'] | null;
}

/** A monograph with who vouches for it. */
export type HerbRecord = { herb: Herb; reviewer: string | null; nextReviewOn: string | null };

/** The card of a monograph; the database makes the same one. */
export const toCard = (herb: Herb): HerbCard => ({
  ...pick(herb, herbCardFields),
  uses: herb.uses.filter(isAdvised).map(({ topic, evidence }) => [topic, evidence] as const),
  pregnancy: herb.pregnancy.status,
  dangerous: herb.alert !== null,
  threatened: ['VU', 'EN', 'CR'].includes(herb.conservation.iucn ?? '') || herb.conservation.cites !== null,
  dosha: herb.ayurveda?.dosha ?? null,
});

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
