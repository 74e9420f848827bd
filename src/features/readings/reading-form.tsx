import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';

import type { Typed } from '../../entities/readings/fault-of.ts';
import { type Person, glucoseContexts } from '../../entities/readings/reading.ts';
import { symptomNames, symptomsFor } from '../../entities/readings/symptoms.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceRow } from '../../ui/choices.tsx';
import { CheckboxField, SelectField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/health.ts';
import { checkDraft, type Draft, type Faults, typedOf, wallTime, withTyped } from './draft.ts';
import { type Entry, contextNames } from './log-row.ts';
import { ValueFields } from './value-fields.tsx';

type ReadingFormProps = {
  draft: Draft;
  onChange: (draft: Draft) => void;
  person: Person;
  lastKg: number | null;
  /** The id under which it is kept. */
  id: string;
  /** Since when the form stands there, for the latest day to choose. */
  now: number;
  isEdit: boolean;
  onKeep: (entry: Entry) => void;
  onCancel: () => void;
};

/** One reading: the numbers, what was felt, and when. What cannot be meant is asked back and not kept. */
export function ReadingForm(props: ReadingFormProps) {
  const { draft, onChange, person, lastKg, id, now, isEdit, onKeep, onCancel } = props;
  const [faults, setFaults] = useState<Faults>({});
  const problemId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { kind, symptoms } = draft;

  // On a phone the button is screens below the numbers: whoever pressed it would see nothing happen.
  useEffect(() => {
    if (Object.keys(faults).length === 0) return;
    form.current?.querySelector('[role="alert"], [aria-invalid="true"]')?.scrollIntoView({ block: 'center' });
  }, [faults]);

  const change = (part: Partial<Draft>): void => {
    setFaults({});
    onChange({ ...draft, ...part });
  };
  const check = (typed: Typed, meant: Draft): void => {
    const checked = checkDraft(meant, typed, id, Date.now());
    if ('faults' in checked) return setFaults(checked.faults);
    setFaults({});
    onKeep(checked.entry);
  };
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    check(typedOf(draft, lastKg), draft);
  }
  const asked = faults.value;
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <ValueFields draft={draft} onChange={change} problemId={asked ? problemId : undefined} />
      {asked && (
        <div
          id={problemId}
          role="alert"
          className="border-gold-300 bg-gold-50 grid justify-items-start gap-3 rounded-xl border p-4"
        >
          <p className="font-semibold text-pretty">{asked.message}</p>
          {asked.offers.map(({ label, typed }) => (
            <Button
              key={label}
              variant="secondary"
              onClick={() => {
                const meant = withTyped(draft, typed);
                onChange(meant);
                check(typed, meant);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {kind === 'glucose' && (
        <div className="grid gap-1.5">
          <ChoiceRow
            legend={t('When was it measured?')}
            name="context"
            value={draft.context}
            onChange={(context) => change({ context })}
            options={glucoseContexts.map((value) => ({ value, label: contextNames[value] }))}
          />
          {faults.context && (
            <p role="alert" className="text-danger-700 text-sm font-semibold">
              {t('Choose one: what is normal before and after food differs.')}
            </p>
          )}
        </div>
      )}
      {kind === 'temperature' && (
        <>
          <ChoiceRow
            legend={t('Whose temperature is it?')}
            name="whose"
            value={draft.isChild ? 'child' : 'own'}
            onChange={(whose) => change({ isChild: whose === 'child' })}
            options={[
              { value: 'own', label: t('Mine') },
              { value: 'child', label: t('A child’s') },
            ]}
          />
          {draft.isChild && (
            <div className="grid max-w-sm grid-cols-2 items-start gap-3">
              <TextField
                label={t('Age of the child')}
                inputMode="decimal"
                autoComplete="off"
                maxLength={4}
                value={draft.age}
                error={faults.age}
                onChange={(event) => change({ age: event.currentTarget.value })}
              />
              <SelectField
                label={t('Counted in')}
                value={draft.ageUnit}
                onChange={(event) =>
                  change({ ageUnit: event.currentTarget.value === 'years' ? 'years' : 'months' })
                }
              >
                <option value="months">{t('months')}</option>
                <option value="years">{t('years')}</option>
              </SelectField>
            </div>
          )}
        </>
      )}
      {kind !== 'weight' && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-sm font-semibold">{t('Is any of this felt now?')}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {symptomsFor(kind, person).map((symptom) => (
              <CheckboxField
                key={symptom}
                label={symptomNames[symptom]}
                checked={symptoms.includes(symptom)}
                onChange={(event) =>
                  change({
                    symptoms: event.currentTarget.checked
                      ? [...symptoms, symptom]
                      : symptoms.filter((other) => other !== symptom),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {kind === 'weight' ? (
          <TextField
            label={t('Day')}
            type="date"
            value={draft.time.slice(0, 10)}
            max={wallTime(now).slice(0, 10)}
            error={faults.time}
            onChange={(event) => change({ time: `${event.currentTarget.value}T00:00` })}
          />
        ) : (
          <TextField
            label={t('Day and time')}
            type="datetime-local"
            value={draft.time}
            max={wallTime(now)}
            error={faults.time}
            onChange={(event) => change({ time: event.currentTarget.value })}
          />
        )}
        <TextField
          label={t('Note (optional)')}
          maxLength={200}
          value={draft.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg">
          {isEdit ? t('Save the change') : t('Keep this reading')}
        </Button>
        {isEdit && (
          <Button variant="quiet" onClick={onCancel}>
            {t('Leave it as it was')}
          </Button>
        )}
      </div>
    </form>
  );
}
