import { useEffect, useRef } from 'react';

import { UrgentNotice } from './urgent-notice.tsx';
import { useUrgentAnswers } from './use-urgent-answers.ts';

type Props = {
  text: string;
  /** In a search one word, such as stroke, is a topic: so many words there must be. */
  least?: number;
};

/** Stands beside a field: shows what to do when what is typed there cannot wait. It blocks nothing. */
export function UrgentWatch({ text, least = 1 }: Props) {
  const answers = useUrgentAnswers(text.trim().split(/\s+/).length >= least ? text : '');
  const box = useRef<HTMLDivElement>(null);
  const [first] = answers;
  const shown = first && `${first.kind} ${first.urgency}`;
  useEffect(() => {
    // The answer comes below the field, where a keyboard or the window's edge may hide it: its heading is to be seen.
    if (shown !== undefined)
      box.current?.querySelector('[data-heading]')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  if (answers.length === 0) return null;
  return (
    <div ref={box} className="grid gap-3">
      {answers.map((answer) => (
        <UrgentNotice key={answer.kind} answer={answer} />
      ))}
    </div>
  );
}
