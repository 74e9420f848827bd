import { t } from '../../words/shell.ts';
import { told } from '../../words/told.ts';
import { type AppError, errorText, toAppError, unwrap } from '../app-error.ts';
import type { Json } from '../database.types.ts';
import { readSession, subscribeSession } from '../session-store.ts';
import { type Client, getSupabase } from '../supabase.ts';
import { toast } from '../toast.ts';
import { type Call, type Change, noticeOf } from './change.ts';
import { takeOver } from './kept-rows.ts';
import { changesOf, endChange, setFault, subscribeEndedElsewhere, subscribeOutbox } from './outbox.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** A change the server stumbles over so often is refused, so that those behind it get through. */
const MOST_STUMBLES = 6;

const stumbles = new Map<string, number>();

/** Whether sending it again later may help. */
function mayHeal(change: Change, { kind }: AppError): boolean {
  if (kind === 'offline' || kind === 'too_many') return true;
  if (kind !== 'server') return false;
  const count = (stumbles.get(change.id) ?? 0) + 1;
  stumbles.set(change.id, count);
  return count < MOST_STUMBLES;
}

const isStillIn = (owner: string): boolean => readSession()?.user.id === owner;

function settle(change: Change, answer: Json): void {
  stumbles.delete(change.id);
  // Somebody who signed out meanwhile must leave nothing behind.
  if (!isStillIn(change.owner)) return;
  takeOver(change.owner, change.effect);
  endChange(change);
  const notice = noticeOf(answer);
  if (notice) toast.info(t('Changed on another device too'), told(notice));
}

/** Sends the member's changes one after the other. False when some have to wait for a better moment. */
async function sendAll(send: (call: Call) => Promise<Json>): Promise<boolean> {
  for (;;) {
    const change = changesOf(readSession()?.user.id).find(({ fault }) => fault === undefined);
    if (!change) return true;
    try {
      settle(change, await send(change.call));
    } catch (error) {
      const appError = toAppError(error);
      if (mayHeal(change, appError)) return false;
      stumbles.delete(change.id);
      if (isStillIn(change.owner)) setFault(change, errorText(appError));
    }
  }
}

let running: Promise<boolean> | null = null;
let again = false;

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

/** One run at a time, also across tabs. A call during a run makes it look once more. */
export async function flush(send: (call: Call) => Promise<Json> = sendCall): Promise<boolean> {
  if (running) {
    again = true;
    return running;
  }
  const run = (): Promise<boolean> => sendAll(send);
  const start = (): Promise<boolean> =>
    'locks' in navigator ? navigator.locks.request('mizizi-outbox', run) : run();
  running = start();
  try {
    return await running;
  } finally {
    running = null;
    if (again) {
      again = false;
      wake();
    }
  }
}

let isListening = false;
let wait = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

function later(): void {
  timer = setTimeout(wake, wait);
  wait = Math.min(wait * 2, LONGEST_WAIT_MS);
}

/** Sends what waits, now if there is a connection, and tries again until all of it is through. */
function wake(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!changesOf(readSession()?.user.id).some(({ fault }) => fault === undefined)) return;
  if (!navigator.onLine) return; // the `online` event comes back here
  flush().then(
    (isDone) => {
      if (isDone) wait = FIRST_WAIT_MS;
      else later();
    },
    (error: unknown) => {
      console.warn('Waiting changes could not be sent', error);
      later();
    },
  );
}

function wakeAtOnce(): void {
  wait = FIRST_WAIT_MS;
  wake();
}

/**
 * From now on waiting changes are sent by themselves: when they are made, when the connection comes back, when the page
 * is looked at again, when their owner signs in. Called by everything that reads or writes records; once is enough.
 */
export function keepSyncing(): void {
  if (isListening) return;
  isListening = true;
  let known = 0;
  subscribeOutbox(() => {
    const now = changesOf(readSession()?.user.id).filter(({ fault }) => fault === undefined).length;
    if (now > known) wakeAtOnce();
    known = now;
  });
  subscribeEndedElsewhere((change) => {
    if (isStillIn(change.owner)) takeOver(change.owner, change.effect);
  });
  subscribeSession(wakeAtOnce);
  addEventListener('online', wakeAtOnce);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wakeAtOnce();
  });
  wakeAtOnce();
}
