import { isText, listOf } from '../../lib/guards.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { t } from '../../words/shop.ts';

/** What became of one line of the device's cart when it met the account's. */
export interface MergeChange {
  /** Null for a product that is sold no more. */
  name: string | null;
  kind: 'added' | 'summed' | 'capped' | 'sold_out' | 'gone' | 'cart_full';
  onDevice: number;
  inAccount: number;
  quantity: number;
}

const KEY = 'mizizi-cart-merge';
const DAY_MS = 86_400_000;

const isTexts = listOf(isText);

/** A sentence about a line, or null for one that simply came along. */
export function mergeWords({ name, kind, onDevice, inAccount, quantity }: MergeChange): string | null {
  const what = name ?? t('A product');
  switch (kind) {
    case 'added':
      return null;
    case 'summed':
      return t('{what}: {inAccount} from your account and {onDevice} from this device make {quantity}.', {
        what,
        inAccount,
        onDevice,
        quantity,
      });
    case 'capped':
      return t('{what}: {together} together, but only {quantity} can be had.', {
        what,
        together: inAccount + onDevice,
        quantity,
      });
    case 'sold_out':
      return t('{what} is sold out and was left out.', { what });
    case 'gone':
      return t('{what} is no longer sold and was left out.', { what });
    case 'cart_full':
      return t('{what} did not fit: a cart holds 50 different products.', { what });
  }
}

const NOTHING: readonly string[] = [];
const notice = createStoredState(KEY, isTexts, NOTHING, DAY_MS);

/** Leaves a note in the cart about what changed, for a day or until it was read; no lines take it away. */
export const leaveMergeNotice = (lines: readonly string[]): void => notice.change(() => lines);

export const useMergeNotice = notice.useValue;
