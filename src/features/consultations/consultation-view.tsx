import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { cityOf, deviceZone, isSameClock, longDayIn, timeIn } from '../../lib/zone-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CalendarFileButton } from './calendar-links.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { consultationKeys } from './consultation-keys.ts';
import { type Consultation, stateWords, type Terms } from './consultation.ts';
import { reportAbsence } from './consultations.queries.ts';
import { IntakeCard } from './intake-card.tsx';
import { JoinPanel } from './join-panel.tsx';
import { MessageThread } from './message-thread.tsx';
import { modeWords } from './mode-words.ts';
import { MoveDialog } from './move-dialog.tsx';

type Props = {
  userId: string;
  consultation: Consultation;
  terms: Terms;
  /** Milliseconds since 1970, a new one every second. */
  now: number;
  notice: ReactNode;
  payment: ReactNode;
  plan: ReactNode;
  review: ReactNode;
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  );
}

/** One booking as its client sees it: when and how, what can be done with it, and everything that belongs to it. */
export function ConsultationView({ userId, consultation, terms, now, notice, payment, plan, review }: Props) {
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<'cancel' | 'move' | null>(null);
  const own = deviceZone();
  const { practitioner, state, starts_at: startsAt } = consultation;
  const zone = practitioner?.time_zone ?? own;
  const name = practitioner?.display_name ?? 'your nutritionist';
  const words = stateWords(consultation, now);
  const report = useMutation({
    mutationFn: () => reportAbsence(consultation.id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: consultationKeys.all(userId) }),
    onError: (error) => toast.error('That did not work', errorText(error)),
  });
  const isAhead = state === 'confirmed' && Date.parse(consultation.ends_at) > now;
  return (
    <>
      <PageHeader
        eyebrow={
          <Link to={paths.consultations()} className="text-leaf-700 underline underline-offset-4">
            Your consultations
          </Link>
        }
        title={`${consultation.service_name} with ${name}`}
        intro={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
            <Badge tone={words.tone}>{words.label}</Badge>
            <span>{consultation.number}</span>
          </span>
        }
      />
      <div className="grid gap-6">
        {notice}
        <Card className="grid gap-5">
          <div className="grid gap-1">
            <p className="font-serif text-2xl font-semibold">{longDayIn(startsAt, own)}</p>
            <p className="text-lg">
              {timeIn(startsAt, own)} to {timeIn(consultation.ends_at, own)} in {cityOf(own)}
              {!isSameClock(startsAt, own, zone) && (
                <span className="text-muted block text-base">
                  {longDayIn(startsAt, zone)}, {timeIn(startsAt, zone)} in {cityOf(zone)}, where {name} works
                </span>
              )}
            </p>
            <p className="text-muted">
              {modeWords(consultation.mode).label}, {consultation.minutes} minutes,{' '}
              {consultation.covered_by === 'plan'
                ? 'covered by your plan'
                : consultation.price_kes === 0
                  ? 'free of charge'
                  : formatKes(consultation.price_kes)}
            </p>
          </div>
          {isAhead && <JoinPanel consultation={consultation} join={terms.join} now={now} />}
          {consultation.cancel_reason && <p>Reason: {consultation.cancel_reason}</p>}
          {consultation.entitlement_returned_at !== null && <p>The consultation is back in your plan.</p>}
          {consultation.confirmed_at !== null && (
            <div className="flex flex-wrap gap-3">
              <CalendarFileButton id={consultation.id} number={consultation.number} />
              {isAhead && terms.move?.allowed && (
                <Button variant="secondary" onClick={() => setDialog('move')}>
                  Move
                </Button>
              )}
              {terms.cancel.allowed && state === 'confirmed' && (
                <Button variant="secondary" onClick={() => setDialog('cancel')}>
                  Cancel
                </Button>
              )}
              {!isAhead && practitioner && (
                <Link to={paths.nutritionist(practitioner.slug)} className={buttonStyles({})}>
                  Book again
                </Link>
              )}
            </div>
          )}
          {terms.can_report_absence && (
            <p className="text-sm">
              Did it not take place?{' '}
              <Button variant="quiet" size="sm" busy={report.isPending} onClick={() => report.mutate()}>
                Tell us that nobody came
              </Button>
            </p>
          )}
          {consultation.absence_reported_at !== null && consultation.absence_settled_at === null && (
            <p>We are looking at your report, usually within two working days.</p>
          )}
        </Card>
        {payment}
        {plan && <Part title="Notes and plan">{plan}</Part>}
        {state === 'completed' && <Part title="How was it?">{review}</Part>}
        {consultation.confirmed_at !== null && (
          <Part title="Messages">
            <MessageThread
              userId={userId}
              consultationId={consultation.id}
              side="client"
              otherName={name}
              canWrite={terms.can_write}
            />
          </Part>
        )}
        {['held', 'confirmed', 'completed'].includes(state) && (
          <Part title="What you shared">
            <IntakeCard userId={userId} consultationId={consultation.id} side="client" />
          </Part>
        )}
      </div>
      <CancelDialog
        userId={userId}
        consultation={consultation}
        terms={terms}
        open={dialog === 'cancel'}
        onOpenChange={(open) => setDialog(open ? 'cancel' : null)}
      />
      {terms.move && (
        <MoveDialog
          userId={userId}
          consultation={consultation}
          move={terms.move}
          open={dialog === 'move'}
          onOpenChange={(open) => setDialog(open ? 'move' : null)}
        />
      )}
    </>
  );
}
