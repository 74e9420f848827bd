import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { csvCell, writeCsv } from '../../lib/csv.ts';
import type { Returns } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { type DeskList, type ListState, PAGE_ROWS, type Row } from './desk-list.ts';

export const backOfficeKey = ['back-office'] as const;

/** Every row of a list has an id; the other columns are those of the list. */
const rowsOf = ({ rows }: Returns<'desk_rows'>): Row[] => rows as Row[];

const EXPORT_STEP = 1000;
/** More than this is a matter for a copy of the database. */
export const MOST_EXPORTED = 50_000;

/** Beyond this many rows the server stops counting. */
export const MOST_COUNTED = 10_000;

const askOf = ({ search, filters, sort, descending }: ListState) => ({ search, filters, sort, descending });

/** A page of a list. */
export const listQuery = (list: DeskList, state: ListState) =>
  queryOptions({
    queryKey: [...backOfficeKey, 'list', list.id, state],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { rpc } = await getSupabase();
      const answer = await rpc('desk_rows', {
        list: list.id,
        ...askOf(state),
        page_size: PAGE_ROWS,
        page_offset: (state.page - 1) * PAGE_ROWS,
      });
      const page = unwrap(answer);
      return { rows: rowsOf(page), total: page.total };
    },
  });

/** Everything that fits, as a file; each row once, though rows may come in while it is read. */
export async function exportList(list: DeskList, state: ListState): Promise<{ csv: string; count: number }> {
  const { rpc } = await getSupabase();
  const rows = new Map<Row['id'], Row>();
  for (let start = 0; start < MOST_EXPORTED; start += EXPORT_STEP) {
    const answer = await rpc('export_rows', { list: list.id, ...askOf(state), page_offset: start });
    const part = rowsOf(unwrap(answer));
    for (const row of part) rows.set(row.id, row);
    if (part.length < EXPORT_STEP) break;
  }
  const all = [...rows.values()];
  const shown = [...list.columns, ...(list.details ?? [])].map(({ key }) => key);
  const columns = [...new Set([...shown, ...Object.keys(all[0] ?? {})])];
  return {
    csv: writeCsv([columns, ...all.map((row) => columns.map((key) => csvCell(row[key])))]),
    count: all.length,
  };
}
