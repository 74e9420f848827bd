/**
 * Body mass index: weight in kg divided by the square of the height in metres.
 * Cut-offs 18.5, 25, 30, 35 and 40 kg/m² for adults. Not read in pregnancy.
 * Source: World Health Organization, Obesity: preventing and managing the global epidemic, Technical Report 894.
 */
export type BodyMassBand = 'underweight' | 'healthy' | 'above' | 'obesity-1' | 'obesity-2' | 'obesity-3';

const bands: readonly (readonly [below: number, band: BodyMassBand])[] = [
  [18.5, 'underweight'],
  [25, 'healthy'],
  [30, 'above'],
  [35, 'obesity-1'],
  [40, 'obesity-2'],
];

/** kg/m², unrounded. Counted in cm, so that 64 kg at 160 cm is exactly 25. */
export const bodyMassIndex = (heightCm: number, weightKg: number): number =>
  (weightKg * 10_000) / heightCm ** 2;

/** The band of an index; a cut-off belongs to the band above it. */
export const bodyMassBand = (index: number): BodyMassBand =>
  bands.find(([below]) => index < below)?.[1] ?? 'obesity-3';
