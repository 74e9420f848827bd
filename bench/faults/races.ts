import type { Fault } from './fault.ts';

/** Guards against two at once, a second press, and an answer that comes too late. */
export const races: readonly Fault[] = [
  {
    means: 'A double press sends the order twice.',
    in: {
      file: 'src/features/orders/use-place-order.ts',
      find: 'if (running.current) return;',
      put: 'running.current = false;',
    },
    caughtBy: ['src/app/pages/checkout-page.test.tsx'],
  },
  {
    means: 'An answer to somebody who has signed out is kept, and shown to the next person.',
    in: { file: 'src/lib/query-client.ts', find: 'leftBehind.add(userId);', put: '' },
    caughtBy: ['src/app/late-answers.test.tsx'],
  },
  {
    means: 'Health records that arrive after the sign-out are written to a shared phone.',
    in: {
      file: 'src/lib/sync/records.ts',
      find: 'owner !== undefined && readSession()?.user.id === owner && read === reads;',
      put: 'owner !== undefined && read === reads;',
    },
    caughtBy: ['src/app/late-answers.test.tsx'],
  },
  {
    means: 'The cart of one person becomes that of the next one, who signed in meanwhile.',
    in: {
      file: 'src/features/cart/cart-sync.ts',
      find: 'if (readSession()?.user.id !== userId) return;',
      put: '',
    },
    caughtBy: ['src/app/late-answers.test.tsx'],
  },
  {
    means: 'A coupon for five is used by more, when they order at the same moment.',
    in: {
      routine: 'private.lock_coupon',
      find: 'where c.code = lock_coupon.code for update;',
      put: 'where c.code = lock_coupon.code;',
    },
    caughtBy: ['scripts/shop-races.test.ts'],
  },
  {
    means: 'Ten presses on Pay ask the same phone more than once.',
    in: { sql: 'drop index public.payments_one_open_idx' },
    caughtBy: ['supabase/tests/70-payments.test.sql'],
  },
  {
    means: 'A cart that is merged again after a lost answer has everything twice.',
    in: { routine: 'public.merge_cart', find: 'if not found then', put: 'if false then' },
    caughtBy: ['supabase/tests/43-carts.test.sql'],
  },
];
