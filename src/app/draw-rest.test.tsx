import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

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

test('takes the cards of a list some at a time', async () => {
  let worked = 0;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    worked += 1;
    setTimeout(work);
  });
  function Shop() {
    useDrawRest();
    return (
      <ul>
        {Array.from({ length: 10 }, (_, index) => (
          <li key={index} className="drawn-near" />
        ))}
      </ul>
    );
  }
  render(<Shop />);
  await waitFor(() => expect(document.documentElement.dataset['drawn']).toBe(''));
  for (const card of screen.getAllByRole('listitem')) expect(card.style.contentVisibility).toBe('visible');
  expect(worked).toBe(4); // three times for the cards, once to see that all are drawn
  vi.unstubAllGlobals();
});
