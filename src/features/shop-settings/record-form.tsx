import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { type Cells, faultsOf, type FieldSpec, fromCells, type Saved } from './setting-fields.ts';

type Props = {
  label: string;
  fields: readonly FieldSpec[];
  cells: Cells;
  onSave: (record: Saved) => Promise<void>;
  submitLabel?: string;
};

/** A small form over one row of a table: its fields, what is wrong with them, and Save. */
export function RecordForm({ label, fields, cells: start, onSave, submitLabel = t('Save') }: Props) {
  const [cells, setCells] = useState(start);
  const [isTried, setTried] = useState(false);
  const faults = isTried ? faultsOf(fields, cells) : {};
  const save = useMutation({
    mutationFn: () => onSave(fromCells(fields, cells)),
    onSuccess: () => toast.success(t('Saved')),
  });
  const set = (name: string, value: string): void => setCells((before) => ({ ...before, [name]: value }));
  return (
    <form
      noValidate
      aria-label={label}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (Object.keys(faultsOf(fields, cells)).length === 0) save.mutate();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map((field) => (
          <FieldOf
            key={field.name}
            field={field}
            value={cells[field.name] ?? ''}
            error={faults[field.name]}
            onChange={(value) => set(field.name, value)}
          />
        ))}
      </div>
      {save.error && <Alert tone="danger">{errorText(save.error)}</Alert>}
      <Button type="submit" size="sm" className="w-fit" busy={save.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}

type FieldProps = {
  field: FieldSpec;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function FieldOf({ field, value, error, onChange }: FieldProps) {
  if (field.kind === 'check')
    return (
      <CheckboxField
        label={field.label}
        checked={value === 'true'}
        className="self-end"
        onChange={(event) => onChange(String(event.currentTarget.checked))}
      />
    );
  if (field.kind === 'choice')
    return (
      <SelectField
        label={field.label}
        hint={field.hint}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  const isNumber = field.kind === 'number' || field.kind === 'maybe_number';
  return (
    <TextField
      label={field.label}
      hint={field.hint}
      error={error}
      value={value}
      autoComplete="off"
      type={field.kind === 'time' ? 'datetime-local' : field.kind === 'maybe_day' ? 'date' : 'text'}
      inputMode={isNumber ? 'numeric' : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type Entry<Id> = { id: Id; title: ReactNode; label: string; summary: ReactNode; cells: Cells };
type RecordListProps<Id extends string | number> = {
  fields: readonly FieldSpec[];
  entries: readonly Entry<Id>[];
  onSave: (id: Id | null, record: Saved) => Promise<void>;
  /** What a new row starts from; without it none can be added. */
  fresh?: { label: string; cells: Cells };
};

/** Rows that open into their form. */
export function RecordList<Id extends string | number>({
  fields,
  entries,
  onSave,
  fresh,
}: RecordListProps<Id>) {
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="grid gap-4">
      {fresh && !isAdding && (
        <Button variant="secondary" size="sm" className="w-fit" onClick={() => setAdding(true)}>
          {fresh.label}
        </Button>
      )}
      {fresh && isAdding && (
        <div className="border-line bg-surface rounded-2xl border p-4 shadow-sm">
          <RecordForm
            label={fresh.label}
            fields={fields}
            cells={fresh.cells}
            submitLabel={t('Add')}
            onSave={async (record) => {
              await onSave(null, record);
              setAdding(false);
            }}
          />
        </div>
      )}
      <ul className="border-line bg-surface divide-line divide-y rounded-2xl border shadow-sm">
        {entries.map((entry) => (
          <li key={entry.id}>
            <details>
              <summary className="flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
                <span className="font-semibold">{entry.title}</span>
                <span className="text-muted text-sm">{entry.summary}</span>
              </summary>
              <div className="p-4 pt-1">
                <RecordForm
                  key={JSON.stringify(entry.cells)}
                  label={entry.label}
                  fields={fields}
                  cells={entry.cells}
                  onSave={(record) => onSave(entry.id, record)}
                />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}
