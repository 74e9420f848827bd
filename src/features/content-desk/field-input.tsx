import { type ReactNode, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { CheckboxField, SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { t } from '../../words/desk.ts';
import { useOptions } from './content-desk.queries.ts';
import {
  type Doc,
  docOf,
  listOf,
  textOf,
  textsOf,
  blankFields,
  type Field,
  type FieldProps,
} from './fields.ts';
import { ListField, PictureInput } from './list-field.tsx';

type Of<K extends Field['kind']> = FieldProps<Extract<Field, { kind: K }>>;

/** The number as it is typed, so that "1." can become "1.5". */
function NumberInput({ field, value, onChange, error }: Of<'number'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const number = typeof value === 'number' ? value : null;
  const isCurrent = typed !== null && (typed === '' ? number === null : Number(typed) === number);
  return (
    <TextField
      label={field.label}
      hint={field.hint}
      error={error}
      inputMode="decimal"
      value={isCurrent ? typed : (number?.toString() ?? '')}
      onChange={(event) => {
        const text = event.currentTarget.value.trim().replace(',', '.');
        const next = Number(text);
        if (Number.isNaN(next)) return;
        setTyped(text);
        onChange(text === '' ? null : next);
      }}
    />
  );
}

function ChoiceInput({ field, value, onChange, error }: Of<'choice'>) {
  const options = useOptions(field.from);
  const chosen = typeof value === 'number' ? String(value) : textOf(value);
  const isUnknown = chosen !== '' && options.every(([id]) => id !== chosen);
  return (
    <SelectField
      label={field.label}
      hint={field.hint}
      error={error}
      value={chosen}
      onChange={(event) => {
        const next = event.currentTarget.value;
        if (next === '') onChange(null);
        else onChange(field.numeric ? Number(next) : next);
      }}
    >
      {(field.nullable || chosen === '') && (
        <option value="">{field.nullable ? t('None') : t('Choose')}</option>
      )}
      {isUnknown && <option value={chosen}>{chosen}</option>}
      {options.map(([id, label]) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function PickInput({ field, value, onChange, error }: Of<'picks'>) {
  const options = useOptions(field.from);
  const picked = listOf(value).map(String);
  const pick = (ids: readonly string[]): void => onChange(field.numeric ? ids.map(Number) : [...ids]);
  const nameOf = (id: string): string => options.find(([known]) => known === id)?.[1] ?? id;
  return (
    <div className="grid gap-2">
      <SelectField
        label={field.label}
        hint={field.hint}
        error={error}
        value=""
        onChange={(event) => pick([...picked, event.currentTarget.value])}
      >
        <option value="" disabled>
          {t('Add…')}
        </option>
        {options
          .filter(([id]) => !picked.includes(id))
          .map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
      </SelectField>
      {picked.length > 0 && (
        <ul aria-label={field.label} className="flex flex-wrap gap-2">
          {picked.map((id) => (
            <li key={id}>
              <Button
                variant="secondary"
                size="sm"
                className="h-auto rounded-full py-1 text-left"
                onClick={() => pick(picked.filter((other) => other !== id))}
              >
                {t.rich(
                  '<quiet>Take out </quiet>{name}',
                  { quiet: (words) => <span className="sr-only">{words}</span> },
                  { name: nameOf(id) },
                )}
                <CloseIcon className="size-4 shrink-0" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function LinesInput({ field, value, onChange, error }: Of<'texts'>) {
  const lines = textsOf(value);
  return (
    <TextAreaField
      label={field.label}
      hint={field.hint ?? t('One to a line')}
      error={error}
      rows={field.rows ?? 3}
      value={lines.join('\n')}
      onChange={(event) => {
        const text = event.currentTarget.value;
        onChange(text === '' ? [] : text.split('\n'));
      }}
    />
  );
}

function CellsInput({ field, value, onChange, error }: Of<'cells'>) {
  return (
    <TextField
      label={field.label}
      hint={t('With | between them')}
      error={error}
      value={textsOf(value).join('|')}
      onChange={(event) => {
        const text = event.currentTarget.value;
        onChange(text === '' ? [] : text.split('|'));
      }}
    />
  );
}

function GridInput({ field, value, onChange, error }: Of<'grid'>) {
  const rows = listOf(value).map((row) => textsOf(row).join('|'));
  return (
    <TextAreaField
      label={field.label}
      hint={t('One row to a line, with | between the cells')}
      error={error}
      rows={Math.min(Math.max(rows.length + 1, 4), 12)}
      value={rows.join('\n')}
      onChange={(event) => {
        const text = event.currentTarget.value;
        onChange(text === '' ? [] : text.split('\n').map((row) => row.split('|')));
      }}
    />
  );
}

function GroupInput({ field, value, onChange, error }: Of<'group'>) {
  const isLeftOut = field.spare === true && (value === null || value === undefined);
  return (
    <fieldset className="border-line grid min-w-0 grid-cols-1 gap-3 rounded-xl border p-4">
      <legend className="px-1.5 font-semibold">{field.label}</legend>
      {error && <p className="text-danger-700 text-sm font-semibold">{error}</p>}
      {field.spare && (
        <CheckboxField
          label={field.label}
          checked={!isLeftOut}
          onChange={(event) => onChange(event.currentTarget.checked ? blankFields(field.fields) : null)}
        />
      )}
      {!isLeftOut && <FieldInputs fields={field.fields} doc={docOf(value)} onChange={onChange} />}
    </fieldset>
  );
}

/** A field of a document, with what its kind needs to be edited. */
function FieldInput({ field, ...rest }: FieldProps): ReactNode {
  const { value, onChange, error } = rest;
  switch (field.kind) {
    case 'text': {
      const shared = { label: field.label, hint: field.hint, error, value: textOf(value) };
      return field.rows ? (
        <TextAreaField
          {...shared}
          rows={field.rows}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <TextField {...shared} onChange={(event) => onChange(event.currentTarget.value)} />
      );
    }
    case 'flag':
      return (
        <CheckboxField
          label={field.label}
          error={error}
          checked={field.usual ? value !== false : value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'number':
      return <NumberInput field={field} {...rest} />;
    case 'picture':
      return <PictureInput field={field} {...rest} />;
    case 'choice':
      return <ChoiceInput field={field} {...rest} />;
    case 'picks':
      return <PickInput field={field} {...rest} />;
    case 'texts':
      return <LinesInput field={field} {...rest} />;
    case 'cells':
      return <CellsInput field={field} {...rest} />;
    case 'grid':
      return <GridInput field={field} {...rest} />;
    case 'group':
      return <GroupInput field={field} {...rest} />;
    case 'list':
      return (
        <ListField
          field={field}
          {...rest}
          renderFields={(fields, doc, onEdit) => <FieldInputs fields={fields} doc={doc} onChange={onEdit} />}
        />
      );
  }
}

const isWide = (field: Field): boolean =>
  ['list', 'grid', 'cells'].includes(field.kind) ||
  (field.kind === 'text' && (field.rows ?? 1) > 1) ||
  (field.kind === 'group' && field.fields.length > 2);

/** Fields beside each other where there is room. `errors` are by field. */
export function FieldInputs({
  fields,
  doc,
  onChange,
  errors = {},
}: {
  fields: readonly Field[];
  doc: Doc;
  onChange: (doc: Doc) => void;
  errors?: Readonly<Record<string, string>>;
}) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <div
          key={field.key}
          id={`field-${field.key}`}
          className={isWide(field) ? 'scroll-mt-24 sm:col-span-2' : 'scroll-mt-24'}
        >
          <FieldInput
            field={field}
            value={doc[field.key]}
            error={errors[field.key]}
            onChange={(value) => onChange({ ...doc, [field.key]: value })}
          />
        </div>
      ))}
    </div>
  );
}
