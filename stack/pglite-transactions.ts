import type { PGlite } from '@electric-sql/pglite';

import type { LockOwner } from './fifo-lock.ts';
import { exchange, sendAhead } from './pglite-exchange.ts';

const run = (database: PGlite, query: string) => exchange(database, { query, parameters: [] });

/** Begins a transaction on the one session, with the owner's next statement; inside another one a savepoint, at once. */
export async function begin(database: PGlite, owner: LockOwner): Promise<void> {
  if (owner.transactions === 0) owner.ahead.push({ query: 'begin', parameters: [] });
  else {
    await arrive(database, owner);
    await run(database, `savepoint nested_${owner.transactions}`);
  }
  owner.transactions += 1;
}

/** Sends what waits for the owner's next statement: whoever queries the database past the driver needs it there. */
export async function arrive(database: PGlite, owner: LockOwner): Promise<void> {
  await sendAhead(database, owner.ahead.splice(0));
}

/** Commits what `begin` began. When it throws, `rollback` is due, as for any other failure inside. */
export async function commit(database: PGlite, owner: LockOwner): Promise<void> {
  const outer = owner.transactions - 1;
  if (outer > 0) await run(database, `release savepoint nested_${outer}`);
  else if (owner.ahead.splice(0).length === 0) await run(database, 'commit'); // nothing was sent that would have to end
  owner.transactions = outer;
}

export async function rollback(database: PGlite, owner: LockOwner): Promise<void> {
  owner.transactions -= 1;
  if (owner.transactions > 0) await run(database, `rollback to savepoint nested_${owner.transactions}`);
  else if (owner.ahead.splice(0).length === 0) await run(database, 'rollback');
}
