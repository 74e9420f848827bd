import { deviceStore } from '../../lib/device-store.ts';
import { isText, listOf, objectOf } from '../../lib/guards.ts';
import { readSession } from '../../lib/session-store.ts';
import { type Change, DEVICE } from '../../lib/sync/change.ts';
import { keepSyncing, sendOrKeep } from '../../lib/sync/flush.ts';
import { addChange } from '../../lib/sync/outbox.ts';
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

/** A message as the change that it is: the device's own, since it belongs to no account and outlives a sign-out. */
function changeOf(outgoing: Outgoing, writer: string | undefined): Change {
  return {
    id: outgoing.clientKey,
    owner: DEVICE,
    ...(writer === undefined ? {} : { writer }),
    call: {
      kind: 'rpc',
      name: 'send_contact_message',
      args: {
        client_key: outgoing.clientKey,
        name: outgoing.name,
        email: outgoing.email,
        message: outgoing.message,
        topic: outgoing.topic,
        order_number: outgoing.orderNumber || null,
        website: outgoing.website || null,
        writing_ms: Math.min(Math.round(outgoing.writingMs), 86_400_000),
      },
    },
    effect: { table: 'contact_messages', id: outgoing.clientKey, row: null },
    arrived: {
      kind: 'success',
      title: t('Message sent'),
      text: t('What you wrote to us earlier has now arrived.'),
    },
  };
}

/**
 * Sends a message, or keeps it for later when there is no connection.
 *
 * @throws AppError when the server refuses it, or when it can neither be sent nor kept
 */
export const sendMessage = (outgoing: Outgoing): Promise<'sent' | 'kept'> =>
  sendOrKeep(changeOf(outgoing, readSession()?.user.id));

const FORMER_KEY = 'contact-outbox';
const isFormer = listOf(objectOf<Outgoing>({ clientKey: isText }));

/** Sends what waits, now and whenever the connection comes back; once also what an earlier release kept. */
export function sendWaitingMessages(): void {
  const store = deviceStore('device');
  for (const message of store.read(FORMER_KEY, isFormer) ?? []) addChange(changeOf(message, undefined));
  store.remove(FORMER_KEY);
  keepSyncing();
}
