import { useMutation, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/shop.ts';
import { type MoneyLine, refundNotReceived } from './bill-money.queries.ts';

type Props = {
  line: MoneyLine;
  token: string | null;
  /** What is read again once it is said. */
  queryKey: readonly unknown[];
};

/** Lets a payer say that a refund did not arrive, and says that they did. */
export function NotReceived({ line, token, queryKey }: Props) {
  const queryClient = useQueryClient();
  const say = useMutation({
    mutationFn: (refundId: string) => refundNotReceived(refundId, token),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const { refund_id: refundId } = line;
  if (line.what !== 'sent' || !refundId) return null;
  if (line.not_received_at)
    return (
      <p className="text-muted text-sm">
        {t('You told us on {time} that it did not arrive. A person looks where it went.', {
          time: formatDateTime(line.not_received_at),
        })}
      </p>
    );
  return (
    <div className="grid justify-items-start gap-2">
      <Button size="sm" variant="quiet" busy={say.isPending} onClick={() => say.mutate(refundId)}>
        {t('I did not get it')}
      </Button>
      {say.error && <Alert tone="danger">{errorText(say.error)}</Alert>}
    </div>
  );
}
