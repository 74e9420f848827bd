import { expect, it } from 'vitest';

import { dataFileName } from './data-tab.tsx';

it('names the file by the day in Nairobi', () => {
  expect(dataFileName(new Date('2026-11-21T20:59:00Z'))).toBe('mizizi-data-2026-11-21.json');
  expect(dataFileName(new Date('2026-11-21T21:00:00Z'))).toBe('mizizi-data-2026-11-22.json');
});
