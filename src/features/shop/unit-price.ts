import { formatKes } from '../../lib/format.ts';

const measures: Record<string, { unit: string; in: number }> = {
  g: { unit: 'g', in: 1 },
  kg: { unit: 'g', in: 1000 },
  ml: { unit: 'ml', in: 1 },
  l: { unit: 'ml', in: 1000 },
};

/**
 * What 100 g or 100 ml of it cost, for comparing sizes: `KSh 450 / 100 g`; '' when the size names no such measure or
 * more than one. Rounded to whole shillings.
 */
export function unitPrice({ size, price_kes }: { size: string; price_kes: number }): string {
  const found = [...size.matchAll(/(\d+(?:\.\d+)?)\s?(kg|g|ml|l)\b/gi)];
  const [match] = found;
  if (!match || found.length > 1) return '';
  const measure = measures[match[2]?.toLowerCase() ?? ''];
  const amount = Number(match[1]) * (measure?.in ?? 0);
  // "20 × 2 g" says how much one piece weighs and not how much there is.
  if (!measure || amount <= 0 || /[×x]\s?\d/i.test(size)) return '';
  return `${formatKes(Math.round((price_kes / amount) * 100))} / 100\u00a0${measure.unit}`;
}
