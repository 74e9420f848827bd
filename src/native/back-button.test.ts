import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { goBack } from './start.ts';

const stepAside = vi.fn<() => Promise<void>>(() => Promise.resolve());
const back = vi.fn<() => void>();

beforeEach(() => {
  vi.spyOn(history, 'back').mockImplementation(back);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

it('folds a dialog before it leaves the page', async () => {
  document.body.innerHTML = '<div role="dialog"></div>';
  const fold = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') document.body.replaceChildren();
  };
  document.addEventListener('keydown', fold);
  await goBack(true, stepAside);
  document.removeEventListener('keydown', fold);
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  expect(back).not.toHaveBeenCalled();
});

it('goes to the page before, past what Escape does not fold', async () => {
  document.body.innerHTML = '<button aria-expanded="true">Answer</button>';
  await goBack(true, stepAside);
  expect(back).toHaveBeenCalledOnce();
  expect(stepAside).not.toHaveBeenCalled();
});

it('steps aside at the first page', async () => {
  await goBack(false, stepAside);
  expect(stepAside).toHaveBeenCalledOnce();
  expect(back).not.toHaveBeenCalled();
});
