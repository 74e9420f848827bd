import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams, useParams } from 'react-router';

import { CheckInDesk } from '../../features/coaching/check-in-desk.tsx';
import { coachingQueries } from '../../features/coaching/coaching.queries.ts';
import { AnswerDesk } from '../../features/community/answer-desk.tsx';
import { communityQueries } from '../../features/community/community.queries.ts';
import { CalendarSubscription } from '../../features/consultations/consultation-list.tsx';
import { CancelDialog, JoinPanel } from '../../features/consultations/consultation-steps.tsx';
import { consultationKeys } from '../../features/consultations/consultation.ts';
import {
  consultationQuery,
  sharedPlanQuery,
  useLiveConsultation,
} from '../../features/consultations/consultations.queries.ts';
import { IntakeCard } from '../../features/consultations/intake.tsx';
import { MessageThread } from '../../features/consultations/message-thread.tsx';
import { ClientCard, PrivateNote } from '../../features/practice/client-card.tsx';
import { clientQuery } from '../../features/practice/client.queries.ts';
import { HoursEditor } from '../../features/practice/hours-editor.tsx';
import { PageForm } from '../../features/practice/page-form.tsx';
import { PlanEditor } from '../../features/practice/plan-editor.tsx';
import { EarningsView, LicenceCard } from '../../features/practice/practice-cards.tsx';
import type { Practice } from '../../features/practice/practice.ts';
import { ServicesEditor } from '../../features/practice/services-editor.tsx';
import { NextUp, WaitingList, OutcomeButtons } from '../../features/practice/waiting-list.tsx';
import { WeekCalendar } from '../../features/practice/week-calendar.tsx';
import { AppError } from '../../lib/app-error.ts';
import { useNow } from '../../lib/nairobi.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { daysAfter, todayIn, weekdayOf } from '../../lib/zone-time.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles, Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/care.ts';
import { NotFound } from '../error-screen.tsx';
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
  const { data: questions = [] } = useQuery(communityQueries.toAnswer(userId));
  const { data: checkIns = [] } = useQuery(coachingQueries.toAnswer(userId));
  const unanswered = questions.filter(({ answers }) => answers === 0).length;
  const waiting = checkIns.filter(({ answer }) => answer === null).length;
  const elsewhere = [
    ...(waiting > 0
      ? [
          {
            to: `${paths.practice()}?tab=coaching`,
            text: t.count(waiting, '{n} check-in', '{n} check-ins'),
          },
        ]
      : []),
    ...(unanswered > 0
      ? [
          {
            to: `${paths.practice()}?tab=questions`,
            text: t.count(unanswered, '{n} question of the community', '{n} questions of the community'),
          },
        ]
      : []),
  ];
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
                  <WaitingList userId={userId} practice={practice} elsewhere={elsewhere} />
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

const emptyPlan = { summary: '', steps: [], meals: [], week: null, productIds: [] };

/** `/practice/:id`: one booking as its practitioner sees it. */
export const client: PageModule = { Component: ClientPage };

function ClientPage() {
  const { id = '' } = useParams();
  return (
    <PracticeGate>
      {(practice, userId) => <ClientDesk key={id} id={id} practice={practice} userId={userId} />}
    </PracticeGate>
  );
}

function ClientDesk({ id, practice, userId }: { id: string; practice: Practice; userId: string }) {
  const queryClient = useQueryClient();
  const now = useNow();
  const [cancelling, setCancelling] = useState(false);
  useLiveConsultation(userId, id);
  const { data: booking, error, isFetching, refetch } = useQuery(clientQuery(userId, id));
  const { data: shared } = useQuery({ ...consultationQuery(userId, id), refetchInterval: 60_000 });
  const { data: plan, isPending: isPlanPending } = useQuery(sharedPlanQuery(userId, id));
  if (!booking && error instanceof AppError && error.kind === 'not_found') return <NotFound />;
  if (!booking || !shared)
    return (
      <div className="page pb-12">
        {error ? (
          <ReadAgain
            what={t('this consultation')}
            error={error}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Spinner label={t('Loading')} className="min-h-[60dvh]" />
        )}
      </div>
    );
  const { consultation, terms } = shared;
  const isAhead = booking.state === 'confirmed' && Date.parse(booking.ends_at) > now;
  const takesPlan = ['confirmed', 'completed'].includes(booking.state);
  return (
    <div className="page pb-12">
      <PageHead title={t('Client')} noIndex />
      <PageHeader
        eyebrow={
          <Link to={paths.practice()} className="text-leaf-700 underline underline-offset-4">
            {t('Your practice')}
          </Link>
        }
        title={booking.client_name}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <ClientCard booking={booking} zone={practice.time_zone} />
          <Card className="grid gap-4 empty:hidden">
            {isAhead && booking.mode === 'video' && (
              <JoinPanel consultation={consultation} join={terms.join} now={now} />
            )}
            {terms.outcomes.length > 0 && booking.state === 'confirmed' && (
              <OutcomeButtons userId={userId} id={id} startsAt={booking.starts_at} />
            )}
            {terms.cancel.allowed && (
              <Button variant="secondary" className="justify-self-start" onClick={() => setCancelling(true)}>
                {t('Cancel this consultation')}
              </Button>
            )}
          </Card>
          <Card className="grid gap-4">
            <h2 className="text-xl">{t('What was shared')}</h2>
            <IntakeCard userId={userId} consultationId={id} side="practitioner" />
          </Card>
          <Card className="grid gap-4">
            <h2 className="text-xl">{t('Messages')}</h2>
            <MessageThread
              userId={userId}
              consultationId={id}
              side="practitioner"
              otherName={booking.client_name}
              canWrite={terms.can_write}
            />
          </Card>
        </div>
        <div className="grid grid-cols-1 gap-6">
          <PrivateNote userId={userId} consultationId={id} />
          {takesPlan && !isPlanPending && (
            <PlanEditor
              consultationId={id}
              plan={plan ?? emptyPlan}
              isShared={(plan?.sharedAt ?? null) !== null}
              onSaved={() =>
                queryClient.invalidateQueries({ queryKey: [...consultationKeys.one(userId, id), 'plan'] })
              }
            />
          )}
        </div>
      </div>
      <CancelDialog
        userId={userId}
        consultation={consultation}
        terms={terms}
        open={cancelling}
        onOpenChange={setCancelling}
      />
    </div>
  );
}
