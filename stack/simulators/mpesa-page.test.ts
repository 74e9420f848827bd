import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';

import { mpesaRoutes } from './mpesa-page.ts';
import type { MpesaPrompt } from './mpesa-prompts.ts';
import type { HandPayment } from './mpesa-till.ts';
import type { MpesaSimulator } from './mpesa.ts';

const PROMPT: MpesaPrompt = {
  id: 'ws_CO_191220191020363925123456789',
  merchantRequestId: '29115-34620561-1',
  phone: '254712345678',
  amountKes: 1250,
  accountReference: 'MZ-<b>',
  description: 'Mizizi order',
  callbackUrl: 'http://127.0.0.1/functions/v1/mpesa-callback/very-secret',
  createdAt: Date.UTC(2026, 0, 5, 9),
  resultCode: null,
  receipt: null,
  decidedAt: null,
  plan: { resultCode: 1037, at: Date.UTC(2026, 0, 5, 9, 3) },
  callbacks: 1,
  callbacksDone: 0,
  callbackTries: 0,
  reportedAmountKes: null,
};

let app: Hono;
let prompts: MpesaPrompt[];
let decisions: string[];

beforeEach(() => {
  app = new Hono();
  prompts = [PROMPT];
  decisions = [];
  const simulator = {
    prompts: () => prompts,
    decide: (id: string, decision: string) => Promise.resolve(decisions.push(`${decision} ${id}`) > 0),
  };
  mpesaRoutes(app, {
    ...simulator,
    till: {
      shortcode: '174379',
      pay: ({ phone, amountKes, account }: HandPayment) => {
        decisions.push(`${phone} ${amountKes} ${account}`);
        return Promise.resolve(account === 'MZ-2' ? { refused: 'C2B00012' } : { receipt: 'SKBYHAND01' });
      },
    } as MpesaSimulator['till'],
  });
});

describe('paying without a prompt', () => {
  const pay = (cells: Record<string, string>, origin = 'http://localhost') =>
    app.request('/dev/mpesa/pay', {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(cells).toString(),
    });

  it.each([
    [{ phone: '0712 345 678', amount: '1100', account: 'MZ-7F3K2Q' }, 200, 'SKBYHAND01 Confirmed.'],
    [{ phone: '0712 345 678', amount: '1100', account: 'MZ-2' }, 200, 'refused the payment: C2B00012'],
    [{ phone: '0612', amount: '1100', account: '' }, 400, 'whole shillings are needed'],
    [{ phone: '0712 345 678', amount: '0', account: '' }, 400, 'whole shillings are needed'],
  ])('%j', async (cells, status, words) => {
    const response = await pay(cells);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(words);
  });

  it('is for pages of this machine', async () => {
    expect(
      (await pay({ phone: '0712 345 678', amount: '1', account: '' }, 'http://evil.example')).status,
    ).toBe(403);
    expect(decisions).toEqual([]);
  });
});

describe('the page', () => {
  it('asks on the phone, and escapes what the merchant wrote', async () => {
    const page = await text('/dev/mpesa');
    expect(page.replace(/<\/?span[^>]*>/g, '').replace(/\s+/g, ' ')).toContain(
      'Do you want to pay KSh 1,250 to MIZIZI Account no. MZ-&lt;b&gt;?',
    );
    expect(page).toContain(`action="/dev/mpesa/${PROMPT.id}/approve"`);
    expect(page).toContain('http-equiv="refresh"');
    expect(page).not.toContain('<script');
    expect(page).not.toContain('very-secret');
  });

  it('lists outcomes and shows an idle phone', async () => {
    prompts = [{ ...PROMPT, resultCode: 0, receipt: 'SKL8A1B2C3' }];
    const page = await text('/dev/mpesa');
    expect(page).toContain('No prompt is open');
    expect(page).toContain('SKL8A1B2C3');
  });

  it('offers no buttons for a phone that answers by itself', async () => {
    prompts = [{ ...PROMPT, phone: '254712345671' }];
    expect(await text('/dev/mpesa')).not.toContain('<button');
  });
});

it('tells tests about the prompts, without the callback address', async () => {
  const answer = await text('/dev/mpesa.json');
  expect(JSON.parse(answer)).toMatchObject([{ id: PROMPT.id, amount_kes: 1250, result_code: null }]);
  expect(answer).not.toContain('very-secret');
});

describe('a decision', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const path = `http://localhost/dev/mpesa/${PROMPT.id}/approve`;

  it('is taken from our own form', async () => {
    const answer = await app.request(path, {
      method: 'POST',
      headers: { ...form, origin: 'http://localhost' },
    });
    expect(answer.status).toBe(303);
    expect(decisions).toEqual([`approve ${PROMPT.id}`]);
  });

  it('is refused to the form of another site', async () => {
    const answer = await app.request(path, {
      method: 'POST',
      headers: { ...form, origin: 'http://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect(decisions).toEqual([]);
  });
});

async function text(path: string): Promise<string> {
  const answer = await app.request(`http://localhost${path}`);
  expect(answer.status).toBe(200);
  return answer.text();
}
