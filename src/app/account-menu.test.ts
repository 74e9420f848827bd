import { expect, it } from 'vitest';

import { initials } from './account-menu.tsx';

it.each([
  ['Wanjiku Kamau', 'w@example.com', 'WK'],
  ['wanjiku', 'w@example.com', 'W'],
  ['Mary Ann Wairimu', 'm@example.com', 'MA'],
  ['', 'juma@example.com', 'J'],
  ['   ', '', 'U'],
  ['  éric  ', '', 'É'],
])('%j, %j → %s', (name, email, letters) => {
  expect(initials(name, email)).toBe(letters);
});
