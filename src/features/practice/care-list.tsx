import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDateTime, formatKes, formatPhone } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/care.ts';
import { reasonText } from '../../words/reason-text.ts';
import {
  careQuery,
  moderateReview,
  readDeskAgain,
  resolveMoney,
  settleAbsence,
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
  const { money, absences, reviews } = data;
  if (money.length + absences.length + reviews.length === 0)
    return (
      <EmptyState title={t('Nothing to settle')}>
        {t(
          'Refunds and payments in doubt, consultations that nobody came to, and reviews that may promise a cure appear here.',
        )}
      </EmptyState>
    );
  return (
    <div className="grid gap-8">
      {money.length > 0 && (
        <Part title={t('Money')}>
          {money.map((row) => (
            <li key={row.consultation_id}>
              <MoneyCard row={row} decide={decide} busy={busy} />
            </li>
          ))}
        </Part>
      )}
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

const b = (words: ReactNode) => <strong>{words}</strong>;

type MoneyRow = {
  consultation_id: string;
  number: string;
  payment_state: string;
  practitioner: string;
  client_name: string;
  phone: string | null;
  amount_kes: number;
  receipt: string | null;
  reason: string | null;
  waiting_since: string;
};

function MoneyCard({ row, decide, busy }: { row: MoneyRow; decide: Decide; busy: boolean }) {
  const [receipt, setReceipt] = useState('');
  const settle = (decision: 'paid' | 'not_paid' | 'refunded'): void =>
    decide(() => resolveMoney(row.consultation_id, decision, receipt));
  const about = {
    number: row.number,
    amount: formatKes(row.amount_kes),
    client: row.client_name,
    practitioner: row.practitioner,
  };
  return (
    <Card className="grid gap-3">
      <p>
        {row.phone === null
          ? t.rich('<b>{number}</b>, {amount} of {client} for {practitioner}', { b }, about)
          : t.rich(
              '<b>{number}</b>, {amount} of {client} ({phone}) for {practitioner}',
              { b },
              { ...about, phone: formatPhone(row.phone) },
            )}
      </p>
      <p className="text-muted text-sm">
        {row.payment_state === 'refund_due'
          ? t('To be sent back.')
          : row.reason === null
            ? t('In doubt.')
            : reasonText(row.reason)}
        {row.receipt !== null && ` ${t('Receipt {receipt}.', { receipt: row.receipt })}`}{' '}
        {t('Since {when}.', { when: formatDateTime(row.waiting_since) })}
      </p>
      {row.payment_state === 'needs_review' && (
        <TextField
          label={t('M-Pesa receipt (if you know it)')}
          maxLength={12}
          value={receipt}
          onChange={(event) => setReceipt(event.currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {row.payment_state === 'needs_review' && (
          <>
            <Button size="sm" busy={busy} onClick={() => settle('paid')}>
              {t('The money is here')}
            </Button>
            <Button size="sm" variant="secondary" busy={busy} onClick={() => settle('not_paid')}>
              {t('No money came')}
            </Button>
          </>
        )}
        <Button size="sm" variant="secondary" busy={busy} onClick={() => settle('refunded')}>
          {t('I have sent it back')}
        </Button>
      </div>
    </Card>
  );
}
