import { AppError, toAppError } from '../../lib/app-error.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { getConfig } from '../../lib/env.ts';
import { projectFetch } from '../../lib/project-fetch.ts';
import { readSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/shell.ts';
import type { ContactFields } from './message.ts';

type Outgoing = ContactFields & {
  /** Made by this device: a message that is sent twice arrives once. */
  clientKey: string;
  /** What somebody put into the field that people never see. */
  website: string;
  /** How long the form was open, in milliseconds. */
  writingMs: number;
};

/** Hands a message over. Throws `AppError`; its kind is `offline` when there is no connection. */
async function sendMessage(outgoing: Outgoing): Promise<void> {
  try {
    const token = readSession()?.accessToken;
    let response = await post(outgoing, token);
    // A session that has run out: the message goes without it.
    if (response.status === 401 && token) response = await post(outgoing);
    if (response.ok) return;
    const body = (await response.json()) as unknown;
    throw toAppError({ ...(typeof body === 'object' ? body : {}), status: response.status });
  } catch (error) {
    throw toAppError(error);
  }
}

async function post(outgoing: Outgoing, bearer?: string): Promise<Response> {
  const { url } = await getConfig();
  return projectFetch(
    `${url}/rest/v1/rpc/send_contact_message`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        client_key: outgoing.clientKey,
        name: outgoing.name,
        email: outgoing.email,
        message: outgoing.message,
        topic: outgoing.topic,
        order_number: outgoing.orderNumber || null,
        website: outgoing.website || null,
        writing_ms: Math.min(Math.round(outgoing.writingMs), 86_400_000),
      }),
    },
    bearer,
  );
}

const store = deviceStore('device');

/** Messages that were written without a connection. They outlive a sign-out: they are on their way. */
const STORAGE_KEY = 'contact-outbox';
const KEPT_MS = 30 * 24 * 3_600_000;

function isOutbox(value: unknown): value is Outgoing[] {
  return (
    Array.isArray(value) &&
    value.every((one: unknown) => typeof one === 'object' && one !== null && 'clientKey' in one)
  );
}

const read = (): Outgoing[] => store.read(STORAGE_KEY, isOutbox) ?? [];

function write(messages: Outgoing[]): void {
  if (messages.length > 0) store.write(STORAGE_KEY, messages, KEPT_MS);
  else store.remove(STORAGE_KEY);
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
    if (!isOffline) throw error;
    write([...read(), message]);
    if (await store.isKept(STORAGE_KEY)) return 'kept';
    write(read().filter(({ clientKey }) => clientKey !== message.clientKey)); // it stays in the form
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
