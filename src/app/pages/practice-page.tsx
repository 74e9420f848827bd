import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { CheckInDesk } from '../../features/coaching/check-in-desk.tsx';
import { AnswerDesk } from '../../features/community/answer-desk.tsx';
import { CalendarSubscription } from '../../features/consultations/consultation-list.tsx';
import { HoursEditor } from '../../features/practice/hours-editor.tsx';
import { PageForm } from '../../features/practice/page-form.tsx';
import { EarningsView, LicenceCard } from '../../features/practice/practice-cards.tsx';
import type { Practice } from '../../features/practice/practice.ts';
import { ServicesEditor } from '../../features/practice/services-editor.tsx';
import { NextUp, WaitingList } from '../../features/practice/waiting-list.tsx';
import { WeekCalendar } from '../../features/practice/week-calendar.tsx';
import { paths } from '../../lib/paths.ts';
import { daysAfter, todayIn, weekdayOf } from '../../lib/zone-time.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/care.ts';
import { PracticeGate } from './practice-gate.tsx';

const tabs = ['calendar', 'questions', 'coaching', 'hours', 'page', 'earnings'] as const;

/** `/practice`: a practitioner's desk. `?tab=` and `?week=` keep the place. */
export function Component() {
  return <PracticeGate>{(practice, userId) => <Desk practice={practice} userId={userId} />}</PracticeGate>;
}

function Desk({ practice, userId }: { practice: Practice; userId: string }) {
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'calendar';
  const [today] = useState(() => todayIn(practice.time_zone));
  const asked = query.get('week') ?? '';
  const monday =
    /^\d{4}-\d{2}-\d{2}$/.test(asked) && weekdayOf(asked) === 1
      ? asked
      : daysAfter(today, 1 - weekdayOf(today));
  const go = (next: Record<string, string>): void =>
    setQuery(next, { replace: true, preventScrollReset: true });
  return (
    <div className="page pb-12">
      <PageHead title={t('Practice')} noIndex />
      <PageHeader
        title={t('Your practice')}
        intro={practice.display_name}
        actions={
          practice.is_open && (
            <Link to={paths.nutritionist(practice.slug)} className={buttonStyles({ variant: 'secondary' })}>
              {t('See my page')}
            </Link>
          )
        }
      />
      {!practice.is_open && tab !== 'page' && (
        <Alert
          tone="warning"
          title={t('Clients cannot find you')}
          className="mb-5"
          action={
            <Link to={`${paths.practice()}?tab=page`} className={buttonStyles({ size: 'sm' })}>
              {t('Go to your page and licence')}
            </Link>
          }
        >
          {practice.status === 'paused'
            ? t('Your page is taken down for now.')
            : t('Your licence has to be checked first.')}
        </Alert>
      )}
      <Tabs
        label={t('Desk')}
        value={tab}
        onChange={(next) => go(next === 'calendar' ? {} : { tab: next })}
        items={[
          {
            value: 'calendar',
            label: t('Calendar'),
            content: (
              <div className="grid gap-8">
                <section className="grid gap-4">
                  <h2 className="text-2xl">{t('Next')}</h2>
                  <NextUp userId={userId} practice={practice} />
                </section>
                <section className="grid gap-4">
                  <h2 className="text-2xl">{t('For you to do')}</h2>
                  <WaitingList userId={userId} practice={practice} />
                </section>
                <WeekCalendar
                  userId={userId}
                  practice={practice}
                  monday={monday}
                  onWeek={(next) => go({ week: next })}
                />
                <CalendarSubscription />
              </div>
            ),
          },
          { value: 'questions', label: t('Questions'), content: <AnswerDesk userId={userId} /> },
          { value: 'coaching', label: t('Check-ins'), content: <CheckInDesk userId={userId} /> },
          { value: 'hours', label: t('Hours'), content: <HoursEditor userId={userId} practice={practice} /> },
          {
            value: 'page',
            label: t('Page and services'),
            content: (
              <div className="grid gap-6">
                <LicenceCard userId={userId} practice={practice} />
                <ServicesEditor userId={userId} practice={practice} />
                <PageForm userId={userId} practice={practice} />
              </div>
            ),
          },
          { value: 'earnings', label: t('Earnings'), content: <EarningsView userId={userId} /> },
        ]}
      />
    </div>
  );
}
