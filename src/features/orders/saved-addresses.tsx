import { useState } from 'react';

import { formatPhone } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { t } from '../../words/account.ts';
import type { Address } from './addresses.queries.ts';
import { ManageAddresses } from './manage-addresses.tsx';

/** The choice that is no saved address. */
export const ANOTHER = 'another';

type Props = {
  userId: string;
  addresses: readonly Address[];
  /** The id of an address, or `ANOTHER`. */
  chosen: string;
  onChoose: (choice: string) => void;
};

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
