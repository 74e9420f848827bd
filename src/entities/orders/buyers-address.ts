import { siteOrigin } from '../../lib/env.ts';
import { nativeShell } from '../../lib/native-shell.ts';
import { paths } from '../../lib/paths.ts';

/** Where the buyer finds their order: a visitor's is asked for by its phone. The app for phones has no address of its own to give. */
export const buyersAddress = (order: { id: string; number: string; is_guest: boolean }): string =>
  (nativeShell() ? siteOrigin : location.origin) +
  (order.is_guest ? paths.trackOf(order.number) : paths.order(order.id));
