import { type ComponentType, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { toast } from '../lib/toast.ts';
import { LeafIcon } from '../ui/icons.tsx';
import { t } from '../words/shell.ts';

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

const readChatState = (): ChatState => chat;

function subscribeChatState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const closeChat = (): void => change({ isOpen: false });

/** Opens the chat at once, or as soon as its code is here. Throws when that cannot be fetched. */
async function openChat(): Promise<void> {
  change({ isOpen: true });
  try {
    change({ Panel: (await import('./chat-dock.tsx')).ChatDock });
  } catch (error) {
    closeChat();
    throw error;
  }
}

const show = (): void => {
  openChat().catch(() =>
    toast.error(t('Error'), t('The chat could not be loaded. Check your connection and try again.')),
  );
};

/**
 * Somebody who may need a clinician is not to be drawn into a chat. Where people work, sign in or pay, the button would lie
 * over sums, over warnings and over what is to be pressed next.
 */
const WITHOUT_CHAT = /^\/(health-assessment\/?$|(admin|practice|auth|checkout|payment|safety-check)(\/|$))/;

/** Whether the herbalist can be called on a page: on a phone the bar below the thumb leaves room for its button. */
export const hasChat = (pathname: string): boolean => !WITHOUT_CHAT.test(pathname);

/**
 * The button of the AI Herbalist; the chat itself is fetched with the first press. On a phone it is the last place of the
 * bar below the thumb, since anything that floats there lies over what is being read, warnings among it; on wider screens
 * it floats in the corner. On the page of a product the bar that buys keeps its place (`.buy-bar` in styles.css).
 */
export function ChatToggle() {
  const { isOpen, Panel } = useSyncExternalStore(subscribeChatState, readChatState, readChatState);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();

  function close(): void {
    closeChat();
    button.current?.focus();
  }

  if (!hasChat(pathname)) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('AI Herbalist')}
        aria-expanded={isOpen}
        aria-controls={isOpen && Panel ? 'herbalist' : undefined}
        onClick={isOpen ? close : show}
        className="herbalist text-muted md:bg-leaf md:text-on-leaf fixed right-0 bottom-0 z-40 flex min-h-15 w-1/6 flex-col items-center justify-center gap-0.5 pb-[env(safe-area-inset-bottom)] text-xs outline-offset-[-3px] md:right-5 md:bottom-5 md:z-30 md:size-14 md:rounded-full md:p-0 md:shadow-lg md:outline-offset-2 print:hidden"
      >
        <LeafIcon />
        <span className="max-[22rem]:text-[0.625rem] md:hidden">{t('Herbalist')}</span>
      </button>
      {isOpen && Panel && <Panel onClose={close} />}
    </>
  );
}
