import { formatNumber } from '../../lib/format.ts';
import { t } from '../../words/desk.ts';

/** Web Vitals as web.dev sets their bounds: at most `good`, above `poor` people leave. Milliseconds; CLS has no unit. */
export const vitals = {
  lcp: { name: t('Shown (LCP)'), good: 2500, poor: 4000 },
  inp: { name: t('Answers (INP)'), good: 200, poor: 500 },
  fid: { name: t('First answer (FID)'), good: 100, poor: 300 },
  cls: { name: t('Jumps (CLS)'), good: 0.1, poor: 0.25 },
} as const;

export type Vital = keyof typeof vitals;

export function judge(vital: Vital, value: number): 'good' | 'middling' | 'poor' {
  const { good, poor } = vitals[vital];
  return value <= good ? 'good' : value <= poor ? 'middling' : 'poor';
}

/** `1.8 s`, `160 ms` or, for CLS, `0.05`. */
export function vitalText(vital: Vital, value: number): string {
  if (vital === 'cls') return formatNumber(value, 2);
  return value >= 1000
    ? `${(value / 1000).toLocaleString('en-KE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`
    : `${Math.round(value)} ms`;
}
