import { type ReactNode, useEffect, useRef } from 'react';

import { Button } from '../../ui/button.tsx';
import { CloseIcon, LeafIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shell.ts';
import { Bubble, ChatComposer, isDangerTold } from './chat-parts.tsx';
import { quickPrompts, useChat } from './use-chat.ts';

type Props = {
  /** Whether questions can be asked; an emergency is answered to everybody. */
  isEnabled: boolean;
  /** What stands above the input: who may ask, how many questions are left. */
  notice: ReactNode;
  /** Shown instead once a question was refused for the day. */
  limitNotice: ReactNode;
  /** Counts one question; false when today's are used up. */
  takeUse: () => Promise<boolean>;
  /** The day that is counted: a limit ends with it. */
  day: string;
  onClose: () => void;
};

/** The conversation with the herbalist. Nothing of it leaves the device. */
export function ChatPanel({ isEnabled, notice, limitNotice, takeUse, day, onClose }: Props) {
  const { messages, isAwaiting, isOverLimit, isRefused, send } = useChat(takeUse, day, isEnabled);
  const end = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1);
  // Nothing may take its room: no offer, no topics, no limits.
  const isDanger = newest !== undefined && isDangerTold(newest);
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onClose]);
  useEffect(() => {
    // What is dangerous is read from its heading on, and heard.
    if (isDanger && !isAwaiting) {
      last.current?.scrollIntoView({ block: 'start' });
      last.current?.focus({ preventScroll: true });
    } else end.current?.scrollIntoView({ block: 'end' });
  }, [messages.length, isAwaiting, isDanger]);

  return (
    <dialog
      open
      id="herbalist"
      aria-label={t('AI Herbalist')}
      className="animate-rise border-line bg-surface text-ink fixed inset-x-2 top-auto bottom-2 z-50 m-0 flex h-[min(40rem,calc(100dvh-5rem))] w-auto max-w-none flex-col overflow-hidden rounded-3xl border p-0 shadow-lg sm:inset-x-auto sm:right-5 sm:bottom-5 sm:w-104 print:hidden"
    >
      <div className="border-line flex items-center gap-3 border-b py-2 pr-2 pl-4">
        <LeafIcon className="text-leaf-600" />
        <div className="grow">
          <h2 className="text-lg leading-tight">{t('AI Herbalist')}</h2>
          <p className="text-muted text-sm">{t('General tips, kept on this device')}</p>
        </div>
        <button
          type="button"
          aria-label={t('Close the chat')}
          onClick={onClose}
          className="text-muted hover:bg-sunk hover:text-ink grid size-12 place-items-center rounded-lg"
        >
          <CloseIcon />
        </button>
      </div>
      <div
        role="log"
        aria-label={t('Conversation')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
        tabIndex={0}
        className="grid grow content-start gap-3 overflow-y-auto overscroll-contain p-4 outline-offset-[-3px]"
      >
        <Bubble
          message={{
            role: 'assistant',
            content: isEnabled
              ? t('Karibu! Ask me about herbs and everyday wellbeing, or pick a topic below.')
              : t(
                  'Karibu! Ask whether a herb goes with your medicine, a pregnancy or a child, or write what happens if it is urgent: that is answered for everybody.',
                ),
          }}
          onLeave={onClose}
        />
        {messages.map((message) => (
          <Bubble
            key={message.id}
            ref={message === newest ? last : undefined}
            message={message}
            onLeave={onClose}
          />
        ))}
        {isAwaiting && <Typing />}
        <div ref={end} />
      </div>
      <div className="border-line grid gap-3 border-t p-4 pb-3">
        {!isDanger && (isOverLimit ? limitNotice : notice)}
        {isEnabled && messages.length === 0 && (
          <ul aria-label={t('Topics')} className="flex flex-wrap gap-2">
            {quickPrompts.map((prompt) => (
              <li key={prompt}>
                <Button variant="secondary" size="sm" disabled={isAwaiting} onClick={() => void send(prompt)}>
                  {prompt}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {!isEnabled && isRefused && (
          <p role="alert" className="text-sm text-pretty">
            {t(
              'We found no emergency in this and nothing for the safety check. Other questions cannot be asked now. If it is urgent, call.',
            )}
          </p>
        )}
        <ChatComposer isAwaiting={isAwaiting} onSend={send} />
        {!newest?.urgent?.length && (
          <p className="text-muted text-xs text-pretty">
            {t.rich(
              'Not medical advice: it does not know you and cannot diagnose. In an emergency call <one>999</one> or <other>112</other>.',
              { one: numberLink('999'), other: numberLink('112') },
            )}
          </p>
        )}
      </div>
    </dialog>
  );
}

const numberLink = (number: string) => (words: ReactNode) => (
  <a href={`tel:${number}`} className="underline">
    {words}
  </a>
);

function Typing() {
  return (
    <div className="bg-leaf-50 flex items-center gap-1.5 justify-self-start rounded-2xl rounded-bl-sm px-4 py-4">
      <span className="sr-only">{t('The herbalist is typing')}</span>
      {[0, 150, 300].map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          style={{ animationDelay: `${delay}ms` }}
          className="bg-leaf-500 size-2 animate-pulse rounded-full motion-reduce:animate-none"
        />
      ))}
    </div>
  );
}
