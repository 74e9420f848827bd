import { expect, it } from 'vitest';

import { peerAddress } from './peer-address.ts';

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } }) as never;
const request = (forwarded?: string) =>
  new Request('http://localhost/', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} });

it.each([
  ['a visitor', '203.0.113.9', undefined, false, '203.0.113.9'],
  ['a visitor who claims to be another', '203.0.113.9', '198.51.100.1', false, '203.0.113.9'],
  ['a proxy on this machine', '127.0.0.1', 'claimed, 203.0.113.9', false, '203.0.113.9'],
  ['a function', '::ffff:127.0.0.1', '203.0.113.9', false, '203.0.113.9'],
  ['a trusted proxy elsewhere', '10.0.0.2', 'claimed, 203.0.113.9', true, '203.0.113.9'],
  ['this machine itself', '127.0.0.1', undefined, false, '127.0.0.1'],
])('%s', (_name, peer, forwarded, trust, expected) => {
  expect(peerAddress(request(forwarded), from(peer), trust)).toBe(expected);
});

it('believes a function where the stack listens on an address of its network', () => {
  const here = { incoming: { socket: { remoteAddress: '10.0.0.5', localAddress: '10.0.0.5' } } } as never;
  expect(peerAddress(request('203.0.113.9'), here, false)).toBe('203.0.113.9');
  const elsewhere = {
    incoming: { socket: { remoteAddress: '10.0.0.6', localAddress: '10.0.0.5' } },
  } as never;
  expect(peerAddress(request('203.0.113.9'), elsewhere, false)).toBe('10.0.0.6');
});

it('knows none within the process', () => {
  expect(peerAddress(request(), undefined, false)).toBeUndefined();
});
