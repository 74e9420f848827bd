import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';

import { type Language, type Profile, saveProfile } from '../../entities/people/profile.queries.ts';
import { errorText } from '../../lib/app-error.ts';
import { formatPhone } from '../../lib/format.ts';
import { normalisePhone } from '../../lib/kenyan-numbers.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { speak } from '../../ui/speak.ts';
import { t } from '../../words/account.ts';
import { language } from '../../words/language.ts';
import type { AccountRules } from './sign-in.queries.ts';

/** The details as they are typed. */
export type Details = { name: string; phone: string; county: string; language: Language };
type DetailsProblem = { field: 'name' | 'phone'; message: string };

/** What the form starts with: what was saved, and the name the account was made with. */
export function startingDetails(profile: Profile, accountName: string): Details {
  return {
    name: profile.full_name ?? accountName,
    phone: profile.phone === null ? '' : formatPhone(profile.phone),
    county: profile.county ?? '',
    language: profile.language,
  };
}

/** What to save, or the first field that has to be mended. */
export function checkDetails(
  details: Details,
  checkName: AccountRules['checkName'],
): { changes: Partial<Profile>; problem: null } | { changes: null; problem: DetailsProblem } {
  const name = checkName(details.name);
  if (name.problem !== null) return { changes: null, problem: { field: 'name', message: name.problem } };
  const phone = normalisePhone(details.phone);
  if (phone === null && details.phone.trim() !== '')
    return {
      changes: null,
      problem: { field: 'phone', message: t('Enter a Kenyan mobile number, such as 0712 345 678') },
    };
  return {
    changes: {
      full_name: name.value,
      phone,
      county: details.county || null,
      language: details.language,
    },
    problem: null,
  };
}

type Props = {
  userId: string;
  details: Details;
  onDetails: (details: Details) => void;
  /** Undefined while they are on their way. */
  counties: readonly string[] | undefined;
  checkName: AccountRules['checkName'];
  onSaved: () => void;
};

/** Name, phone, county and language. */
export function DetailsForm({ userId, details, onDetails, counties, checkName, onSaved }: Props) {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<DetailsProblem | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** The language was chosen here and now: this device is to speak it. */
  const [isSpoken, setSpoken] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const checked = checkDetails(details, checkName);
    setProblem(checked.problem);
    setFailure(null);
    if (checked.problem)
      return form.current?.querySelector<HTMLInputElement>(`[name="${checked.problem.field}"]`)?.focus();
    setBusy(true);
    try {
      await saveProfile(queries, userId, checked.changes);
      onSaved();
      toast.success(t('Profile saved'));
      if (isSpoken && details.language !== language) speak(details.language);
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  const set =
    <Key extends keyof Details>(key: Key) =>
    (event: { target: { value: string } }): void =>
      onDetails({ ...details, [key]: event.target.value });
  const offered = counties ?? (details.county === '' ? [] : [details.county]);
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <TextField
        label={t('Full name')}
        name="name"
        autoComplete="name"
        maxLength={100}
        value={details.name}
        onChange={set('name')}
        error={problem?.field === 'name' ? problem.message : undefined}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('Phone number (optional)')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="0712 345 678"
          value={details.phone}
          onChange={set('phone')}
          error={problem?.field === 'phone' ? problem.message : undefined}
        />
        <SelectField
          label={t('County (optional)')}
          name="county"
          autoComplete="address-level1"
          value={details.county}
          onChange={set('county')}
        >
          <option value="">{counties ? t('Choose your county') : t('Loading…')}</option>
          {offered.map((county) => (
            <option key={county} value={county}>
              {county}
            </option>
          ))}
        </SelectField>
      </div>
      <SelectField
        label={t('Language')}
        name="language"
        value={details.language}
        onChange={(event) => {
          setSpoken(true);
          set('language')(event);
        }}
        hint={t(
          'This device speaks it as soon as you save, and so do mails and notices. Other devices keep theirs.',
        )}
      >
        <option value="en">English</option>
        <option value="sw">Kiswahili</option>
      </SelectField>
      <div>
        <Button type="submit" busy={busy}>
          {busy ? t('Saving...') : t('Save profile')}
        </Button>
      </div>
    </form>
  );
}
