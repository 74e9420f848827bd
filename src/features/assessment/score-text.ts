import { t } from '../../words/assessment.ts';
import type { Meaning } from './meaning.ts';
import { meanings } from './meanings.ts';
import { type ScaleId, scales } from './scoring/scales.ts';

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
