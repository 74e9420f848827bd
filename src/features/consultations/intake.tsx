import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { UrgentWatch } from '../../entities/urgent/urgent-watch.tsx';
import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, TextAreaField } from '../../ui/field.tsx';
import { t } from '../../words/care.ts';
import { healthPartsQuery, type Intake } from './booking.queries.ts';
import { consultationKeys } from './consultation.ts';
import { intakeQuery, withdrawIntake } from './consultations.queries.ts';

/** `21 Nov 2026` with the name of its month. */
const dayText = (day: string): string => day.replace(/[A-Z][a-z]{2}/, (month) => t.known(month));

/**
 * A line of a health record as the database wrote it, in the language of the app: a score, a weight, the daily target, or
 * the name of a medicine or an illness.
 */
export function healthLine(line: string): string {
  const [, scale, score, most, band, day] =
    /^(.+): ([\d.]+)(?: of (\d+))? \((.+)\), (\d{1,2} \w{3} \d{4})$/.exec(line) ?? [];
  if (scale && score && band && day) {
    const found = { scale: t.known(scale), score, band: t.known(band), day: dayText(day) };
    return most
      ? t('{scale}: {score} of {most} ({band}), {day}', { ...found, most })
      : t('{scale}: {score} ({band}), {day}', found);
  }
  const [, kcal, protein, fat, carbohydrate] =
    /^([\d.]+) kcal, ([\d.]+) g protein, ([\d.]+) g fat, ([\d.]+) g carbohydrate$/.exec(line) ?? [];
  if (kcal && protein && fat && carbohydrate)
    return t('{kcal} kcal, {protein} g protein, {fat} g fat, {carbohydrate} g carbohydrate', {
      kcal,
      protein,
      fat,
      carbohydrate,
    });
  return /^\d{1,2} \w{3} \d{4}: [\d.]+ kg$/.test(line) ? dayText(line) : t.known(line);
}

type IntakeCardProps = { userId: string; consultationId: string; side: 'client' | 'practitioner' };

/** What was told and shared for a booking. Its client can take it back. */
export function IntakeCard({ userId, consultationId, side }: IntakeCardProps) {
  const queryClient = useQueryClient();
  const { data: intake } = useQuery(intakeQuery(userId, consultationId));
  const withdraw = useMutation({
    mutationFn: (part: string | null) => withdrawIntake(consultationId, part),
    onSuccess: () =>
      queryClient.invalidateQueries({
        queryKey: [...consultationKeys.one(userId, consultationId), 'intake'],
      }),
    onError: (error) => toast.error(t('That did not work'), errorText(error)),
  });
  if (intake === undefined) return null;
  if (intake === null)
    return (
      <p className="text-muted">
        {side === 'client'
          ? t('You shared nothing for this consultation.')
          : t('The client shared nothing beforehand.')}
      </p>
    );
  return (
    <div className="grid gap-4">
      {intake.goal && (
        <div>
          <h3 className="text-base">{t('Goal')}</h3>
          <p className="whitespace-pre-line">{intake.goal}</p>
        </div>
      )}
      {intake.background && (
        <div>
          <h3 className="text-base">{t('Good to know')}</h3>
          <p className="whitespace-pre-line">{intake.background}</p>
        </div>
      )}
      {intake.parts.map(({ part, label, lines }) => (
        <div key={part} className="grid gap-1">
          <h3 className="flex flex-wrap items-center justify-between gap-2 text-base">
            {t.known(label)}
            {side === 'client' && (
              <Button
                variant="quiet"
                size="sm"
                busy={withdraw.isPending}
                onClick={() => withdraw.mutate(part)}
              >
                {t.rich(
                  'Take back<quiet> {label}</quiet>',
                  { quiet: (words) => <span className="sr-only">{words}</span> },
                  { label: t.known(label) },
                )}
              </Button>
            )}
          </h3>
          <ul className="list-disc pl-5">
            {lines.map((line) => (
              <li key={line}>{healthLine(line)}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className="text-muted text-sm">
        {side === 'client'
          ? t('Only your nutritionist reads this, for this consultation. It is deleted 30 days after it.')
          : t(
              'Shared by consent, for this consultation only. It is deleted 30 days after it, or when the client takes it back.',
            )}
      </p>
      {side === 'client' && (
        <Button
          variant="secondary"
          size="sm"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate(null)}
          className="justify-self-start"
        >
          {t('Take everything back')}
        </Button>
      )}
    </div>
  );
}

type IntakeFieldsProps = {
  userId: string;
  practitioner: string;
  value: Intake;
  onChange: (change: Partial<Intake>) => void;
  /** Something was filled in without consent. */
  consentError: string | undefined;
};

/** What a client wants to tell beforehand. Everything is optional, and nothing goes without consent. */
export function IntakeFields({ userId, practitioner, value, onChange, consentError }: IntakeFieldsProps) {
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
