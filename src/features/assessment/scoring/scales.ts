import { FINDRISC_MOST } from './findrisc.ts';
import {
  ACTIVITY_MOST,
  AUDIT_C_MOST,
  DOSHA_MOST,
  FOOD_MOST,
  GAD2_MOST,
  PHQ2_MOST,
  SCOFF_MOST,
  SLEEP_MOST,
  STRESS_MOST,
} from './screens.ts';

/** Every scale with its range and its bands. The database keeps the same list and refuses what is not on it. */
export const scales = {
  body: {
    lowest: 4,
    highest: 300,
    bands: ['underweight', 'healthy', 'above', 'obesity-1', 'obesity-2', 'obesity-3'],
  },
  waist: { lowest: 0.1, highest: 2, bands: ['lower', 'raised'] },
  diabetes: {
    lowest: 0,
    highest: FINDRISC_MOST,
    bands: ['low', 'slightly-raised', 'moderate', 'high', 'very-high'],
  },
  activity: { lowest: 0, highest: ACTIVITY_MOST, bands: ['daily', 'not-daily'] },
  food: { lowest: 0, highest: FOOD_MOST, bands: ['all', 'room'] },
  sleep: { lowest: 0, highest: SLEEP_MOST, bands: ['settled', 'disturbed'] },
  mood: { lowest: 0, highest: PHQ2_MOST, bands: ['negative', 'positive'] },
  worry: { lowest: 0, highest: GAD2_MOST, bands: ['negative', 'positive'] },
  stress: { lowest: 0, highest: STRESS_MOST, bands: ['manageable', 'heavy'] },
  alcohol: { lowest: 0, highest: AUDIT_C_MOST, bands: ['none', 'lower', 'positive'] },
  eating: { lowest: 0, highest: SCOFF_MOST, bands: ['negative', 'positive'] },
  dosha: { lowest: 0, highest: DOSHA_MOST, bands: ['vata', 'pitta', 'kapha', 'mixed'] },
} as const;

export type ScaleId = keyof typeof scales;
export type BandOf<Id extends ScaleId> = (typeof scales)[Id]['bands'][number];
/** Only scales whose answers were all given. */
export type Scores = { readonly [Id in ScaleId]?: { readonly score: number; readonly band: BandOf<Id> } };

export const scaleIds = Object.keys(scales).filter((id): id is ScaleId => id in scales);

const isScaleId = (id: string): id is ScaleId => id in scales;

/** Whether a stored value is a set of scores of known scales, in their ranges and bands. */
export function isScores(value: unknown): value is Scores {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([id, entry]: [string, unknown]) => {
    if (!isScaleId(id) || typeof entry !== 'object' || entry === null) return false;
    const { lowest, highest, bands } = scales[id];
    const score: unknown = Reflect.get(entry, 'score');
    const band: unknown = Reflect.get(entry, 'band');
    return (
      typeof score === 'number' &&
      score >= lowest &&
      score <= highest &&
      bands.some((known) => known === band)
    );
  });
}

/** Goes up whenever a formula, a cut-off or an item changes, so that old and new scores are never compared blindly. */
export const SCORING_VERSION = 1;
