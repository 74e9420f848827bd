import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { CrashBoundary, reportCrash } from './error-screen.tsx';

let rows: Record<string, unknown>[];

beforeEach(() => {
  rows = [];
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  vi.stubGlobal('fetch', async (_: string | URL, init: RequestInit) => {
    rows.push(...(JSON.parse(init.body as string) as Record<string, unknown>[]));
    return new Response(null, { status: 201 });
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function Broken(): never {
  throw new RangeError('A bug in the shell');
}

it('keeps what broke the whole page, as critical and with the place in the tree', async () => {
  render(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await vi.waitFor(() => expect(rows).toHaveLength(1));
  expect(rows[0]).toMatchObject({
    severity: 'critical',
    error_type: 'RangeError',
    error_message: 'A bug in the shell',
    component_stack: expect.stringContaining('Broken') as string,
  });
});

it('keeps nothing of pages whose code could not be fetched', async () => {
  reportCrash(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));
  reportCrash(new Error('The last one'));
  await vi.waitFor(() => expect(rows).toHaveLength(1));
  expect(rows[0]).toMatchObject({ error_message: 'The last one', component_stack: null });
});
