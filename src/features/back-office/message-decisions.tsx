import { errorText } from '../../lib/app-error.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { t } from '../../words/back-office.ts';
import { setMessageState } from './desk-actions.queries.ts';
import { type Row, textOf } from './desk-list.ts';
import { useDeskAction } from './use-desk-action.ts';

/** The answer as a mail in the owner's own program, the question quoted below. */
export function answerAddress(row: Row): string {
  const quoted = textOf(row, 'message')
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const about = row['order_number']
    ? t('Your message to Mizizi about order {number}', { number: textOf(row, 'order_number') })
    : t('Your message to Mizizi');
  const query = `subject=${encodeURIComponent(about)}&body=${encodeURIComponent(`\n\n${quoted}`)}`;
  return `mailto:${encodeURIComponent(textOf(row, 'email'))}?${query}`;
}

/** What can be done with a message: answer it by mail, and put it away. */
export function MessageDecisions({ row, close }: { row: Row; close: () => void }) {
  const settle = useDeskAction(
    (state: 'new' | 'answered' | 'spam') => setMessageState(String(row.id), state),
    { done: t('Message filed'), onDone: close },
  );
  const { state } = row;
  return (
    <>
      {settle.error && (
        <p role="alert" className="text-danger-700 w-full text-sm font-semibold">
          {errorText(settle.error)}
        </p>
      )}
      {state === 'new' ? (
        <Button variant="quiet" disabled={settle.isPending} onClick={() => settle.mutate('spam')}>
          {t('Spam')}
        </Button>
      ) : (
        <Button variant="quiet" disabled={settle.isPending} onClick={() => settle.mutate('new')}>
          {t('Back to new')}
        </Button>
      )}
      <a
        href={answerAddress(row)}
        className={buttonStyles({ variant: state === 'new' ? 'secondary' : 'primary' })}
      >
        {t('Answer by email')}
      </a>
      {state === 'new' && (
        <Button busy={settle.isPending} onClick={() => settle.mutate('answered')}>
          {t('Done')}
        </Button>
      )}
    </>
  );
}
