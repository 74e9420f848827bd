import { Fragment } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';

import { columnOf } from '../../entities/products/product.ts';
import { CheckboxField, TextAreaField, TextField, SelectField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { FormSection } from './product-sections.tsx';
import {
  fieldLabels,
  type ProductValues,
  type Section,
  textFields,
  type TextName,
  textNames,
} from './product.ts';

type Named = { id: string; name: string };
export type Vocabulary = { shelves: Named[]; uses: Named[]; forms: string[] };
export type Claims = Partial<Record<TextName, string>>;
type Props = {
  form: UseFormReturn<ProductValues>;
  vocabulary: Vocabulary;
  isNew: boolean;
  /** Asks the shop whether a text may be printed as it stands. */
  onLeave: (field: TextName) => void;
  /** What the shop found in the texts as they stand now. */
  claims: Claims;
};

type FieldProps = Omit<Props, 'claims'> & { name: TextName; error: string | undefined };

/** One column, edited as `textFields` says. */
function ColumnField({ name, error, form, vocabulary, isNew, onLeave }: FieldProps) {
  const { label, hint, printed, rows, wide, choices, attributes } = textFields[name];
  const field = {
    label,
    error,
    hint: name === 'slug' && isNew ? t('Left empty it is made from the name.') : hint,
    className: wide || rows ? 'sm:col-span-2' : undefined,
    ...attributes,
    ...form.register(name, printed ? { onBlur: () => onLeave(name) } : {}),
  };
  if (choices === 'shelves')
    return (
      <SelectField {...field}>
        <option value="">{t('Choose a shelf')}</option>
        {vocabulary.shelves.map(({ id, name: shelf }) => (
          <option key={id} value={id}>
            {t.known(shelf)}
          </option>
        ))}
      </SelectField>
    );
  if (choices === 'forms')
    return (
      <>
        <TextField {...field} list="product-forms" />
        <datalist id="product-forms">
          {vocabulary.forms.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      </>
    );
  if (choices)
    return (
      <SelectField {...field}>
        {columnOf(name).nullable && <option value="">–</option>}
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    );
  if (rows) return <TextAreaField {...field} rows={rows} />;
  return <TextField {...field} inputMode={columnOf(name).kind === 'whole' ? 'numeric' : undefined} />;
}

const titles: Record<Section, { title: string; intro?: string }> = {
  names: { title: t('What it is') },
  shelf: { title: t('Price and stock') },
  words: {
    title: t('Words'),
    intro: t(
      'Say what it is, how it tastes and how it is used. Never that it cures, treats or prevents a disease.',
    ),
  },
  details: { title: t('Details') },
};

function Uses({ form, vocabulary }: Pick<Props, 'form' | 'vocabulary'>) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-sm font-semibold">{fieldLabels.uses}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {vocabulary.uses.map(({ id, name }) => (
          <CheckboxField key={id} label={t.known(name)} value={id} {...form.register('uses')} />
        ))}
      </div>
    </fieldset>
  );
}

/** A part of the form. */
export function ProductFields({ section, claims, ...props }: Props & { section: Section }) {
  const { errors } = useFormState({ control: props.form.control });
  return (
    <FormSection {...titles[section]}>
      <div className="grid gap-4 sm:grid-cols-2">
        {textNames
          .filter((name) => textFields[name].section === section)
          .map((name) => (
            <Fragment key={name}>
              <ColumnField name={name} error={errors[name]?.message ?? claims[name]} {...props} />
              {name === 'herb_slugs' && <Uses {...props} />}
            </Fragment>
          ))}
      </div>
    </FormSection>
  );
}
