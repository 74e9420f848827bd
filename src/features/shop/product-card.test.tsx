import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';

import { ProductCard } from './product-card.tsx';
import { sampleProduct } from './sample-shop.ts';

function show(product = sampleProduct()) {
  const card = <ProductCard product={product} action={<button type="button">Buy</button>} sizes="100vw" />;
  const router = createMemoryRouter([{ path: '/', element: card }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

describe('ProductCard', () => {
  it('names the product in its languages, with size and price, and leads to its page', () => {
    show();
    expect(screen.getByRole('link', { name: 'Neem leaf powder' })).toHaveAttribute('href', '/product/7');
    expect(screen.getByText('Mwarobaini')).toHaveAttribute('lang', 'sw');
    expect(screen.getByText('Azadirachta indica')).toHaveAttribute('lang', 'la');
    expect(screen.getByText('100 g')).toBeVisible();
    expect(screen.getByText('KSh 1,250')).toBeVisible();
    expect(screen.getByRole('img', { name: 'A drawn neem twig' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Buy' })).toBeVisible();
  });

  it.each([
    [12, 'In stock'],
    [6, 'In stock'],
    [5, 'Only 5 left'],
    [1, 'Only 1 left'],
    [0, 'Sold out'],
  ])('says of %i pieces: %s', (stock, words) => {
    show(sampleProduct({ stock }));
    expect(screen.getByText(words)).toBeVisible();
  });

  it('shows the former price of an offer', () => {
    show(sampleProduct({ compare_at_kes: 1500 }));
    expect(screen.getByText('KSh 1,500')).toBeVisible();
  });

  it('names the lowest price and the number of sizes where there are several', () => {
    show(sampleProduct({ variant_count: 2, compare_at_kes: 1500 }));
    expect(screen.getByText('from KSh 1,250')).toBeVisible();
    expect(screen.getByText('3 options')).toBeVisible();
    expect(screen.queryByText('100 g')).not.toBeInTheDocument();
  });
});
