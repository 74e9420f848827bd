import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/desk.ts';
import { fetchFromMpesa, registerTill, tillQuery } from './payment-desk.queries.ts';

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
