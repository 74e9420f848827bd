import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatDateTime, formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import { fetchFromMpesa, registerTill, tillQuery } from './payment-desk.queries.ts';
import { askBalance, type MoneyOut as Money, moneyOutQuery } from './refunds.queries.ts';

/** What M-Pesa tells by itself and is asked for: switches the first on, and does the second at once. */
export function TillPanel() {
  const queryClient = useQueryClient();
  const { data } = useQuery(tillQuery);
  const again = () => queryClient.invalidateQueries({ queryKey: deskKey });
  const fetching = useMutation({ mutationFn: fetchFromMpesa, onSettled: again });
  const registering = useMutation({ mutationFn: registerTill, onSettled: again });
  if (!data?.shortcode) return null;
  const error = fetching.error ?? registering.error;
  return (
    <section className="grid gap-3" aria-label={t('Money without a prompt')}>
      <p>
        {data.registered_at === null
          ? t('M-Pesa does not tell this shop yet of payments to {number} that nobody was asked for.', {
              number: data.till ?? data.shortcode,
            })
          : t('M-Pesa tells this shop of each payment to {number}.', {
              number: data.till ?? data.shortcode,
            })}{' '}
        {data.fetched_at &&
          t('Its list was last fetched on {time}.', { time: formatDateTime(data.fetched_at) })}
      </p>
      {data.former.map(({ number, until, open }) => (
        <p key={number} className="text-muted text-sm">
          {t('Until {time} money came to {number}. What still comes there is taken, and its statement too.', {
            time: formatDateTime(until),
            number,
          })}{' '}
          {open > 0 &&
            t.count(
              open,
              '{n} prompt of it is open. M-Pesa is asked about it only with the passkey of that number (MPESA_FORMER_SHORTCODE and MPESA_FORMER_PASSKEY); without it, import its statement.',
              '{n} prompts of it are open. M-Pesa is asked about them only with the passkey of that number (MPESA_FORMER_SHORTCODE and MPESA_FORMER_PASSKEY); without it, import its statement.',
            )}
        </p>
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {data.registered_at === null && (
          <Button busy={registering.isPending} onClick={() => registering.mutate()}>
            {t('Let M-Pesa tell of payments')}
          </Button>
        )}
        {data.can_fetch && (
          <Button variant="secondary" busy={fetching.isPending} onClick={() => fetching.mutate()}>
            {t('Fetch from M-Pesa')}
          </Button>
        )}
        {data.can_fetch && (
          <p className="text-muted text-sm">{t('The payments of two days; each night by itself.')}</p>
        )}
      </div>
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      {fetching.data && (
        <Alert
          tone={fetching.data.problem || fetching.data.bad > 0 ? 'warning' : 'success'}
          title={t('{imported} new lines, {known} known', {
            imported: fetching.data.imported,
            known: fetching.data.known,
          })}
        >
          <p>
            {t('{placed} found their bill, {unknown} did not.', {
              placed: fetching.data.placed,
              unknown: fetching.data.unknown,
            })}
          </p>
          {fetching.data.bad > 0 && (
            <p>{t.count(fetching.data.bad, '{n} line could not be read.', '{n} lines could not be read.')}</p>
          )}
          {fetching.data.problem && (
            <p>
              {t('M-Pesa ended the list early: {reason}. What came before that is kept.', {
                reason: fetching.data.problem,
              })}
            </p>
          )}
        </Alert>
      )}
    </section>
  );
}

/** What lies in M-Pesa and since when that is known, and refunds that wait. Nothing where M-Pesa is not asked. */
export function MoneyOut({ showsRefunds = false }: { showsRefunds?: boolean }) {
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(moneyOutQuery);
  const ask = useMutation({
    mutationFn: askBalance,
    onSettled: () => queryClient.invalidateQueries({ queryKey: moneyOutQuery.queryKey }),
  });
  // Nobody is alarmed by a number that refunds and payments may have changed since.
  const asksFirst = data !== undefined && needsFreshBalance(data, dataUpdatedAt) && !ask.isError;
  const { mutate } = ask;
  const asksNow = asksFirst && data.ask_state !== 'asked' && !ask.isPending;
  useEffect(() => {
    if (asksNow) mutate();
  }, [asksNow, mutate]);
  if (!data) return null;
  const isAsking = asksFirst || ask.isPending || data.ask_state === 'asked';
  const waits = showsRefunds && data.to_approve + data.to_settle > 0;
  if (!data.can_ask && data.known_at === null && !waits) return null;
  return (
    <section
      aria-label={t('Money in M-Pesa')}
      className="border-line bg-surface grid gap-3 rounded-2xl border p-4 shadow-sm"
    >
      {(data.can_ask || data.known_at !== null) && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div aria-live="polite">
            <p>
              <span className="text-muted">{t('In M-Pesa')}</span>{' '}
              <strong className="font-serif text-2xl tabular-nums">
                {data.utility_kes === null ? t('not known') : formatKes(data.utility_kes)}
              </strong>
            </p>
            <p className="text-muted text-sm">{sinceWhen(data)}</p>
          </div>
          {data.can_ask && (
            <Button size="sm" variant="secondary" busy={isAsking} onClick={() => ask.mutate()}>
              {isAsking ? t('Asking M-Pesa') : t('Ask now')}
            </Button>
          )}
        </div>
      )}
      {ask.error && <Alert tone="danger">{errorText(ask.error)}</Alert>}
      {(data.ask_state === 'failed' || data.ask_state === 'silent') && (
        <Alert tone="warning">
          {data.ask_state === 'silent'
            ? t('M-Pesa did not answer at {time}.', { time: formatDateTime(data.asked_at) })
            : t('M-Pesa did not tell the balance at {time}: {words}', {
                time: formatDateTime(data.asked_at),
                words: t.known(data.ask_words ?? ''),
              })}
        </Alert>
      )}
      {data.is_short && !asksFirst && data.utility_kes !== null && (
        <Alert tone="danger" title={t('Not enough for the refunds')}>
          {t('{owed} is owed back, and at {time} {there} lay in M-Pesa.', {
            owed: formatKes(data.owed_kes),
            time: formatDateTime(data.known_at),
            there: formatKes(data.utility_kes),
          })}
        </Alert>
      )}
      {waits && (
        <p className="flex flex-wrap gap-2">
          {data.to_approve > 0 && (
            <Link to="/admin/payments">
              <Badge tone="gold">
                {t.count(data.to_approve, '{n} refund waits for approval', '{n} refunds wait for approval')}
              </Badge>
            </Link>
          )}
          {data.to_settle > 0 && (
            <Link to="/admin/payments">
              <Badge tone="danger">
                {t.count(
                  data.to_settle,
                  '{n} refund was not sent, or may not have been',
                  '{n} refunds were not sent, or may not have been',
                )}
              </Badge>
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

const FRESH_MS = 5 * 60_000;

/** Whether the balance is too old to warn of it, and has not just been asked for in vain. */
function needsFreshBalance(
  { is_short, can_ask, known_at, asked_at, ask_state }: Money,
  now: number,
): boolean {
  const isOld = (at: string | null): boolean => at === null || Date.parse(at) < now - FRESH_MS;
  return is_short === true && can_ask && isOld(known_at) && (ask_state === 'asked' || isOld(asked_at));
}

function sinceWhen({ known_at, is_old }: Money): string {
  if (known_at === null) return t('M-Pesa has not told it yet.');
  const time = formatDateTime(known_at);
  return is_old ? t('That was so at {time}; it may be otherwise now.', { time }) : t('At {time}.', { time });
}
