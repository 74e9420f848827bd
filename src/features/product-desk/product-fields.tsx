import { type UseFormReturn, useFormState } from 'react-hook-form';

import { CheckboxField, SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { FormSection } from './product-sections.tsx';
import { fieldLabels, type ProductField, type ProductValues } from './product.ts';

type Named = { id: string; name: string };
export type Vocabulary = { shelves: Named[]; uses: Named[]; forms: string[] };
export type TextName = Exclude<ProductField, 'uses' | 'pictures'>;
export type Claims = Partial<Record<TextName, string>>;
type Props = {
  form: UseFormReturn<ProductValues>;
  vocabulary: Vocabulary;
  /** Asks the shop whether a text may be printed as it stands. */
  onLeave: (field: TextName) => void;
  /** What the shop found in the texts as they stand now. */
  claims: Claims;
};

/** Binds a text field of the form by its name. */
function useText(form: UseFormReturn<ProductValues>, claims: Claims = {}) {
  const { errors } = useFormState({ control: form.control });
  return (field: TextName, onLeave?: (field: TextName) => void) => ({
    label: fieldLabels[field],
    error: errors[field]?.message ?? claims[field],
    ...form.register(field, onLeave ? { onBlur: () => onLeave(field) } : {}),
  });
}

/** What the product is called and where it stands. */
export function NameFields({ form, vocabulary, onLeave, claims }: Props) {
  const text = useText(form, claims);
  return (
    <FormSection title={t('What it is')}>
      <TextField {...text('name', onLeave)} maxLength={120} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...text('botanical_name')} placeholder={t('Azadirachta indica')} />
        <TextField {...text('swahili_name')} placeholder={t('mwarobaini')} />
      </div>
      <TextField
        {...text('other_names')}
        hint={t('Names in other languages and common misspellings, with commas.')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...text('category_id')}>
          <option value="">{t('Choose a shelf')}</option>
          {vocabulary.shelves.map(({ id, name }) => (
            <option key={id} value={id}>
              {t.known(name)}
            </option>
          ))}
        </SelectField>
        <TextField {...text('form')} list="product-forms" placeholder={t('powder')} autoComplete="off" />
        <datalist id="product-forms">
          {vocabulary.forms.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </div>
    </FormSection>
  );
}

/** Price, shelf and parcel: what an option has of its own as well. */
export function ShelfFields({ form, isNew }: Pick<Props, 'form'> & { isNew: boolean }) {
  const text = useText(form);
  return (
    <FormSection title={t('Price and stock')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...text('price_kes')} inputMode="numeric" />
        <TextField
          {...text('compare_at_kes')}
          inputMode="numeric"
          hint={t('Shown crossed out, for a real reduction.')}
        />
        <TextField {...text('stock')} inputMode="numeric" hint={t('Pieces that can still be sold.')} />
        <TextField
          {...text('reorder_at')}
          inputMode="numeric"
          hint={t('With this many left it is listed as low.')}
        />
        <TextField {...text('size')} placeholder="100 g" />
        <TextField
          {...text('weight_g')}
          inputMode="numeric"
          hint={t('With its packing; the delivery fee uses it.')}
        />
        <TextField {...text('sku')} autoComplete="off" spellCheck={false} />
        <TextField
          {...text('slug')}
          autoComplete="off"
          spellCheck={false}
          hint={isNew ? t('Left empty it is made from the name.') : t('Part of the product’s links.')}
        />
        <TextField {...text('lot')} autoComplete="off" hint={t('From the label.')} />
        <TextField {...text('expires_on')} type="date" hint={t('From this day it counts as sold out.')} />
      </div>
    </FormSection>
  );
}

/** The words a customer reads. Claims we may not make are told at the field. */
export function WordFields({ form, onLeave, claims }: Omit<Props, 'vocabulary'>) {
  const text = useText(form, claims);
  return (
    <FormSection
      title={t('Words')}
      intro={t(
        'Say what it is, how it tastes and how it is used. Never that it cures, treats or prevents a disease.',
      )}
    >
      <TextAreaField
        {...text('summary', onLeave)}
        rows={2}
        maxLength={300}
        hint={t('One line for the list.')}
      />
      <TextAreaField {...text('description', onLeave)} rows={6} />
      <TextAreaField {...text('how_to_use', onLeave)} rows={4} />
      <TextAreaField {...text('ingredients', onLeave)} rows={2} />
      <TextAreaField
        {...text('warnings')}
        rows={4}
        hint={t('Pregnancy, children, medicines, allergies. Shown above the buy button.')}
      />
    </FormSection>
  );
}

/** Herbs, uses and papers. */
export function DetailFields({ form, vocabulary }: Pick<Props, 'form' | 'vocabulary'>) {
  const text = useText(form);
  return (
    <FormSection title={t('Details')}>
      <TextField
        {...text('herb_slugs')}
        spellCheck={false}
        hint={t(
          'Addresses of the library’s herbs with commas, such as neem, moringa. Their safety notes appear on the product.',
        )}
      />
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{fieldLabels.uses}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {vocabulary.uses.map(({ id, name }) => (
            <CheckboxField key={id} label={t.known(name)} value={id} {...form.register('uses')} />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...text('ppb_reg_no')} hint={t('Pharmacy and Poisons Board, where it needs one.')} />
        <TextField {...text('position')} inputMode="numeric" hint={t('Small numbers come first.')} />
      </div>
    </FormSection>
  );
}
