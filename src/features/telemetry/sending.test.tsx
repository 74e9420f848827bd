import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi, afterEach } from 'vitest';

import { toAppError } from '../../lib/app-error.ts';
import { projectFetch } from '../../lib/env.ts';
import { notifySession, SESSION_KEY } from '../../lib/session-store.ts';
import { setConsent, ConsentNotice, ConsentSwitch, mayCount, readConsent } from './consent.tsx';
import { errorRow, logError } from './telemetry.queries.ts';
import { sendQueue, startTelemetry } from './use-telemetry.ts';

type Sent = { table: string; rows: Record<string, unknown>[]; bearer: string | null; keepalive: boolean };
let sent: Sent[];
let status: number;

beforeEach(() => {
  sent = [];
  status = 201;
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit) => {
    sent.push({
      table: new URL(String(input)).pathname.replace('/rest/v1/', ''),
      rows: JSON.parse(init.body as string) as Sent['rows'],
      bearer: new Headers(init.headers).get('authorization'),
      keepalive: init.keepalive === true,
    });
    return new Response(null, { status: sent.length === 1 ? status : 201 });
  });
});

function signIn(): void {
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({ access_token: 'token', user: { id: 'user-1', email: 'a@b.ke' } }),
  );
  notifySession();
}
const of = (table: string) => sent.filter((one) => one.table === table).flatMap(({ rows }) => rows);
function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('an error', () => {
  it('of the server is named as the log of the server names it', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('{}', { status: 500, headers: { 'x-request-id': 'the-name-in-the-log' } }),
    );
    await projectFetch('https://api.example/rest/v1/orders');
    expect(errorRow(toAppError({ code: 'XX000' }), 'error').error_message).toMatch(
      / \(request the-name-in-the-log\)$/,
    );
    expect(errorRow(new TypeError('x is not a function'), 'error').error_message).toBe('x is not a function');
  });

  it('is kept with everything that helps to mend it', async () => {
    history.replaceState(null, '', '/checkout?phone=0712345678');
    signIn();
    await logError(new TypeError('x is not a function'), 'critical', '\n    at Shop');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ table: 'error_logs', bearer: 'Bearer token', keepalive: true });
    expect(sent[0]?.rows[0]).toEqual({
      user_id: 'user-1',
      error_message: 'x is not a function',
      error_stack: expect.stringContaining('TypeError: x is not a function') as string,
      error_type: 'TypeError',
      severity: 'critical',
      page_url: `${location.origin}/checkout`,
      user_agent: navigator.userAgent,
      component_stack: '\n    at Shop',
      app_version: 'development',
    });
  });

  it('is kept once, and its failure is nobody’s trouble', async () => {
    const error = new Error('again');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(logError(error, 'critical')).resolves.toBeUndefined();
    await logError(error, 'critical');
    expect(sent).toEqual([]);
  });

  it('loses its name, not its place, when the session has run out', async () => {
    history.replaceState(null, '', '/shop');
    signIn();
    status = 401;
    await logError(new Error('late'), 'critical');
    expect(sent.map(({ bearer, rows }) => [bearer, rows[0]?.['user_id']])).toEqual([
      ['Bearer token', 'user-1'],
      ['Bearer public', null],
    ]);
  });

  it('names nobody on pages about health', () => {
    signIn();
    history.replaceState(null, '', '/health-assessment');
    expect(errorRow('odd', 'critical')).toMatchObject({
      user_id: null,
      error_message: 'odd',
      error_type: 'string',
      error_stack: null,
      component_stack: null,
      app_version: 'development',
    });
  });
});

describe('a queue', () => {
  it('sends twenty at a time, or after ten seconds, or when the page is left', () => {
    vi.useFakeTimers();
    const batches: number[] = [];
    const queue = sendQueue<number>(async (rows) => void batches.push(rows.length));
    for (let row = 0; row < 21; row += 1) queue.add(row);
    expect(batches).toEqual([20]);
    vi.advanceTimersByTime(10_000);
    expect(batches).toEqual([20, 1]);
    queue.add(1);
    queue.flush();
    queue.flush();
    expect(batches).toEqual([20, 1, 1]);
  });

  it('sends nothing that was refused meanwhile', () => {
    const send = vi.fn<() => Promise<void>>(async () => {});
    const queue = sendQueue<number>(send);
    queue.add(1);
    setConsent('denied');
    queue.flush();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('figures', () => {
  it('hold views, presses and forms of one visit, without a person until that was agreed to', async () => {
    history.replaceState(null, '', '/shop?q=hiv');
    signIn();
    document.body.innerHTML =
      '<main><button type="button">Add to cart</button><form aria-label="Newsletter"><input></form></main>';
    const telemetry = startTelemetry();
    telemetry.pageView('/shop');
    document.querySelector('button')?.click();
    document
      .querySelector('form')
      ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    setConsent('granted');
    telemetry.pageView('/orders');
    telemetry.pageView('/herbs/neem');
    hide();
    telemetry.stop();
    await vi.waitFor(() => expect(of('analytics_events')).toHaveLength(5));
    const events = of('analytics_events');
    expect(events.map((event) => [event['event_type'], event['event_name'], event['user_id']])).toEqual([
      ['page_view', 'page_view', null],
      ['click', 'button:Add to cart', null],
      ['form_submit', 'Newsletter', null],
      ['page_view', 'page_view', 'user-1'],
      ['page_view', 'page_view', null],
    ]);
    expect(new Set(events.map((event) => event['session_id'])).size).toBe(1);
    expect(events[3]).toMatchObject({
      page_url: `${location.origin}/orders`,
      referrer: `${location.origin}/shop`,
    });
    expect(JSON.stringify(events)).not.toContain('hiv');
  });

  it('are not taken from those who refuse, here or in their browser', async () => {
    setConsent('denied');
    const refused = startTelemetry();
    refused.pageView('/shop');
    refused.stop();
    localStorage.clear();
    Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
    const untracked = startTelemetry();
    untracked.pageView('/shop');
    untracked.stop();
    Reflect.deleteProperty(navigator, 'doNotTrack');
    expect(sent).toEqual([]);
  });
});

const show = () =>
  render(
    <MemoryRouter>
      <ConsentSwitch />
      <ConsentNotice />
    </MemoryRouter>,
  );
const box = () => screen.getByRole('checkbox', { name: 'Count my visits and how fast pages are' });

afterEach(() => vi.unstubAllGlobals());

it('asks once, quietly, and follows the answer', async () => {
  show();
  expect(screen.getByRole('region', { name: 'Usage figures' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Do not count me' }));
  expect(screen.queryByRole('region', { name: 'Usage figures' })).toBeNull();
  expect(readConsent()).toBe('denied');
  expect(mayCount()).toBe(false);
  expect(box()).not.toBeChecked();
  await userEvent.click(box());
  expect(readConsent()).toBe('granted');
  expect(mayCount()).toBe(true);
});

it('neither asks nor counts when the browser says no', () => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, { globalPrivacyControl: true }),
  );
  show();
  expect(screen.queryByRole('region', { name: 'Usage figures' })).toBeNull();
  expect(box()).toBeDisabled();
  expect(screen.getByText(/Your browser asks sites not to track you/)).toBeVisible();
  expect(mayCount()).toBe(false);
});
