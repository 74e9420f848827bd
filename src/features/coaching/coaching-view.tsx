import { useQuery } from '@tanstack/react-query';

import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/community.ts';
import { CheckInForm } from './check-in-form.tsx';
import { CheckInHistory } from './check-in-history.tsx';
import { CoachCard, CoachChoice } from './coach-choice.tsx';
import type { Coaching } from './coaching.queries.ts';
import { coachingQueries } from './coaching.queries.ts';

/** What comes first: the plan, a coach, the check-in of this week, or that it is done. */
function ThisWeek({ coaching }: { coaching: Coaching }) {
  const { is_open: isOpen, coach, week, check_ins: checkIns } = coaching;
  if (!isOpen)
    return (
      <Alert
        tone="info"
        title={t('Personal coaching is part of Gold')}
        action={
          <Link to={paths.plans()} className={buttonStyles({ size: 'sm' })}>
            {t('See the plans')}
          </Link>
        }
      >
        {checkIns.length > 0
          ? t('What you wrote before stays yours to read.')
          : t('Once a week you say how it went, and the practitioner whom you chose answers you.')}
      </Alert>
    );
  if (!coach) return <CoachChoice current="" />;
  const sent = checkIns.find((one) => one.week === week) ?? null;
  if (sent && sent.answer !== null)
    return (
      <Alert tone="success" title={t('This week is answered')}>
        {t('The next check-in opens on Monday.')}
      </Alert>
    );
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{sent ? t('Change this week’s check-in') : t('This week')}</h2>
      <CheckInForm key={week} week={week} sent={sent} />
    </section>
  );
}

/** The coaching of a member: this week, their coach, and all the weeks before. */
export function CoachingView({ userId }: { userId: string }) {
  const { data: coaching, error, refetch } = useQuery(coachingQueries.mine(userId));
  if (!coaching && error)
    return <NotLoaded title={t('Your coaching could not be loaded')} error={error} again={refetch} />;
  if (!coaching) return <Skeleton className="h-96 rounded-2xl" />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1.7fr_1fr]">
      <div className="grid gap-8">
        <ThisWeek coaching={coaching} />
        <CheckInHistory checkIns={coaching.check_ins} />
      </div>
      <CoachCard coaching={coaching} />
    </div>
  );
}
