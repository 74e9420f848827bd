import { t } from '../../words/assessment.ts';
import { type Answers, isPressure } from './answers.ts';
import { type BandMeaning, bodyMeanings, type Meaning, type Meanings } from './meanings-body.ts';
import { mindMeanings } from './meanings-mind.ts';
import { type QuestionId, questionOf } from './questions.ts';
import { type ScaleId, scales } from './scoring/scores.ts';

/** What every score and band means, and where it comes from. */
export const meanings: Meanings<ScaleId> = { ...bodyMeanings, ...mindMeanings };

/** The meaning of a band of a scale, also for a band read from storage. */
export function bandMeaning(id: ScaleId, band: string): BandMeaning {
  const bands: Readonly<Record<string, BandMeaning>> = meanings[id].bands;
  return bands[band] ?? { label: band, tone: 'neutral', text: '' };
}

/** Names of conditions and medicines by id, as the safety check calls them. */
export type TermNames = Readonly<Record<string, string>>;

/** An answer as people would say it; null for one that was skipped or not reached. */
export function answerWords(
  answers: Answers,
  id: QuestionId,
  names: TermNames = {},
  /** Of several chosen, the one that is meant. */
  meant?: string,
): string | null {
  const given = answers[id];
  const value = Array.isArray(given) && meant !== undefined && given.includes(meant) ? [meant] : given;
  if (value === undefined || value === null) return null;
  const question = questionOf(id);
  const labelOf = (chosen: string): string =>
    ('options' in question ? question.options : []).find((option) => option.value === chosen)?.label ??
    names[chosen] ??
    chosen;
  if (typeof value === 'number' && id === 'age') return t('{n} years', { n: value });
  if (typeof value === 'number') return `${value} ${'unit' in question ? question.unit : ''}`.trim();
  if (typeof value === 'string') return labelOf(value);
  if (isPressure(value)) return `${value.upper}/${value.lower} mmHg`;
  return value.length === 0 ? t('None') : value.map(labelOf).join(', ');
}

/** `Gout, Warfarin and Over 65` */
export function answerNames(ids: readonly string[], names: TermNames): string {
  const words = ids.map((id) => names[id] ?? id);
  const last = words.at(-1) ?? '';
  return words.length > 1 ? t('{names} and {last}', { names: words.slice(0, -1).join(', '), last }) : last;
}

/** `31 kg/m²`, `14 of 26`, `3 of 7 days`, `0.59`. */
export function scoreText(id: ScaleId, score: number): string {
  const { behind }: Pick<Meaning, 'behind'> = meanings[id];
  switch (behind) {
    case 'highest':
      return t('{score} of {highest}', { score, highest: scales[id].highest });
    case 'week':
      return t('{score} of 7 days', { score });
    case 'unit':
      return t('{score} kg/m²', { score });
    case null:
      return String(score);
  }
}
