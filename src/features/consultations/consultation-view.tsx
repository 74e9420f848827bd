import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { cityOf, deviceZone, isSameClock, longDayIn, timeIn } from '../../lib/zone-time.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/care.ts';
import { timeText } from '../../words/language.ts';
import { CalendarFileButton } from './consultation-list.tsx';
import { CancelDialog, JoinPanel, MoveDialog } from './consultation-steps.tsx';
import { type Consultation, consultationKeys, modeWords, stateWords, type Terms } from './consultation.ts';
import { reportAbsence } from './consultations.queries.ts';
import { IntakeCard } from './intake.tsx';
import { MessageThread } from './message-thread.tsx';

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
  const name = practitioner?.display_name ?? t('your nutritionist');
  const words = stateWords(consultation, now);
  const how = modeWords(consultation.mode).label;
  const n = consultation.minutes;
  const report = useMutation({
    mutationFn: () => reportAbsence(consultation.id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: consultationKeys.all(userId) }),
    onError: (error) => toast.error(t('That did not work'), errorText(error)),
  });
  const isAhead = state === 'confirmed' && Date.parse(consultation.ends_at) > now;
  return (
    <>
      <PageHeader
        eyebrow={
          <Link to={paths.consultations()} className="text-leaf-700 underline underline-offset-4">
            {t('Your consultations')}
          </Link>
        }
        title={t('{service} with {name}', { service: consultation.service_name, name })}
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
              {t('{from} to {to} in {city}', {
                from: timeText(timeIn(startsAt, own)),
                to: timeIn(consultation.ends_at, own),
                city: cityOf(own),
              })}
              {!isSameClock(startsAt, own, zone) && (
                <span className="text-muted block text-base">
                  {t('{day}, {time} in {city}, where {name} works', {
                    day: longDayIn(startsAt, zone),
                    time: timeText(timeIn(startsAt, zone)),
                    city: cityOf(zone),
                    name,
                  })}
                </span>
              )}
            </p>
            <p className="text-muted">
              {consultation.covered_by === 'plan'
                ? t('{how}, {n} minutes, covered by your plan', { how, n })
                : consultation.price_kes === 0
                  ? t('{how}, {n} minutes, free of charge', { how, n })
                  : t('{how}, {n} minutes, {price}', { how, n, price: formatKes(consultation.price_kes) })}
            </p>
          </div>
          {isAhead && <JoinPanel consultation={consultation} join={terms.join} now={now} />}
          {consultation.cancel_reason && (
            <p>{t('Reason: {reason}', { reason: consultation.cancel_reason })}</p>
          )}
          {consultation.entitlement_returned_at !== null && (
            <p>{t('The consultation is back in your plan.')}</p>
          )}
          {consultation.confirmed_at !== null && (
            <div className="flex flex-wrap gap-3">
              <CalendarFileButton id={consultation.id} number={consultation.number} />
              {isAhead && terms.move?.allowed && (
                <Button variant="secondary" onClick={() => setDialog('move')}>
                  {t('Move')}
                </Button>
              )}
              {terms.cancel.allowed && state === 'confirmed' && (
                <Button variant="secondary" onClick={() => setDialog('cancel')}>
                  {t('Cancel')}
                </Button>
              )}
              {!isAhead && practitioner && (
                <Link to={paths.nutritionist(practitioner.slug)} className={buttonStyles({})}>
                  {t('Book again')}
                </Link>
              )}
            </div>
          )}
          {terms.can_report_absence && (
            <p className="text-sm">
              {t('Did it not take place?')}{' '}
              <Button variant="quiet" size="sm" busy={report.isPending} onClick={() => report.mutate()}>
                {t('Tell us that nobody came')}
              </Button>
            </p>
          )}
          {consultation.absence_reported_at !== null && consultation.absence_settled_at === null && (
            <p>{t('We are looking at your report, usually within two working days.')}</p>
          )}
        </Card>
        {payment}
        {plan && <Part title={t('Notes and plan')}>{plan}</Part>}
        {state === 'completed' && <Part title={t('How was it?')}>{review}</Part>}
        {consultation.confirmed_at !== null && (
          <Part title={t('Messages')}>
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
          <Part title={t('What you shared')}>
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
