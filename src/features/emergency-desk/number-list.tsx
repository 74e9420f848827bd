import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { urgentKinds, isUrgentKind, type UrgentKind } from '../../entities/urgent/urgency.ts';
import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/back-office.ts';
import { t as named } from '../../words/health.ts';
import { type NumberRow, numbersKey, saveNumber, numbersQuery } from './emergency-desk.queries.ts';

const empty = (today: string): NumberRow => ({
  id: '',
  number: '',
  label_en: '',
  label_sw: '',
  kinds: [],
  source: '',
  checked_on: today,
  position: 100,
  is_active: true,
});

type Props = { row: NumberRow | null; today: string; onClose: () => void };

/** 999 and 112: their number and names stay, and they are never turned off. */
export const isAlwaysThere = (id: string): boolean => id === 'emergency' || id === 'mobile';

type Faults = Partial<Record<'number' | 'label_en' | 'label_sw' | 'source' | 'checked_on', string>>;

/** What is wrong with a number: the rules of the table, told beside the fields. */
export function faultsOf(
  row: Pick<NumberRow, 'number' | 'label_en' | 'label_sw' | 'source' | 'checked_on'>,
  today: string,
): Faults {
  const faults: Faults = {};
  if (!/^\+?\d{3,15}$/.test(row.number)) faults.number = t('Three to fifteen digits, without spaces.');
  if (row.label_en.trim().length < 2) faults.label_en = t('Write a name.');
  if (row.label_sw.trim().length < 2) faults.label_sw = t('Write a name.');
  if (row.source.trim().length < 5)
    faults.source = t('Where was the number read? Without a source it is not shown.');
  if (!/^\d{4}-\d\d-\d\d$/.test(row.checked_on) || row.checked_on > today)
    faults.checked_on = t('Choose a day up to today.');
  return faults;
}

/** The id of a new number, made of its English name: `Poison centre` → `poison-centre`. */
export function idFrom(label: string): string {
  const slug = label
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  return /^[a-z]/.test(slug) && slug.length > 1 ? slug : `line-${slug || 'new'}`;
}

/** The form of a number to call; without a row it makes a new one. */
export function NumberDialog({ row, today, onClose }: Props) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(row ?? empty(today));
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<NumberRow>): void => setDraft({ ...draft, ...part });
  const faults = faultsOf(draft, today);
  const shown = isTried ? faults : {};
  const isFixed = isAlwaysThere(draft.id);
  const save = useMutation({
    mutationFn: () =>
      saveNumber(
        {
          ...draft,
          id: row?.id ?? idFrom(draft.label_en),
          label_en: draft.label_en.trim(),
          label_sw: draft.label_sw.trim(),
          source: draft.source.trim(),
        },
        row === null,
      ),
    onSuccess: async () => {
      toast.success(t('Saved'));
      onClose();
      await queryClient.invalidateQueries({ queryKey: numbersKey });
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title={row === null ? t('New emergency number') : t('Edit emergency number')}
      description={t(
        'People call it when it matters most: write where the number was read, and on which day.',
      )}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (Object.keys(faults).length === 0) save.mutate();
        }}
      >
        <TextField
          label={t('Number')}
          type="tel"
          inputMode="tel"
          maxLength={16}
          value={draft.number}
          error={shown.number}
          readOnly={isFixed}
          hint={isFixed ? t('This number is always shown.') : undefined}
          onChange={(event) => change({ number: event.currentTarget.value.replaceAll(' ', '') })}
        />
        <TextField
          label={t('Name in English')}
          maxLength={60}
          value={draft.label_en}
          error={shown.label_en}
          readOnly={isFixed}
          onChange={(event) => change({ label_en: event.currentTarget.value })}
        />
        <TextField
          label={t('Name in Kiswahili')}
          maxLength={60}
          value={draft.label_sw}
          error={shown.label_sw}
          readOnly={isFixed}
          onChange={(event) => change({ label_sw: event.currentTarget.value })}
        />
        <TextField
          label={t('Source')}
          maxLength={300}
          value={draft.source}
          error={shown.source}
          onChange={(event) => change({ source: event.currentTarget.value })}
        />
        <TextField
          label={t('Checked on')}
          type="date"
          max={today}
          value={draft.checked_on}
          error={shown.checked_on}
          onChange={(event) => change({ checked_on: event.currentTarget.value })}
        />
        {!isFixed && (
          <fieldset>
            <legend className="text-sm font-semibold">{t('Shown with these emergencies')}</legend>
            <div className="grid sm:grid-cols-2">
              {urgentKinds.map((kind) => (
                <CheckboxField
                  key={kind}
                  label={kindNames[kind]}
                  checked={draft.kinds.includes(kind)}
                  onChange={(event) =>
                    change({
                      kinds: event.currentTarget.checked
                        ? [...draft.kinds, kind]
                        : draft.kinds.filter((other) => other !== kind),
                    })
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
        {!isFixed && (
          <CheckboxField
            label={t('Shown to everybody')}
            checked={draft.is_active}
            onChange={(event) => change({ is_active: event.currentTarget.checked })}
          />
        )}
        {save.error && <Alert tone="danger">{errorText(save.error)}</Alert>}
        <Button type="submit" busy={save.isPending}>
          {row === null ? t('Add') : t('Save')}
        </Button>
      </form>
    </Dialog>
  );
}

/** What a kind of emergency is called in a list. */
const kindNames: Readonly<Record<UrgentKind, string>> = {
  heart: named('Heart'),
  stroke: named('Stroke'),
  breathing: named('Breathing'),
  allergy: named('Allergy'),
  bleeding: named('Bleeding'),
  'self-harm': named('Despair, self-harm'),
  poison: named('Poison, overdose'),
  fit: named('Fits'),
  unconscious: named('Unconscious'),
  head: named('Head injury'),
  burn: named('Burns'),
  eye: named('Eyes'),
  pregnancy: named('Pregnancy'),
  birth: named('After birth'),
  child: named('Small children'),
  dehydration: named('Diarrhoea, drying out'),
  meningitis: named('Meningitis'),
  belly: named('Belly'),
  bite: named('Bites and stings'),
  'sexual-violence': named('Sexual violence'),
  violence: named('Violence'),
  'low-sugar': named('Sugar too low'),
  'high-sugar': named('Sugar too high'),
  pressure: named('Blood pressure'),
  fever: named('Fever'),
  'stopping-medicine': named('Stopping a medicine'),
  'ending-pregnancy': named('Ending a pregnancy'),
  'herb-harm': named('Harm by a herb'),
};

/** Every number to call, in the order in which it is shown. */
export function NumberList({ onEdit }: { onEdit: (row: NumberRow) => void }) {
  const { data: rows, error } = useQuery(numbersQuery);
  if (error) return <Alert tone="danger">{errorText(error)}</Alert>;
  return (
    <ul aria-label={t('Emergency numbers')} className="grid gap-3">
      {rows?.map((row) => (
        <li
          key={row.id}
          className="border-line bg-surface grid gap-1 rounded-2xl border p-4 sm:grid-cols-[minmax(0,10rem)_minmax(0,1fr)_auto] sm:items-center sm:gap-4"
        >
          <p className="font-serif text-2xl font-semibold tabular-nums">{row.number}</p>
          <div className="grid gap-0.5">
            <p className="font-semibold">
              <span lang="en">{row.label_en}</span> · <span lang="sw">{row.label_sw}</span>
            </p>
            <p className="text-muted text-sm break-words">
              {row.source} · {formatDate(row.checked_on)}
            </p>
            {row.kinds.length > 0 && (
              <p className="text-sm">
                {row.kinds
                  .filter(isUrgentKind)
                  .map((kind) => kindNames[kind])
                  .join(', ')}
              </p>
            )}
            {!row.is_active && <p className="text-danger-700 text-sm font-semibold">{t('Hidden')}</p>}
          </div>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('Edit {number}', { number: row.number })}
            onClick={() => onEdit(row)}
          >
            {t('Edit')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
