import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { deviceZone, whenIn } from '../../lib/zone-time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { t } from '../../words/care.ts';
import { type Consultation, consultationKeys, type Terms } from './consultation.ts';
import { moveConsultation } from './consultations.queries.ts';
import { practitionersKey } from './practitioners.queries.ts';
import { SlotPicker } from './slot-picker.tsx';

type Props = {
  userId: string;
  consultation: Consultation;
  move: NonNullable<Terms['move']>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Another time for the same consultation. */
export function MoveDialog({ userId, consultation, move, open, onOpenChange }: Props) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
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
        'Now {when}. You can move it {n} more time, until a day before.',
        'Now {when}. You can move it {n} more times, until a day before.',
        { when: whenIn(consultation.starts_at, deviceZone()) },
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
        {mutation.error && <Alert tone="danger">{errorText(mutation.error)}</Alert>}
      </div>
    </Dialog>
  );
}
