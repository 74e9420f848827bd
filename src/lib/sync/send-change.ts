import { unwrap } from '../app-error.ts';
import type { Json } from '../database.types.ts';
import { type Client, getSupabase } from '../supabase.ts';
import type { Call } from './change.ts';

/** The client without the names of our tables: calls come from storage, where types end. */
type Plain = {
  from: (table: string) => {
    upsert: (row: object, options: { onConflict?: string; ignoreDuplicates?: boolean }) => Answer;
    delete: () => { match: (values: object) => Answer };
  };
  rpc: (name: string, args: object) => Answer;
};
type Answer = PromiseLike<{ data: Json; error: null } | { data: null; error: object }>;
const plain = (client: Client): Plain => client as unknown as Plain;

/** Sends one call. Throws `AppError` when it is refused or nobody answers. */
export async function sendCall(call: Call): Promise<Json> {
  const { from, rpc } = plain(await getSupabase());
  switch (call.kind) {
    case 'upsert':
      return unwrap(await from(call.table).upsert(call.row, { onConflict: call.onConflict }));
    case 'insert':
      return unwrap(await from(call.table).upsert(call.row, { ignoreDuplicates: true }));
    case 'delete':
      return unwrap(await from(call.table).delete().match(call.match));
    case 'rpc':
      return unwrap(await rpc(call.name, call.args));
  }
}
