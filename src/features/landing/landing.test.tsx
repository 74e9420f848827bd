import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { Stats } from './landing-sections.tsx';
import { Testimonials } from './testimonials.tsx';

const API = 'https://api.example';
let asked: string[];
/** What the table of testimonials holds, and the number of orders; null makes the server fail. */
let voices: object[] | null;
let orders: number | null;

beforeEach(() => {
  asked = [];
  voices = [];
  orders = 0;
  vi.stubEnv('VITE_SUPABASE_URL', API);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const url = new URL(String(input));
    asked.push(`${init?.method ?? 'GET'} ${url.pathname}${url.search}`);
    if (url.pathname === '/rest/v1/testimonials')
      return voices ? Response.json(voices) : new Response('{}', { status: 500 });
    return orders === null
      ? new Response(null, { status: 503 })
      : new Response(null, { headers: { 'content-range': `0-0/${orders}` } });
  });
});

function show(part: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
}

const voice = (id: number, rating: number, location: string | null) => ({
  id: `v${id}`,
  name: `Person ${id}`,
  location,
  quote: `Words of person ${id}`,
  rating,
});

it('shows the three newest active testimonials with their stars', async () => {
  voices = [voice(1, 5, 'Nakuru'), voice(2, 4, null), voice(3, 5, 'Embu'), voice(4, 5, null)];
  show(<Testimonials />);
  expect(await screen.findByText('“Words of person 1”')).toBeVisible();
  expect(asked).toEqual([
    'GET /rest/v1/testimonials?select=id%2Cname%2Clocation%2Cquote%2Crating&is_active=is.true&order=created_at.desc&limit=3',
  ]);
  const figures = screen.getAllByRole('figure');
  expect(figures).toHaveLength(3);
  expect(figures[0]).toHaveTextContent('5 out of 5 stars');
  expect(figures[0]).toHaveTextContent('Person 1, Nakuru');
  expect(figures[1]).toHaveTextContent('4 out of 5 stars');
});

it('keeps its claims when there are no testimonials or they cannot be read', async () => {
  voices = null;
  show(<Testimonials />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('figure')).toBeNull();
  const trust = within(screen.getByRole('list', { name: 'Trust' }));
  for (const claim of ['256-bit SSL', 'Dispatch within 24 hours', '30-day return policy', 'Lab-tested'])
    expect(trust.getByText(claim)).toBeVisible();
  for (const figure of ['5,000+', '200+', '50+']) expect(screen.getByText(figure)).toBeVisible();
});

it('counts orders without reading them', async () => {
  orders = 1000;
  show(<Stats />);
  expect(await screen.findByText('3,200')).toBeVisible();
  expect(screen.getByText('1,000')).toBeVisible();
  expect(screen.getByText('30+')).toBeVisible();
  expect(asked).toEqual(['HEAD /rest/v1/orders?select=id&limit=1']);
});

it('falls back to 150 and 45 when the count fails', async () => {
  orders = null;
  show(<Stats />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.getByText('150')).toBeVisible();
  expect(screen.getByText('45')).toBeVisible();
});
