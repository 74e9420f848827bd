import { formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { t } from '../../words/desk.ts';

/** Says beside the fields of a refund what of its bill went back before; nothing where nothing did, or nobody knows yet. */
export function GoneBack({ seenKes }: { seenKes: number | null }) {
  return (
    seenKes !== null &&
    seenKes > 0 && (
      <Alert tone="info">
        {t('{amount} went back already, was moved, or is on its way.', { amount: formatKes(seenKes) })}
      </Alert>
    )
  );
}
