import type { PGlite } from '@electric-sql/pglite';

import type { LockOwner } from './fifo-lock.ts';
import { exchange } from './pglite-exchange.ts';

/** Begins a transaction on the one session; inside another one of the same owner, a savepoint. */
export async function begin(database: PGlite, owner: LockOwner): Promise<void> {
  await exchange(database, owner.transactions === 0 ? 'begin' : `savepoint nested_${owner.transactions}`, []);
  owner.transactions += 1;
}

/** Commits what `begin` began. When it throws, `rollback` is due, as for any other failure inside. */
export async function commit(database: PGlite, owner: LockOwner): Promise<void> {
  const outer = owner.transactions - 1;
  await exchange(database, outer === 0 ? 'commit' : `release savepoint nested_${outer}`, []);
  owner.transactions = outer;
}

export async function rollback(database: PGlite, owner: LockOwner): Promise<void> {
  owner.transactions -= 1;
  await exchange(
    database,
    owner.transactions === 0 ? 'rollback' : `rollback to savepoint nested_${owner.transactions}`,
    [],
  );
}
