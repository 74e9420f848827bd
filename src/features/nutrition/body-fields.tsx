import { useState } from 'react';

import { safetyProfile } from '../../entities/safety/safety-profile.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import { type HeightUnit, typedNumber } from '../../lib/measures.ts';
import { addDays, useNairobiDay } from '../../lib/nairobi.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/nutrition.ts';
import { type Draft, weeksSince } from './calculator-draft.ts';

type Props = {
  draft: Draft;
  error: string | undefined;
  onChange: (change: Partial<Draft>) => void;
  onUnit: (unit: HeightUnit) => void;
};

/** Height in centimetres, or in feet and inches. */
export function HeightField({ draft, error, onChange, onUnit }: Props) {
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
export function WeeksField({ fact }: { fact: keyof typeof fields }) {
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
