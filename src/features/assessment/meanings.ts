import type { BandMeaning, Meanings } from './meaning.ts';
import { bodyMeanings } from './meanings-body.ts';
import { mindMeanings } from './meanings-mind.ts';
import type { ScaleId } from './scoring/scales.ts';

/** What every score and band means, and where it comes from. */
export const meanings: Meanings<ScaleId> = { ...bodyMeanings, ...mindMeanings };

/** The meaning of a band of a scale, also for a band read from storage. */
export function bandMeaning(id: ScaleId, band: string): BandMeaning {
  const bands: Readonly<Record<string, BandMeaning>> = meanings[id].bands;
  return bands[band] ?? { label: band, tone: 'neutral', text: '' };
}
