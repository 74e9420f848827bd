import { formatDateTime, formatKes, formatPhone } from '../../lib/format.ts';
import { Badge } from '../../ui/card.tsx';
import { reasonText } from '../../words/desk-sentences.ts';
import { t } from '../../words/desk.ts';

type Attempt = {
  id: string;
  /** Left out: mpesa. */
  method?: string;
  state: string;
  phone: string;
  amount_kes: number;
  received_kes: number | null;
  receipt: string | null;
  result_code: number | null;
  result_text: string | null;
  created_at: string;
  /**
   * The phone that paid, perhaps with stars in its middle, null where M-Pesa does not say, and whether the buyer is known by it; left out:
   * nothing came.
   */
  payer?: { phone: string | null; isKnown: boolean | null };
  /** It counts because somebody vouched for it: M-Pesa has not told of its receipt. */
  isUnheard?: boolean;
};

const states: Record<string, { text: string; tone: 'leaf' | 'gold' | 'clay' | 'danger' }> = {
  starting: { text: t('Starting'), tone: 'gold' },
  prompted: { text: t('Prompt open'), tone: 'gold' },
  paid: { text: t('Paid'), tone: 'leaf' },
  failed: { text: t('Failed'), tone: 'clay' },
  needs_review: { text: t('Needs review'), tone: 'danger' },
  refund_due: { text: t('Refund due'), tone: 'danger' },
  refunded: { text: t('Refunded'), tone: 'clay' },
  reversed: { text: t('Taken back by M-Pesa'), tone: 'danger' },
};

/** What came, and where from. */
function whence({ method, amount_kes: kes, payer, phone, isUnheard }: Attempt): string {
  const amount = formatKes(kes);
  if (method === 'moved') return t('{amount} moved here', { amount });
  if (method === 'cash') return `${amount} · ${t('In cash')}`;
  if (isUnheard) return amount;
  if (payer?.phone === null) return t('{amount} by M-Pesa, which does not say who paid', { amount });
  return t('{amount} from {phone}', { amount, phone: formatPhone(payer?.phone ?? phone) });
}

/** The payment attempts of an order, oldest first, with what M-Pesa said. */
export function AttemptList({ attempts }: { attempts: readonly Attempt[] }) {
  if (attempts.length === 0)
    return <p className="text-muted">{t('No M-Pesa prompt was sent for this order.')}</p>;
  return (
    <ul className="grid gap-3">
      {attempts.map((attempt) => (
        <li key={attempt.id} className="border-line grid gap-1 border-b pb-3 last:border-b-0 last:pb-0">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <span className="tabular-nums">{whence(attempt)}</span>
            <Badge tone={states[attempt.state]?.tone}>{states[attempt.state]?.text ?? attempt.state}</Badge>
          </span>
          {attempt.isUnheard && (
            <span className="text-danger-700 text-sm font-semibold">
              {t('Somebody vouched for it: M-Pesa has not told of this payment.')}
            </span>
          )}
          {attempt.payer?.phone && attempt.payer.isKnown === false && (
            <span className="text-sm font-semibold">{t('This buyer has no such number.')}</span>
          )}
          <span className="text-muted text-sm">
            {formatDateTime(attempt.created_at)}
            {attempt.received_kes !== null &&
              attempt.received_kes !== attempt.amount_kes &&
              ` · ${t('{amount} came', { amount: formatKes(attempt.received_kes) })}`}
            {attempt.receipt &&
              attempt.method !== 'moved' &&
              ` · ${t('receipt {receipt}', { receipt: attempt.receipt })}`}
            {attempt.result_code !== null &&
              attempt.state !== 'paid' &&
              attempt.method !== 'moved' &&
              ` · ${t('code {code}', { code: attempt.result_code })}`}
            {attempt.result_text && attempt.state !== 'paid' && ` · ${reasonText(attempt.result_text)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
