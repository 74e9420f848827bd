import { useQuery } from '@tanstack/react-query';

import { formatDateTime } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { t } from '../../words/back-office.ts';
import { type LateJob, lateJobsQuery } from './back-office.queries.ts';

const payments = t('Checking M-Pesa payments');
const consultations = t('Ending consultations, reminding of them, telling the waiting list');
const plans = t('Ending plans and saying when one is due');
const reminders = t('Reminding members');
const erasing = t('Erasing accounts, old records and files');

/** What an owner misses when a job of the database is late; several jobs do one thing together. */
const works: Readonly<Record<string, string>> = {
  failed_starts: payments,
  reviews: payments,
  payment_checks: payments,
  ask_mpesa: payments,
  heartbeat: payments,
  fetch_till: payments,
  refund_checks: payments,
  mpesa_balance: payments,
  expired_holds: t('Ending unpaid orders and giving their pieces back'),
  deliveries_due: t('Sending mails and notifications'),
  consultations_closed: consultations,
  consultation_reminders: consultations,
  waitlist_told: consultations,
  dropped_plan_payments: plans,
  ended_plans: plans,
  plan_notices: plans,
  reminders,
  medicine_reminders: reminders,
  fasting_reminders: reminders,
  retest_reminders: reminders,
  large_shop_counts: t('Counting the products for the shop’s filters'),
  sign_in_links_ended: t('Ending old sign-in links'),
  erased_accounts: erasing,
  files_to_remove: erasing,
  forgotten_photos: erasing,
  intakes_forgotten: erasing,
  forgotten: erasing,
  forgotten_sign_ins: erasing,
  forgotten_usage: erasing,
  forgotten_deliveries: erasing,
  forgotten_cron_runs: erasing,
  nightly_backup: t('Backing up the shop each night'),
};

/** One line a work: since the one of its jobs that waits longest. */
function linesOf(late: readonly LateJob[]): (LateJob & { work: string })[] {
  const lines = new Map<string, LateJob & { work: string }>();
  for (const job of late) {
    const work = works[job.name] ?? job.name;
    const known = lines.get(work);
    const waitsLonger = known && (job.last_done_at ?? '') < (known.last_done_at ?? '');
    if (!known || waitsLonger)
      lines.set(work, { ...job, problem: job.problem ?? known?.problem ?? null, work });
  }
  return [...lines.values()];
}

/** Says what the shop has stopped doing by itself. Shown where the count of the day says that something is late. */
export function LateJobs() {
  const { data } = useQuery(lateJobsQuery);
  if (!data || data.length === 0) return null;
  return (
    <Alert tone="danger" title={t('The shop’s own work is late')}>
      <p>{t('Until it goes on, these are not done:')}</p>
      <ul className="mt-2 grid gap-2">
        {linesOf(data).map(({ work, last_done_at, problem }) => (
          <li key={work} className="border-danger-200 grid border-l-2 pl-3">
            <span className="font-medium">{work}</span>
            <span className="text-muted text-sm">
              {last_done_at
                ? t('Last done {when}', { when: formatDateTime(last_done_at) })
                : t('Not done yet')}
            </span>
            {problem !== null && (
              <span className="text-sm break-words">
                {t('What went wrong:')} <span lang="en">{problem}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        {t.rich('Whoever looks after the server finds more with <code>select * from job_health()</code>.', {
          code: (words) => <code className="break-words">{words}</code>,
        })}
      </p>
    </Alert>
  );
}
