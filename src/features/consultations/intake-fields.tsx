import { useQuery } from '@tanstack/react-query';

import { UrgentWatch } from '../../entities/urgent/urgent-watch.tsx';
import { CheckboxField, TextAreaField } from '../../ui/field.tsx';
import { t } from '../../words/care.ts';
import { healthPartsQuery, type Intake } from './booking.queries.ts';
import { healthLine } from './health-line.ts';

type Props = {
  userId: string;
  practitioner: string;
  value: Intake;
  onChange: (change: Partial<Intake>) => void;
  /** Something was filled in without consent. */
  consentError: string | undefined;
};

/** What a client wants to tell beforehand. Everything is optional, and nothing goes without consent. */
export function IntakeFields({ userId, practitioner, value, onChange, consentError }: Props) {
  const { data: parts = [] } = useQuery(healthPartsQuery(userId));
  const isFilled = isIntakeFilled(value);
  return (
    <div className="grid gap-4">
      <TextAreaField
        label={t('What would you like to reach?')}
        hint={t('Optional.')}
        rows={3}
        maxLength={1000}
        value={value.goal}
        onChange={(event) => onChange({ goal: event.currentTarget.value })}
      />
      <TextAreaField
        label={t('Anything to know before?')}
        hint={t('Illness, allergies, what you tried. Optional.')}
        rows={3}
        maxLength={2000}
        value={value.background}
        onChange={(event) => onChange({ background: event.currentTarget.value })}
      />
      <UrgentWatch text={`${value.goal}\n${value.background}`} />
      {parts.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="text-sm font-semibold">{t('Share from your health record')}</legend>
          <p className="text-muted text-sm">
            {t('A copy of what you tick, for this consultation only. Nothing else can be seen.')}
          </p>
          {parts.map(({ part, label, lines }) => (
            <CheckboxField
              key={part}
              label={
                <>
                  <span className="font-semibold">{t.known(label)}</span>
                  <span className="text-muted block text-sm">{lines.map(healthLine).join(' · ')}</span>
                </>
              }
              checked={value.share.includes(part)}
              onChange={(event) =>
                onChange({
                  share: event.currentTarget.checked
                    ? [...value.share, part]
                    : value.share.filter((one) => one !== part),
                })
              }
            />
          ))}
        </fieldset>
      )}
      {isFilled && (
        <CheckboxField
          className="border-line bg-sunk rounded-xl border px-4"
          label={t(
            'I agree that {name} reads this health information to prepare and hold this consultation. I can take it back at any time; it is deleted 30 days after the consultation.',
            { name: practitioner },
          )}
          checked={value.consent}
          error={consentError}
          onChange={(event) => onChange({ consent: event.currentTarget.checked })}
        />
      )}
    </div>
  );
}

/** Whether there is anything that needs consent. */
export const isIntakeFilled = ({ goal, background, share }: Intake): boolean =>
  goal.trim() !== '' || background.trim() !== '' || share.length > 0;
