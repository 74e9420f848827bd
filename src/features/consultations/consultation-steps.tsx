import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { deviceZone, whenIn } from '../../lib/zone-time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/care.ts';
import { type Consultation, consultationKeys, type Terms } from './consultation.ts';
import { cancelConsultation, joinConsultation, moveConsultation } from './consultations.queries.ts';
import { practitionersKey } from './practitioners.queries.ts';
import { HOUR, ReturnTerms, SlotPicker } from './slot-picker.tsx';

type Props = { consultation: Consultation; join: Terms['join']; now: number };

/** How to get into the consultation: the room when it is open, the number or the place otherwise. */
export function JoinPanel({ consultation, join, now }: Props) {
  const enter = useMutation({
    mutationFn: () => joinConsultation(consultation.id),
    onSuccess: (address) => {
      // A new window may be kept from opening after a wait; this page's own address never is.
      const room = window.open(address, '_blank');
      if (room) room.opener = null;
      else location.assign(address);
    },
  });
  if (consultation.mode === 'phone')
    return (
      <p>
        {t.rich(
          'The call goes to <b>{phone}</b> at the agreed time.',
          { b: (words) => <strong className="whitespace-nowrap">{words}</strong> },
          { phone: consultation.contact_phone ?? '' },
        )}
      </p>
    );
  if (consultation.mode === 'in_person')
    return (
      <p>
        {t.rich(
          'You meet at <b>{place}</b>.',
          { b: (words) => <strong>{words}</strong> },
          { place: consultation.practitioner?.place ?? t('the practice') },
        )}
      </p>
    );
  const isOpen = now >= Date.parse(join.opens_at) && now <= Date.parse(join.closes_at);
  return (
    <div className="grid justify-items-start gap-2">
      <Button size="lg" busy={enter.isPending} disabled={!isOpen} onClick={() => enter.mutate()}>
        {t('Join the video call')}
      </Button>
      <p className="text-muted text-sm" aria-live="polite">
        {isOpen
          ? t('The room is open.')
          : t('The room opens {when}.', { when: whenIn(join.opens_at, deviceZone()) })}
      </p>
      {enter.error && (
        <p role="alert" className="text-danger-700 text-sm font-semibold">
          {errorText(enter.error)}
        </p>
      )}
    </div>
  );
}

type CancelDialogProps = {
  userId: string;
  consultation: Consultation;
  terms: Terms;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** What cancelling gives back, in words for the side that reads them. */
function meaning({ cancel, side }: Terms, amount: number): string {
  const client = side === 'client';
  if (cancel.gives_back === 'entitlement')
    return client
      ? t('The consultation goes back into your plan.')
      : t('The consultation goes back into the client’s plan.');
  if (cancel.gives_back === 'refund')
    return client
      ? t('We send back {amount} to the M-Pesa number that paid.', { amount: formatKes(amount) })
      : t('The client gets back {amount}.', { amount: formatKes(amount) });
  if (cancel.is_late)
    return t('It could be given back until {when}: nothing is given back now.', {
      when: whenIn(cancel.free_until, deviceZone()),
    });
  return t('Nothing was paid, so there is nothing to give back.');
}

/** Says what cancelling means before it is done. */
export function CancelDialog({ userId, consultation, terms, open, onOpenChange }: CancelDialogProps) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const cancel = useMutation({
    mutationFn: () => cancelConsultation(consultation.id, reason),
    onSuccess: async (gaveBack) => {
      onOpenChange(false);
      toast.success(
        t('Consultation cancelled'),
        gaveBack === 'nothing'
          ? undefined
          : gaveBack === 'refund'
            ? t('{amount} will be sent back.', { amount: formatKes(consultation.price_kes) })
            : t('It is back in the plan.'),
      );
      await queryClient.invalidateQueries({ queryKey: consultationKeys.all(userId) });
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Cancel this consultation?')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('Keep it')}
          </Button>
          <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('Cancel the consultation')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Alert tone={terms.cancel.is_late ? 'warning' : 'info'}>
          {meaning(terms, consultation.price_kes)}
        </Alert>
        {terms.side === 'client' && !terms.cancel.is_late && (
          <p className="text-muted text-sm">
            {t('Free until {when}.', { when: whenIn(terms.cancel.free_until, deviceZone()) })}
          </p>
        )}
        <TextField
          label={t('Reason (optional)')}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {cancel.error && <Alert tone="danger">{errorText(cancel.error)}</Alert>}
      </div>
    </Dialog>
  );
}

type MoveDialogProps = {
  userId: string;
  consultation: Consultation;
  move: NonNullable<Terms['move']>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Another time for the same consultation. */
export function MoveDialog({ userId, consultation, move, open, onOpenChange }: MoveDialogProps) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const noticeHours = (Date.parse(consultation.starts_at) - Date.parse(move.free_until)) / HOUR;
  const mutation = useMutation({
    mutationFn: (startsAt: string) => moveConsultation(consultation.id, startsAt),
    onSuccess: (_, startsAt) => {
      onOpenChange(false);
      setChosen(null);
      toast.success(
        t('Consultation moved'),
        t('It is now {when}.', { when: whenIn(startsAt, deviceZone()) }),
      );
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: practitionersKey });
      void queryClient.invalidateQueries({ queryKey: consultationKeys.all(userId) });
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Move to another time')}
      description={t.count(
        move.left,
        'Now {when}. You can move it {n} more time, until {until}.',
        'Now {when}. You can move it {n} more times, until {until}.',
        {
          when: whenIn(consultation.starts_at, deviceZone()),
          until: whenIn(move.free_until, deviceZone()),
        },
      )}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('Leave it')}
          </Button>
          <Button
            busy={mutation.isPending}
            disabled={chosen === null}
            onClick={() => chosen !== null && mutation.mutate(chosen)}
          >
            {chosen === null
              ? t('Choose a time')
              : t('Move to {when}', { when: whenIn(chosen, deviceZone()) })}
          </Button>
        </>
      }
    >
      <div className="grid min-w-0 gap-4">
        <SlotPicker
          serviceId={consultation.service_id}
          zone={consultation.practitioner?.time_zone ?? 'Africa/Nairobi'}
          value={chosen}
          onChange={setChosen}
        />
        {chosen !== null && <ReturnTerms hours={noticeHours} startsAt={chosen} />}
        {mutation.error && <Alert tone="danger">{errorText(mutation.error)}</Alert>}
      </div>
    </Dialog>
  );
}
