import path from 'node:path';

import { load } from './load.ts';
import type { Measure } from './measure.ts';
import { type RunningStack, startProduct } from './running-stack.ts';

const CONNECTIONS = 20;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);

/** What the shop asks for its first page. */
const LIST =
  '/rest/v1/products?select=id,slug,name,botanical_name,swahili_name,category_id,form,size,price_kes,' +
  'compare_at_kes,stock,summary,picture,picture_alt&order=position&limit=24';

async function loadList(stack: RunningStack): Promise<Measure[]> {
  const url = stack.url + LIST;
  const headers = { apikey: stack.anonKey };
  await load(url, headers, CONNECTIONS, 2);
  const { perSecond, p975, failed } = await load(url, headers, CONNECTIONS, SECONDS);
  if (failed > 0) throw new Error(`${failed} requests failed.`);
  return [
    {
      what: `list of 24 products, ${CONNECTIONS} connections`,
      value: perSecond,
      unit: 'req/s',
      budget: { least: 1500 },
    },
    { what: '97.5 % of the answers within', value: p975, unit: 'ms', budget: { most: 80 } },
  ];
}

/** Starting, memory and throughput of the product on the database of its own. */
export async function measureRest(scratch: string): Promise<Measure[]> {
  const settings = { DATA_DIR: path.join(scratch, 'rest'), DEMO: '1' };
  const first = await startProduct(settings);
  await first.stop();
  const stack = await startProduct(settings);
  try {
    const idle = stack.megabytes();
    for (let asked = 0; asked < 1000; asked += 1) {
      await (await fetch(stack.url + LIST, { headers: { apikey: stack.anonKey } })).arrayBuffer();
    }
    return [
      { what: 'first start to /healthz, site built', value: first.startedInMs / 1000, unit: 's' },
      { what: 'later start to /healthz', value: stack.startedInMs / 1000, unit: 's', budget: { most: 1.5 } },
      { what: 'memory of all processes, idle', value: idle, unit: 'MB', budget: { most: 200 } },
      {
        what: 'memory of all processes after 1,000 requests',
        value: stack.megabytes(),
        unit: 'MB',
        budget: { most: 300 },
      },
      ...(await loadList(stack)),
    ];
  } finally {
    await stack.stop();
  }
}
