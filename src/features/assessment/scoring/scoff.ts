/**
 * SCOFF: five questions on eating, one point for each yes, 0 to 5. From 2 on the screen is positive: a reason to talk to
 * somebody who knows eating disorders, not a diagnosis.
 * Source: Morgan JF, Reid F, Lacey JH: The SCOFF questionnaire. BMJ 1999;319:1467–1468.
 */
export const SCOFF_MOST = 5;
const POSITIVE_FROM = 2;

export const scoff = (yes: readonly boolean[]): number => yes.filter(Boolean).length;

export const scoffBand = (points: number): 'negative' | 'positive' =>
  points >= POSITIVE_FROM ? 'positive' : 'negative';
