import { expect, it } from 'vitest';

import { refusal } from './respond.ts';

it('says after how long to come back to whoever tried too often, and to nobody else', () => {
  expect(refusal(429, 'too_many_attempts', 'Many prompts.').headers.get('retry-after')).toBe('3600');
  expect(refusal(409, 'closed', 'It is closed.').headers.get('retry-after')).toBeNull();
});
