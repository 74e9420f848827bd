import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { signInAs } from '../../lib/sync/testing-server.ts';
import { deviceHerbs, noHerbs } from './saved-herbs.queries.ts';
import { SaveHerbButton } from './saved-herbs.tsx';

/** What the account keeps, and answers that wait until they are let go. */
let kept: Set<string>;
let isSlow: boolean;
let waiting: (() => void)[];

beforeEach(() => {
  kept = new Set();
  isSlow = false;
  waiting = [];
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  const answerLater = () => new Promise<void>((resolve) => waiting.push(resolve));
  vi.stubGlobal('fetch', async (input: string | URL, init: { method?: string; body?: string } = {}) => {
    const body = JSON.parse(init.body ?? '{}') as { slug?: string; slugs?: string[] };
    if (String(input).includes('merge_saved_herbs')) {
      for (const slug of body.slugs ?? []) kept.add(slug);
      await answerLater();
      return Response.json(1);
    }
    if (body.slug !== undefined) {
      kept.add(body.slug);
      return Response.json(null, { status: 201 });
    }
    const rows = [...kept].map((slug) => ({ slug }));
    if (isSlow) await answerLater();
    return Response.json(rows);
  });
});
afterEach(() => {
  signInAs(null);
  deviceHerbs.change(() => noHerbs);
  vi.unstubAllGlobals();
});

const letGo = () =>
  act(() => {
    for (const resolve of waiting.splice(0)) resolve();
    return Promise.resolve();
  });
function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SaveHerbButton slug="ginger" name="Ginger" />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const button = () => screen.getByRole('button', { name: 'Save Ginger' });

it('keeps what was saved on the device while the rest moves into the account', async () => {
  deviceHerbs.change(() => ['neem']);
  signInAs('amina');
  open();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  act(() => deviceHerbs.change((now) => ['moringa', ...now]));
  await letGo();
  await vi.waitFor(() => expect(deviceHerbs.get()).toEqual(['moringa']));
  expect(kept).toEqual(new Set(['neem']));
});

it('shows what was pressed though an older list comes afterwards', async () => {
  isSlow = true;
  signInAs('amina');
  const user = open();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  isSlow = false;
  await user.click(button());
  await vi.waitFor(() => expect(kept.has('ginger')).toBe(true));
  await letGo();
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});
