import { AppError } from '../../lib/app-error.ts';
import { readStored, removeStored, writeStored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/shell.ts';
import { type Outgoing, sendMessage } from './contact.queries.ts';

/** Messages that were written without a connection. They outlive a sign-out: they are on their way. */
const STORAGE_KEY = 'contact-outbox';
const KEPT_MS = 30 * 24 * 3_600_000;

function isOutbox(value: unknown): value is Outgoing[] {
  return (
    Array.isArray(value) &&
    value.every((one: unknown) => typeof one === 'object' && one !== null && 'clientKey' in one)
  );
}

const read = (): Outgoing[] => readStored(STORAGE_KEY, isOutbox) ?? [];

function write(messages: Outgoing[]): boolean {
  if (messages.length > 0) return writeStored(STORAGE_KEY, messages, KEPT_MS);
  removeStored(STORAGE_KEY);
  return true;
}

/**
 * Sends a message, or keeps it for later when there is no connection.
 *
 * @throws AppError when the server refuses it, or when it can neither be sent nor kept
 */
export async function sendOrKeep(message: Outgoing): Promise<'sent' | 'kept'> {
  try {
    await sendMessage(message);
    return 'sent';
  } catch (error) {
    const isOffline = error instanceof AppError && error.kind === 'offline';
    if (isOffline && write([...read(), message])) return 'kept';
    throw error;
  }
}

let isSending = false;

async function sendAll(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (const message of read()) {
      await sendMessage(message);
      write(read().filter(({ clientKey }) => clientKey !== message.clientKey));
      toast.success(t('Message sent'), t('What you wrote to us earlier has now arrived.'));
    }
  } catch {
    // still offline, or the server asks to wait: they stay for the next time
  } finally {
    isSending = false;
  }
}

/** Sends what waits, now and whenever the connection comes back. Returns the function that stops it. */
export function sendWaitingMessages(): () => void {
  const send = (): void => void sendAll();
  send();
  addEventListener('online', send);
  return () => removeEventListener('online', send);
}
