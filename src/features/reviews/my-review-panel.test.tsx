import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, describe } from 'vitest';

import type { Client } from '../../lib/supabase.ts';
import { MyReviewPanel } from './my-review-panel.tsx';
import { type OwnReview, meanOf, stateWords } from './reviews.queries.ts';

const rpc = vi.hoisted(() => vi.fn<(name: string) => Promise<unknown>>());
vi.mock('../../lib/supabase.ts', () => ({ getSupabase: async () => ({ rpc }) as unknown as Client }));

const user = { id: 'u1', email: 'asha@example.com', fullName: 'Asha Mwangi', avatarUrl: null };
const published: OwnReview = {
  id: 1,
  rating: 4,
  title: '',
  body: 'Bitter.',
  author_name: 'Asha',
  created_at: '2026-11-01T08:00:00Z',
  edited_at: null,
  state: 'published',
  held_reason: null,
};
let review: OwnReview | null;

beforeEach(() => {
  rpc.mockReset().mockImplementation(async (name) => {
    if (name === 'delete_review') review = null;
    return { data: name === 'my_review' ? { may_review: true, review } : true, error: null };
  });
});

async function askToWithdraw(own: OwnReview) {
  review = own;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MyReviewPanel productId={7} user={user} />
    </QueryClientProvider>,
  );
  const actor = userEvent.setup();
  await actor.click(await screen.findByRole('button', { name: 'Withdraw your review' }));
  return { actor, dialog: await screen.findByRole('dialog') };
}

it('says what withdrawing a review that is shown does', async () => {
  const { dialog } = await askToWithdraw(published);
  expect(dialog).toHaveTextContent('Its stars no longer count.');
});

it.each([
  ['held', 'reported'],
  ['rejected', null],
] as const)(
  'says that after one that is %s the next is read first, and asks for it',
  async (state, reason) => {
    const { actor, dialog } = await askToWithdraw({ ...published, state, held_reason: reason });
    expect(dialog).toHaveTextContent('As this one was held back, we read it first.');
    expect(dialog).not.toHaveTextContent('stars');
    await actor.click(within(dialog).getByRole('button', { name: 'Withdraw it' }));
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible();
    expect(screen.queryByText(/Your review/)).not.toBeInTheDocument();
  },
);

const shown: OwnReview = {
  id: 1,
  rating: 4,
  title: '',
  body: '',
  author_name: 'Asha',
  created_at: '2026-11-01T08:00:00Z',
  edited_at: null,
  state: 'published',
  held_reason: null,
};

describe('meanOf', () => {
  it('has one decimal, and nothing to say without reviews', () => {
    expect(
      meanOf([
        { stars: 5, many: 2 },
        { stars: 4, many: 1 },
      ]),
    ).toBe(4.7);
    expect(meanOf([{ stars: 5, many: 0 }])).toBeNull();
  });
});

describe('stateWords', () => {
  it('has nothing to say about what is shown', () => {
    expect(stateWords(shown)).toBeNull();
  });

  it.each([
    ['held', 'claim', 'waits for a person'],
    ['held', 'reported', 'hidden for now'],
    ['held', 'edited', 'Your change waits'],
    ['held', 'rewritten', 'Your review waits'],
    ['rejected', null, 'is not shown'],
  ] as const)('explains %s, %s', (state, reason, words) => {
    expect(stateWords({ ...shown, state, held_reason: reason })?.title).toContain(words);
  });
});
