import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { productTaxKey, setTaxClass, taxClasses } from './product-tax.queries.ts';

type Props = {
  label: string;
  ids: readonly number[];
  start: { taxClass: string; itemClass: string };
  submitLabel: string;
  onDone?: () => void;
};

/** The class of VAT of some products, and their classification for eTIMS. */
export function TaxForm({ label, ids, start, submitLabel, onDone }: Props) {
  const queryClient = useQueryClient();
  const [taxClass, setClass] = useState(start.taxClass);
  const [itemClass, setItemClass] = useState(start.itemClass);
  const [isTried, setTried] = useState(false);
  const isUnset = taxClass === '';
  const isBadItem = itemClass.trim() !== '' && !/^\d{8,10}$/.test(itemClass.trim());
  const save = useMutation({
    mutationFn: setTaxClass,
    onSuccess: async (many) => {
      toast.success(
        t.count(many, 'The tax class of {n} product is set', 'The tax class of {n} products is set'),
      );
      await queryClient.invalidateQueries({ queryKey: productTaxKey });
      onDone?.();
    },
  });
  return (
    <form
      noValidate
      aria-label={label}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isUnset && !isBadItem) save.mutate({ ids: [...ids], taxClass, itemClass });
      }}
    >
      <SelectField
        label={t('Class of VAT')}
        value={taxClass}
        error={isTried && isUnset ? t('Choose a class') : undefined}
        onChange={(event) => setClass(event.currentTarget.value)}
      >
        <option value="">{t('Needs a tax class')}</option>
        {taxClasses.map(({ id, label: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('eTIMS item classification (optional)')}
        hint={t('From the list of KRA; what is left empty stays.')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={itemClass}
        error={isTried && isBadItem ? t('Eight to ten digits.') : undefined}
        onChange={(event) => setItemClass(event.currentTarget.value)}
      />
      {save.error && <Alert tone="danger">{errorText(save.error)}</Alert>}
      <Button type="submit" size="sm" className="w-fit" busy={save.isPending} disabled={ids.length === 0}>
        {submitLabel}
      </Button>
    </form>
  );
}
