import type { LockOwner } from './fifo-lock.ts';
import { exchange, sendAhead, type Statement } from './pglite-exchange.ts';
import type { PgliteThread } from './pglite-thread.ts';

const run = (database: PgliteThread, query: string) => exchange(database, { query, parameters: [] });

/** Begins a transaction on the one session, with the owner's next statement; inside another one a savepoint, at once. */
export async function begin(database: PgliteThread, owner: LockOwner): Promise<void> {
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
export async function arrive(database: PgliteThread, owner: LockOwner): Promise<void> {
  await sendAhead(database, takeAhead(owner));
}

/** Ends the outermost transaction; nothing has to end where BEGIN was never sent. */
async function end(database: PgliteThread, owner: LockOwner, command: 'commit' | 'rollback'): Promise<void> {
  owner.transactions = 0;
  owner.ahead = [];
  if (owner.begun) await run(database, command);
}

/** Commits what `begin` began. When it throws inside another transaction, `rollback` is due, as for any failure there. */
export async function commit(database: PgliteThread, owner: LockOwner): Promise<void> {
  const outer = owner.transactions - 1;
  if (outer === 0) return end(database, owner, 'commit');
  await run(database, `release savepoint nested_${outer}`);
  owner.transactions = outer;
}

export async function rollback(database: PgliteThread, owner: LockOwner): Promise<void> {
  const outer = owner.transactions - 1;
  // What cannot be committed has been rolled back by the database.
  if (outer < 0) return;
  if (outer === 0) return end(database, owner, 'rollback');
  owner.transactions = outer;
  await run(database, `rollback to savepoint nested_${outer}`);
}
