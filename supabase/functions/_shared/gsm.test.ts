import { expect, it } from 'vitest';

import { partsOf, plainGsm } from './gsm.ts';

it.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  [`ĩ${'a'.repeat(69)}`, 1],
  [`ĩ${'a'.repeat(70)}`, 2],
  ['🌿'.repeat(35), 1],
  ['🌿'.repeat(36), 2],
])('counts what %# takes', (text, parts) => {
  expect(partsOf(text)).toBe(parts);
});

it('writes plainly what can be, and leaves the rest', () => {
  expect(plainGsm('Mũkĩma – “Ng’ombe”… 5 €')).toBe('Mukima - "Ng\'ombe"... 5 €');
  expect(plainGsm('Café é ñ Ω')).toBe('Café é ñ Ω');
  expect(plainGsm('ሰላም')).toBe('ሰላም');
});
