import { CompiledQuery, type Kysely } from 'kysely';

import { headersForSql, methodForSql } from './caller-address.ts';

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

/** Sets role and claims for the running transaction in one query instead of the five to seven of the stock code. */
export async function applyRequestContext(
  transaction: Kysely<unknown>,
  variables: ContextVariables,
): Promise<void> {
  const role = variables.auth?.role || 'anon';
  const claims = isRecord(variables.auth?.jwt) ? variables.auth.jwt : { role };
  await setLocally(transaction, {
    role,
    'request.jwt.claims': JSON.stringify(claims),
    'request.jwt.claim.sub': variables.auth?.uid ?? '',
    'request.jwt.claim.role': role,
    'request.jwt.claim.email': typeof claims['email'] === 'string' ? claims['email'] : '',
    'storage.operation': variables.storage?.operation ?? '',
    'request.method': methodForSql(),
    'request.headers': JSON.stringify(headersForSql()),
  });
}

/** Tells a called function about its HTTP request and clears what an earlier call may have answered; one query too. */
export async function applyCallContext(transaction: Kysely<unknown>, call: RpcCall): Promise<void> {
  const values = {
    'response.status': '',
    'response.headers': '',
    'request.method': call.method,
    'request.path': call.path,
    'request.headers': JSON.stringify(headersForSql(call.requestHeaders)),
  };
  // A preference may ask for more than the call, such as a count.
  await setLocally(transaction, values, call.method === 'POST' && !call.requestHeaders?.['prefer']);
}

/** What sets the context, as a statement with parameters: its text stays the same, so that it can be prepared. */
interface ContextStatement {
  query: string;
  parameters: string[];
  /** Whether the function's call is the one query that follows, and the response it wishes for the other. */
  isOfCall: boolean;
}

const contexts = new WeakMap<CompiledQuery, ContextStatement>();

/** The statement of a query that only sets the context, so that nobody waits for its answer. */
export function contextOf(query: CompiledQuery): ContextStatement | undefined {
  return contexts.get(query);
}

/**
 * Sets parameters until the end of the transaction. The values stand in the text as literals: on PostgreSQL a query
 * without parameters can travel with others, see `postgres-kysely`. PGlite takes the statement of `contextOf`.
 */
async function setLocally(
  transaction: Kysely<unknown>,
  values: Record<string, string>,
  isOfCall = false,
): Promise<void> {
  const names = Object.keys(values);
  const calls = (value: (name: string, at: number) => string): string =>
    `select ${names.map((name, at) => `set_config(${literal(name)}, ${value(name, at)}, true)`).join(', ')}`;
  const query = CompiledQuery.raw(calls((name) => literal(values[name] ?? '')));
  contexts.set(query, {
    query: calls((_name, at) => `$${at + 1}`),
    // PostgreSQL has no text with a zero byte.
    parameters: names.map((name) => (values[name] ?? '').replaceAll('\0', '')),
    isOfCall,
  });
  await transaction.executeQuery(query);
}

/**
 * A text as an SQL literal. The `E` form reads the same whatever `standard_conforming_strings` says; PostgreSQL has no
 * text with a zero byte.
 */
export function literal(text: string): string {
  return `E'${text.replaceAll('\0', '').replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
