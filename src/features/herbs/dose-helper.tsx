import { useState } from 'react';

import { amount, type Preparation } from '../../entities/herbs/herb.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/field.tsx';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { t } from '../../words/knowledge.ts';

const lastDay = (daysLeft: number): string =>
  daysLeft === 0
    ? t('Today is the last day.')
    : t.count(daysLeft, 'Stop in {n} day at the latest.', 'Stop in {n} days at the latest.');

/** What somebody told the dose helper. Doses taken count in whole doses of the preparation. */
type DoseState = { ageYears: number; takenToday: number; day: number };

/** What may be taken now. Amounts are in the preparation's unit. */
type DoseAnswer =
  | { kind: 'too-young'; minAge: number }
  | { kind: 'too-long'; maxDays: number }
  | { kind: 'enough'; takenAmount: number }
  | { kind: 'may'; now: number; laterToday: number; daysLeft: number | null };

/** How often the preparation may be taken in a day: as often as it says, and never above its maximum. */
export function mostDoses({ dose, times_a_day, max_a_day }: Preparation): number {
  return Math.min(times_a_day, Math.floor(max_a_day / dose + 1e-9));
}

/** The answer of the dose helper: never more than the dose, the day's maximum, the last day or the age allow. */
export function doseNow(preparation: Preparation, { ageYears, takenToday, day }: DoseState): DoseAnswer {
  const { dose, max_days, min_age_years } = preparation;
  if (ageYears < min_age_years) return { kind: 'too-young', minAge: min_age_years };
  if (max_days !== null && day > max_days) return { kind: 'too-long', maxDays: max_days };
  const left = mostDoses(preparation) - takenToday;
  if (left <= 0) return { kind: 'enough', takenAmount: takenToday * dose };
  return {
    kind: 'may',
    now: dose,
    laterToday: (left - 1) * dose,
    daysLeft: max_days === null ? null : max_days - day,
  };
}

function Answer({ answer, preparation }: { answer: DoseAnswer; preparation: Preparation }) {
  const { unit, max_a_day } = preparation;
  switch (answer.kind) {
    case 'too-young':
      return (
        <Alert tone="danger" title={t('Not at this age')}>
          {t(
            'This preparation is for people of {age} years and over. Ask a clinician what suits a younger person.',
            { age: answer.minAge },
          )}
        </Alert>
      );
    case 'too-long':
      return (
        <Alert tone="danger" title={t('Stop here')}>
          {t.count(
            answer.maxDays,
            'It is used for at most {n} day. If the trouble is still there, see a clinician.',
            'It is used for at most {n} days. If the trouble is still there, see a clinician.',
          )}
        </Alert>
      );
    case 'enough':
      return (
        <Alert tone="warning" title={t('Enough for today')}>
          {t('You have had {amount}. More today would be above what is known to be safe.', {
            amount: amount(answer.takenAmount, unit),
          })}
        </Alert>
      );
    case 'may':
      return (
        <Alert tone="success" title={t('Now: {amount}', { amount: amount(answer.now, unit) })}>
          {answer.laterToday > 0
            ? t('Later today at most {amount} more.', { amount: amount(answer.laterToday, unit) })
            : t('That is the last for today.')}{' '}
          {t('Never above {amount} in a day.', { amount: amount(max_a_day, unit) })}
          {answer.daysLeft !== null && ` ${lastDay(answer.daysLeft)}`}
        </Alert>
      );
  }
}

/** Works out what may be taken now. It never goes above the preparation's own limits; it is no prescription. */
export function DoseHelper({ preparation }: { preparation: Preparation }) {
  const [age, setAge] = useState('');
  const [takenToday, setTakenToday] = useState(0);
  const [day, setDay] = useState(1);
  const years = Number(age);
  const isAge = age.trim() !== '' && Number.isFinite(years) && years >= 0 && years <= 120;
  return (
    <details className="bg-sunk rounded-xl px-4 open:pb-4 print:hidden">
      <summary className="text-leaf-700 flex min-h-12 items-center font-semibold">
        {preparation.external ? t('How much may I use now?') : t('How much may I take now?')}
      </summary>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4 pt-1 pb-4 sm:flex sm:gap-x-6">
        <TextField
          label={t('Age in years')}
          className="w-full max-w-36"
          inputMode="decimal"
          value={age}
          onChange={(event) => setAge(event.currentTarget.value.replace(',', '.'))}
          error={age.trim() !== '' && !isAge ? t('A number from 0 to 120') : undefined}
        />
        <div className="grid gap-1.5">
          <span className="text-sm font-semibold">
            {preparation.external ? t('Used today') : t('Taken today')}
          </span>
          <QuantityStepper
            label={t('Doses taken today')}
            value={takenToday}
            min={0}
            max={Math.max(mostDoses(preparation), 1)}
            onChange={setTakenToday}
          />
        </div>
        {preparation.max_days !== null && (
          <div className="grid gap-1.5">
            <span className="text-sm font-semibold">{t('Day of use')}</span>
            <QuantityStepper
              label={t('Day of use')}
              value={day}
              min={1}
              max={preparation.max_days + 1}
              onChange={setDay}
            />
          </div>
        )}
      </div>
      <div aria-live="polite">
        {isAge ? (
          <Answer
            answer={doseNow(preparation, { ageYears: years, takenToday, day })}
            preparation={preparation}
          />
        ) : (
          <p className="text-muted text-sm">
            {t('Tell the age of the person who takes it. Nothing leaves this page.')}
          </p>
        )}
      </div>
    </details>
  );
}
