import { useQuery } from '@tanstack/react-query';

import { formatKes } from '../../lib/format.ts';
import { t } from '../../words/account.ts';
import { type ReturnChoice, returnQuoteQuery } from './returns.queries.ts';

type Props = {
  choice: ReturnChoice;
  /** What the order's delivery cost. */
  deliveryKes: number;
};

/** What comes back for what is chosen, before it is asked for. */
export function ReturnAmount({ choice, deliveryKes }: Props) {
  const { data, isError } = useQuery(returnQuoteQuery(choice));
  if (isError)
    return (
      <p className="text-muted text-pretty">
        {t('The amount cannot be shown now. You see it with your order once you have asked.')}
      </p>
    );
  if (!data) return <p className="text-muted">{t('Working out what you get back…')}</p>;
  return (
    <div className="grid gap-1">
      <p>
        {t('You get back')}: <strong className="tabular-nums">{formatKes(data.refund_kes)}</strong>
      </p>
      <p className="text-muted text-sm text-pretty">
        {wordsOn(data.delivery_kes, deliveryKes, choice.reason)}
      </p>
    </div>
  );
}

function wordsOn(paidBack: number, deliveryKes: number, reason: string): string {
  if (paidBack > 0)
    return t('What the goods cost you, and the delivery fee of {amount}.', { amount: formatKes(paidBack) });
  if (deliveryKes === 0) return t('What the goods cost you.');
  return reason === 'unwanted'
    ? t('What the goods cost you. The delivery fee is not paid back when you changed your mind.')
    : t(
        'What the goods cost you. The delivery fee comes back as well when the whole order does, because of our mistakes.',
      );
}
