import { deviceStore } from '../../lib/device-store.ts';
import { isNumber, isText, objectOf } from '../../lib/guards.ts';
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
