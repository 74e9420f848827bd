/**
 * POST {bill_id, phone?} as the payer, {bill_id, phone?, order_token} as a visitor, or {plan_type, expected_kes?, phone?}
 * → {payment_id, state, message, retry_after_seconds}: sends an M-Pesa prompt.
 */
import { pay } from '../_shared/pay.ts';

export default { fetch: pay };
