import { type Meaning, meanings } from './meanings.ts';
import { type ScaleId, scales } from './scoring/scales.ts';

/** `31 kg/m²`, `14 of 26`, `3 days of 7`, `0.59`. */
export function scoreText(id: ScaleId, score: number): string {
  const { unit }: Pick<Meaning, 'unit'> = meanings[id];
  if (unit === 'of') return `${score} of ${scales[id].highest}`;
  if (unit === 'days of 7') return `${score} of 7 days`;
  return unit ? `${score} ${unit}` : String(score);
}
