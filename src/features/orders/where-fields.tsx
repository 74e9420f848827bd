import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';

import { errorText } from '../../lib/app-error.ts';
import { formatPhone } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/account.ts';
import {
  type Address,
  addressesKey,
  addressesQuery,
  makeDefaultAddress,
  removeAddress,
} from './checkout.queries.ts';
import { type Buyer, type CheckoutValues, emptyCheckout } from './checkout.schema.ts';
import { AddressFields, PickupChoice } from './place-fields.tsx';
import { applyAddress, clearAddress } from './use-checkout-form.tsx';

type Props = {
  form: UseFormReturn<CheckoutValues>;
  buyer: Buyer;
  /** Whether a saved address is filled in by itself: not where the last order says where it goes. */
  fillsAddress: boolean;
};

/** Whether the parcel is brought or fetched, and where. */
export function WhereFields({ form, buyer, fillsAddress }: Props) {
  const { control, setValue } = form;
  const { errors } = useFormState({ control });
  const way = useWatch({ control, name: 'way' });
  const pickupPoint = useWatch({ control, name: 'pickupPoint' });
  return (
    <>
      <RadioCards
        legend={t('How do you want to get it?')}
        name="way"
        className="sm:grid-cols-2"
        value={way}
        onChange={(next) => setValue('way', next === 'pickup' ? 'pickup' : 'door')}
        options={[
          {
            value: 'door',
            label: t('Delivery'),
            description: t('A rider brings it to you, in all 47 counties.'),
          },
          { value: 'pickup', label: t('Pickup point'), description: t('Fetch it yourself, often for less.') },
        ]}
      />
      {way === 'pickup' ? (
        <PickupChoice
          value={pickupPoint}
          error={errors.pickupPoint?.message}
          onChange={(id) => setValue('pickupPoint', id, { shouldValidate: true })}
        />
      ) : buyer.isGuest ? (
        <AddressFields form={form} />
      ) : (
        <MemberAddress form={form} buyer={buyer} fillsAddress={fillsAddress} />
      )}
    </>
  );
}

const personal = ['contactName', 'phone', 'altPhone'] as const;

/** The saved addresses of a member, or the fields of another one. */
function MemberAddress({ form, buyer, fillsAddress }: Props) {
  const { control, register } = form;
  const { errors, dirtyFields, defaultValues } = useFormState({ control });
  const { data: addresses } = useQuery(addressesQuery(buyer.id));
  const saving = useWatch({ control, name: 'saveAddress' });
  const [county, town, landmark] = useWatch({ control, name: ['county', 'town', 'landmark'] });
  const [choice, setChoice] = useState<string | null>(null);

  const saved = addresses ?? [];
  const isShown = (address: Address): boolean =>
    address.county === county && address.town === town && address.landmark === landmark;
  // Until somebody chooses, the address is the one that stands in the form: the default one or that of the draft.
  const chosen =
    saved.find((address) => (choice === null ? isShown(address) : address.id === choice))?.id ?? ANOTHER;

  const start = emptyCheckout(buyer.fullName);
  const isTyped = (field: (typeof personal)[number] | 'county'): boolean =>
    dirtyFields[field] === true || (defaultValues?.[field] ?? '') !== start[field];
  const fillIn = useEffectEvent((address: Address) => {
    // What was typed while the addresses were on their way, or stands in the draft, goes before.
    if (choice === null && town === '' && landmark === '' && !isTyped('county'))
      applyAddress(form, address, personal.filter(isTyped));
  });
  const first = fillsAddress ? addresses?.[0] : undefined;
  useEffect(() => {
    if (first) fillIn(first);
  }, [first]);

  function choose(next: string): void {
    const address = saved.find(({ id }) => id === next);
    if (address) applyAddress(form, address);
    else clearAddress(form);
    setChoice(next);
  }

  const broken = errors.county ?? errors.town ?? errors.landmark;
  return (
    <>
      {saved.length > 0 && (
        <SavedAddresses userId={buyer.id} addresses={saved} chosen={chosen} onChoose={choose} />
      )}
      {(chosen === ANOTHER || broken) && <AddressFields form={form} />}
      {chosen === ANOTHER && (
        <div className="grid gap-2">
          <CheckboxField label={t('Save this address for next time')} {...register('saveAddress')} />
          {saving && (
            <TextField
              label={t('Name of this address')}
              hint={t('Such as Home, Work or Mum’s place.')}
              maxLength={40}
              autoComplete="off"
              error={errors.addressLabel?.message}
              {...register('addressLabel')}
            />
          )}
        </div>
      )}
    </>
  );
}

/** The choice that is no saved address. */
const ANOTHER = 'another';

type ANOTHERProps = {
  userId: string;
  addresses: readonly Address[];
  /** The id of an address, or `ANOTHER`. */
  chosen: string;
  onChoose: (choice: string) => void;
};

type ManageAddressesProps = {
  userId: string;
  addresses: readonly Address[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Which saved address is offered first, and which are no longer needed. */
export function ManageAddresses({ userId, addresses, open, onOpenChange }: ManageAddressesProps) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: ({ id, as }: { id: string; as: 'default' | 'removed' }) =>
      as === 'default' ? makeDefaultAddress(id) : removeAddress(id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: addressesKey(userId) }),
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Saved addresses')}>
      <div className="grid gap-4">
        {change.isError && (
          <Alert tone="danger" title={t('That did not work')}>
            {errorText(change.error)}
          </Alert>
        )}
        <ul className="divide-line grid divide-y">
          {addresses.map(({ id, label, landmark, town, county, is_default: isDefault }) => (
            <li key={id} className="grid gap-2 py-3">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {label}
                {isDefault && <Badge tone="leaf">{t('Default')}</Badge>}
              </p>
              <p className="text-muted text-sm">
                {landmark}, {town}, {county}
              </p>
              <div className="flex flex-wrap gap-2">
                {!isDefault && (
                  <Button
                    size="sm"
                    variant="secondary"
                    disabled={change.isPending}
                    onClick={() => change.mutate({ id, as: 'default' })}
                  >
                    {t('Make default')}
                    <span className="sr-only">: {label}</span>
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={change.isPending}
                  onClick={() => change.mutate({ id, as: 'removed' })}
                >
                  {t('Remove')}
                  <span className="sr-only"> {label}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** The addresses of earlier orders, to choose from with one press. */
function SavedAddresses({ userId, addresses, chosen, onChoose }: ANOTHERProps) {
  const [managing, setManaging] = useState(false);
  return (
    <div className="grid gap-2">
      <RadioCards
        legend={t('Bring it to')}
        name="savedAddress"
        value={chosen}
        onChange={onChoose}
        options={[
          ...addresses.map((address) => ({
            value: address.id,
            label: (
              <span className="flex flex-wrap items-center gap-2">
                {address.label}
                {address.is_default && <Badge tone="leaf">{t('Default')}</Badge>}
              </span>
            ),
            description: (
              <>
                {address.landmark}, {address.town}, {address.county}
                <br />
                {address.contact_name}, {formatPhone(address.phone)}
              </>
            ),
          })),
          { value: ANOTHER, label: t('Another address') },
        ]}
      />
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setManaging(true)}>
        {t('Manage saved addresses')}
      </Button>
      <ManageAddresses userId={userId} addresses={addresses} open={managing} onOpenChange={setManaging} />
    </div>
  );
}
