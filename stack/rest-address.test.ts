import { expect, it } from 'vitest';

import { readAddress } from './rest-address.ts';

const TRUTHS = new Set(['plots.shown']);
const read = (query: string, method = 'GET') =>
  readAddress(new Request(`http://localhost/rest/v1/plots?${query}`, { method }), TRUTHS);

it('leaves an ordinary request as it is', () => {
  for (const query of [
    'select=id&id=eq.7&order=id',
    'shown=eq.true&label=like.a*',
    'id=in.(1,2)',
    'or=(id.eq.1,id.eq.2)',
  ]) {
    const request = new Request(`http://localhost/rest/v1/plots?${query}`);
    expect(readAddress(request, TRUTHS)).toBe(request);
  }
});

it('keeps method, headers and body of what it changes', async () => {
  const request = new Request('http://localhost/rest/v1/plots?label=eq.true', {
    method: 'PATCH',
    headers: { prefer: 'return=minimal' },
    body: '{"label":"x"}',
  });
  const changed = readAddress(request, TRUTHS);
  expect(changed).toMatchObject({ method: 'PATCH' });
  expect(changed.headers.get('prefer')).toBe('return=minimal');
  expect(await changed.text()).toBe('{"label":"x"}');
});

// Each was 400 ms of everybody's time, with an address as long as the server takes one.
it.each([
  `or=${'\\"'.repeat(7500)}`,
  `or="${'\\"'.repeat(7500)}`,
  `or=${'.in.("\\"'.repeat(1900)}`,
  `or=${'.in.(,'.repeat(2500)}`,
  `id=in.(${'"\\'.repeat(7500)})`,
  `id=cs.{${'"'.repeat(15_000)}}`,
  `select=(${'->a'.repeat(5000)}`,
  `select=(${'->'.repeat(7500)}`,
  `${'a.'.repeat(7500)}=1`,
])('takes no long time for what is meant to take long: %.24s', (query) => {
  const before = process.cpuUsage();
  read(query);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(200);
});
