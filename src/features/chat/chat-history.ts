import type { SafetyAnswer } from '../../entities/safety/safety-answer.ts';
import { type Urgency, urgencies, type UrgentKind, urgentKinds } from '../../entities/urgent/urgency.ts';

export type ChatMessage = {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** What could not wait, the most urgent first: answered with what to do, which must not look like a tip. */
  urgent?: readonly { kind: UrgentKind; urgency: Urgency }[];
  /** What the safety check said instead of a tip. */
  safety?: SafetyAnswer;
  /** What it says to the herbs of the tip. */
  caution?: SafetyAnswer;
  /** The rules of the check could not be read, so the tip stands unchecked. */
  isUnread?: boolean;
};

/** Forgotten with the browser's session, and when somebody else signs in. */
const KEY = 'mizizi-chat';
const MOST = 100;

const isFinding = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  urgentKinds.some((kind) => kind === Reflect.get(value, 'kind')) &&
  urgencies.some((urgency) => urgency === Reflect.get(value, 'urgency'));

const lists = ['warnings', 'unchecked', 'clear', 'askFirst'];
const isSafetyAnswer = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  lists.every((key) => Array.isArray(Reflect.get(value, key))) &&
  typeof Reflect.get(value, 'link') === 'string';

/** Of the browser's session. */
function isMessage(value: unknown): value is ChatMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'role' in value &&
    (value.role === 'user' || value.role === 'assistant') &&
    'content' in value &&
    typeof value.content === 'string' &&
    'timestamp' in value &&
    typeof value.timestamp === 'number' &&
    (!('urgent' in value) || (Array.isArray(value.urgent) && value.urgent.every(isFinding))) &&
    (!('safety' in value) || isSafetyAnswer(value.safety)) &&
    (!('caution' in value) || isSafetyAnswer(value.caution))
  );
}

/** The conversation of this browser session, oldest first. */
export function readChat(): readonly ChatMessage[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMessage) : [];
  } catch {
    return []; // storage is switched off, or what is there is damaged
  }
}

export function keepChat(messages: readonly ChatMessage[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(messages.slice(-MOST)));
  } catch {
    // storage is switched off or full: the conversation lasts as long as the page
  }
}
