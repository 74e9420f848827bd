import { shownPhone } from '../../entities/shop-identity/identity.queries.ts';
import { cn } from '../../lib/cn.ts';
import { formatDate, formatKes, formatPhone } from '../../lib/format.ts';
import { t } from '../../words/account.ts';
import {
  billName,
  documentTitle,
  formatCents,
  lineDetail,
  lineName,
  paymentText,
  reasonText,
  type Receipt,
  type ReceiptDocument,
  type ReceiptLine,
  taxName,
} from './receipt.queries.ts';

const sheet =
  'receipt-sheet border-line bg-surface grid max-w-2xl gap-6 rounded-2xl border p-6 shadow-md sm:p-8';

type Props = { lines: readonly ReceiptLine[]; withVat: boolean };

/** What was bought, line by line; with VAT each line has the letter of its rate. */
function ReceiptLines({ lines, withVat }: Props) {
  const wide = 'py-2 pr-3 text-right max-sm:hidden print:table-cell';
  return (
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
          <th scope="col" className={wide}>
            {t('Price')}
          </th>
          <th scope="col" className="py-2 text-right">
            {t('Amount')}
          </th>
          {withVat && (
            <th scope="col" className="py-2 pl-3 text-right">
              {t('VAT')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // The lines of a paper never change.
          <tr key={index} className="border-line break-inside-avoid border-b align-top">
            <td className="py-2 pr-3">
              {lineName(line)}
              <Small>{lineDetail(line)}</Small>
              {line.discount_kes > 0 && (
                <Small>{t('Discount {amount}', { amount: `−${formatKes(line.discount_kes)}` })}</Small>
              )}
            </td>
            <td className="py-2 pr-3 text-right tabular-nums">{line.quantity}</td>
            <td className={`${wide} whitespace-nowrap tabular-nums`}>{formatKes(line.unit_price_kes)}</td>
            <td className="py-2 text-right whitespace-nowrap tabular-nums">{formatKes(line.amount_kes)}</td>
            {withVat && <td className="py-2 pl-3 text-right">{line.tax_code}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Small({ children }: { children: string | null }) {
  return children === null ? null : <span className="text-muted block text-sm">{children}</span>;
}

/** One invoice or credit note as it is printed: black on white, whatever the theme of the screen. */
export function ReceiptPaper({ receipt, document }: { receipt: Receipt; document: ReceiptDocument }) {
  const { seller, buyer, lines } = document;
  const isCredit = document.kind === 'credit_note';
  return (
    <article className={sheet} aria-label={`${documentTitle(document)} ${document.number}`}>
      <header className="flex flex-wrap justify-between gap-4">
        <Seller seller={seller} contact={receipt.contact} />
        <dl className="grid grid-cols-[auto_auto] content-start gap-x-4 text-sm tabular-nums">
          <Pair name={documentTitle(document)} value={document.number} strong />
          {document.corrects !== null && <Pair name={t('About invoice')} value={document.corrects} />}
          <Pair name={t('Issued')} value={formatDate(document.issued_at)} />
          {suppliedOn(document) !== null && (
            <Pair name={t('Date of supply')} value={suppliedOn(document) ?? ''} />
          )}
          <Pair name={billName(receipt)[0]} value={receipt.number} />
        </dl>
      </header>
      {buyer !== null && (
        <address className="not-italic">
          <strong>{buyer.name}</strong>
          {buyer.pin !== null && <Row>{t('KRA PIN {pin}', { pin: buyer.pin })}</Row>}
          {buyer.address && <Row>{buyer.address}</Row>}
          {buyer.phone && <Row>{formatPhone(buyer.phone)}</Row>}
        </address>
      )}
      {isCredit && <p>{reasonText(document.reason)}</p>}
      <ReceiptLines lines={lines} withVat={document.with_vat} />
      <dl className="ml-auto grid w-full max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
        <Pair name={isCredit ? t('Taken back') : t('Total')} value={formatKes(document.total_kes)} strong />
        {document.with_vat &&
          document.taxes.map((tax) => (
            <Pair
              key={`${tax.code} ${tax.rate}`}
              name={`${tax.code}: ${taxName(tax)}, ${t('in {amount}', { amount: formatKes(tax.amount_kes) })}`}
              value={formatCents(tax.tax_cents)}
            />
          ))}
      </dl>
      {!isCredit && <Payments receipt={receipt} />}
      <p className="text-muted text-sm">
        {document.with_vat
          ? t('VAT is in the prices.')
          : t('The seller is not registered for VAT: none is charged.')}
      </p>
    </article>
  );
}

/** The day that counts for VAT, where it is not that of issue. */
function suppliedOn({ tax_day: day, issued_at: issued }: ReceiptDocument): string | null {
  const supplied = day && formatDate(`${day}T12:00:00Z`);
  return supplied && supplied !== formatDate(issued) ? supplied : null;
}

/** What an invoice will say once the bill is paid. */
export function ExpectedPaper({ receipt }: { receipt: Receipt }) {
  const { expected } = receipt;
  if (expected === null) return null;
  const total = expected.lines.reduce((sum, line) => sum + line.amount_kes, 0);
  return (
    <article className={sheet} aria-label={t('Not paid yet')}>
      <header className="flex flex-wrap justify-between gap-4">
        <Seller seller={expected.seller} contact={receipt.contact} />
        <dl className="grid grid-cols-[auto_auto] content-start gap-x-4 text-sm tabular-nums">
          <Pair name={billName(receipt)[0]} value={receipt.number} />
          <Pair name={t('Asked for')} value={formatDate(receipt.created_at)} />
        </dl>
      </header>
      <ReceiptLines lines={expected.lines} withVat={expected.with_vat} />
      <dl className="ml-auto grid w-full max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
        <Pair name={t('Total')} value={formatKes(total)} strong />
        {expected.with_vat && <Pair name={t('VAT in it')} value={formatCents(expected.tax_cents)} />}
      </dl>
      <p className="text-muted text-sm">{t('Not paid yet. This is no receipt.')}</p>
    </article>
  );
}

/** Who sold, as it was when the paper was issued, and how the shop is reached today. */
function Seller({ seller, contact }: { seller: ReceiptDocument['seller']; contact: Receipt['contact'] }) {
  return (
    <div>
      <p className="font-serif text-2xl font-semibold">{seller.name}</p>
      <p className="text-muted text-sm">{seller.address}</p>
      {seller.pin !== null && <p className="text-muted text-sm">{t('KRA PIN {pin}', { pin: seller.pin })}</p>}
      <p className="text-muted text-sm">
        {shownPhone(contact.phone)}
        <span className="block wrap-anywhere">{contact.email}</span>
      </p>
    </div>
  );
}

function Payments({ receipt }: { receipt: Receipt }) {
  return (
    <ul className="grid gap-1 text-sm">
      {receipt.payments.map((payment) => (
        <li key={`${payment.at} ${payment.amount_kes}`}>
          {payment.method === 'moved'
            ? t('Moved here: {payment}', { payment: paymentText(payment) })
            : t('Paid: {payment}', { payment: paymentText(payment) })}
        </li>
      ))}
      {receipt.refunds.map((refund) => (
        <li key={`${refund.at} ${refund.amount_kes}`}>
          {backText(refund.method, paymentText({ ...refund, receipt: refund.reference }))}
        </li>
      ))}
    </ul>
  );
}

function backText(method: string, payment: string): string {
  if (method === 'moved') return t('Moved away: {payment}', { payment });
  return method === 'cash' ? t('Given back: {payment}', { payment }) : t('Sent back: {payment}', { payment });
}

function Row({ children }: { children: string }) {
  return <span className="block">{children}</span>;
}

function Pair({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <>
      <dt className={strong ? 'font-semibold' : 'text-muted'}>{name}</dt>
      <dd className={cn('text-right whitespace-nowrap', strong && 'font-semibold')}>{value}</dd>
    </>
  );
}
