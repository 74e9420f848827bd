import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { t } from '../../words/care.ts';
import { noteQuery, saveNote } from './client.queries.ts';
import { practiceKey } from './practice.queries.ts';

/** What a practitioner writes for themselves about a consultation. */
export function PrivateNote({ userId, consultationId }: { userId: string; consultationId: string }) {
  const queryClient = useQueryClient();
  const { data: note } = useQuery(noteQuery(userId, consultationId));
  const [typed, setTyped] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (body: string) => saveNote(consultationId, body),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [...practiceKey(userId), 'note', consultationId] });
      setTyped(null);
    },
  });
  return (
    <Card className="grid gap-4">
      <LeaveGuard when={typed !== null && typed !== note?.body} />
      <TextAreaField
        label={t('Private notes')}
        hint={t('Only you read them: not the client, not our team.')}
        rows={6}
        maxLength={8000}
        value={typed ?? note?.body ?? ''}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {save.error && <Alert tone="danger">{errorText(save.error)}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          busy={save.isPending}
          disabled={typed === null || typed === note?.body}
          onClick={() => typed !== null && save.mutate(typed)}
        >
          {t('Save the notes')}
        </Button>
        {note?.updated_at && typed === null && (
          <output className="text-muted text-sm">
            {t('Saved {when}', { when: formatDateTime(note.updated_at) })}
          </output>
        )}
      </div>
    </Card>
  );
}
