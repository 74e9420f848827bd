/**
 * AUDIT-C: how often, how much, and how often six or more drinks; each 0 to 4, together 0 to 12 points. Positive from 4 for
 * men and from 3 for women; where the sex is not known the lower one is taken. Somebody who never drinks has 0 and is not
 * asked the other two.
 * Source: Bush K, Kivlahan DR, McDonell MB et al.: The AUDIT alcohol consumption questions. Arch Intern Med
 * 1998;158:1789–1795.
 */
export const AUDIT_C_MOST = 12;
export const auditOften = ['never', 'monthly', 'few-a-month', 'few-a-week', 'most-days'] as const;
export const auditAmount = ['1-2', '3-4', '5-6', '7-9', '10-or-more'] as const;
export const auditSix = ['never', 'less-than-monthly', 'monthly', 'weekly', 'daily'] as const;

export type AuditInput = {
  often: (typeof auditOften)[number];
  /** Null for somebody who never drinks. */
  amount: (typeof auditAmount)[number] | null;
  six: (typeof auditSix)[number] | null;
};
export type AuditBand = 'none' | 'lower' | 'positive';

const positiveFrom = { male: 4, female: 3 } as const;

/** Null when an answer is missing that a drinker would give. */
export function auditC({ often, amount, six }: AuditInput): number | null {
  if (often === 'never') return 0;
  if (amount === null || six === null) return null;
  return auditOften.indexOf(often) + auditAmount.indexOf(amount) + auditSix.indexOf(six);
}

export function auditBand(points: number, sex: 'female' | 'male' | null): AuditBand {
  if (points === 0) return 'none';
  return points >= positiveFrom[sex ?? 'female'] ? 'positive' : 'lower';
}
