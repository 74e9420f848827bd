import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shell.ts';

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
