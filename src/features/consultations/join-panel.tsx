import { useMutation } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { deviceZone, whenIn } from '../../lib/zone-time.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/care.ts';
import type { Consultation, Terms } from './consultation.ts';
import { joinConsultation } from './consultations.queries.ts';

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
