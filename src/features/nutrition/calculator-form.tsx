import { type ChangeEvent, type ReactNode, useState } from 'react';

import { type SafetyProfile, safetyProfile } from '../../entities/safety/safety-profile.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import { cmToFeet, kgToLb, lbToKg, feetToCm, typedNumber, type HeightUnit } from '../../lib/measures.ts';
import { addDays, useNairobiDay } from '../../lib/nairobi.ts';
import { ChoiceRow, RadioCards } from '../../ui/choices.tsx';
import { CheckboxField, SelectField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/nutrition.ts';
import { type Draft, type DraftField, weeksSince } from './calculator-draft.ts';
import { activityOptions, goalOptions, paceOptions, preferenceOptions } from './energy-words.ts';

type Props = {
  draft: Draft;
  faults: Partial<Record<DraftField, string>>;
  onChange: (change: Partial<Draft>) => void;
  /** The safety list answers the questions about the body, and is answered here: nobody tells twice. */
  profile: SafetyProfile;
  onList: (condition: string, isListed: boolean) => void;
};

const numeric = { inputMode: 'decimal', autoComplete: 'off', maxLength: 6 } as const;
const short = (value: number): string => String(Number(value.toFixed(1)));

/** What is typed in the other unit, so that a change of unit loses nothing. */
function convertWeight({ weight }: Draft, weightUnit: Draft['weightUnit']): Partial<Draft> {
  const typed = typedNumber(weight);
  if (typed === null) return { weightUnit };
  return { weightUnit, weight: short(weightUnit === 'kg' ? lbToKg(typed) : kgToLb(typed)) };
}

function convertHeight({ height, inches }: Draft, heightUnit: Draft['heightUnit']): Partial<Draft> {
  const typed = typedNumber(height);
  if (typed === null) return { heightUnit, inches: '' };
  if (heightUnit === 'cm')
    return { heightUnit, height: short(feetToCm(typed, typedNumber(inches) ?? 0)), inches: '' };
  const [feet, rest] = cmToFeet(typed);
  return { heightUnit, height: String(feet), inches: String(rest) };
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** Body, movement and goal. */
export function CalculatorForm({ draft, faults, onChange, profile, onList }: Props) {
  const told = (
    condition: 'pregnancy' | 'breastfeeding' | 'eating-disorder',
    field: 'isPregnant' | 'isBreastfeeding' | 'hasEatingDisorder',
  ) => ({
    checked: draft[field] || profile.conditions.includes(condition),
    onChange: ({ target: { checked } }: ChangeEvent<HTMLInputElement>): void => {
      onList(condition, checked);
      if (draft[field]) onChange({ [field]: false });
    },
  });
  const { checked: isPregnant } = told('pregnancy', 'isPregnant');
  const { checked: isBreastfeeding } = told('breastfeeding', 'isBreastfeeding');
  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate className="grid gap-8">
      <Group title={t('Your body')}>
        <ChoiceRow
          legend={t('Sex the equations are made for')}
          name="sex"
          value={draft.sex}
          onChange={(sex) => onChange({ sex })}
          options={[
            { value: 'female', label: t('Female') },
            { value: 'male', label: t('Male') },
          ]}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('Age in years')}
            {...numeric}
            inputMode="numeric"
            value={draft.age}
            onChange={(event) => onChange({ age: event.target.value })}
            error={faults.age}
          />
          <HeightField
            draft={draft}
            error={faults.height}
            onChange={onChange}
            onUnit={(unit) => onChange(convertHeight(draft, unit))}
          />
          <div className="flex items-start gap-2">
            <TextField
              label={t('Weight')}
              className="grow"
              {...numeric}
              value={draft.weight}
              onChange={(event) => onChange({ weight: event.target.value })}
              error={faults.weight}
            />
            <SelectField
              label={t('Unit')}
              aria-label={t('Unit of weight')}
              className="w-24"
              value={draft.weightUnit}
              onChange={(event) => onChange(convertWeight(draft, event.target.value === 'lb' ? 'lb' : 'kg'))}
            >
              <option value="kg">{t('kg')}</option>
              <option value="lb">{t('lb')}</option>
            </SelectField>
          </div>
          <TextField
            label={t('Body fat in percent (optional)')}
            hint={t('Only when it was measured: the sum is then Katch–McArdle’s.')}
            {...numeric}
            value={draft.bodyFat}
            onChange={(event) => onChange({ bodyFat: event.target.value })}
            error={faults.bodyFat}
          />
        </div>
        <div>
          {draft.sex === 'female' && (
            <>
              <CheckboxField label={t('I am pregnant')} {...told('pregnancy', 'isPregnant')} />
              {isPregnant && <WeeksField fact="pregnant_since" />}
              <CheckboxField label={t('I am breastfeeding')} {...told('breastfeeding', 'isBreastfeeding')} />
              {isBreastfeeding && <WeeksField fact="gave_birth_on" />}
            </>
          )}
          <CheckboxField
            label={t('I have or had an eating disorder')}
            {...told('eating-disorder', 'hasEatingDisorder')}
          />
          <p className="text-muted text-sm text-pretty">
            {t('What you tick here is on your safety list too, so that every page knows.')}
          </p>
        </div>
      </Group>

      <Group title={t('How you move')}>
        <RadioCards
          legend={t('An ordinary week')}
          name="activity"
          value={draft.activity}
          onChange={(value) => {
            const option = activityOptions.find((each) => each.value === value);
            if (option) onChange({ activity: option.value });
          }}
          options={[...activityOptions]}
        />
      </Group>

      <Group title={t('What you want')}>
        <ChoiceRow
          legend={t('Your goal')}
          name="goal"
          value={draft.goal}
          onChange={(goal) => onChange({ goal })}
          options={goalOptions}
        />
        {draft.goal !== 'keep' && (
          <ChoiceRow
            legend={t('How fast')}
            name="pace"
            value={draft.pace}
            onChange={(pace) => onChange({ pace })}
            options={paceOptions}
          />
        )}
        <ChoiceRow
          legend={t('How to share it out')}
          name="preference"
          value={draft.preference}
          onChange={(preference) => onChange({ preference })}
          options={preferenceOptions}
        />
      </Group>
    </form>
  );
}

type BodyProps = {
  draft: Draft;
  error: string | undefined;
  onChange: (change: Partial<Draft>) => void;
  onUnit: (unit: HeightUnit) => void;
};

/** Height in centimetres, or in feet and inches. */
function HeightField({ draft, error, onChange, onUnit }: BodyProps) {
  const isFeet = draft.heightUnit === 'ft';
  return (
    <div className="flex items-start gap-2">
      <TextField
        label={isFeet ? t('Feet') : t('Height')}
        className="min-w-0 grow"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={draft.height}
        onChange={(event) => onChange({ height: event.target.value })}
        error={error}
      />
      {isFeet && (
        <TextField
          label={t('Inches')}
          className="min-w-0 grow"
          inputMode="decimal"
          autoComplete="off"
          maxLength={4}
          value={draft.inches}
          onChange={(event) => onChange({ inches: event.target.value })}
        />
      )}
      <SelectField
        label={t('Unit')}
        aria-label={t('Unit of height')}
        className="w-24"
        value={draft.heightUnit}
        onChange={(event) => onUnit(event.target.value === 'ft' ? 'ft' : 'cm')}
      >
        <option value="cm">{t('cm')}</option>
        <option value="ft">{t('ft')}</option>
      </SelectField>
    </div>
  );
}

const fields = {
  pregnant_since: { label: t('How many weeks pregnant?'), most: 43 },
  gave_birth_on: { label: t('How many weeks old is the baby?'), most: 156 },
} as const;

/** Weeks that make pregnancy or milk exact; kept as a day of the safety list, so that they go on by themselves. */
function WeeksField({ fact }: { fact: keyof typeof fields }) {
  const today = useNairobiDay();
  const known = weeksSince(useSafetyProfile().facts?.[fact], today);
  const [typed, setTyped] = useState(known === null ? '' : String(known));
  const { label, most } = fields[fact];
  const isWeeks = (weeks: number | null): weeks is number =>
    weeks !== null && Number.isInteger(weeks) && weeks >= 0 && weeks <= most;
  const change = (text: string): void => {
    setTyped(text);
    const weeks = typedNumber(text);
    safetyProfile.change(({ facts, ...profile }) => {
      const { [fact]: _before, ...rest } = facts ?? {};
      const next = isWeeks(weeks) ? { ...rest, [fact]: addDays(today, -7 * weeks) } : rest;
      return Object.keys(next).length > 0 ? { ...profile, facts: next } : profile;
    });
  };
  return (
    <TextField
      label={label}
      className="mb-2 max-w-72 pl-8.5"
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      value={typed}
      onChange={(event) => change(event.target.value)}
      hint={t('Optional: it makes the number exact.')}
      error={
        typed.trim() !== '' && !isWeeks(typedNumber(typed))
          ? t('Enter whole weeks, from 0 to {most}.', { most })
          : undefined
      }
    />
  );
}
