import { useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { cn } from '../lib/cn.ts';
import { toast } from '../lib/toast.ts';
import { LeafIcon } from '../ui/icons.tsx';
import { t } from '../words/shell.ts';
import { closeChat, openChat, readChatState, subscribeChatState } from './chat-state.ts';
import { useScrolledAway } from './use-scrolled-away.ts';

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

/** The floating button of the AI Herbalist; the chat itself is fetched with the first press. */
export function ChatToggle() {
  const { isOpen, Panel } = useSyncExternalStore(subscribeChatState, readChatState, readChatState);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const isAway = useScrolledAway();

  function close(): void {
    closeChat();
    button.current?.focus();
  }

  if (WITHOUT_CHAT.test(pathname)) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('AI Herbalist')}
        aria-expanded={isOpen}
        aria-controls={isOpen && Panel ? 'herbalist' : undefined}
        onClick={isOpen ? close : show}
        className={cn(
          'bg-leaf text-on-leaf fixed right-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 grid size-14 place-items-center rounded-full shadow-lg transition-[translate,opacity] duration-150 motion-reduce:transition-none md:right-5 md:bottom-5 print:hidden',
          // On a phone it lies over what is being read, warnings among it.
          isAway &&
            'max-md:pointer-events-none max-md:translate-y-24 max-md:opacity-0 max-md:focus-visible:translate-y-0 max-md:focus-visible:opacity-100',
        )}
      >
        <LeafIcon />
      </button>
      {isOpen && Panel && <Panel onClose={close} />}
    </>
  );
}
