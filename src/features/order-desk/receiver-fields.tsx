import { useQuery } from '@tanstack/react-query';

import { countiesQuery } from '../../entities/quote/quote.queries.ts';
import { formatKes } from '../../lib/format.ts';
import { normalisePhone } from '../../lib/kenyan-numbers.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceRow } from '../../ui/choices.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { deskPointsQuery, knownBuyerQuery, type Receiver } from './desk-order.queries.ts';

export type ReceiverFaults = Partial<Record<keyof Receiver | 'items' | 'readOut', string>>;

/** What is not filled in, or not right. The database says the same of what gets past it. */
export function receiverFaults(values: Receiver): ReceiverFaults {
  const faults: ReceiverFaults = {};
  if (normalisePhone(values.phone) === null)
    faults.phone = t('Enter a Kenyan mobile number, such as 0712 345 678');
  if (values.name.trim().length < 2) faults.name = t('Enter the name of who receives it');
  if (values.way === 'pickup') {
    if (values.pickupPoint === '') faults.pickupPoint = t('Choose a pickup point');
    return faults;
  }
  if (values.county === '') faults.county = t('Choose a county');
  if (values.town.trim().length < 2) faults.town = t('Enter the town or estate');
  if (values.landmark.trim().length < 3) faults.landmark = t('Enter what the rider looks for');
  return faults;
}

/** By which field a refusal of the database stands. */
export const refusedField: Record<string, keyof ReceiverFaults> = {
  bad_phone: 'phone',
  unknown_county: 'county',
  unknown_pickup_point: 'pickupPoint',
  not_read_out: 'readOut',
};

type Props = {
  values: Receiver;
  faults: ReceiverFaults;
  onChange: (change: Partial<Receiver>) => void;
  /** Whether the phone may name somebody who bought before. */
  looksUp?: boolean;
};

/** Who gets the parcel, and where. A number that ordered before fills in the rest with one press. */
export function ReceiverFields({ values, faults, onChange, looksUp = false }: Props) {
  const counties = useQuery(countiesQuery);
  const points = useQuery({ ...deskPointsQuery, enabled: values.way === 'pickup' });
  const { data: known } = useQuery(knownBuyerQuery(looksUp ? normalisePhone(values.phone) : null));
  const isFilled = values.name !== '' && (values.way === 'pickup' ? values.pickupPoint : values.town) !== '';
  return (
    <>
      <TextField
        name="phone"
        label={t('Phone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={values.phone}
        error={faults.phone}
        onChange={(event) => onChange({ phone: event.currentTarget.value })}
      />
      {known && !isFilled && (
        <Button
          variant="secondary"
          className="justify-start text-left"
          onClick={() =>
            onChange({
              name: known.contact_name,
              way: known.pickup_point_id === null ? 'door' : 'pickup',
              county: known.county,
              town: known.town,
              landmark: known.pickup_point_id === null ? known.landmark : '',
              pickupPoint: known.pickup_point_id ?? '',
            })
          }
        >
          {t('As last time: {name}, {town}', { name: known.contact_name, town: known.town })}
        </Button>
      )}
      <TextField
        name="name"
        label={t('Name')}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={100}
        value={values.name}
        error={faults.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <ChoiceRow
        legend={t('How do they get it?')}
        name="way"
        value={values.way}
        onChange={(way) => onChange({ way })}
        options={[
          { value: 'door', label: t('Delivery') },
          { value: 'pickup', label: t('Pickup point') },
        ]}
      />
      {values.way === 'pickup' ? (
        <SelectField
          name="pickupPoint"
          label={t('Pickup point')}
          value={values.pickupPoint}
          error={points.isError ? t('The pickup points could not be loaded') : faults.pickupPoint}
          onChange={(event) => onChange({ pickupPoint: event.currentTarget.value })}
        >
          <option value="">{points.isPending ? t('Loading…') : t('Choose a pickup point')}</option>
          {points.data?.map(({ id, name, town, fee_kes: fee }) => (
            <option key={id} value={id}>
              {name}, {town} · {fee === 0 ? t('Free') : formatKes(fee)}
            </option>
          ))}
        </SelectField>
      ) : (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              name="county"
              label={t('County')}
              value={values.county}
              error={counties.isError ? t('The counties could not be loaded') : faults.county}
              onChange={(event) => onChange({ county: event.currentTarget.value })}
            >
              <option value="">{counties.isPending ? t('Loading…') : t('Choose a county')}</option>
              {(counties.data ?? [values.county]).map(
                (name) =>
                  name !== '' && (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ),
              )}
            </SelectField>
            <TextField
              name="town"
              label={t('Town or estate')}
              autoComplete="off"
              autoCapitalize="words"
              maxLength={80}
              value={values.town}
              error={faults.town}
              onChange={(event) => onChange({ town: event.currentTarget.value })}
            />
          </div>
          <TextField
            name="landmark"
            label={t('Landmark')}
            autoComplete="off"
            maxLength={200}
            hint={t('What the rider looks for: a building, a gate, a stage.')}
            value={values.landmark}
            error={faults.landmark}
            onChange={(event) => onChange({ landmark: event.currentTarget.value })}
          />
        </>
      )}
    </>
  );
}

/** The first field that is not right takes the focus. */
export function focusFault(form: HTMLFormElement, faults: ReceiverFaults): void {
  const names = Object.keys(faults);
  const broken = [...form.elements].find((field) => names.includes(field.getAttribute('name') ?? ''));
  if (broken instanceof HTMLElement) broken.focus();
}
