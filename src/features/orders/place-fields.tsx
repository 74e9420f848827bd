import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';

import { countiesQuery } from '../../entities/quote/quote.queries.ts';
import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../../words/account.ts';
import { pickupPointsQuery } from './checkout.queries.ts';
import type { CheckoutValues } from './checkout.schema.ts';

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

type Props = { value: string; error: string | undefined; onChange: (pointId: string) => void };

/** `1`, `2` → `1–2 days`; `1`, `1` → `1 day`; `0`, `1` → `Today or tomorrow` */
export function deliveryDays(least: number, most: number): string {
  if (most === 0) return t('Today');
  if (least === 0) return most === 1 ? t('Today or tomorrow') : t('Within {n} days', { n: most });
  if (least === most) return t.count(least, '{n} day', '{n} days');
  return t('{least}–{most} days', { least, most });
}

/** The places where a parcel can be fetched, with what that costs. */
export function PickupChoice({ value, error, onChange }: Props) {
  const points = useQuery(pickupPointsQuery);
  if (points.isPending) return <Skeleton className="h-32 rounded-xl" />;
  if (!points.data)
    return (
      <Alert
        tone="danger"
        title={t('The pickup points could not be loaded')}
        action={
          <Button size="sm" variant="secondary" onClick={() => void points.refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(points.error)}
      </Alert>
    );
  if (points.data.length === 0)
    return <Alert tone="info">{t('There is no pickup point at the moment. Please choose delivery.')}</Alert>;
  return (
    <RadioCards
      legend={t('Pickup point')}
      name="pickupPoint"
      value={value}
      error={error}
      onChange={onChange}
      options={points.data.map((point) => ({
        value: point.id,
        label: (
          <span className="flex flex-wrap justify-between gap-x-3">
            {point.name}
            <span className="font-normal whitespace-nowrap">
              {point.fee_kes === 0 ? t('Free') : formatKes(point.fee_kes)}
            </span>
          </span>
        ),
        description: (
          <>
            {point.landmark}, {point.town}
            <br />
            {point.hours && `${point.hours} · `}
            {deliveryDays(point.min_days, point.max_days)}
          </>
        ),
      }))}
    />
  );
}
