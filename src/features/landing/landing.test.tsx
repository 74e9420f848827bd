import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { toast } from '../../lib/toast.ts';
import { PlatformPreview, Stats } from './landing-sections.tsx';
import { figuresFrom } from './landing.queries.ts';
import { Newsletter, Testimonials } from './last-sections.tsx';

describe('landing', () => {
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
});

describe('figures', () => {
  it('estimates 3.2 people for an order, rounded down', () => {
    expect(figuresFrom(100)).toEqual({ users: 320, orders: 100 });
    expect(figuresFrom(51)).toEqual({ users: 163, orders: 51 });
    expect(figuresFrom(65)).toEqual({ users: 208, orders: 65 });
  });

  it('never says less than 150 people and 45 orders', () => {
    const fewest = { users: 150, orders: 45 };
    expect(figuresFrom(null)).toEqual(fewest);
    expect(figuresFrom(0)).toEqual(fewest);
    expect(figuresFrom(12)).toEqual(fewest);
    expect(figuresFrom(46)).toEqual({ users: 150, orders: 46 });
    expect(figuresFrom(47)).toEqual({ users: 150, orders: 47 });
  });
});

describe('newsletter', () => {
  const field = () => screen.getByLabelText('Your email');

  function subscribe(email: string): void {
    fireEvent.change(field(), { target: { value: email } });
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  }

  beforeEach(() => {
    vi.useFakeTimers();
    render(<Newsletter />);
  });

  it('refuses what is no address', () => {
    const told = vi.spyOn(toast, 'error').mockImplementation(() => {});
    for (const email of ['', 'wanjiku', '   ']) {
      subscribe(email);
      expect(told).toHaveBeenLastCalledWith('Invalid Email', 'Please enter a valid email address.');
    }
    expect(told).toHaveBeenCalledTimes(3);
    expect(field()).toHaveFocus();
    expect(field()).toBeRequired();
    expect(field()).toHaveAttribute('type', 'email');
  });

  it('thanks after a second and a half, without asking a server', () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    subscribe('wanjiku@example.co.ke');
    expect(screen.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    act(() => void vi.advanceTimersByTime(1400));
    expect(screen.queryByText(/Thank you/)).toBeNull();
    act(() => void vi.advanceTimersByTime(150));
    expect(screen.getByText(/Thank you for subscribing/)).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
  });
});

it('shows six parts of the product, one at a time, with the way to each', async () => {
  render(<PlatformPreview />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Fasting dashboard',
    'Shop',
    'AI chatbot',
    'Ayurvedic remedies',
    'Nutritionist consultations',
    'Meal plans',
  ]);
  for (const [tab, path] of [
    ['Fasting dashboard', '/fasting'],
    ['Shop', '/shop'],
    ['AI chatbot', '/herbs'],
    ['Ayurvedic remedies', '/herbal-remedies'],
    ['Nutritionist consultations', '/nutritionists'],
    ['Meal plans', '/nutrition'],
  ]) {
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    expect(screen.getByRole('link')).toHaveAttribute('href', path);
  }
});
