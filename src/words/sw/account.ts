import { auth } from './account/auth.ts';
import { checkout } from './account/checkout.ts';
import { common } from './account/common.ts';
import { known } from './account/known.ts';
import { orders } from './account/orders.ts';
import { profile } from './account/profile.ts';
import { receipts } from './account/receipts.ts';
import { returns } from './account/returns.ts';
import { secondStep } from './account/second-step.ts';
import { subscription } from './account/subscription.ts';
import { undo } from './account/undo.ts';

/** Signing in, the profile, the plans, and orders from the checkout to a return. */
export const words = {
  ...common,
  ...auth,
  ...undo,
  ...profile,
  ...secondStep,
  ...subscription,
  ...checkout,
  ...orders,
  ...receipts,
  ...returns,
  ...known,
} as const;
