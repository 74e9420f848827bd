import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { useDrawRest } from './draw-rest.ts';

function Page() {
  useDrawRest();
  return (
    <>
      <p className="drawn-near">First</p>
      <p className="drawn-near">Second</p>
      <p>Third</p>
    </>
  );
}

afterEach(() => delete document.documentElement.dataset['drawn']);

test('lays out what waits once the page has time, and tells pages that come later', async () => {
  render(<Page />);
  expect(document.documentElement.dataset['drawn']).toBeUndefined();
  await waitFor(() => expect(document.documentElement.dataset['drawn']).toBe(''));
  for (const text of ['First', 'Second'])
    expect(screen.getByText(text).getAttribute('style')).toContain('content-visibility: visible');
  expect(screen.getByText('Third').getAttribute('style')).toBeNull();
});
