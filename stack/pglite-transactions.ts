import type { PGlite } from '@electric-sql/pglite';

import type { LockOwner } from './fifo-lock.ts';
import { exchange, sendAhead, type Statement } from './pglite-exchange.ts';

const run = (database: PGlite, query: string) => exchange(database, { query, parameters: [] });

/** Begins a transaction on the one session, with the owner's next statement; inside another one a savepoint, at once. */
export async function begin(database: PGlite, owner: LockOwner): Promise<void> {
  if (owner.transactions === 0) {
    owner.ahead = [{ query: 'begin', parameters: [] }];
    owner.begun = false;
  } else {
    await arrive(database, owner);
    await run(database, `savepoint nested_${owner.transactions}`);
  }
  owner.transactions += 1;
}

/** What goes ahead of the statement that is sent now. */
export function takeAhead(owner: LockOwner): Statement[] {
  if (owner.ahead.length > 0) owner.begun = true;
  return owner.ahead.splice(0);
}

/** Sends what waits for the owner's next statement: whoever queries the database past the driver needs it there. */
export async function arrive(database: PGlite, owner: LockOwner): Promise<void> {
  await sendAhead(database, takeAhead(owner));
}

/** Ends the outermost transaction; nothing has to end where BEGIN was never sent. */
async function end(database: PGlite, owner: LockOwner, command: 'commit' | 'rollback'): Promise<void> {
  owner.ahead = [];
  if (owner.begun) await run(database, command);
}

/** Commits what `begin` began. When it throws, `rollback` is due, as for any other failure inside. */
export async function commit(database: PGlite, owner: LockOwner): Promise<void> {
  const outer = owner.transactions - 1;
  if (outer > 0) await run(database, `release savepoint nested_${outer}`);
  else await end(database, owner, 'commit');
  owner.transactions = outer;
}

export async function rollback(database: PGlite, owner: LockOwner): Promise<void> {
  owner.transactions -= 1;
  if (owner.transactions > 0) await run(database, `rollback to savepoint nested_${owner.transactions}`);
  else await end(database, owner, 'rollback');
}
