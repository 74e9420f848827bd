import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/care.ts';
import {
  careQuery,
  moderateReview,
  readDeskAgain,
  settleAbsence,
  type Rules,
  rulesQuery,
  saveRules,
} from './practices-desk.queries.ts';

type Decide = (work: () => Promise<void>) => void;

function useDecide(): [Decide, boolean] {
  const queryClient = useQueryClient();
  const decide = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onSuccess: () => readDeskAgain(queryClient),
    onError: (error) => toast.error(t('That did not work'), errorText(error)),
  });
  return [decide.mutate, decide.isPending];
}

const joinedAt = (at: string | null): string => (at === null ? t('never') : formatDateTime(at));

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid gap-3">{children}</ul>
    </section>
  );
}

/** What only an administrator can settle. */
export function CareList() {
  const { data } = useQuery(careQuery);
  const [decide, busy] = useDecide();
  if (!data) return <Spinner label={t('Looking')} />;
  const { absences, reviews } = data;
  if (absences.length + reviews.length === 0)
    return (
      <EmptyState title={t('Nothing to settle')}>
        {t(
          'Consultations that nobody came to and reviews that may promise a cure appear here. Money waits under Payments.',
        )}
      </EmptyState>
    );
  return (
    <div className="grid gap-8">
      {absences.length > 0 && (
        <Part title={t('“Nobody came”')}>
          {absences.map((row) => (
            <li key={row.consultation_id}>
              <Card className="grid gap-3">
                <p>
                  {t.rich(
                    '<b>{number}</b>: {client} says that {practitioner} did not come on {when}.',
                    { b: (words) => <strong>{words}</strong> },
                    {
                      number: row.number,
                      client: row.client_name,
                      practitioner: row.practitioner,
                      when: formatDateTime(row.starts_at),
                    },
                  )}
                </p>
                <p className="text-muted text-sm">
                  {t('In the room: client {client}, practitioner {practitioner}.', {
                    client: joinedAt(row.client_joined_at),
                    practitioner: joinedAt(row.practitioner_joined_at),
                  })}
                </p>
                <div className="flex flex-wrap gap-3">
                  <Button
                    size="sm"
                    busy={busy}
                    onClick={() => decide(() => settleAbsence(row.consultation_id, true))}
                  >
                    {t('Give it back')}
                  </Button>
                  <Button
                    size="sm"
                    variant="secondary"
                    busy={busy}
                    onClick={() => decide(() => settleAbsence(row.consultation_id, false))}
                  >
                    {t('It took place')}
                  </Button>
                </div>
              </Card>
            </li>
          ))}
        </Part>
      )}
      {reviews.length > 0 && (
        <Part title={t('Reviews that may promise a cure')}>
          {reviews.map((row) => (
            <li key={row.id}>
              <Card className="grid gap-3">
                <p>
                  {t('{author} about {practitioner}, {n} of 5', {
                    author: row.author_name,
                    practitioner: row.practitioner,
                    n: row.rating,
                  })}
                </p>
                <blockquote className="border-line border-l-4 pl-3">{row.body}</blockquote>
                <div className="flex flex-wrap gap-3">
                  <Button
                    size="sm"
                    busy={busy}
                    onClick={() => decide(() => moderateReview(row.id, 'published'))}
                  >
                    {t('Publish')}
                  </Button>
                  <Button
                    size="sm"
                    variant="secondary"
                    busy={busy}
                    onClick={() => decide(() => moderateReview(row.id, 'rejected'))}
                  >
                    {t('Do not show')}
                  </Button>
                </div>
              </Card>
            </li>
          ))}
        </Part>
      )}
    </div>
  );
}

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
