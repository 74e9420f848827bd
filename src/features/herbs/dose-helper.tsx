import { useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type DoseAnswer, doseNow, mostDoses } from './dose.ts';
import { amount } from './herb-words.ts';
import type { Preparation } from './herb.ts';

function Answer({ answer, preparation }: { answer: DoseAnswer; preparation: Preparation }) {
  const { unit, max_a_day } = preparation;
  switch (answer.kind) {
    case 'too-young':
      return (
        <Alert tone="danger" title="Not at this age">
          This preparation is for people of {answer.minAge} years and over. Ask a clinician what suits a
          younger person.
        </Alert>
      );
    case 'too-long':
      return (
        <Alert tone="danger" title="Stop here">
          It is used for at most {answer.maxDays} {answer.maxDays === 1 ? 'day' : 'days'}. If the trouble is
          still there, see a clinician.
        </Alert>
      );
    case 'enough':
      return (
        <Alert tone="warning" title="Enough for today">
          You have had {amount(answer.takenAmount, unit)}. More today would be above what is known to be safe.
        </Alert>
      );
    case 'may':
      return (
        <Alert tone="success" title={`Now: ${amount(answer.now, unit)}`}>
          {answer.laterToday > 0
            ? `Later today at most ${amount(answer.laterToday, unit)} more.`
            : 'That is the last for today.'}{' '}
          Never above {amount(max_a_day, unit)} in a day.
          {answer.daysLeft !== null &&
            (answer.daysLeft === 0
              ? ' Today is the last day.'
              : ` Stop in ${answer.daysLeft} ${answer.daysLeft === 1 ? 'day' : 'days'} at the latest.`)}
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
        {preparation.external ? 'How much may I use now?' : 'How much may I take now?'}
      </summary>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4 pt-1 pb-4 sm:flex sm:gap-x-6">
        <TextField
          label="Age in years"
          className="w-full max-w-36"
          inputMode="decimal"
          value={age}
          onChange={(event) => setAge(event.currentTarget.value.replace(',', '.'))}
          error={age.trim() !== '' && !isAge ? 'A number from 0 to 120' : undefined}
        />
        <div className="grid gap-1.5">
          <span className="text-sm font-semibold">{preparation.external ? 'Used today' : 'Taken today'}</span>
          <QuantityStepper
            label="Doses taken today"
            value={takenToday}
            min={0}
            max={Math.max(mostDoses(preparation), 1)}
            onChange={setTakenToday}
          />
        </div>
        {preparation.max_days !== null && (
          <div className="grid gap-1.5">
            <span className="text-sm font-semibold">Day of use</span>
            <QuantityStepper
              label="Day of use"
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
            Tell the age of the person who takes it. Nothing leaves this page.
          </p>
        )}
      </div>
    </details>
  );
}
