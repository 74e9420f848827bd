import { type KeyboardEvent, type Ref, type SubmitEvent, useEffect, useRef, useState } from 'react';

import { answerTo } from '../../entities/urgent/urgent-answers.ts';
import { UrgentNotice } from '../../entities/urgent/urgent-watch.tsx';
import { cn } from '../../lib/cn.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shell.ts';
import { SafetyCard, UncheckedTip } from './safety-card.tsx';
import type { ChatMessage } from './use-chat.ts';

/** Whether it is read from its heading on, with nothing beside it. */
export const isDangerTold = ({ urgent, safety }: ChatMessage): boolean =>
  safety !== undefined || (urgent !== undefined && urgent.length > 0);

/** One message: what was written, a tip, or what must not look like one. */
export function Bubble({
  message,
  ref,
  onLeave,
}: {
  message: Omit<ChatMessage, 'id' | 'timestamp'> & { timestamp?: number };
  ref?: Ref<HTMLDivElement> | undefined;
  onLeave: () => void;
}) {
  const { role, content, timestamp, urgent, safety, caution, isUnread } = message;
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
  if (safety || (urgent && urgent.length > 0))
    return (
      <div ref={ref} tabIndex={-1} className="grid gap-2 outline-none">
        {speaker}
        {safety && <SafetyCard answer={safety} onLeave={onLeave} />}
        {urgent?.map((finding) => (
          <UrgentNotice key={finding.kind} answer={answerTo(finding)} />
        ))}
        {written}
      </div>
    );
  const bubble = (
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
  if (!caution && isUnread !== true) return bubble;
  return (
    <div className="grid gap-2">
      {bubble}
      {caution && <SafetyCard answer={caution} isOfTip onLeave={onLeave} />}
      {isUnread === true && <UncheckedTip />}
    </div>
  );
}

type Props = { isAwaiting: boolean; onSend: (text: string) => boolean | Promise<boolean> };

/** Enter sends, Shift+Enter begins a new line. */
export function ChatComposer({ isAwaiting, onSend }: Props) {
  const [text, setText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);

  function send(): void {
    const taken = onSend(text);
    if (taken === true) setText('');
    else if (taken !== false) void taken.then((isTaken) => isTaken && setText(''));
    input.current?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    send();
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // While a word is being composed (an input method), Enter only confirms it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <textarea
        ref={input}
        aria-label={t('Your question')}
        placeholder={t('Ask about a herb…')}
        rows={1}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        className="border-edge bg-surface text-ink placeholder:text-muted field-sizing-content max-h-32 min-h-12 grow resize-none rounded-lg border px-3.5 py-2.5 text-base shadow-sm"
      />
      <Button type="submit" size="icon" aria-label={t('Send')} disabled={isAwaiting || text.trim() === ''}>
        <ArrowRightIcon />
      </Button>
    </form>
  );
}
