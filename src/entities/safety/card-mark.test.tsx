import { readFileSync } from 'node:fs';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { products } from '../../../content/products.ts';
import { keepRows } from '../../lib/sync/change.ts';
import { schedules } from '../medicines/medicines.queries.ts';
import { aSchedule } from '../medicines/testing-schedules.ts';
import { hasSafetyList } from './device-list.ts';
import { CardMark } from './level-badge.tsx';
import { nothingListed, safetyProfile } from './safety-profile.ts';

const asked = vi.fn<(url: string) => void>();
const turmeric = products.find(({ herb_slugs }) => herb_slugs.includes('turmeric'))?.id ?? 0;

beforeEach(() => {
  asked.mockClear();
  const file = readFileSync('public/knowledge/safety.json', 'utf8');
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    asked(url);
    return url.includes('/knowledge/safety.json')
      ? Promise.resolve(new Response(file))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  safetyProfile.change(() => nothingListed);
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CardMark id={turmeric} />
    </QueryClientProvider>,
  );

it('says Check on a product that does not go with a listed medicine, from the device alone', async () => {
  safetyProfile.change(() => ({ medicines: ['warfarin'], conditions: [] }));
  show();
  expect(await screen.findByText('Check')).toHaveTextContent('Check: Ask first');
});

it('says in grey that something was not looked up, and nothing else', async () => {
  safetyProfile.change(() => ({ medicines: ['other:Zentaxil'], conditions: [] }));
  show();
  expect(await screen.findByText('Not looked up')).toBeVisible();
  expect(screen.queryByText('Check')).toBeNull();
});

it('asks for nothing and shows nothing without a list', () => {
  const { container } = show();
  expect(container).toBeEmptyDOMElement();
  expect(asked).not.toHaveBeenCalled();
});

afterEach(() => {
  safetyProfile.change(() => nothingListed);
  for (const schedule of schedules.current()) schedules.remove(schedule);
  localStorage.clear();
});

it('knows a list on the device by any of the places it is kept in', () => {
  expect(hasSafetyList()).toBe(false);
  safetyProfile.change(() => ({ medicines: ['warfarin'], conditions: [] }));
  expect(hasSafetyList()).toBe(true);
  safetyProfile.change(() => nothingListed);

  schedules.put(aSchedule());
  expect(hasSafetyList()).toBe(true);
  schedules.remove(aSchedule());

  keepRows('medicine_schedules', 'user-1', []);
  expect(hasSafetyList()).toBe(false);
  keepRows('medicine_schedules', 'user-1', [aSchedule()]);
  expect(hasSafetyList()).toBe(true);
});
