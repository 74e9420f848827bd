import { deviceStore } from '../../lib/device-store.ts';
import type { ContactFields } from './message.ts';

const store = deviceStore('person');

/** What was typed and not sent yet, and since when; gone with the session of whoever typed it. */
export type Draft = ContactFields & { startedAt: number };

const STORAGE_KEY = 'mizizi-contact-draft';
const KEPT_MS = 7 * 24 * 3_600_000;

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['name', 'email', 'topic', 'orderNumber', 'message'].every(
      (field) => typeof Reflect.get(value, field) === 'string',
    ) &&
    typeof Reflect.get(value, 'startedAt') === 'number'
  );
}

export const readDraft = (): Draft | null => store.read(STORAGE_KEY, isDraft);
export const keepDraft = (draft: Draft): void => store.write(STORAGE_KEY, draft, KEPT_MS);
export const dropDraft = (): void => store.remove(STORAGE_KEY);
