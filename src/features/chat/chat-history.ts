export type ChatMessage = {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** An answer to a red flag, which must not look like a tip. */
  isUrgent?: boolean;
};

/** Forgotten with the browser's session, and when somebody else signs in. */
const KEY = 'mizizi-chat';
const MOST = 100;

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
    typeof value.timestamp === 'number'
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
