import { expect, it } from 'vitest';
import { z } from 'zod';

import { findBannedClaim } from './banned-claims.ts';
import { testimonials, testimonialSchema } from './testimonials.ts';

it('holds whole, harmless voices, newest first, enough for the front page', () => {
  z.array(testimonialSchema).parse(testimonials);
  expect(testimonials.filter(({ quote }) => findBannedClaim(quote) !== null)).toEqual([]);
  expect(new Set(testimonials.map(({ id }) => id)).size).toBe(testimonials.length);
  const times = testimonials.map(({ created_at }) => Date.parse(created_at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(testimonials.filter(({ is_active }) => is_active).length).toBeGreaterThanOrEqual(3);
});
