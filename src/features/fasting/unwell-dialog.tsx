import { useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { t } from '../../words/fasting.ts';
import type { Fast } from './fast.ts';
import { dangerSigns, GLUCOSE_TOO_HIGH, GLUCOSE_TOO_LOW } from './symptoms.ts';

type UnwellDialogProps = { fast: Fast; onSave: (fast: Fast) => void; onClose: () => void };

/** Danger signs: says to stop, what to do, and whom to call. */
export function UnwellDialog({ fast, onSave, onClose }: UnwellDialogProps) {
  const [signs, setSigns] = useState(
    fast.symptoms.filter((id) => dangerSigns.some((sign) => sign.id === id)),
  );
  const end = (): void =>
    onSave({
      ...fast,
      symptoms: [...new Set([...fast.symptoms, ...signs])],
      ended_at:
        fast.ended_at ?? new Date(Math.max(Date.now(), Date.parse(fast.started_at) + 1000)).toISOString(),
    });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('Stop if you have any of these')}
      description={t('No fast is worth it. Stopping now is the right thing.')}
    >
      <div className="grid gap-4">
        <fieldset>
          <legend className="text-sm font-semibold">{t('What do you feel?')}</legend>
          {dangerSigns.map(({ id, label }) => (
            <CheckboxField
              key={id}
              label={label}
              checked={signs.includes(id)}
              onChange={(event) =>
                setSigns(event.currentTarget.checked ? [...signs, id] : signs.filter((other) => other !== id))
              }
            />
          ))}
        </fieldset>
        <p className="text-pretty">
          {t(
            'Stop as well when your blood sugar is below {low} or above {high} mmol/L, and get help the same day.',
            { low: GLUCOSE_TOO_LOW, high: GLUCOSE_TOO_HIGH },
          )}
        </p>
        {signs.length > 0 && (
          <Alert tone="danger" title={t('End the fast and sit or lie down')}>
            <ul className="list-disc pl-5">
              <li>{t('Drink water. Take something sweet: juice, tea with sugar, a banana.')}</li>
              <li>{t('Do not stay alone and do not drive.')}</li>
              <li>{t('With chest pain, fainting or confusion call for help at once.')}</li>
            </ul>
            <p className="mt-3 flex flex-wrap gap-2">
              {['999', '112', '1199'].map((number) => (
                <a
                  key={number}
                  href={`tel:${number}`}
                  className={buttonStyles({ variant: 'secondary', size: 'sm' })}
                >
                  {t('Call {number}', { number })}
                </a>
              ))}
            </p>
          </Alert>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('None of these')}
          </Button>
          <Button variant="danger" onClick={end}>
            {t('End the fast now')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
