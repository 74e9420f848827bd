import { formatKes } from '../../lib/format.ts';
import { t } from '../../words/account.ts';
import { lineDetail, lineName } from './receipt-words.ts';
import type { ReceiptLine } from './receipt.queries.ts';

type Props = { lines: readonly ReceiptLine[]; withVat: boolean };

/** What was bought, line by line; with VAT each line has the letter of its rate. */
export function ReceiptLines({ lines, withVat }: Props) {
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
