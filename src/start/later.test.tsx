import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { Later, lazyPart } from './later.tsx';

it('shows what waits to be settled with the first move, its place until then', async () => {
  render(
    <Later when="settled" place={<p>Place</p>}>
      <p>Part</p>
    </Later>,
  );
  expect(screen.getByText('Place')).toBeVisible();
  await act(async () => void dispatchEvent(new Event('pointerdown')));
  expect(await screen.findByText('Part')).toBeVisible();
  expect(screen.queryByText('Place')).toBeNull();
});

it('shows what stands for a part that cannot be fetched', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const Part = lazyPart(() => Promise.reject(new Error('No connection')), { missing: () => <p>Missing</p> });
  render(
    <Later when="hydrated">
      <Part />
    </Later>,
  );
  expect(await screen.findByText('Missing')).toBeVisible();
});
