import { deviceStore } from '../../lib/device-store.ts';
import { isNumber, isText, objectOf, listOf } from '../../lib/guards.ts';
import { readSession } from '../../lib/session-store.ts';
import { type Change, DEVICE } from '../../lib/sync/change.ts';
import { keepSyncing, sendOrKeep } from '../../lib/sync/flush.ts';
import { addChange } from '../../lib/sync/outbox.ts';
import { t } from '../../words/shell.ts';

export const topics = [
  { value: 'order', label: t('An order') },
  { value: 'product', label: t('A product') },
  { value: 'consultation', label: t('A consultation') },
  { value: 'account', label: t('My account') },
  { value: 'privacy', label: t('My data and privacy') },
  { value: 'other', label: t('Something else') },
] as const;

export type ContactFields = {
  name: string;
  email: string;
  topic: string;
  orderNumber: string;
  message: string;
};
export type ContactField = keyof ContactFields;
export type Problems = Partial<Record<ContactField, string>>;

export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const MESSAGE_MAX = 4000;
const MESSAGE_MIN = 10;
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const ORDER_NUMBER = /^MZ-[2-9A-HJ-NP-TV-Z]{6}$/;

/** The fields without the space around them, and what is wrong with them: the rules of `send_contact_message`. */
export function checkMessage(typed: ContactFields): { values: ContactFields; problems: Problems } {
  const values = {
    name: typed.name.trim(),
    email: typed.email.trim(),
    topic: topics.some(({ value }) => value === typed.topic) ? typed.topic : 'other',
    orderNumber: typed.orderNumber.trim().toUpperCase(),
    message: typed.message.trim(),
  };
  const problems: Problems = {};
  if (values.name.length < 2 || values.name.length > NAME_MAX)
    problems.name = t('Please tell us your name (2 to 100 characters).');
  if (values.email.length > EMAIL_MAX || !EMAIL.test(values.email))
    problems.email = t('Please enter a valid email address');
  if (values.orderNumber && !ORDER_NUMBER.test(values.orderNumber))
    problems.orderNumber = t('An order number looks like MZ-7F3K2Q. Leave it empty if you do not have one.');
  if (values.message.length < MESSAGE_MIN || values.message.length > MESSAGE_MAX)
    problems.message = t('Please write between 10 and 4,000 characters.');
  return { values, problems };
}

const store = deviceStore('person');

/** What was typed and not sent yet, and since when; gone with the session of whoever typed it. */
type Draft = ContactFields & { startedAt: number };

const STORAGE_KEY = 'mizizi-contact-draft';
const KEPT_MS = 7 * 24 * 3_600_000;

const isDraft = objectOf<Draft>({
  name: isText,
  email: isText,
  topic: isText,
  orderNumber: isText,
  message: isText,
  startedAt: isNumber,
});

export const readDraft = (): Draft | null => store.read(STORAGE_KEY, isDraft);
export const keepDraft = (draft: Draft): void => store.write(STORAGE_KEY, draft, KEPT_MS);
export const dropDraft = (): void => store.remove(STORAGE_KEY);

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
