import type { EvidenceGrade } from '../../lib/evidence.ts';
import { t } from '../../words/knowledge.ts';

/** A remedy as the database keeps it; `content/remedy-schema.ts` is its full description. */
export interface Remedy {
  slug: string;
  title: string;
  kind: 'home' | 'ayurvedic';
  complaints: readonly string[];
  summary: string;
  for_whom: string;
  not_for: readonly { condition: string; level: 'avoid' | 'caution'; text: string }[];
  ingredients: readonly { ingredient: string; amount: string; optional: boolean }[];
  steps: readonly string[];
  dose: string;
  limits: { max_a_day: number; unit: string; max_days: number | null; min_age_years: number };
  /** Not swallowed. */
  external: boolean;
  evidence: EvidenceGrade;
  evidence_text: string;
  references: readonly { title: string; publisher: string; year: number | null; url: string | null }[];
  see_clinician: readonly string[];
  /** Signs that end it at once. */
  red_flags: readonly string[];
  keeps: string;
  /** Base name of its pictures. */
  picture: string;
  ayurveda: RemedyAyurveda | null;
  herb_slugs: readonly string[];
  product_skus: readonly string[];
  /** Month of the last check, `2026-11`. */
  reviewed_at: string;
}

export type RemedyAyurveda = {
  sanskrit: string;
  preparation: string;
  rasa: readonly string[];
  guna: readonly string[];
  virya: string;
  vipaka: string;
  dosha: { vata: number; pitta: number; kapha: number };
  anupana: string | null;
};

/** What lists show and filter by. */
export interface RemedyCard extends Pick<
  Remedy,
  'slug' | 'title' | 'kind' | 'complaints' | 'summary' | 'evidence' | 'external' | 'herb_slugs' | 'picture'
> {
  min_age_years: number;
  /** Ingredient and whether one can do without it. */
  ingredients: readonly (readonly [ingredient: string, optional: boolean])[];
}

/** A remedy with who vouches for it. */
export type RemedyRecord = { remedy: Remedy; reviewer: string | null; nextReviewOn: string | null };

/** The card of a remedy; the database makes the same one. */
export function toCard(remedy: Remedy): RemedyCard {
  return {
    slug: remedy.slug,
    title: remedy.title,
    kind: remedy.kind,
    complaints: remedy.complaints,
    summary: remedy.summary,
    evidence: remedy.evidence,
    external: remedy.external,
    min_age_years: remedy.limits.min_age_years,
    herb_slugs: remedy.herb_slugs,
    picture: remedy.picture,
    ingredients: remedy.ingredients.map(({ ingredient, optional }) => [ingredient, optional] as const),
  };
}

/** `2.5` → `2 years 6 months`, `0` → `any age`. */
export function ageText(years: number): string {
  if (years === 0) return t('any age');
  const whole = Math.floor(years);
  const months = Math.round((years - whole) * 12);
  if (whole === 0) return t('{n} months', { n: months });
  return months === 0
    ? t.count(whole, '{n} year', '{n} years')
    : t.count(whole, '{n} year {months} months', '{n} years {months} months', { months });
}
