import { AsyncLocalStorage } from 'node:async_hooks';

import type { HonoContext } from '@supabase/lite';
import type { Context } from 'hono';
import { CompiledQuery, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';

import { isLoneRead } from './caller-address.ts';
import type { Claims, Database } from './database-shape.ts';

type Connection = Database['connection'];

interface Asked {
  sql: string;
  parameters: readonly unknown[];
  rows: readonly unknown[];
}

/** The query that an address stands for, and what its answer says beside the rows. */
interface Read {
  query: CompiledQuery;
  /** The number of its first row. */
  first: number;
  location: string;
}

const queries = new AsyncLocalStorage<Asked[]>();

/** Hears of each query of a request, for whoever learns from them. */
export function noteQuery(sql: string, parameters: readonly unknown[], rows: readonly unknown[]): void {
  queries.getStore()?.push({ sql, parameters, rows });
}

const MOST_READS = 500;
const JSON_TYPE = 'application/json; charset=utf-8';
/** Of these an answer is made in another way, or of another schema. */
const UNUSUAL_HEADERS = ['range', 'accept-profile', 'content-profile'];
/** Columns by their names alone: whatever else may be chosen is put together from the rows. */
const COLUMNS = /^\w+(?:,\w+)*$/;

/**
 * Reads that come again and again. `@supabase/lite` makes a query of an address in half of the time that a request takes, and
 * the same address is always the same query: that is kept, never a row. Who asks, and what they may see, is decided anew by
 * the database. Kept is only what was seen to be answered with the rows as they came.
 */
export class FrequentReads {
  readonly #reads = new LRUCache<string, Read | 'seen' | 'other'>({ max: MOST_READS });

  /** After the schema has changed. */
  forget(): void {
    this.#reads.clear();
  }

  /** Answers a read that is known for whom these claims are; otherwise learns from `next`. */
  async answer(
    context: Context<HonoContext>,
    claims: Claims,
    next: () => Promise<void>,
  ): Promise<Response | undefined> {
    const address = isUsual(context) ? addressOf(context.req.url) : undefined;
    const known = address === undefined ? 'other' : this.#reads.get(address);
    if (address === undefined || known === 'other') return pass(next);
    if (known === undefined) {
      this.#reads.set(address, 'seen');
      return pass(next);
    }
    if (known !== 'seen') {
      const response = await answerOf(known, context.var.app.connection as Connection, claims);
      if (response) return response;
    }
    const asked: Asked[] = [];
    await queries.run(asked, next);
    this.#reads.set(address, (await learn(address, asked, context.res)) ?? 'other');
    return undefined;
  }
}

async function pass(next: () => Promise<void>): Promise<undefined> {
  await next();
  return undefined;
}

function isUsual({ req }: Context<HonoContext>): boolean {
  if (!isLoneRead() || UNUSUAL_HEADERS.some((name) => req.header(name) !== undefined)) return false;
  const accept = req.header('accept');
  return accept === undefined || accept === '*/*' || accept === 'application/json';
}

const addressOf = (url: string): string => url.slice(url.indexOf('/rest/v1/'));

/** Undefined when that fails: then it is answered in the ordinary way, which knows the words for it. */
async function answerOf(
  { query, first, location }: Read,
  connection: Connection,
  claims: Claims,
): Promise<Response | undefined> {
  const auth = { uid: claims.sub ?? null, role: claims.role || 'anon', jwt: claims };
  let rows: readonly unknown[];
  let body: Uint8Array<ArrayBuffer>;
  try {
    rows = await connection.withContext(
      { auth },
      async (kysely: Kysely<unknown>) => (await kysely.executeQuery(query)).rows,
    );
    // Throws at a number that is larger than JSON has them here.
    body = Buffer.from(JSON.stringify(rows));
  } catch {
    return undefined;
  }
  const range = rows.length === 0 ? '*/*' : `${first}-${first + rows.length - 1}/*`;
  return new Response(body, {
    headers: {
      'content-type': JSON_TYPE,
      'content-range': range,
      'content-length': String(body.byteLength),
      'content-location': location,
    },
  });
}

async function learn(
  address: string,
  asked: readonly Asked[],
  response: Response,
): Promise<Read | undefined> {
  const [only, ...more] = asked;
  const { headers } = response;
  const first = /^(\d+)-\d+\/\*$/.exec(headers.get('content-range') ?? '')?.[1];
  const location = headers.get('content-location');
  const chosen = new URL(address, 'http://localhost').searchParams.getAll('select');
  const isPlain = chosen.length === 1 && COLUMNS.test(chosen[0] ?? '');
  if (!only || more.length > 0 || !isPlain || location === null || first === undefined) return undefined;
  if (response.status !== 200 || headers.get('content-type') !== JSON_TYPE) return undefined;
  if ((await response.clone().text()) !== asText(only.rows)) return undefined;
  return { query: CompiledQuery.raw(only.sql, [...only.parameters]), first: Number(first), location };
}

/** Undefined for what has no JSON of its own. */
function asText(rows: readonly unknown[]): string | undefined {
  try {
    return JSON.stringify(rows);
  } catch {
    return undefined;
  }
}
