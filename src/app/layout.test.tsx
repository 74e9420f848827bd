import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderApp } from './testing.tsx';

it('keeps its frame, and an opened menu, when the first page arrives', async () => {
  const page = Promise.withResolvers<{ Component: () => React.JSX.Element }>();
  renderApp([{ path: '/', load: () => page.promise }]);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  const menu = screen.getByRole('button', { name: 'Open menu' });
  await act(async () => page.resolve({ Component: () => <h1>Here</h1> }));
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
  expect(screen.queryByText('Loading...')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open menu' })).toBe(menu);
});
