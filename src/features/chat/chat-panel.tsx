import { type ReactNode, useEffect, useRef } from 'react';

import { answerTo } from '../../entities/urgent/urgent-answers.ts';
import { UrgentNotice } from '../../entities/urgent/urgent-notice.tsx';
import { cn } from '../../lib/cn.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { CloseIcon, LeafIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shell.ts';
import { ChatComposer } from './chat-composer.tsx';
import type { ChatMessage } from './chat-history.ts';
import { quickPrompts } from './herbal-tips.ts';
import { useChat } from './use-chat.ts';

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
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onClose]);
  useEffect(() => {
    // In braces: newer browsers answer a promise, which is no way to clean up.
    end.current?.scrollIntoView({ block: 'end' });
  }, [messages.length, isAwaiting]);

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
            content: t('Karibu! Ask me about herbs and everyday wellbeing, or pick a topic below.'),
          }}
        />
        {messages.map((message) => (
          <Bubble key={message.id} message={message} />
        ))}
        {isAwaiting && <Typing />}
        <div ref={end} />
      </div>
      <div className="border-line grid gap-3 border-t p-4 pb-3">
        {isOverLimit ? limitNotice : notice}
        {isEnabled && messages.length === 0 && (
          <ul aria-label={t('Topics')} className="flex flex-wrap gap-2">
            {quickPrompts.map((prompt) => (
              <li key={prompt}>
                <Button variant="secondary" size="sm" disabled={isAwaiting} onClick={() => send(prompt)}>
                  {prompt}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {!isEnabled && (
          <p role={isRefused ? 'alert' : undefined} className="text-sm text-pretty">
            {isRefused
              ? t(
                  'We found no emergency in this, and other questions cannot be asked now. If it is urgent, call.',
                )
              : t('An emergency is answered for everybody: write what happens.')}
          </p>
        )}
        <ChatComposer isAwaiting={isAwaiting} onSend={send} />
        <p className="text-muted text-xs text-pretty">
          {t.rich(
            'Not medical advice: it does not know you and cannot diagnose. In an emergency call <one>999</one> or <other>112</other>.',
            { one: numberLink('999'), other: numberLink('112') },
          )}
        </p>
      </div>
    </dialog>
  );
}

function Bubble({
  message,
}: {
  message: Pick<ChatMessage, 'role' | 'content' | 'urgent'> & { timestamp?: number };
}) {
  const { role, content, timestamp, urgent } = message;
  const isOwn = role === 'user';
  const speaker = <span className="sr-only">{isOwn ? t('You: ') : t('Herbalist: ')}</span>;
  const written = timestamp !== undefined && (
    <time
      dateTime={new Date(timestamp).toISOString()}
      className={cn('mt-1 block text-xs', isOwn ? 'opacity-85' : 'text-muted')}
    >
      {formatDateTime(new Date(timestamp).toISOString())}
    </time>
  );
  if (urgent && urgent.length > 0)
    return (
      <div className="grid gap-2">
        {speaker}
        {urgent.map((finding) => (
          <UrgentNotice key={finding.kind} answer={answerTo(finding)} />
        ))}
        {written}
      </div>
    );
  return (
    <div
      className={cn(
        'max-w-[85%] rounded-2xl px-4 py-2.5 break-words whitespace-pre-wrap',
        isOwn
          ? 'bg-leaf text-on-leaf justify-self-end rounded-br-sm'
          : 'bg-leaf-50 justify-self-start rounded-bl-sm',
      )}
    >
      {speaker}
      {content}
      {written}
    </div>
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
