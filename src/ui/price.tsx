import { cn } from '../lib/cn.ts';
import { formatKes } from '../lib/format.ts';
import { t } from '../words/shell.ts';

/** An amount in Kenyan shillings, with the former price struck out when it was higher. */
export function Price({
  amount,
  compareAt,
  className,
}: {
  amount: number;
  compareAt?: number | null | undefined;
  className?: string;
}) {
  const reduced = compareAt != null && compareAt > amount;
  return (
    <span className={cn('inline-flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
      <span className={cn('font-semibold', reduced && 'text-clay-700')}>{formatKes(amount)}</span>
      {reduced && (
        <span className="text-muted text-sm">
          <span className="sr-only">{t('before ')}</span>
          <s>{formatKes(compareAt)}</s>
        </span>
      )}
    </span>
  );
}
