import { formatDate, formatDateTime, formatKes, formatPhone } from '../../lib/format.ts';
import type { Receipt } from './receipt.queries.ts';

/** The receipt as it is printed: black on white, whatever the theme of the screen. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const paidWith = receipt.payments.find(({ state }) => ['paid', 'refund_due', 'refunded'].includes(state));
  return (
    <article className="receipt-sheet border-line bg-surface grid max-w-2xl gap-6 rounded-2xl border p-6 shadow-md sm:p-8">
      <header className="flex flex-wrap justify-between gap-4">
        <div>
          <p className="font-serif text-2xl font-semibold">Mizizi</p>
          <p className="text-muted text-sm">Herbal wellness, Nairobi, Kenya</p>
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-4 text-sm tabular-nums">
          {receipt.invoice_number !== null && <Pair name="Receipt" value={receipt.invoice_number} />}
          <Pair name="Order" value={receipt.number} />
          <Pair name="Ordered" value={formatDate(receipt.placed_at)} />
          {receipt.issued_at !== null && <Pair name="Issued" value={formatDate(receipt.issued_at)} />}
        </dl>
      </header>
      <address className="not-italic">
        <strong>{receipt.contact_name}</strong>
        <br />
        {receipt.landmark}, {receipt.town}
        <br />
        {receipt.county} County
        <br />
        {formatPhone(receipt.phone)}
      </address>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">What was bought</caption>
        <thead className="border-line border-b text-sm">
          <tr>
            <th scope="col" className="py-2 pr-3">
              Item
            </th>
            <th scope="col" className="py-2 pr-3 text-right">
              Pieces
            </th>
            <th scope="col" className="py-2 pr-3 text-right max-sm:hidden print:table-cell">
              Price
            </th>
            <th scope="col" className="py-2 text-right">
              Amount
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
        <Pair name="Subtotal" value={formatKes(receipt.subtotal_kes)} />
        {receipt.discount_kes > 0 && (
          <Pair name={`Coupon ${receipt.coupon_code ?? ''}`} value={`−${formatKes(receipt.discount_kes)}`} />
        )}
        <Pair name="Delivery" value={formatKes(receipt.delivery_kes)} />
        <Pair name="Total" value={formatKes(receipt.total_kes)} strong />
        {receipt.refunds.map((refund) => (
          <Pair
            key={`${refund.at} ${refund.amount_kes}`}
            name={`Refunded ${formatDate(refund.at)}`}
            value={`−${formatKes(refund.amount_kes)}`}
          />
        ))}
      </dl>
      <p className="text-muted text-sm">{paymentWords(receipt, paidWith?.receipt ?? null)}</p>
    </article>
  );
}

function paymentWords(receipt: Receipt, mpesaReceipt: string | null): string {
  if (receipt.invoice_number === null) return 'Not paid yet. This is no receipt.';
  const paidAt = receipt.events.findLast(({ kind }) =>
    ['payment_confirmed', 'payment_resolved', 'cash_collected'].includes(kind),
  )?.at;
  const when = paidAt === undefined ? '' : ` on ${formatDateTime(paidAt)}`;
  if (receipt.payment_method === 'cash') return `Paid in cash${when}. Asante sana!`;
  return `Paid by M-Pesa${when}${mpesaReceipt === null ? '' : `, receipt ${mpesaReceipt}`}. Asante sana!`;
}

function Pair({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <>
      <dt className={strong ? 'font-bold' : 'text-muted'}>{name}</dt>
      <dd className={strong ? 'text-right font-bold' : 'text-right'}>{value}</dd>
    </>
  );
}
