import { useQuery } from '@tanstack/react-query';

import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/community.ts';
import { type Coaching, coachingQueries } from './coaching.queries.ts';

function nextStep({ is_open: isOpen, coach, week, check_ins: checkIns }: Coaching): string {
  const sent = checkIns.find((one) => one.week === week);
  if (!isOpen) return t('What you wrote before stays yours to read.');
  if (!coach) return t('Choose a practitioner who answers you once a week.');
  if (!sent) return t('Say how this week went. It takes two minutes.');
  return sent.answer === null
    ? t('Waits for an answer of your coach.')
    : t('Your coach has answered this week.');
}

/** The way to the coaching, for members of Gold and whoever wrote a check-in before. Nothing for others. */
export function CoachingCard({ userId }: { userId: string }) {
  const { data: coaching } = useQuery(coachingQueries.mine(userId));
  if (!coaching || (!coaching.is_open && coaching.check_ins.length === 0)) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 className="text-xl">{t('Weekly check-in')}</h2>
        <p className="text-muted text-pretty">{nextStep(coaching)}</p>
      </div>
      <Link to={paths.coaching()} className={buttonStyles({ variant: 'secondary' })}>
        {t('Open my coaching')}
      </Link>
    </Card>
  );
}
