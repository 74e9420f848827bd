import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { formatDateTime, formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/shop.ts';
import { PayYourself } from './pay-form.tsx';
import { billMoneyQuery, type MoneyLine, refundNotReceived } from './payments.queries.ts';

const ON_PAPER = ['sent', 'given', 'moved', 'moved_in'];

type Props = {
  bill: { id: string | null; payment_state: string; number?: string | null };
  token: string | null;
  /** Whether a paper below names already what went and what was moved. */
  abovePaper?: boolean;
};

type NotReceivedProps = {
  line: MoneyLine;
  token: string | null;
  /** What is read again once it is said. */
  queryKey: readonly unknown[];
};

/** Lets a payer say that a refund did not arrive, and says that they did. */
function NotReceived({ line, token, queryKey }: NotReceivedProps) {
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

/** What came for a bill besides its price, what goes back of it, how and when; nothing where there is nothing of that. */
export function MoneyLines({ bill, token, abovePaper = false }: Props) {
  const query = billMoneyQuery(bill, token);
  const { data = [] } = useQuery(query);
  // Of money that may be theirs the panel speaks, in the place of the prompt.
  const lines = data.filter(({ what }) => what !== 'likely' && (!abovePaper || !ON_PAPER.includes(what)));
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-2 text-pretty tabular-nums">
      {lines.map((line, index) => (
        <li key={`${index} ${line.what} ${line.at}`} className="border-leaf-200 grid gap-2 border-l-4 pl-3">
          {moneyText(line)}
          <NotReceived line={line} token={token} queryKey={query.queryKey} />
          {line.what === 'went_twice' && bill.id !== null && bill.number && (
            <PayYourself
              title={t('Send it back by M-Pesa')}
              asked={{ bill_id: bill.id }}
              read={[query.queryKey]}
              number={bill.number}
              totalKes={line.amount_kes}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** One line in words. */
export function moneyText(line: MoneyLine): string {
  const { what, amount_kes, receipt, number, at, phone } = line;
  const said = {
    amount: formatKes(amount_kes),
    receipt: receipt ?? '',
    number: number ?? '',
    time: at === null ? '' : formatDateTime(at),
  };
  const elsewhere = phone === null ? null : elsewhereText(what, { ...said, phone });
  if (elsewhere !== null) return elsewhere;
  switch (what) {
    case 'came':
      return receipt === null
        ? t('{amount} came on {time}, and does not pay this yet.', said)
        : t('{amount} came on {time}, receipt {receipt}, and does not pay this yet.', said);
    case 'second':
      return receipt === null
        ? t('A second payment of {amount} came on {time}. It goes back to you: you need do nothing.', said)
        : t(
            'A second payment of {amount} came on {time}, receipt {receipt}. It goes back to you: you need do nothing.',
            said,
          );
    case 'late':
      return receipt === null
        ? t('{amount} came on {time}, when this was over. It goes back to you: you need do nothing.', said)
        : t(
            '{amount} came on {time}, receipt {receipt}, when this was over. It goes back to you: you need do nothing.',
            said,
          );
    case 'owed_second':
      return t('The second payment of {amount} goes back to you, usually within two working days.', said);
    case 'owed_above':
      return t('{amount} came above the price. It goes back to you, usually within two working days.', said);
    case 'owed':
      return t('{amount} goes back to you, usually within two working days.', said);
    case 'sending':
      return t('{amount} is being sent back by M-Pesa. We tell you when it is there.', said);
    case 'delayed':
      return t(
        '{amount} is late: M-Pesa has not sent it yet. We send it again, and you need do nothing.',
        said,
      );
    case 'came_back':
      return receipt === null
        ? t('{amount} that we sent to you did not arrive: it came back to us on {time}.', said)
        : t(
            '{amount} that we sent to you with receipt {receipt} did not arrive: it came back to us on {time}.',
            said,
          );
    case 'given':
      return t('{amount} was given back to you in cash on {time}.', said);
    case 'moved':
      return number === null
        ? t('{amount} was moved to another payment of yours on {time}.', said)
        : t('{amount} was moved to {number} on {time}.', said);
    case 'moved_in':
      return number === null
        ? t('{amount} was moved here from another payment of yours on {time}.', said)
        : t('{amount} was moved here from {number} on {time}.', said);
    case 'reversed':
      return t('M-Pesa took {amount} back on {time}, receipt {receipt}: this payment was reversed.', said);
    case 'never_came':
      return t('M-Pesa does not know a payment of {amount} that we had counted.', said);
    case 'matched':
      return t(
        '{amount}, receipt {receipt}, was given to this on {time}: until then nobody knew what it was for.',
        said,
      );
    case 'owing':
      return t('{amount} is owing. Please pay it here.', said);
    case 'went_twice':
      return t(
        '{amount} went back to you twice: we sent it, and M-Pesa took it back from us too. One of the two is ours: please send it back, or write to us about it.',
        said,
      );
    case 'returned':
      return receipt === null
        ? t('{amount} of that came back from you on {time}. Thank you.', said)
        : t('{amount} of that came back from you on {time}, receipt {receipt}. Thank you.', said);
    case 'twice':
      return t(
        'M-Pesa sent {amount} to you twice by mistake, the second time with receipt {receipt}. One of the two is yours; please write to us about the other.',
        said,
      );
    default:
      return receipt === null
        ? t('{amount} was sent back on {time}.', said)
        : t('{amount} was sent back on {time}, receipt {receipt}.', said);
  }
}

/** Money that goes to a number that is not the reader's: another person paid, or the shop sends it there. */
function elsewhereText(
  what: string,
  said: { amount: string; phone: string; time: string; receipt: string },
): string | null {
  switch (what) {
    case 'second':
      return t(
        'A second payment of {amount} came on {time}. It goes back to the number that paid it, {phone}.',
        said,
      );
    case 'late':
      return t(
        '{amount} came on {time}, when this was over. It goes back to the number that paid it, {phone}.',
        said,
      );
    case 'owed_second':
    case 'owed_above':
    case 'owed':
      return t(
        '{amount} goes back to the number that paid it, {phone}, usually within two working days.',
        said,
      );
    case 'sending':
      return t('{amount} is being sent to {phone} by M-Pesa. We tell you when it is there.', said);
    case 'sent':
      return t('{amount} was sent to {phone} on {time}, receipt {receipt}.', said);
    default:
      return null;
  }
}
