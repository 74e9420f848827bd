import { expect, it, vi } from 'vitest';

import { faultText } from './fault-text.ts';
import { LANGUAGE_KEY } from './language.ts';

const said = [
  'We may not claim "cures malaria".',
  'Row 3 has the same SKU.',
  'Write the text.',
  'Unheard of.',
];

it('leaves the English of the database as it is', () => {
  expect(said.map(faultText)).toEqual(said);
});

it('says in Kiswahili what is known, around the words it is about', async () => {
  vi.resetModules();
  localStorage.setItem(LANGUAGE_KEY, 'sw');
  const kiswahili = await import('./fault-text.ts');
  expect(said.map(kiswahili.faultText)).toEqual([
    'Haturuhusiwi kudai "cures malaria".',
    'Safu ya 3 ina SKU hiyohiyo.',
    'Andika maandishi.',
    'Unheard of.',
  ]);
});
