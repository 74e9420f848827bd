import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { addDays, nairobiDate } from '../../lib/nairobi.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/back-office.ts';
import { setPlan } from './desk-actions.queries.ts';
import { type Row, textOf } from './desk-list.ts';
import { useDeskAction } from './use-desk-action.ts';

const options = [
  { value: 'free', label: t('Basic'), description: t('Ends a paid plan now.') },
  { value: 'premium', label: t('Premium') },
  { value: 'gold', label: t('Gold') },
];

/** Gives an account a plan without a payment, or ends the one it has. The person is told. */
export function PlanDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const held = textOf(row, 'plan');
  const [today] = useState(() => nairobiDate(Date.now()));
  const [plan, setPlanChoice] = useState(options.some(({ value }) => value === held) ? held : 'free');
  const [until, setUntil] = useState(addDays(today, 30));
  const save = useDeskAction(() => setPlan(String(row.id), plan, plan === 'free' ? null : until || null), {
    done: t('Plan changed'),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('Change the plan')}
      description={t('Of {email}. No money moves; the person gets a notification.', {
        email: textOf(row, 'email'),
      })}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(undefined);
        }}
      >
        <RadioCards legend={t('Plan')} name="plan" value={plan} onChange={setPlanChoice} options={options} />
        {plan !== 'free' && (
          <TextField
            label={t('Until')}
            type="date"
            min={addDays(today, 1)}
            value={until}
            hint={t('The first day without it. Empty: no end.')}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
        )}
        {save.error && <Alert tone="danger">{errorText(save.error)}</Alert>}
        <Button type="submit" busy={save.isPending}>
          {t('Change the plan')}
        </Button>
      </form>
    </Dialog>
  );
}
