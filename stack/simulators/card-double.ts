/**
 * A second provider, as its one file in supabase/functions would be, for the test that shows what it takes: a way to ask the
 * payer, and what it calls back with. It stands for a card company that signs what it sends.
 */
import { log } from '../../supabase/functions/_shared/log.ts';
import { payBy } from '../../supabase/functions/_shared/pay.ts';
import { createPaymentsDb } from '../../supabase/functions/_shared/payments-db.ts';
import { json, readJsonObject } from '../../supabase/functions/_shared/respond.ts';
import type { Provider } from '../../supabase/functions/_shared/send-prompt.ts';
import { serviceClient } from '../../supabase/functions/_shared/supabase.ts';

const SIGNATURE = 'signed-by-the-card-company';

/** What was asked of the payers, the newest last. */
export const asked: { charge: string; amountKes: number; callbackUrl: string }[] = [];

const card: Provider = {
  method: 'card',
  client: () => ({
    push: ({ amountKes, callbackUrl }) => {
      const charge = `ch_${asked.length + 1}`;
      asked.push({ charge, amountKes, callbackUrl });
      return Promise.resolve({
        kind: 'accepted' as const,
        merchantRequestId: charge,
        checkoutRequestId: charge,
        body: { charge },
      });
    },
  }),
  callbackBaseUrl: () => 'https://shop.example/functions/v1/pay-card',
};

/** `POST /pay-card` from a payer, `POST /pay-card/<token>` from the card company. */
export async function payCard(request: Request): Promise<Response> {
  const token = new URL(request.url).pathname.split('/').at(-1) ?? '';
  return token === 'pay-card' ? payBy(request, card) : takeNews(request, token);
}

async function takeNews(request: Request, token: string): Promise<Response> {
  if (request.headers.get('signature') !== SIGNATURE) return json(401, { ok: false });
  const body = (await readJsonObject(request)) ?? {};
  const charge = String(body['charge']);
  const isPaid = body['status'] === 'succeeded';
  const payments = createPaymentsDb(serviceClient(request));
  const received = await payments.receiveCallback({
    callbackToken: token,
    checkoutRequestId: charge,
    merchantRequestId: charge,
    resultCode: isPaid ? 0 : 1,
    body,
    failure: isPaid ? null : 'The card was declined.',
  });
  if (!received?.isMatched) return json(404, { ok: false });
  if (isPaid)
    await payments.settle({
      checkoutRequestId: charge,
      merchantRequestId: charge,
      resultCode: 0,
      resultText: 'Paid by card.',
      amountKes: Number(body['amount_kes']),
      receipt: String(body['receipt']),
      source: 'callback',
    });
  log('info', 'card_callback', { payment_id: received.paymentId });
  return json(200, { ok: true });
}

/** What the card company sends. */
export const cardNews = (callbackUrl: string, body: object, signature = SIGNATURE): Request =>
  new Request(callbackUrl, {
    method: 'POST',
    headers: { signature, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
