import type { Ref } from 'react';

import { answerTo } from '../../entities/urgent/urgent-answers.ts';
import { UrgentNotice } from '../../entities/urgent/urgent-notice.tsx';
import { cn } from '../../lib/cn.ts';
import { formatDateTime } from '../../lib/format.ts';
import { t } from '../../words/shell.ts';
import type { ChatMessage } from './chat-history.ts';
import { SafetyCard, UncheckedTip } from './safety-card.tsx';

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
