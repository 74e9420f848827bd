import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';

import type { PlanType } from '../../lib/plan-catalogue.ts';
import { notifySession, SESSION_KEY } from '../../lib/session-store.ts';
import { FeatureGate } from './feature-gate.tsx';
import { noPlan, subscriptionQuery } from './subscription.queries.ts';

/** The gate for a member on a plan, or for a visitor. What the server said lies in the cache. */
function pass(planType: PlanType | null): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  if (planType) {
    localStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: 'token', user: { id: 'user-1' } }));
    client.setQueryData(subscriptionQuery('user-1').queryKey, { ...noPlan, planType, daysRemaining: 3 });
  }
  notifySession();
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <FeatureGate what="custom meal plans">
          <p>Your meal plan</p>
        </FeatureGate>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it.each(['free_trial', 'premium', 'gold'] as const)('is open on %s', (planType) => {
  pass(planType);
  expect(screen.getByText('Your meal plan')).toBeVisible();
});

it('tells members on the free plan what opens it', () => {
  pass('free');
  expect(screen.queryByText('Your meal plan')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Part of Premium: custom meal plans' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans');
});

it('sends visitors to the trial or to sign in', () => {
  pass(null);
  expect(screen.queryByText('Your meal plan')).toBeNull();
  expect(screen.getByRole('link', { name: 'Start the free trial' })).toHaveAttribute(
    'href',
    '/auth?plan=free-trial',
  );
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
});
