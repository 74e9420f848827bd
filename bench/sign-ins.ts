import { availableParallelism } from 'node:os';
import path from 'node:path';

import { compare, hash } from '@node-rs/bcrypt';

import { BCRYPT_COST } from '../stack/auth/passwords.ts';
import { ask } from './client.ts';
import { closedLoop } from './closed-loop.ts';
import { DEMO_PASSWORD, demoAddresses } from './demo-accounts.ts';
import type { Measure } from './measure.ts';
import { startProduct } from './running-stack.ts';

const CONNECTIONS = 10;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);

/** People who sign in with their password, and how many checks of a password this machine could make meanwhile. */
export async function measureSignIns(scratch: string): Promise<Measure[]> {
  const possible = await hashesASecond();
  const stack = await startProduct({ DATA_DIR: path.join(scratch, 'sign-ins'), DEMO: '1' });
  try {
    const addresses = demoAddresses();
    let asked = 0;
    const signIn = () => {
      asked += 1;
      return ask(`${stack.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: stack.anonKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: addresses[asked % addresses.length], password: DEMO_PASSWORD }),
      });
    };
    await closedLoop(CONNECTIONS, 1, signIn);
    const { perSecond, p95 } = await closedLoop(CONNECTIONS, SECONDS, signIn);
    return [
      { what: 'sign-ins, 10 connections', value: perSecond, unit: 'req/s', budget: { least: 60 } },
      { what: 'sign-ins: 95 % within', value: p95, unit: 'ms' },
      { what: `checks of a password alone, bcrypt of cost ${BCRYPT_COST}`, value: possible, unit: '/s' },
    ];
  } finally {
    await stack.stop();
  }
}

async function hashesASecond(): Promise<number> {
  const hashed = await hash(DEMO_PASSWORD, BCRYPT_COST);
  const many = 8 * availableParallelism();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: many }, () => compare(DEMO_PASSWORD, hashed)));
  return (many / (performance.now() - startedAt)) * 1000;
}
