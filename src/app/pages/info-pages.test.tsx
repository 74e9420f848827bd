// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { type SampleAuth, startSampleAuth } from '../../features/auth/sample-auth-api.ts';
import { searchFaq } from './faq-page.tsx';
import { Component as ReturnsPage } from './returns-page.tsx';

const SETTINGS = 'GET /rest/v1/shop_settings';
let api: SampleAuth;

beforeAll(async () => {
  api = await startSampleAuth();
  vi.stubEnv('VITE_SUPABASE_URL', api.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});
afterAll(() => api.close());
beforeEach(() => {
  api.asked.length = 0;
  api.answers.clear();
});

function open(): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: '*', Component: ReturnsPage }], {
    initialEntries: ['/returns'],
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it('says for how many days the shop takes returns', async () => {
  api.answers.set(SETTINGS, { status: 200, body: [{ return_days: 45 }] });
  open();
  expect(await screen.findByText(/You have 45 days from delivery/)).toBeVisible();
  expect(screen.getByText(/sealed packing, within 45 days of delivery/)).toBeVisible();
  expect(screen.queryByText(/30 days/)).toBeNull();
});

it('promises the least while the setting cannot be read', async () => {
  api.answers.set(SETTINGS, { status: 503, body: { message: 'down' } });
  open();
  await vi.waitFor(() => expect(api.asked.map(({ call }) => call)).toEqual([SETTINGS]));
  expect(screen.getByText(/You have 30 days from delivery/)).toBeVisible();
});

it('leads with the page of the order, and mail comes second', () => {
  open();
  const section = screen.getByRole('heading', { name: 'How it works' }).parentElement ?? document.body;
  const [first] = within(section).getAllByRole('listitem');
  expect(first).toHaveTextContent('press Return something');
  const links = within(section)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/orders', '/track', '/contact', expect.stringMatching(/^mailto:/)]);
});

const questions = (query: string) =>
  searchFaq(query).flatMap(({ items }) => items.map(({ question }) => question));

it('finds questions by words of the question or the answer, in any order and spelling of M-Pesa', () => {
  expect(questions('mpesa prompt')).toContain('The M-Pesa prompt did not arrive. What now?');
  expect(questions('M-PESA')).toContain('How do I pay?');
  expect(questions('47 deliver')).toEqual(['Where do you deliver?']);
});

it('leaves groups out in which nothing is found', () => {
  expect(searchFaq('pregnancy').map(({ title }) => title)).toEqual(['Using herbs safely']);
  expect(searchFaq('no such thing')).toEqual([]);
});

it('shows everything without a query', () => {
  expect(searchFaq('  ')).toEqual(searchFaq(''));
  expect(questions('').length).toBeGreaterThan(10);
});
