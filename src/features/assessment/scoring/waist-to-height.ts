/**
 * Waist divided by height, in the same unit. From 0.5 on the risk for heart and metabolism is raised, for women and men
 * alike. Not read in pregnancy.
 * Source: NICE guideline on overweight and obesity management (waist-to-height ratio in adults).
 */
export type WaistBand = 'lower' | 'raised';

const RAISED_FROM = 0.5;

export const waistToHeight = (waistCm: number, heightCm: number): number => waistCm / heightCm;

export const waistBand = (ratio: number): WaistBand => (ratio >= RAISED_FROM ? 'raised' : 'lower');
