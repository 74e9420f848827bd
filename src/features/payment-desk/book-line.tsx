import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/desk.ts';
import { bookOutgoingLine } from './outgoings.queries.ts';
import { paymentDeskKey } from './payment-desk.queries.ts';

const kinds = [
  { value: 'outside', label: t('Sent outside the app: a loss') },
  { value: 'fee', label: t('A charge') },
  { value: 'to_bank', label: t('Brought to the bank') },
] as const;

/** Lets an owner book a line of the statement by which money went out that is no refund, so that the difference ends. */
export function BookLine({ receipt }: { receipt: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" className="w-fit" onClick={() => setOpen(true)}>
        {t('Book it')}
      </Button>
      {isOpen && <BookLineDialog receipt={receipt} onClose={() => setOpen(false)} />}
    </>
  );
}

function BookLineDialog({ receipt, onClose }: { receipt: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [what, setWhat] = useState<string>();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const book = useMutation({
    mutationFn: (kind: string) => bookOutgoingLine(receipt, kind, note),
    onSuccess: () => {
      toast.success(t('It waits for a second person'), t('The difference ends once they approve it.'));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentDeskKey }),
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('What was {receipt}?', { receipt })}
      description={t(
        'A refund of an order, plan or consultation is recorded there, and money without a bill under “Money nobody knows”. What else went out is booked here.',
      )}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (what !== undefined && note.trim() !== '') book.mutate(what);
        }}
      >
        <RadioCards
          legend={t('What became of it?')}
          name="booked-line"
          value={what}
          onChange={setWhat}
          options={[...kinds]}
        />
        <TextField
          label={t('Why it went out')}
          maxLength={500}
          value={note}
          error={isTried && note.trim() === '' ? t('Say why it went out.') : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {book.error && <Alert tone="danger">{errorText(book.error)}</Alert>}
        <Button type="submit" busy={book.isPending} disabled={what === undefined}>
          {t('Book it')}
        </Button>
      </form>
    </Dialog>
  );
}
