import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { t } from '../../words/desk.ts';
import { addNote, orderDeskKey } from './order-desk.queries.ts';

type Props = { orderId: string; notes: readonly { id: number; body: string; at: string }[] };

/** What colleagues should know of an order. The buyer never sees it. */
export function OrderNotes({ orderId, notes }: Props) {
  const queryClient = useQueryClient();
  const [body, setBody] = useState('');
  const add = useMutation({
    mutationFn: () => addNote(orderId, body),
    onSuccess: async () => {
      setBody('');
      await queryClient.invalidateQueries({ queryKey: orderDeskKey });
    },
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (body.trim() !== '') add.mutate();
      }}
    >
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <li key={note.id} className="bg-sunk rounded-lg p-3">
              <p className="text-pretty wrap-anywhere whitespace-pre-line">{note.body}</p>
              <time dateTime={note.at} className="text-muted text-sm">
                {formatDateTime(note.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <TextAreaField
        label={t('New note')}
        rows={2}
        maxLength={1000}
        value={body}
        error={add.error ? errorText(add.error) : undefined}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" variant="secondary" className="w-fit" busy={add.isPending}>
        {t('Add note')}
      </Button>
    </form>
  );
}
