import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LeaveGuard } from '../../ui/dialog.tsx';
import { CheckboxField, SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/care.ts';
import { practiceChoicesQuery, savePractice } from './practice.queries.ts';
import type { Practice, PracticeChange } from './practice.ts';

type Text = 'display_name' | 'title' | 'headline' | 'slug' | 'place';

const zones = (own: string): string[] => [
  ...new Set([own, 'Africa/Nairobi', ...Intl.supportedValuesOf('timeZone')]),
];

/** What clients read of a practitioner, and the rules of the calendar. */
export function PageForm({ userId, practice }: { userId: string; practice: Practice }) {
  const queryClient = useQueryClient();
  const { data: choices } = useQuery(practiceChoicesQuery);
  const [change, setChange] = useState<PracticeChange>({});
  const [languages, setLanguages] = useState<string | null>(null);
  const value = { ...practice, ...change };
  const isChanged = Object.keys(change).length > 0 || languages !== null;
  const save = useMutation({
    mutationFn: () =>
      savePractice(queryClient, userId, {
        ...change,
        ...(languages === null
          ? {}
          : {
              languages: languages
                .split(',')
                .map((one) => one.trim())
                .filter(Boolean),
            }),
      }),
    onSuccess: () => {
      setChange({});
      setLanguages(null);
      toast.success(t('Your page is saved'));
    },
  });
  const set = (next: PracticeChange): void => setChange({ ...change, ...next });
  const text = (name: Text, label: string, maxLength: number, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      maxLength={maxLength}
      value={value[name] ?? ''}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  );
  const number = (
    name:
      | 'slot_minutes'
      | 'buffer_before_minutes'
      | 'buffer_after_minutes'
      | 'min_notice_minutes'
      | 'max_ahead_days',
    label: string,
    options: readonly (readonly [number, string])[],
  ) => (
    <SelectField
      label={label}
      value={String(value[name])}
      onChange={(event) => set({ [name]: Number(event.currentTarget.value) })}
    >
      {!options.some(([one]) => one === value[name]) && <option value={value[name]}>{value[name]}</option>}
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </SelectField>
  );
  const minutes = (list: readonly number[]) =>
    list.map((one) => [one, one === 0 ? t('None') : t('{n} minutes', { n: one })] as const);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    save.mutate();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <LeaveGuard when={isChanged && !save.isPending} />
      <Card className="grid gap-4 sm:grid-cols-2">
        <h2 className="text-xl sm:col-span-2">{t('What clients read')}</h2>
        {text('display_name', t('Name'), 80)}
        {text('title', t('Title'), 80, t('For example: Clinical nutritionist'))}
        <div className="sm:col-span-2">{text('headline', t('In one line'), 160)}</div>
        <TextAreaField
          className="sm:col-span-2"
          label={t('About you')}
          rows={6}
          maxLength={4000}
          value={value.about}
          onChange={(event) => set({ about: event.currentTarget.value })}
        />
        <TextField
          label={t('Languages')}
          hint={t('Separated by commas.')}
          value={languages ?? practice.languages.join(', ')}
          onChange={(event) => setLanguages(event.currentTarget.value)}
        />
        <SelectField
          label={t('County')}
          value={value.county ?? ''}
          onChange={(event) => set({ county: event.currentTarget.value || null })}
        >
          <option value="">{t('None')}</option>
          {choices?.counties.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        {text('place', t('Place for visits'), 200, t('Where clients come to in person.'))}
        {text('slug', t('Address of your page'), 60, '/nutritionists/…')}
        <fieldset className="sm:col-span-2">
          <legend className="text-sm font-semibold">{t('I help with')}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {choices?.specialities.map(({ id, name }) => (
              <CheckboxField
                key={id}
                label={t.known(name)}
                checked={value.specialities.includes(id)}
                onChange={(event) =>
                  set({
                    specialities: event.currentTarget.checked
                      ? [...value.specialities, id]
                      : value.specialities.filter((one) => one !== id),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      </Card>
      <Card className="grid gap-4 sm:grid-cols-2">
        <h2 className="text-xl sm:col-span-2">{t('Rules of your calendar')}</h2>
        <SelectField
          label={t('Your clock')}
          value={value.time_zone}
          onChange={(event) => set({ time_zone: event.currentTarget.value })}
        >
          {zones(value.time_zone).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </SelectField>
        {number('slot_minutes', t('A time begins every'), minutes([10, 15, 20, 30, 60]))}
        {number('buffer_before_minutes', t('Kept free before'), minutes([0, 5, 10, 15, 30, 60]))}
        {number('buffer_after_minutes', t('Kept free after'), minutes([0, 5, 10, 15, 30, 60]))}
        {number('min_notice_minutes', t('Not sooner than'), [
          [0, t('At once')],
          [120, t('Two hours ahead')],
          [240, t('Four hours ahead')],
          [1440, t('A day ahead')],
          [2880, t('Two days ahead')],
        ])}
        {number('max_ahead_days', t('Not later than'), [
          [14, t('Two weeks ahead')],
          [28, t('Four weeks ahead')],
          [42, t('Six weeks ahead')],
          [90, t('Three months ahead')],
        ])}
        <CheckboxField
          className="sm:col-span-2"
          label={t('I work on Kenya’s public holidays')}
          checked={value.works_on_holidays}
          onChange={(event) => set({ works_on_holidays: event.currentTarget.checked })}
        />
      </Card>
      {save.error && <Alert tone="danger">{errorText(save.error)}</Alert>}
      <Button
        type="submit"
        size="lg"
        busy={save.isPending}
        disabled={!isChanged}
        className="justify-self-start"
      >
        {t('Save the page')}
      </Button>
    </form>
  );
}
