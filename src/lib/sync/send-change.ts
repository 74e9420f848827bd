import { toAppError, unwrap } from '../app-error.ts';
import type { Json } from '../database.types.ts';
import { getConfig } from '../env.ts';
import { projectFetch } from '../project-fetch.ts';
import { readSession } from '../session-store.ts';
import { getSupabase } from '../supabase.ts';
import { type Change, DEVICE } from './change.ts';

/** The client without the names of our tables: calls come from storage, where types end. */
type Plain = {
  from: (table: string) => {
    upsert: (row: object, options: { onConflict?: string; ignoreDuplicates?: boolean }) => Answer;
    delete: () => { match: (values: object) => Answer };
  };
  rpc: (name: string, args: object) => Answer;
};
type Answer = PromiseLike<{ data: Json; error: null } | { data: null; error: object }>;

/** Sends one change, under nobody's session but its owner's. Throws `AppError` when it is refused or nobody answers. */
export async function sendChange(change: Change): Promise<Json> {
  if (change.owner === DEVICE) return sendOpen(change);
  const { call } = change;
  const rest = (await getSupabase()).as(change.owner) as unknown as Plain;
  switch (call.kind) {
    case 'upsert':
      return unwrap(await rest.from(call.table).upsert(call.row, { onConflict: call.onConflict }));
    case 'insert':
      return unwrap(await rest.from(call.table).upsert(call.row, { ignoreDuplicates: true }));
    case 'delete':
      return unwrap(await rest.from(call.table).delete().match(call.match));
    case 'rpc':
      return unwrap(await rest.rpc(call.name, call.args));
  }
}

/** Calls a function that is open to everybody, without loading the Supabase client. */
async function sendOpen({ call, writer }: Change): Promise<Json> {
  if (call.kind !== 'rpc') throw new Error(`${call.kind} is not open to everybody`);
  const session = readSession();
  const token = session?.user.id === writer ? session?.accessToken : undefined;
  try {
    const { url } = await getConfig();
    const post = (bearer?: string): Promise<Response> =>
      projectFetch(
        `${url}/rest/v1/rpc/${call.name}`,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(call.args),
        },
        bearer,
      );
    let response = await post(token);
    // A session that has run out: it goes without.
    if (response.status === 401 && token) response = await post();
    const body = (await response.json()) as unknown;
    if (response.ok) return body as Json;
    throw toAppError({ ...(typeof body === 'object' ? body : {}), status: response.status });
  } catch (error) {
    throw toAppError(error);
  }
}
