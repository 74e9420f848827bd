import { CompiledQuery, type Kysely } from 'kysely';

import { headersForSql, isLoneRead, methodForSql } from './caller-address.ts';

/** Who a request acts for: the role of the API key or token, and the token's claims. */
export interface RequestAuth {
  role?: string;
  uid?: string;
  jwt?: unknown;
}

interface ContextVariables {
  auth?: RequestAuth;
  storage?: { operation?: string };
}

interface RpcCall {
  method: string;
  path: string;
  requestHeaders?: Record<string, string>;
}

/**
 * Sets role and claims for the running transaction in one query instead of the five to seven of the stock code. While the
 * disk is full it may read only, but for those with the secret key: they settle what is under way.
 */
export const requestContext =
  (isFull: () => boolean) =>
  async (transaction: Kysely<unknown>, variables: ContextVariables): Promise<void> => {
    const role = variables.auth?.role || 'anon';
    const claims = isRecord(variables.auth?.jwt) ? variables.auth.jwt : { role };
    const values = {
      role,
      'request.jwt.claims': JSON.stringify(claims),
      'request.jwt.claim.sub': variables.auth?.uid ?? '',
      'request.jwt.claim.role': role,
      'request.jwt.claim.email': typeof claims['email'] === 'string' ? claims['email'] : '',
      'storage.operation': variables.storage?.operation ?? '',
      'request.method': methodForSql(),
      'request.headers': JSON.stringify(headersForSql()),
      ...(role !== 'service_role' && isFull() ? { transaction_read_only: 'on' } : {}),
    };
    await setLocally(transaction, values, isLoneRead() ? 'read' : undefined);
  };

/** Tells a called function about its HTTP request and clears what an earlier call may have answered; one query too. */
export async function applyCallContext(transaction: Kysely<unknown>, call: RpcCall): Promise<void> {
  const values = {
    'response.status': '',
    'response.headers': '',
    'request.method': methodForSql() || call.method,
    'request.path': call.path,
    'request.headers': JSON.stringify(headersForSql(call.requestHeaders)),
  };
  // A preference may ask for more than the call, such as a count.
  const isLoneCall = call.method === 'POST' && !call.requestHeaders?.['prefer'];
  await setLocally(transaction, values, isLoneCall ? 'call' : undefined);
}

/** What sets the context, and the only one that follows if that is known: a query that reads, or the call of a function. */
interface Context {
  values: Readonly<Record<string, string>>;
  lone: 'read' | 'call' | undefined;
}

const contexts = new WeakMap<CompiledQuery, Context>();

/** Of a query that only sets the context, so that nobody waits for its answer. */
export const contextOf = (query: CompiledQuery): Context | undefined => contexts.get(query);

/** Sets parameters until the end of the transaction. */
async function setLocally(
  transaction: Kysely<unknown>,
  values: Record<string, string>,
  lone: Context['lone'],
): Promise<void> {
  const { text, parameters } = settingOf(values);
  const query = CompiledQuery.raw(text, parameters);
  contexts.set(query, { values, lone });
  await transaction.executeQuery(query);
}

const texts = new Map<string, string>();

/** The statement that sets all of these: for the same names always the same text, so that it is prepared once. */
export function settingOf(values: Readonly<Record<string, string>>): { text: string; parameters: string[] } {
  const names = Object.keys(values);
  const known = texts.get(names.join());
  const calls = known ?? names.map((name, at) => `set_config('${name}', $${at + 1}, true)`).join(', ');
  if (known === undefined) texts.set(names.join(), calls);
  return {
    // With no columns outside: nobody reads what was set.
    text: `select from (select ${calls}) as context`,
    // PostgreSQL has no text with a zero byte.
    parameters: Object.values(values).map((value) => value.replaceAll('\0', '')),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
