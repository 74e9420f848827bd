import path from 'node:path';

import { startScratchPostgres } from '../scripts/scratch-postgres.ts';
import { load } from './load.ts';
import type { Measure } from './measure.ts';
import { type RunningStack, startProduct } from './running-stack.ts';

const CONNECTIONS = 20;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);

/** What the shop asks for its first page. */
const LIST =
  '/rest/v1/products?select=id,slug,name,botanical_name,swahili_name,category_id,form,size,price_kes,' +
  'compare_at_kes,stock,summary,picture,picture_alt&order=position&limit=24';

async function loadList(stack: RunningStack, name: string, least: number): Promise<Measure[]> {
  const url = stack.url + LIST;
  const headers = { apikey: stack.anonKey };
  await load(url, headers, CONNECTIONS, 2);
  const { perSecond, p975, failed } = await load(url, headers, CONNECTIONS, SECONDS);
  if (failed > 0) throw new Error(`${failed} requests failed on ${name}.`);
  return [
    {
      what: `${name}: list of 24 products, ${CONNECTIONS} connections`,
      value: perSecond,
      unit: 'req/s',
      budget: { least },
    },
    { what: `${name}: 97.5 % of the answers within`, value: p975, unit: 'ms', budget: { most: 80 } },
  ];
}

/** Starting, memory and throughput on the embedded database. */
export async function measureEmbedded(scratch: string): Promise<Measure[]> {
  const settings = { DATA_DIR: path.join(scratch, 'embedded'), DEMO: '1' };
  const first = await startProduct(settings);
  await first.stop();
  const stack = await startProduct(settings);
  try {
    for (let asked = 0; asked < 1000; asked += 1) {
      await (await fetch(stack.url + LIST, { headers: { apikey: stack.anonKey } })).arrayBuffer();
    }
    return [
      { what: 'first start to /healthz, site built', value: first.startedInMs / 1000, unit: 's' },
      { what: 'later start to /healthz', value: stack.startedInMs / 1000, unit: 's', budget: { most: 5 } },
      {
        what: 'memory after 1,000 requests',
        value: stack.residentMegabytes(),
        unit: 'MB',
        budget: { most: 500 },
      },
      ...(await loadList(stack, 'PGlite', 600)),
    ];
  } finally {
    await stack.stop();
  }
}

/** Throughput on a PostgreSQL server of its own. */
export async function measureServer(scratch: string): Promise<Measure[]> {
  const postgres = await startScratchPostgres();
  try {
    const stack = await startProduct({
      DATA_DIR: path.join(scratch, 'server'),
      DATABASE_URL: postgres.url,
      DEMO: '1',
    });
    try {
      return await loadList(stack, 'PostgreSQL', 1500);
    } finally {
      await stack.stop();
    }
  } finally {
    await postgres.stop();
  }
}
