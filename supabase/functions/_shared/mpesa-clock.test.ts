import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { TEST_MERCHANT } from '../../../stack/simulators/mpesa-testing.ts';
import { startMpesaSimulator, type MpesaSimulator } from '../../../stack/simulators/mpesa.ts';
import { MpesaClock } from './mpesa-clock.ts';
import { createDaraja } from './mpesa.ts';

let directory: string;
let simulator: MpesaSimulator;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'mizizi-clock-'));
  simulator = await startMpesaSimulator({ ...TEST_MERCHANT, stateFile: path.join(directory, 'mpesa.json') });
});
afterEach(async () => {
  await simulator.close();
  await rm(directory, { recursive: true });
});

it.each([-60, -20, 20, 60])(
  'a machine whose clock is wrong by %i minutes signs with the time of M-Pesa',
  async (minutes) => {
    const daraja = createDaraja(
      {
        baseUrl: simulator.url,
        ...TEST_MERCHANT,
        partyB: TEST_MERCHANT.shortcode,
        transactionType: 'CustomerPayBillOnline',
      },
      { clock: () => Date.now() + minutes * 60_000 },
    );
    const pushed = await daraja.push({
      phone: '254712345671',
      amountKes: 10,
      reference: 'MZ-7K2M9Q',
      description: 'Order',
      callbackUrl: 'http://127.0.0.1:9/x',
    });
    expect(pushed.kind).toBe('accepted');
  },
);

it('asks for payments up to the time that M-Pesa has', async () => {
  const daraja = createDaraja(
    {
      baseUrl: simulator.url,
      ...TEST_MERCHANT,
      partyB: TEST_MERCHANT.shortcode,
      transactionType: 'CustomerPayBillOnline',
    },
    { clock: () => Date.now() - 600_000 },
  );
  await daraja.query('ws_CO_none');
  let asked = 0;
  await daraja.send('/pulltransactions/v1/query', (theirs) => {
    asked = theirs(Date.now() - 600_000);
    return {};
  });
  expect(Math.abs(asked - Date.now())).toBeLessThan(5_000);
});

it('leaves alone what a second or two explain, and what cannot be read', () => {
  const clock = new MpesaClock(() => 1_000_000_000);
  clock.hear(new Date(1_000_000_000 + 59_000).toUTCString());
  expect(clock.now()).toBe(1_000_000_000);
  clock.hear(new Date(1_000_000_000 + 600_000).toUTCString());
  expect(clock.now()).toBe(1_000_600_000);
  clock.hear('yesterday');
  clock.hear(null);
  expect(clock.now()).toBe(1_000_600_000);
  clock.hear(new Date(1_000_000_000).toUTCString());
  expect(clock.now()).toBe(1_000_000_000);
});
