import { useState } from 'react';

import { safetyProfile } from '../../entities/safety/safety-profile.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import { typedNumber } from '../../lib/measures.ts';
import { addDays } from '../../lib/nairobi.ts';
import { useNairobiDay } from '../../lib/use-nairobi-day.ts';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/nutrition.ts';
import { weeksSince } from './calculator-draft.ts';

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
