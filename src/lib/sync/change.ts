import type { Database, Json } from '../database.types.ts';
import { isObject } from '../guards.ts';

type Tables = Database['public']['Tables'];
type Functions = Database['public']['Functions'];
type Fields = Record<string, unknown>;

/** What the server is asked to do, as plain data that survives a reload. Doing it twice must have the effect of once. */
export type Call =
  | { kind: 'upsert'; table: string; row: Fields; onConflict: string }
  | { kind: 'insert'; table: string; row: Fields }
  | { kind: 'delete'; table: string; match: Fields }
  | { kind: 'rpc'; name: string; args: Fields };

/** What a change does to the rows shown meanwhile: `row: null` takes one away. */
export type Effect = { table: string; id: string; row: { id: string } | null };

/** The owner of changes that belong to nobody's account: they are the device's own and outlive a sign-out. */
export const DEVICE = 'device';

/** One thing somebody did, until the server knows it. */
export type Change = {
  id: string;
  /** The member who did it, for nobody else it is sent; or `DEVICE`. */
  owner: string;
  /** Who was signed in when the device's own was written: it is sent under their session or under none. */
  writer?: string;
  call: Call;
  effect: Effect;
  /** The effects besides, where one call changes several rows of the table. */
  more?: readonly Effect[];
  /** What is said when it has arrived; of rows that moved in only when some were new to the account. */
  arrived?: { kind: 'info' | 'success'; title: string; text: string };
  /** The title under which a refusal is told, once: what was refused is let go. */
  refused?: string;
  /** Why the server refused it: a sentence for the person, who tries again or lets it go. */
  fault?: string;
};

/** Writes a row over the one with the same key. Name `user_id` in the row, so that no other account can take it. */
export function upsertCall<Name extends keyof Tables>(
  table: Name,
  row: Tables[Name]['Insert'] & { user_id: string },
  onConflict = 'id',
): Call {
  return { kind: 'upsert', table, row, onConflict };
}

/**
 * Adds a row that is never changed; one that is there already stays as it is. Where the table takes `user_id` from the
 * session alone it is not named: each change is sent under the session of its owner or not at all.
 */
export function insertCall<Name extends keyof Tables>(table: Name, row: Tables[Name]['Insert']): Call {
  return { kind: 'insert', table, row };
}

/** Deletes the rows with these values. Name `user_id` among them. */
export function deleteCall<Name extends keyof Tables>(
  table: Name,
  match: Partial<Tables[Name]['Row']> & { user_id: string },
): Call {
  return { kind: 'delete', table, match };
}

/**
 * Calls a function that may run twice. When it answers an object with a sentence in `notice`, the person is told (that
 * another device had changed the same record, for example).
 */
export function rpcCall<Name extends keyof Functions>(name: Name, args: Functions[Name]['Args']): Call {
  return { kind: 'rpc', name, args };
}

/** Whether a stored value is a change; what an older version of the app left behind may not be. */
export function isChange(value: unknown): value is Change {
  if (!isObject(value) || !isObject(value['call']) || !isObject(value['effect'])) return false;
  const { call, effect } = value;
  return (
    typeof value['id'] === 'string' &&
    typeof value['owner'] === 'string' &&
    typeof call['kind'] === 'string' &&
    typeof effect['table'] === 'string' &&
    typeof effect['id'] === 'string'
  );
}

export const effectsOf = ({ effect, more = [] }: Change): [Effect, ...Effect[]] => [effect, ...more];

/** Rows with changes on top: changed ones in their place, new ones in front. */
export function applyEffects<Row extends { id: string }>(
  rows: readonly Row[],
  effects: readonly Effect[],
): Row[] {
  let now = [...rows];
  for (const { id, row } of effects) {
    if (row === null) now = now.filter((other) => other.id !== id);
    else if (now.some((other) => other.id === id))
      now = now.map((other) => (other.id === id ? (row as Row) : other));
    else now.unshift(row as Row);
  }
  return now;
}

/** Whether anything of what was moved in was new: such a function answers how many rows were. */
export const isNews = (answer: Json): boolean => answer !== 0;

/** The sentence a function wants said to the person, if any. */
export function noticeOf(answer: Json | undefined): string | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined;
  const notice = answer['notice'];
  return typeof notice === 'string' && notice ? notice : undefined;
}
