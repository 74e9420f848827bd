import { setTimeout } from 'node:timers/promises';

import { type Answer, ask } from './client.ts';
import { closedLoop } from './closed-loop.ts';
import type { Measure } from './measure.ts';
import type { RunningStack } from './running-stack.ts';

/** A shop that runs, and how people use it. */
export interface OpenShop {
  stack: RunningStack;
  secretKey: string;
  /** Access tokens of accounts that buy. */
  buyers: readonly string[];
  read: () => Promise<Answer>;
  /** Places an order, of that buyer if one is named. */
  place: (buyer?: string) => Promise<Answer>;
  seconds: number;
}

const PEOPLE = 10;
/** Each looks at five pages a second, and every tenth time orders. */
const PAUSE_MS = 200;
/** M-Pesa calls back twenty times a second. */
const CALL_MS = 50;

/** How soon M-Pesa is answered while ten people shop. What it is told is kept by then, and a failure settled. */
export async function measureCallbacks({
  stack,
  secretKey,
  buyers,
  read,
  place,
  seconds,
}: OpenShop): Promise<Measure[]> {
  const tell = async (
    address: string,
    key: string,
    token: string,
    body?: object,
  ): Promise<Record<string, unknown>> => {
    const answer = await ask(`${stack.url}/${address}`, {
      method: body ? 'POST' : 'GET',
      headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text}`);
    return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  };
  const service = (address: string, body?: object) => tell(`rest/v1/${address}`, secretKey, secretKey, body);

  // as many open prompts as are called back for, each on an order of its own
  const many = Math.ceil((seconds * 1000) / CALL_MS);
  const prompts: { token: string; checkout: string }[] = [];
  for (let number = 0; number < many; number += 1) {
    const buyer = buyers[number % buyers.length] ?? '';
    const placed = JSON.parse(await (await place(buyer)).text()) as { id: string };
    const started = await tell('rest/v1/rpc/start_payment', stack.anonKey, buyer, { bill_id: placed.id });
    const checkout = `ws_CO_bench_${number}`;
    const id = String(started['payment_id']);
    await service('rpc/record_payment_prompt', {
      payment_id: id,
      merchant_request_id: `bench-${number}`,
      checkout_request_id: checkout,
    });
    const secret = await service('rpc/get_payment_secret', { payment_id: id });
    prompts.push({ token: String(secret['callback_token']), checkout });
  }

  let called = 0;
  const callBack = async (): Promise<Answer> => {
    const { token, checkout } = prompts[called % prompts.length] ?? { token: '', checkout: '' };
    const isPaid = called % 4 > 0;
    called += 1;
    return ask(`${stack.url}/functions/v1/mpesa-callback/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(callbackOf(checkout, called, isPaid)),
    });
  };
  let actions = 0;
  const shop = async (): Promise<Answer> => {
    actions += 1;
    return actions % 10 === 0 ? place() : read();
  };
  const [, answered] = await Promise.all([
    closedLoop(PEOPLE, seconds, shop, PAUSE_MS),
    setTimeout(200).then(() => closedLoop(1, seconds - 0.5, callBack, CALL_MS)),
  ]);
  return [
    { what: 'callbacks of M-Pesa while 10 people shop', value: answered.perSecond, unit: 'req/s' },
    {
      what: 'a callback answered while 10 people shop: 95 % within',
      value: answered.p95,
      unit: 'ms',
      budget: { most: 20 },
    },
  ];
}

/** Three of four pay; one is cancelled on the phone. */
function callbackOf(checkout: string, number: number, isPaid: boolean): object {
  return {
    Body: {
      stkCallback: {
        MerchantRequestID: `bench-${checkout.split('_').at(-1)}`,
        CheckoutRequestID: checkout,
        ResultCode: isPaid ? 0 : 1032,
        ResultDesc: isPaid ? 'The service request is processed successfully.' : 'Request cancelled by user',
        ...(isPaid
          ? {
              CallbackMetadata: {
                Item: [
                  { Name: 'Amount', Value: 1 },
                  { Name: 'MpesaReceiptNumber', Value: `SKB${String(number).padStart(7, '0')}` },
                ],
              },
            }
          : {}),
      },
    },
  };
}
