import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatPhone } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { t } from '../../words/account.ts';
import { type Address, addressesKey, makeDefaultAddress, removeAddress } from './checkout.queries.ts';

/** The choice that is no saved address. */
export const ANOTHER = 'another';

type Props = {
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
export function SavedAddresses({ userId, addresses, chosen, onChoose }: Props) {
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
