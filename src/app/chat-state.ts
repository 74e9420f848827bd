import type { ComponentType } from 'react';

type Panel = ComponentType<{ onClose: () => void }>;

/** Whether the chat is open, and its code once it was fetched. */
type ChatState = { isOpen: boolean; Panel: Panel | null };

/** Outside of React: the shell is built anew when a page's code has come, and the chat must not close with it. */
let chat: ChatState = { isOpen: false, Panel: null };
const listeners = new Set<() => void>();

const change = (next: Partial<ChatState>): void => {
  chat = { ...chat, ...next };
  for (const listener of listeners) listener();
};

export const readChatState = (): ChatState => chat;

export function subscribeChatState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const closeChat = (): void => change({ isOpen: false });

/** Opens the chat at once, or as soon as its code is here. Throws when that cannot be fetched. */
export async function openChat(): Promise<void> {
  change({ isOpen: true });
  try {
    change({ Panel: (await import('./chat-dock.tsx')).ChatDock });
  } catch (error) {
    closeChat();
    throw error;
  }
}
