import { t } from '../../words/account.ts';
import { language } from '../../words/language.ts';

export type Receipt = {
  number: string;
  plan: string;
  days: string;
  paidAt: string;
  price: string;
  credit: string | null;
  amount: string;
  receipt: string | null;
  email: string;
};

/** Opens a receipt in a window of its own and prints it. Answers whether the browser allowed the window. */
export function printReceipt(paid: Receipt): boolean {
  const page = window.open('', '_blank', 'width=560,height=720');
  if (!page) return false;
  const { document: paper } = page;
  paper.title = t('Receipt {number}', { number: paid.number });
  paper.documentElement.lang = language;
  paper.body.style.cssText =
    'font: 16px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 2rem auto; padding: 0 1rem';
  const add = (name: 'h1' | 'p', text: string): void => {
    const element = paper.createElement(name);
    element.textContent = text;
    paper.body.append(element);
  };
  const rows: [string, string | null][] = [
    [t('Receipt'), paid.number],
    [t('Plan'), t('{plan}, one month', { plan: paid.plan })],
    [t('Days'), paid.days],
    [t('Price'), paid.price],
    [t('Unused days of your former plan'), paid.credit && `− ${paid.credit}`],
    [t('Paid'), paid.amount],
    [t('Paid on'), paid.paidAt],
    [t('M-Pesa receipt'), paid.receipt],
    [t('Account'), paid.email],
  ];
  add('h1', 'Mizizi');
  const table = paper.createElement('table');
  for (const [label, value] of rows) {
    if (value === null) continue;
    const line = table.insertRow();
    const head = paper.createElement('th');
    head.scope = 'row';
    head.textContent = label;
    head.style.cssText = 'text-align: left; font-weight: normal; padding: 0.2rem 1.5rem 0.2rem 0';
    line.append(head);
    const cell = line.insertCell();
    cell.textContent = value;
    cell.style.fontWeight = '600';
  }
  paper.body.append(table);
  add('p', t('Asante sana. Mizizi, Nairobi, Kenya.'));
  page.print();
  return true;
}
