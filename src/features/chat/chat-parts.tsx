import { type KeyboardEvent, type Ref, type SubmitEvent, useEffect, useRef, useState } from 'react';

import { pairWords, verdictWords } from '../../entities/safety/level-badge.tsx';
import { askFirstWords, noLessWords } from '../../entities/safety/no-less-notice.tsx';
import type { SafetyAnswer } from '../../entities/safety/safety-answer.ts';
import { WarningText } from '../../entities/safety/warning-text.tsx';
import { answerTo } from '../../entities/urgent/urgent-answers.ts';
import { UrgentNotice } from '../../entities/urgent/urgent-watch.tsx';
import { cn } from '../../lib/cn.ts';
import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles, Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t as tHealth } from '../../words/health.ts';
import { t } from '../../words/shell.ts';
import { t as tShop } from '../../words/shop.ts';
import type { ChatMessage } from './use-chat.ts';

const small = buttonStyles({ size: 'sm', variant: 'secondary' });

type SafetyCardProps = {
  answer: SafetyAnswer;
  /** Whether it stands below a tip, about the herbs of it. */
  isOfTip?: boolean;
  onLeave: () => void;
};

/** What the safety check says to a question, with the way to the whole check. */
function SafetyCard({ answer, isOfTip = false, onLeave }: SafetyCardProps) {
  const { warnings, more, unchecked, clear, noLess, askFirst, isAgeless, isHerbless, link } = answer;
  const isStrict = noLess !== null || warnings.some(({ verdict }) => verdict === 'avoid');
  const meals = noLess === null ? undefined : noLessWords[noLess].meals;
  return (
    <section
      aria-label={tShop('What the safety check says')}
      data-safety-answer=""
      className={cn(
        'grid gap-3 rounded-2xl border p-4',
        isStrict
          ? 'border-danger-200 bg-danger-50'
          : warnings.length + askFirst.length > 0
            ? 'border-gold-300 bg-gold-50'
            : 'border-line bg-sunk',
      )}
    >
      <p className="text-lg leading-snug font-semibold text-balance">
        {isOfTip ? tShop('Before you follow this tip') : tShop('What the safety check says')}
      </p>
      {noLess !== null && (
        <div data-no-less={noLess} className="grid gap-1">
          <p className="font-semibold">{noLessWords[noLess].title}</p>
          <p className="text-pretty">{noLessWords[noLess].text}</p>
        </div>
      )}
      {askFirst.length > 0 && (
        <div className="grid gap-1">
          <p className="font-semibold">{tShop('Ask a clinician before you fast')}</p>
          <ul className="list-disc pl-5">
            {askFirst.map((reason) => (
              <li key={reason}>{askFirstWords[reason]}</li>
            ))}
          </ul>
        </div>
      )}
      {warnings.map(({ verdict, title, reason, advice }) => (
        <div key={`${title} ${reason}`} data-verdict={verdict} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge
              tone={verdictWords[verdict].tone}
              className={cn(verdict === 'avoid' && 'border-danger-200 border')}
            >
              {pairWords[verdict]}
            </Badge>
            <span className="font-semibold">{title}</span>
          </p>
          <p className="text-pretty">
            <WarningText>{reason}</WarningText>{' '}
            <strong>
              <WarningText>{advice}</WarningText>
            </strong>
          </p>
        </div>
      ))}
      {isAgeless && (
        <p className="font-semibold text-pretty">
          {tShop('You did not write the child’s age, so we read it as a newborn.')}
        </p>
      )}
      {unchecked.length > 0 && (
        <p data-verdict="unchecked" className="text-muted text-pretty">
          {tShop('Not looked up: {names}. That is no all-clear: ask your pharmacist.', {
            names: unchecked.join('; '),
          })}
        </p>
      )}
      {isHerbless && (
        <p data-verdict="unchecked" className="text-muted text-pretty">
          {tShop(
            'We know no herb in what you wrote, so nothing was checked. That is no all-clear: ask your pharmacist.',
          )}
        </p>
      )}
      {clear.length > 0 && (
        <p data-verdict="clear" className="text-muted text-pretty">
          {tShop('Looked up without a finding: {names}. That is no proof that it is safe.', {
            names: clear.join('; '),
          })}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        {meals !== undefined && (
          <Link to={paths.mealPlans({ goal: meals })} onClick={onLeave} className={small}>
            {tHealth('See meals that help')}
          </Link>
        )}
        <Link to={link} onClick={onLeave} className={small}>
          {more > 0
            ? tShop.count(
                more,
                '{n} more warning in the safety check',
                '{n} more warnings in the safety check',
              )
            : tShop('Open it in the safety check')}
        </Link>
      </p>
    </section>
  );
}

/** Below a tip that could not be checked. */
const UncheckedTip = () => (
  <p className="text-sm text-pretty">
    {tShop('The safety check could not be read. Treat everything as untested for now.')}
  </p>
);

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
