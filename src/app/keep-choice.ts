import { keepLanguage } from '../lib/keep-language.ts';
import type { Language } from '../words/language.ts';

/** Nobody waits longer for the page to change its language. */
const PATIENCE_MS = 3000;

/** Keeps the language with the account, if that works in time. Rejects when it did not work. */
export async function keepChoice(userId: string, next: Language): Promise<void> {
  await Promise.race([
    keepLanguage(userId, next),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
}
