import { useMutation, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { askAboutReceipt, paymentDeskKey, type Waiting } from './payment-desk.queries.ts';
import type { ToldMoney } from './told-money.tsx';

type Props = {
  waiting: Waiting;
  /** Null where M-Pesa has not told of the receipt. */
  money: ToldMoney | null;
  receipt: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
};

/** Says what M-Pesa has not told, offers to ask it, and asks whoever decides to vouch for the money where nothing else does. */
export function Vouching({ waiting, money, receipt, checked, onCheck }: Props) {
  const queryClient = useQueryClient();
  const ask = useMutation({
    mutationFn: () => askAboutReceipt(waiting.bill_id, receipt),
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentDeskKey }),
  });
  const isAsking = ask.data === 'asking' || (ask.isIdle && waiting.told === 'asking');
  if (money !== null)
    return (
      <CheckboxField
        label={t('I asked the payer: this money is for {number}.', { number: waiting.number })}
        checked={checked}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
      />
    );
  return (
    <div className="grid gap-2">
      <Alert
        tone="warning"
        title={isAsking ? t('M-Pesa is being asked about this receipt.') : t('M-Pesa has not told of it yet')}
      >
        {isAsking
          ? t(
              'The answer usually comes within a minute. Close this and look again, or go on if you see the money yourself.',
            )
          : t('Nobody has seen this money yet. Ask M-Pesa, or look at it there yourself.')}
      </Alert>
      {!isAsking && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          busy={ask.isPending}
          onClick={() => ask.mutate()}
        >
          {t('Ask M-Pesa')}
        </Button>
      )}
      {ask.isError && <Alert tone="danger">{errorText(ask.error)}</Alert>}
      {ask.data === 'told' && <p>{t('M-Pesa has told of it. Close this and look again.')}</p>}
      <CheckboxField
        label={t('I see this money at M-Pesa myself, with this receipt and sum.')}
        checked={checked}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
      />
    </div>
  );
}
