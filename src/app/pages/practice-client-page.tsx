import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';

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
import { PlanEditor } from '../../features/practice/plan-editor.tsx';
import type { Practice } from '../../features/practice/practice.ts';
import { OutcomeButtons } from '../../features/practice/waiting-list.tsx';
import { AppError } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/care.ts';
import { NotFound } from '../error-screen.tsx';
import { PracticeGate } from './practice-gate.tsx';

const emptyPlan = { summary: '', steps: [], meals: [], week: null, productIds: [] };

/** `/practice/:id`: one booking as its practitioner sees it. */
export function Component() {
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
