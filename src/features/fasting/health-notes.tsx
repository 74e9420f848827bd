import { useState } from 'react';

import { askFirstWords } from '../../entities/safety/no-less-notice.tsx';
import { whyAskFirst } from '../../entities/safety/no-less.ts';
import { useBook } from '../../entities/safety/safety.queries.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import { nairobiDate } from '../../lib/nairobi.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/fasting.ts';
import { dangerSigns, type Fast, GLUCOSE_TOO_HIGH, GLUCOSE_TOO_LOW } from './fast.ts';
import { changePlan } from './fasting.queries.ts';
import type { Plan } from './plan.ts';

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

/** Stays as long as a medicine or an illness asks for a clinician, before a fast and during it. */
export function AskFirstNote({ plan }: { plan: Plan }) {
  const profile = useSafetyProfile();
  const { book } = useBook(profile.medicines.length > 0);
  const reasons = whyAskFirst(profile, book);
  if (reasons.length === 0 && plan.screening !== 'caution') return null;
  return (
    <Alert tone="info" title={t('Ask a clinician before you fast')}>
      {reasons.length > 0 && (
        <ul className="list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{askFirstWords[reason]}</li>
          ))}
        </ul>
      )}
      <p>
        {t(
          'Doses and times may have to change. Up to 18 hours is open to you; more only once a clinician agreed.',
        )}
      </p>
      {plan.screening !== null && (
        <CheckboxField
          label={t('A clinician who knows my medicines agreed to longer fasts')}
          checked={plan.clinician_agreed}
          onChange={({ currentTarget: { checked } }) =>
            changePlan({
              clinician_agreed: checked,
              screening: 'caution',
              screened_on: plan.screened_on ?? nairobiDate(Date.now()),
            })
          }
        />
      )}
    </Alert>
  );
}

/** What somebody reads whom fasting could harm. What they already noted stays open to them. */
export function NotForYou({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <Alert
      tone="warning"
      title={t('Fasting is not for you at the moment')}
      action={
        <>
          <Link to={paths.nutritionists()} className={buttonStyles({ size: 'sm' })}>
            {t('Talk to a nutritionist')}
          </Link>
          <Button size="sm" variant="secondary" onClick={onAskAgain}>
            {t('Answer again')}
          </Button>
        </>
      }
    >
      <p>
        {t(
          'By your answers going without food could harm you, so we do not start a clock. Regular meals with vegetables, beans and enough to drink will do you more good. If something has changed, or a clinician has told you otherwise, answer the questions again.',
        )}
      </p>
      <p className="mt-2">
        {t.rich(
          'If food or weight weighs on your mind, you are not alone: talk to somebody you trust, a clinician, or the Kenya Red Cross on <a>1199</a>, free of charge.',
          {
            a: (words) => (
              <a href="tel:1199" className="underline">
                {words}
              </a>
            ),
          },
        )}
      </p>
    </Alert>
  );
}
