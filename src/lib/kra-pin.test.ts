import { expect, it } from 'vitest';

import { isPin, meantPin, writtenPin } from './kra-pin.ts';

it.each([
  ['P051234567X', true, null],
  [' p051234567x ', true, null],
  ['A012345678Z', true, null],
  ['PO51234567X', false, 'P051234567X'],
  ['P05I234567X', false, 'P051234567X'],
  ['B012345678Z', false, null],
  ['BO12345678Z', false, null],
  ['P051234567', false, null],
  ['12345678', false, null],
])('reads the KRA PIN %s', (typed, isOne, meant) => {
  const written = writtenPin(typed);
  expect([isPin(written), meantPin(written)]).toEqual([isOne, meant]);
});
