import { useSyncExternalStore } from 'react';

import { t } from '../../words/shell.ts';
import { told } from '../../words/told.ts';
import { AppError, errorText, toAppError } from '../app-error.ts';
import type { Json } from '../database.types.ts';
import { alone } from '../device.ts';
import { readSession, subscribeSession } from '../session-store.ts';
import { useSession } from '../session.ts';
import { toast } from '../toast.ts';
import { type Change, DEVICE, effectsOf, isNews, noticeOf, takeOver } from './change.ts';
import {
  addChange,
  changesOf,
  endChange,
  isKept,
  setFault,
  subscribeEndedElsewhere,
  subscribeOutbox,
  sendChange,
} from './outbox.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** A change the server stumbles over so often is refused, so that those behind it get through. */
const MOST_STUMBLES = 6;

const stumbles = new Map<string, number>();

/** A token that ran out just after another was renewed. */
const isTokenOver = ({ cause }: AppError): boolean => /^PGRST30\d$/.test(String(Object(cause).code));

/** Whether sending it again later may help. */
function mayHeal(change: Change, error: AppError): boolean {
  if (error.kind === 'offline' || error.kind === 'too_many') return true;
  if (error.kind !== 'server' && !isTokenOver(error)) return false;
  const count = (stumbles.get(change.id) ?? 0) + 1;
  stumbles.set(change.id, count);
  return count < MOST_STUMBLES;
}

/** What is sent while somebody waits for it in front of the form: why it did not arrive, if that is known. */
const awaited = new Map<string, AppError | null>();

const isStillIn = (owner: string): boolean => owner === DEVICE || readSession()?.user.id === owner;

const isWaiting = ({ fault }: Change): boolean => fault === undefined;

/** Changes that go one after the other: one run at a time, also across tabs. */
type Line = {
  lock: string;
  changes: () => readonly Change[];
  running: Promise<boolean> | null;
  /** A call during a run makes it look once more. */
  again: boolean;
};
const line = (lock: string, changes: Line['changes']): Line => ({
  lock,
  changes,
  running: null,
  again: false,
});
const membersLine = line('mizizi-outbox', () => changesOf(readSession()?.user.id));
const devicesLine = line('mizizi-outbox-device', () => changesOf(DEVICE));
const lines = [membersLine, devicesLine];
const waiting = (): Change[] => lines.flatMap(({ changes }) => changes().filter(isWaiting));

function settle(change: Change, answer: Json): void {
  stumbles.delete(change.id);
  // Somebody who signed out meanwhile must leave nothing behind.
  if (!isStillIn(change.owner)) return;
  takeOver(change.owner, effectsOf(change));
  endChange(change);
  const { arrived, writer } = change;
  // Who wrote for the device and left must be told nothing through the next one.
  const isTheirs = writer === undefined || isStillIn(writer);
  if (arrived && isNews(answer) && isTheirs && !awaited.has(change.id))
    toast[arrived.kind](arrived.title, arrived.text);
  const notice = noticeOf(answer);
  if (notice) toast.info(t('Changed on another device too'), told(notice));
}

function refuse(change: Change, error: AppError): void {
  stumbles.delete(change.id);
  if (!isStillIn(change.owner)) return;
  if (change.refused === undefined) return setFault(change, errorText(error));
  endChange(change);
  toast.error(change.refused, errorText(error));
}

/** Sends the changes of a line one after the other. False when some have to wait for a better moment. */
async function sendAll({ changes }: Line): Promise<boolean> {
  for (;;) {
    const change = changes().find(isWaiting);
    if (!change) return true;
    try {
      settle(change, await sendChange(change));
    } catch (error) {
      const appError = toAppError(error);
      if (awaited.has(change.id)) awaited.set(change.id, appError);
      if (mayHeal(change, appError)) return false;
      refuse(change, appError);
    }
  }
}

async function run(which: Line): Promise<boolean> {
  if (which.running) {
    which.again = true;
    return which.running;
  }
  which.running = alone(which.lock, () => sendAll(which));
  try {
    return await which.running;
  } finally {
    which.running = null;
    if (which.again) {
      which.again = false;
      wake();
    }
  }
}

/** Sends the member's changes and the device's own; neither wait for the other. */
export async function flush(): Promise<boolean> {
  const areDone = await Promise.all(lines.map(run));
  return areDone.every(Boolean);
}

const isInLine = ({ owner, id }: Change): Change | undefined =>
  changesOf(owner).find((change) => change.id === id);

/**
 * Puts a change of the device's own into its line and sends it while somebody waits. What is refused is taken out again
 * and thrown, what only lacks a connection is `kept` and sent later.
 *
 * @throws AppError when the server refuses it, or when it can neither be sent nor kept
 */
export async function sendOrKeep(change: Change): Promise<'sent' | 'kept'> {
  awaited.set(change.id, null);
  try {
    addChange(change);
    // What is sent just now may have passed its place in the line.
    for (let tries = 0; tries < 2 && isInLine(change) && !awaited.get(change.id); tries += 1)
      await (devicesLine.running ?? run(devicesLine));
    const still = isInLine(change);
    if (!still) return 'sent';
    // Another tab may have tried it.
    const elsewhere =
      still.fault === undefined ? new TypeError('Failed to fetch') : new AppError('refused', still.fault);
    const why = awaited.get(change.id) ?? toAppError(elsewhere);
    if (why.kind === 'offline' && (await isKept(change))) return 'kept';
    endChange(still);
    throw why;
  } finally {
    awaited.delete(change.id);
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
  if (waiting().length === 0) return;
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
    const now = waiting().length;
    if (now > known) wakeAtOnce();
    known = now;
  });
  subscribeEndedElsewhere((change) => {
    if (isStillIn(change.owner)) takeOver(change.owner, effectsOf(change));
  });
  subscribeSession(wakeAtOnce);
  addEventListener('online', wakeAtOnce);
  // Nobody sees what was refused of the device's own: each page tries it anew.
  for (const change of changesOf(DEVICE)) if (!isWaiting(change)) setFault(change, undefined);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wakeAtOnce();
  });
  wakeAtOnce();
}

export type SyncState =
  /** A visitor's records are on this device and nowhere else. */
  | { kind: 'device' }
  | { kind: 'saved' }
  | { kind: 'waiting'; count: number }
  /** Refused by the server: `message` says why, for the first of them. */
  | { kind: 'failed'; count: number; message: string };

function subscribe(listener: () => void): () => void {
  keepSyncing();
  return subscribeOutbox(listener);
}

const noChanges = changesOf(undefined);
const ownChanges = (): ReturnType<typeof changesOf> => changesOf(readSession()?.user.id);

/** Where the member's records stand: saved with the account, waiting for a connection, or refused. */
export function useSyncState(): SyncState {
  const session = useSession();
  const changes = useSyncExternalStore(subscribe, ownChanges, () => noChanges);
  if (!session) return { kind: 'device' };
  const refused = changes.filter(({ fault }) => fault !== undefined);
  if (refused.length > 0) return { kind: 'failed', count: refused.length, message: refused[0]?.fault ?? '' };
  return changes.length > 0 ? { kind: 'waiting', count: changes.length } : { kind: 'saved' };
}

/** Sends refused changes once more. */
export function retryRefused(): void {
  for (const change of ownChanges()) if (change.fault !== undefined) setFault(change, undefined);
}

/** Gives refused changes up: what the account has is shown again. */
export function discardRefused(): void {
  for (const change of ownChanges()) if (change.fault !== undefined) endChange(change);
}
