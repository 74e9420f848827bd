import { unwrap } from '../../lib/app-error.ts';
import { csvCell, writeCsv } from '../../lib/csv.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/desk.ts';

export const exportLists = [
  { id: 'sales', label: t('Sales: invoices and credit notes') },
  { id: 'vat', label: t('VAT by rate') },
  { id: 'money', label: t('Money in and out, with what has no bill') },
  { id: 'refunds', label: t('Refunds') },
  { id: 'ledger', label: t('Ledger: every entry') },
] as const;
export type ExportList = (typeof exportLists)[number]['id'];

export const exportGroups = [
  { id: 'entry', label: t('Line by line') },
  { id: 'day', label: t('By day') },
  { id: 'month', label: t('By month') },
] as const;
export type ExportGroup = (typeof exportGroups)[number]['id'];

export type ExportWish = { list: ExportList; grouped: ExportGroup; from: string; until: string };

/** Plain numbers stay numbers, with their minus; what people typed stays text. */
const cellOf = (cell: string | null): string =>
  /^-?\d+(\.\d+)?$/.test(cell ?? '') ? (cell ?? '') : csvCell(cell);

/** A period of money as a file, with its total in shillings. */
export async function exportMoney({ list, grouped, from, until }: ExportWish) {
  const { rpc } = await getSupabase();
  const rows: (string | null)[][] = [];
  for (;;) {
    const answer = await rpc('export_money', {
      what: list,
      grouped,
      from_day: from,
      until_day: until,
      page_offset: rows.length,
    });
    const part = unwrap(answer);
    rows.push(...part.rows);
    if (part.rows.length === 0 || rows.length >= part.count)
      return {
        csv: writeCsv([part.columns, ...rows.map((cells) => cells.map(cellOf))]),
        count: rows.length,
        totalKes: part.total_kes,
      };
  }
}
