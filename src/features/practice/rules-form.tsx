import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/care.ts';
import { type Rules, rulesQuery, saveRules } from './practices-desk.queries.ts';

const numbers = [
  ['room_opens_minutes', t('The room opens, minutes before'), 120],
  ['hold_minutes', t('A time is kept for paying, minutes'), 30],
  ['cancel_hours', t('Free to cancel or move until, hours before'), 168],
  ['most_moves', t('Moves of one consultation'), 10],
] as const;

/** What holds for every consultation: where rooms are, and how long things stay free. */
export function RulesForm() {
  const queryClient = useQueryClient();
  const { data } = useQuery(rulesQuery);
  const [change, setChange] = useState<Partial<Rules>>({});
  const save = useMutation({
    mutationFn: () => saveRules(change),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: rulesQuery.queryKey });
      setChange({});
      toast.success(t('Rules saved'));
    },
  });
  if (!data) return <Spinner label={t('Loading the rules')} />;
  const rules = { ...data, ...change };
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    save.mutate();
  }
  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <TextField
          className="sm:col-span-2"
          label={t('Video rooms are at')}
          hint={t(
            'The address of a Jitsi server, with a slash at its end. Rooms have names nobody can guess.',
          )}
          type="url"
          value={rules.video_base_url}
          onChange={(event) => setChange({ ...change, video_base_url: event.currentTarget.value })}
        />
        {numbers.map(([name, label, most]) => (
          <TextField
            key={name}
            label={label}
            type="number"
            min={0}
            max={most}
            value={rules[name]}
            onChange={(event) => setChange({ ...change, [name]: event.currentTarget.valueAsNumber || 0 })}
          />
        ))}
        {save.error && (
          <div className="sm:col-span-2">
            <Alert tone="danger">{errorText(save.error)}</Alert>
          </div>
        )}
        <Button
          type="submit"
          busy={save.isPending}
          disabled={Object.keys(change).length === 0}
          className="justify-self-start"
        >
          {t('Save the rules')}
        </Button>
      </form>
    </Card>
  );
}
