import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';

import { useWishlist } from './wish-button.tsx';
import { setWish } from './wishlist-store.ts';
import { WishlistView } from './wishlist-view.tsx';

const product = (id: number, name: string) => ({
  id,
  name,
  size: '100 g',
  price_kes: 450,
  compare_at_kes: null,
  picture: 'neem',
  stock: 5,
});

function Page() {
  const { ids } = useWishlist();
  return (
    <WishlistView
      ids={ids}
      products={[product(1, 'Neem leaf'), product(2, 'Moringa')]}
      renderStock={() => null}
      renderAction={() => null}
    />
  );
}

beforeEach(() => localStorage.clear());

it('takes a wish away and brings it back, with the focus on the way back', async () => {
  setWish(1, true);
  setWish(2, true);
  render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: Page }])} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Remove Neem leaf from your wishlist' }));
  expect(screen.queryByRole('heading', { name: 'Neem leaf' })).toBeNull();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(screen.getByRole('heading', { name: 'Neem leaf' })).toBeVisible();
});
