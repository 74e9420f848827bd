import { measures } from '../shared/measures.ts';
import { planTexts } from './plan-texts.ts';
import { planTips } from './plan-tips.ts';

/** What the food table and the ready weeks say. */
export const known = { ...measures, ...planTexts, ...planTips } as const;
