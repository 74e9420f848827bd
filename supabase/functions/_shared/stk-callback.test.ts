import { expect, it } from 'vitest';

import { readStkCallback } from './stk-callback.ts';

const IDS = { MerchantRequestID: '29115-34620561-1', CheckoutRequestID: 'ws_CO_191220191020363925' };
const success = (amount: unknown): unknown => ({
  Body: {
    stkCallback: {
      ...IDS,
      ResultCode: 0,
      ResultDesc: 'The service request is processed successfully.',
      CallbackMetadata: {
        Item: [
          { Name: 'Amount', Value: amount },
          { Name: 'MpesaReceiptNumber', Value: 'SKL8A1B2C3' },
          { Name: 'Balance' },
          { Name: 'PhoneNumber', Value: 254712345678 },
        ],
      },
    },
  },
});

it('reads a success', () => {
  expect(readStkCallback(success(1250.0))).toEqual({
    merchantRequestId: IDS.MerchantRequestID,
    checkoutRequestId: IDS.CheckoutRequestID,
    resultCode: 0,
    amountKes: 1250,
    receipt: 'SKL8A1B2C3',
  });
  expect(readStkCallback(success('1250.00'))?.amountKes).toBe(1250);
});

it('turns an amount it cannot read into one that matches no price', () => {
  for (const amount of [1250.5, -5, 'lots', 1e12])
    expect(readStkCallback(success(amount))?.amountKes).toBe(0);
});

it('reads a failure, which has no metadata', () => {
  const body = {
    Body: { stkCallback: { ...IDS, ResultCode: 1032, ResultDesc: 'Request cancelled by user' } },
  };
  expect(readStkCallback(body)).toMatchObject({ resultCode: 1032, amountKes: null, receipt: null });
});

it.each([
  null,
  [],
  {},
  { Body: {} },
  { Body: { stkCallback: { ResultCode: 0 } } },
  { Body: { stkCallback: { ...IDS, ResultCode: 'x' } } },
  { Body: { stkCallback: { ...IDS, CheckoutRequestID: '<script>', ResultCode: 0 } } },
])('refuses %j', (body) => {
  expect(readStkCallback(body)).toBeNull();
});
