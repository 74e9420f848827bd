import { expect, it } from 'vitest';

import { decodeMessage, encodeMessage } from './realtime-protocol.ts';

const message = { joinRef: '1', ref: '2', topic: 'realtime:a', event: 'phx_join', payload: { config: {} } };

it('reads what it writes, in both versions', () => {
  for (const version of [1, 2] as const)
    expect(decodeMessage(encodeMessage(version, message))).toEqual(message);
});

it('takes numbers for references and anything odd for an empty payload', () => {
  expect(decodeMessage('[1,2,"t","e",null]')).toEqual({
    joinRef: '1',
    ref: '2',
    topic: 't',
    event: 'e',
    payload: {},
  });
});

it.each(['', 'x', '5', 'null', '[]', '{}', '[1,2,3,4,5]', '{"topic":"t"}'])('ignores %s', (text) => {
  expect(decodeMessage(text)).toBeNull();
});
