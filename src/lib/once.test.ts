import { expect, test, vi } from 'vitest';

import { once } from './once.ts';

test('makes it when first asked, and never again', () => {
  const make = vi.fn<() => undefined>(() => undefined);
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([made(), made()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});
