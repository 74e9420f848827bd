import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';

import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { t } from '../../words/account.ts';
import type { CheckoutValues } from './checkout.schema.ts';
import { countiesQuery } from './quote.queries.ts';

/** Where the rider brings the parcel. */
export function AddressFields({ form }: { form: UseFormReturn<CheckoutValues> }) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const counties = useQuery(countiesQuery);
  const county = useWatch({ control, name: 'county' });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('County')}
          autoComplete="address-level1"
          error={
            counties.isError
              ? t('The counties could not be loaded. Check your connection.')
              : errors.county?.message
          }
          {...register('county')}
          // A county may be known before its option is there: a select of its own would forget it.
          value={county}
        >
          <option value="">{counties.isPending ? t('Loading…') : t('Choose your county')}</option>
          <CountyOptions names={counties.data} chosen={county} />
        </SelectField>
        <TextField
          label={t('Town or estate')}
          autoComplete="address-level2"
          maxLength={80}
          error={errors.town?.message}
          {...register('town')}
        />
      </div>
      <TextField
        label={t('Landmark')}
        autoComplete="address-line1"
        maxLength={200}
        placeholder={t('Opposite Total petrol station, blue gate')}
        hint={t('What the rider looks for: a building, a gate, a stage.')}
        error={errors.landmark?.message}
        {...register('landmark')}
      />
    </>
  );
}

/** A county of the draft is offered at once, so that the select keeps its value while the list is on its way. */
function CountyOptions({ names, chosen }: { names: string[] | undefined; chosen: string }) {
  const offered = names ?? (chosen === '' ? [] : [chosen]);
  return offered.map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ));
}
