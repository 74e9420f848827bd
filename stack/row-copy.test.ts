import { setTimeout as sleep } from 'node:timers/promises';

import postgres from 'postgres';
import { expect, inject, it, onTestFinished } from 'vitest';

import { sessionSource } from './row-copy.ts';

it('answers the next question after rows that were read more slowly than they came', async () => {
  const client = postgres(inject('postgresUrl'), { max: 1 });
  onTestFinished(() => client.end({ timeout: 1 }));
  const source = sessionSource(await client.reserve());
  // Where a packet of the network ends among the last words of a COPY differs with the number of rows.
  for (let count = 1000; count < 1030; count += 1) {
    let [read, paused] = [0, 0];
    const rows = await source.copyOut(`select repeat('x', 400) from generate_series(1, ${count})`);
    for await (const row of rows) {
      read += row.byteLength;
      if (read - paused < 65_536) continue;
      paused = read;
      await sleep(20);
    }
    expect(read).toBe(count * 401);
    const answer = source.rows<{ one: number }>('select 1 as one');
    expect(await Promise.race([answer, sleep(5000, 'no answer')])).toEqual([{ one: 1 }]);
  }
});
