import { AppError, errorText } from './app-error.ts';

/** What the desks of orders, payments and returns read lies under this: a change at one of them shows at the others. */
export const deskKey = ['desk'] as const;

const fields: Record<string, 'amount' | 'receipt' | 'phone' | 'time'> = {
  wrong_amount: 'amount',
  too_much: 'amount',
  bad_receipt: 'receipt',
  receipt_used: 'receipt',
  bad_phone: 'phone',
  bad_time: 'time',
};

/** A refusal of the desk of payments in words, under the field that it is about. */
export function moneyFault(error: unknown): {
  amount?: string;
  receipt?: string;
  phone?: string;
  time?: string;
  other?: string;
} {
  if (!error) return {};
  const field = error instanceof AppError ? fields[error.kind] : undefined;
  return { [field ?? 'other']: errorText(error) };
}
