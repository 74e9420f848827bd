import { describe, expect, it } from 'vitest';

import { meanOf, type OwnReview, stateWords } from './reviews.queries.ts';

const review: OwnReview = {
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
    expect(stateWords(review)).toBeNull();
  });

  it.each([
    ['held', 'claim', 'waits for a person'],
    ['held', 'reported', 'hidden for now'],
    ['held', 'edited', 'Your change waits'],
    ['held', 'rewritten', 'Your review waits'],
    ['rejected', null, 'is not shown'],
  ] as const)('explains %s, %s', (state, reason, words) => {
    expect(stateWords({ ...review, state, held_reason: reason })?.title).toContain(words);
  });
});
