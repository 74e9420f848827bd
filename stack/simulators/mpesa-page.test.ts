import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';

import { mpesaRoutes } from './mpesa-page.ts';
import type { MpesaPrompt } from './mpesa-prompts.ts';
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
  const simulator: Pick<MpesaSimulator, 'prompts' | 'decide'> = {
    prompts: () => prompts,
    decide: (id, decision) => Promise.resolve(decisions.push(`${decision} ${id}`) > 0),
  };
  mpesaRoutes(app, simulator);
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
