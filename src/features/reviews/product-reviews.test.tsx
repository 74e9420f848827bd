import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '../../lib/app-error.ts';
import type { Client } from '../../lib/supabase.ts';
import { ProductReviews } from './product-reviews.tsx';
import { reviewQueries } from './reviews.queries.ts';

type Asked = Record<string, unknown>;
const read = vi.hoisted(() => vi.fn<(path: string, asked: Asked) => Promise<unknown>>());
const rpc = vi.hoisted(() => vi.fn<(name: string) => Promise<unknown>>());
vi.mock('../../lib/anon-rest.ts', () => ({
  anonRows: (table: string, _columns: readonly string[], filters: Asked) => read(table, filters),
  anonCall: (name: string, values: Asked) => read(`rpc/${name}`, values),
}));
vi.mock('../../lib/supabase.ts', () => ({ getSupabase: async () => ({ rpc }) as unknown as Client }));

const WORDS = 'Bitter, as it should be.';
const COUNTS = 'rpc/review_counts';
const LIST = 'product_reviews';
const review = (id: number, body: string, rating = 5) => ({
  id,
  rating,
  title: '',
  body,
  author_name: 'Baraka',
  created_at: '2026-11-01T08:00:00Z',
  edited_at: null,
});
const reviews = Array.from({ length: 11 }, (_, index) =>
  review(index + 1, `Review ${index + 1}`, index ? 5 : 2),
);
const broken = new AppError('server', 'The shop did not answer.');

/** What the server says, with the reviews turned round for any order but the first. */
const answer = (path: string, { order = '', rating, offset }: Asked): unknown => {
  if (path === COUNTS) return [5, 4, 3, 2, 1].map((stars) => ({ stars, many: { 5: 10, 2: 1 }[stars] ?? 0 }));
  const sorted = order === 'created_at.desc,id.desc' ? reviews : reviews.toReversed();
  const wanted = sorted.filter((one) => typeof rating !== 'string' || rating === `eq.${one.rating}`);
  return wanted.slice(Number(offset), Number(offset) + 10);
};
const answering = () => read.mockImplementation(async (path, asked) => answer(path, asked));
/** Fails the reads that are named, answers the others. */
const failing = (...paths: string[]) =>
  read.mockImplementation(async (path, asked) => {
    if (paths.includes(path)) throw broken;
    return answer(path, asked);
  });
/** Leaves the next read without an answer until it is told to go on. */
function waiting(): () => void {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  read.mockImplementationOnce(async (path, asked) => {
    await promise;
    return answer(path, asked);
  });
  return () => resolve(undefined);
}

beforeEach(() => {
  const user = { id: 'u1', email: 'asha@example.com', user_metadata: { full_name: 'Asha Mwangi' } };
  localStorage.setItem('mizizi-auth', JSON.stringify({ access_token: 'x', user }));
  rpc.mockReset().mockResolvedValue({ data: { may_review: true, review: null }, error: null });
  read.mockReset();
  answering();
});

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ProductReviews productId={7} returnTo="/product/7#reviews" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { client, user: userEvent.setup() };
}

type User = ReturnType<typeof userEvent.setup>;
async function write(user: User): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Write a review' }));
  await user.type(screen.getByLabelText('What would you tell a friend?'), WORDS);
}

/** Looked for anew each time: a field that was taken away would still hold its words. */
const expectWords = () => expect(screen.getByLabelText('What would you tell a friend?')).toHaveValue(WORDS);

const shown = () => screen.queryAllByText(/^Review \d+$/).map((one) => one.textContent);
const bar = () => document.querySelector('.animate-pending');

describe('ProductReviews', () => {
  it('keeps what is being written, the sort field and the former list while another order is awaited', async () => {
    const { user } = open();
    expect(await screen.findByText('Review 1')).toBeVisible();
    await write(user);
    const sort = screen.getByLabelText('Order of the reviews');
    const goOn = waiting();
    sort.focus();
    await user.selectOptions(sort, 'worst');
    await waitFor(() => expect(bar()).toBeInTheDocument());
    expect(shown()).toContain('Review 1');
    goOn();
    await waitFor(() => expect(shown()[0]).toBe('Review 11'));
    expect(bar()).not.toBeInTheDocument();
    expect(sort).toHaveFocus();
    expectWords();
  });

  it('keeps what is being written and the star bar that was pressed', async () => {
    const { user } = open();
    await write(user);
    const stars = await screen.findByRole('button', { name: /^2 ?stars/ });
    const goOn = waiting();
    await user.click(stars);
    await waitFor(() => expect(bar()).toBeInTheDocument());
    goOn();
    await waitFor(() => expect(shown()).toEqual(['Review 1']));
    expect(stars).toHaveFocus();
    expect(stars).toHaveAttribute('aria-pressed', 'true');
    expectWords();
  });

  it('keeps the list and what is being written when reading them again fails', async () => {
    const { client, user } = open();
    expect(await screen.findByText('Review 1')).toBeVisible();
    await write(user);
    failing(COUNTS, LIST);
    await client.invalidateQueries({ queryKey: reviewQueries.all });
    expect(client.getQueryState(reviewQueries.counts(7).queryKey)?.status).toBe('error');
    expect(client.getQueryState(reviewQueries.list(7, 'newest', null).queryKey)?.status).toBe('error');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(shown()).toHaveLength(10);
    expect(screen.getByRole('button', { name: /^2 ?stars/ })).toBeVisible();
    expectWords();
  });

  it.each([COUNTS, LIST])(
    'says when %s fails and tries again, beside what is being written',
    async (path) => {
      failing(path);
      const { user } = open();
      expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the reviews');
      await write(user);
      const goOn = waiting();
      answering();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
      expectWords();
      goOn();
      expect(await screen.findByText('Review 1')).toBeVisible();
      expectWords();
      expectWords();
    },
  );

  it('says within the list when another order cannot be read', async () => {
    const { user } = open();
    expect(await screen.findByText('Review 1')).toBeVisible();
    await write(user);
    const sort = screen.getByLabelText('Order of the reviews');
    failing(LIST);
    await user.selectOptions(sort, 'worst');
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop did not answer.');
    expect(sort).toBeVisible();
    expect(sort).toHaveValue('worst');
    expectWords();
    answering();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown()[0]).toBe('Review 11'));
  });

  it('says beside the button when more reviews cannot be read, and tries again', async () => {
    const { user } = open();
    const more = await screen.findByRole('button', { name: 'More reviews' });
    await write(user);
    failing(LIST);
    await user.click(more);
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load more reviews');
    expect(shown()).toHaveLength(10);
    expectWords();
    answering();
    expect(more).toHaveTextContent('Try again');
    await user.click(more);
    expect(await screen.findByText('Review 11')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(shown()).toHaveLength(11);
  });

  it('lets go of a star bar whose last review went', async () => {
    const { client, user } = open();
    await user.click(await screen.findByRole('button', { name: /^2 ?stars/ }));
    await waitFor(() => expect(shown()).toEqual(['Review 1']));
    client.setQueryData(reviewQueries.counts(7).queryKey, [
      { stars: 5, many: 10 },
      { stars: 2, many: 0 },
    ]);
    await user.click(await screen.findByRole('button', { name: /^2 ?stars: ?0 ?reviews$/ }));
    await waitFor(() => expect(shown()).toHaveLength(10));
  });
});
