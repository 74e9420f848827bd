import { formatDate, formatDateTime, formatKes, formatPhone } from '../../lib/format.ts';
import { t } from '../../words/account.ts';
import type { Receipt } from './receipt.queries.ts';

/** The receipt as it is printed: black on white, whatever the theme of the screen. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const paidWith = receipt.payments.find(({ state }) => ['paid', 'refund_due', 'refunded'].includes(state));
  return (
    <article className="receipt-sheet border-line bg-surface grid max-w-2xl gap-6 rounded-2xl border p-6 shadow-md sm:p-8">
      <header className="flex flex-wrap justify-between gap-4">
        <div>
          <p className="font-serif text-2xl font-semibold">Mizizi</p>
          <p className="text-muted text-sm">{t('Herbal wellness, Nairobi, Kenya')}</p>
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-4 text-sm tabular-nums">
          {receipt.invoice_number !== null && <Pair name={t('Receipt')} value={receipt.invoice_number} />}
          <Pair name={t('Order')} value={receipt.number} />
          <Pair name={t('Ordered')} value={formatDate(receipt.placed_at)} />
          {receipt.issued_at !== null && <Pair name={t('Issued')} value={formatDate(receipt.issued_at)} />}
        </dl>
      </header>
      <address className="not-italic">
        <strong>{receipt.contact_name}</strong>
        <br />
        {receipt.landmark}, {receipt.town}
        <br />
        {t('{county} County', { county: receipt.county })}
        <br />
        {formatPhone(receipt.phone)}
      </address>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{t('What was bought')}</caption>
        <thead className="border-line border-b text-sm">
          <tr>
            <th scope="col" className="py-2 pr-3">
              {t('Item')}
            </th>
            <th scope="col" className="py-2 pr-3 text-right">
              {t('Pieces')}
            </th>
            <th scope="col" className="py-2 pr-3 text-right max-sm:hidden print:table-cell">
              {t('Price')}
            </th>
            <th scope="col" className="py-2 text-right">
              {t('Amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {receipt.items.map((item) => (
            <tr key={item.id} className="border-line break-inside-avoid border-b align-top">
              <td className="py-2 pr-3">
                {item.name}
                <span className="text-muted block text-sm">{item.size}</span>
              </td>
              <td className="py-2 pr-3 text-right tabular-nums">{item.quantity}</td>
              <td className="py-2 pr-3 text-right whitespace-nowrap tabular-nums max-sm:hidden print:table-cell">
                {formatKes(item.unit_price_kes)}
              </td>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">
                {formatKes(item.line_total_kes)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="ml-auto grid w-full max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
        <Pair name={t('Subtotal')} value={formatKes(receipt.subtotal_kes)} />
        {receipt.discount_kes > 0 && (
          <Pair
            name={t('Coupon {code}', { code: receipt.coupon_code ?? '' })}
            value={`−${formatKes(receipt.discount_kes)}`}
          />
        )}
        <Pair name={t('Delivery')} value={formatKes(receipt.delivery_kes)} />
        <Pair name={t('Total')} value={formatKes(receipt.total_kes)} strong />
        {receipt.refunds.map((refund) => (
          <Pair
            key={`${refund.at} ${refund.amount_kes}`}
            name={t('Refunded {day}', { day: formatDate(refund.at) })}
            value={`−${formatKes(refund.amount_kes)}`}
          />
        ))}
      </dl>
      <p className="text-muted text-sm">{paymentWords(receipt, paidWith?.receipt ?? null)}</p>
    </article>
  );
}

function paymentWords(receipt: Receipt, mpesaReceipt: string | null): string {
  if (receipt.invoice_number === null) return t('Not paid yet. This is no receipt.');
  const paidAt = receipt.events.findLast(({ kind }) =>
    ['payment_confirmed', 'payment_resolved', 'cash_collected'].includes(kind),
  )?.at;
  const time = paidAt === undefined ? null : formatDateTime(paidAt);
  if (receipt.payment_method === 'cash')
    return time === null
      ? t('Paid in cash. Asante sana!')
      : t('Paid in cash on {time}. Asante sana!', { time });
  if (mpesaReceipt === null)
    return time === null
      ? t('Paid by M-Pesa. Asante sana!')
      : t('Paid by M-Pesa on {time}. Asante sana!', { time });
  return time === null
    ? t('Paid by M-Pesa, receipt {receipt}. Asante sana!', { receipt: mpesaReceipt })
    : t('Paid by M-Pesa on {time}, receipt {receipt}. Asante sana!', { time, receipt: mpesaReceipt });
}

function Pair({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <>
      <dt className={strong ? 'font-semibold' : 'text-muted'}>{name}</dt>
      <dd className={strong ? 'text-right font-semibold' : 'text-right'}>{value}</dd>
    </>
  );
}
