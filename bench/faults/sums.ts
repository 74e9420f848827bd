import type { Fault } from './fault.ts';

/** Money and measures; figures of the ledger have mutants of their own (scripts/ledger-mutants.ts). */
export const sums: readonly Fault[] = [
  {
    means: 'A parcel a little above a full kilogram travels at the price of the lighter one.',
    in: { routine: 'private.delivery_fee', find: '* ceil(', put: '* floor(' },
    caughtBy: ['supabase/tests/50-placing.test.sql'],
  },
  {
    means: 'A coupon makes an order cost nothing, which nobody can pay.',
    in: {
      routine: 'private.coupon_discount',
      find: 'subtotal_kes + delivery_kes - 1)',
      put: 'subtotal_kes + delivery_kes)',
    },
    caughtBy: ['supabase/tests/51-coupons.test.sql'],
  },
  {
    means: 'Receipts name 16 % of the price with VAT as the VAT, which is too much.',
    in: { routine: 'private.priced_lines', find: '/ (100 + c.rate_percent))', put: '/ 100)' },
    caughtBy: ['supabase/tests/123-invoices.test.sql'],
  },
  {
    means: 'What is sold out is counted in the total of the cart.',
    in: {
      file: 'src/features/cart/quote.tsx',
      find: ".filter((line) => line.problem !== 'gone' && line.problem !== 'sold_out')",
      put: ".filter((line) => line.problem !== 'gone')",
    },
    caughtBy: ['src/features/cart/quote.test.ts'],
  },
  {
    means: 'Somebody who loses weight is told to eat less than is safe.',
    in: {
      file: 'src/features/nutrition/energy.ts',
      find: 'Math.ceil(kcal / 10) * 10',
      put: 'Math.floor(kcal / 10) * 10',
    },
    caughtBy: ['src/features/nutrition/energy.test.ts'],
  },
  {
    means: 'A supply of tablets is said to last for a dose that is not whole any more.',
    in: {
      file: 'src/entities/medicines/doses.ts',
      find: 'Math.floor(left / each)',
      put: 'Math.ceil(left / each)',
    },
    caughtBy: ['src/entities/medicines/medicines.test.tsx'],
  },
  {
    means: 'Whoever paid a part is asked for the whole price once more.',
    in: {
      file: 'src/features/payments/payment-view.ts',
      find: 'leftKes: order.total_kes - cameKes,',
      put: 'leftKes: order.total_kes,',
    },
    caughtBy: ['src/features/payments/payment-view.test.ts'],
  },
];
