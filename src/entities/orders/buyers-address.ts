import { paths } from '../../lib/paths.ts';
import { siteAddress } from '../../ui/page-header.tsx';

/** Where the buyer finds their order: a visitor's is asked for by its phone. */
export const buyersAddress = (order: { id: string; number: string; is_guest: boolean }): string =>
  siteAddress(order.is_guest ? paths.trackOf(order.number) : paths.order(order.id));
