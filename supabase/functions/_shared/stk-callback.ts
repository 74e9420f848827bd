import { isRecord, textOf, wholeNumberOf } from './json-values.ts';
import { codeOf } from './result-codes.ts';

export type StkCallback = {
  merchantRequestId: string;
  checkoutRequestId: string;
  resultCode: number;
  /** Whole shillings; with a success only. An amount that cannot be read is 0. */
  amountKes: number | null;
  receipt: string | null;
};

/** Reads `Body.stkCallback` of a callback; null when it is none. */
export function readStkCallback(body: unknown): StkCallback | null {
  const outer = isRecord(body) ? body['Body'] : null;
  const callback = isRecord(outer) ? outer['stkCallback'] : null;
  if (!isRecord(callback)) return null;
  const checkoutRequestId = textOf(callback['CheckoutRequestID']);
  const merchantRequestId = textOf(callback['MerchantRequestID']);
  const resultCode = codeOf(callback['ResultCode']);
  if (!isRequestId(checkoutRequestId) || !isRequestId(merchantRequestId) || resultCode === null) return null;
  const items = readItems(callback['CallbackMetadata']);
  return {
    merchantRequestId,
    checkoutRequestId,
    resultCode,
    amountKes: readAmount(items.get('Amount')),
    receipt: textOf(items.get('MpesaReceiptNumber')) || null,
  };
}

function readItems(metadata: unknown): Map<string, unknown> {
  const items = isRecord(metadata) ? metadata['Item'] : null;
  if (!Array.isArray(items)) return new Map();
  return new Map(items.filter(isRecord).map((item) => [textOf(item['Name']), item['Value']]));
}

/** Null when there is none; 0, which is nobody's price, when it cannot be read as whole shillings. */
function readAmount(value: unknown): number | null {
  if (value === undefined || value === null || value === '') return null;
  const amount = wholeNumberOf(value);
  return amount !== null && amount >= 0 && amount < 2 ** 31 ? amount : 0;
}

function isRequestId(text: string): boolean {
  return /^[\w.-]{1,100}$/.test(text);
}
