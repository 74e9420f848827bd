import { useSearchParams } from 'react-router';

import { buyersAddress } from '../../entities/orders/buyers-address.ts';
import { PackingSlips } from '../../features/order-desk/packing-slips.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Packing slips of the orders in the address, ready to print. */
export function Component() {
  const [query] = useSearchParams();
  return (
    <AdminFrame title={t('Packing slips')}>
      <PackingSlips
        orderIds={(query.get('orders') ?? '').split(',').filter(isUuid)}
        trackHrefOf={buyersAddress}
      />
    </AdminFrame>
  );
}
