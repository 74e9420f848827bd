import { formatDate, formatKes } from '../../lib/format.ts';
import { t } from '../../words/desk.ts';
import { FormSection } from './form-section.tsx';

type Change = {
  id: number;
  at: string;
  old_price_kes: number | null;
  new_price_kes: number;
  old_compare_at_kes: number | null;
  new_compare_at_kes: number | null;
};

const former = (amount: number | null): string => (amount === null ? t('none') : formatKes(amount));

/** What the product has cost, the newest first. */
export function PriceHistory({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <FormSection title={t('Price history')}>
      <ol className="divide-line divide-y">
        {changes.map((change) => (
          <li
            key={change.id}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0"
          >
            <span className="tabular-nums">
              {change.old_price_kes === null || change.old_price_kes === change.new_price_kes
                ? formatKes(change.new_price_kes)
                : `${formatKes(change.old_price_kes)} → ${formatKes(change.new_price_kes)}`}
              {change.old_compare_at_kes !== change.new_compare_at_kes && (
                <span className="text-muted block text-sm">
                  {t('Former price {before} → {after}', {
                    before: former(change.old_compare_at_kes),
                    after: former(change.new_compare_at_kes),
                  })}
                </span>
              )}
            </span>
            <time dateTime={change.at} className="text-muted text-sm">
              {formatDate(change.at)}
            </time>
          </li>
        ))}
      </ol>
    </FormSection>
  );
}
