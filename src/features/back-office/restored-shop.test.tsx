import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';

import { formatDateTime } from '../../lib/format.ts';
import { RestoredShop } from './today-tiles.tsx';

const restored = {
  at: '2026-11-27T15:05:00Z',
  made_at: '2026-11-26T20:00:00Z',
  number: 'INV-2026-R2611271805-00001',
};

it('says what is missing, which numbers began, and leads to the statement whoever may import it', () => {
  const { rerender } = render(<RestoredShop restored={restored} canOpen={() => true} />, {
    wrapper: MemoryRouter,
  });
  const notice = screen.getByText('This shop was restored from a backup').parentElement;
  expect(notice).toHaveTextContent(formatDateTime(restored.made_at));
  expect(notice).toHaveTextContent('the first is INV-2026-R2611271805-00001');
  expect(screen.getByRole('link', { name: 'Payments' })).toHaveAttribute('href', '/admin/payments');
  rerender(<RestoredShop restored={restored} canOpen={() => false} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
