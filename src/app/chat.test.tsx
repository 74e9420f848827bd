import { readFileSync } from 'node:fs';

import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { urgentAnswers } from '../entities/urgent/urgent-answers.ts';
import { type SampleAuth, sampleSession, startSampleAuth } from '../features/auth/sample-auth-api.ts';
import { herbalTips, quickPrompts, tipFor } from '../features/chat/use-chat.ts';
import { notifySession } from '../lib/session-store.ts';
import { closeChat } from './chat-toggle.tsx';
import { renderApp } from './testing.tsx';

const STATUS = 'POST /rest/v1/rpc/get_user_subscription_status';
const CHECK = 'POST /rest/v1/rpc/check_usage_limit';
const COUNT = 'POST /rest/v1/rpc/increment_usage';
const USED = 'GET /rest/v1/daily_usage_limits';
const session = sampleSession('amina@example.com').body;
const rules = readFileSync('public/knowledge/safety.json', 'utf8');
let api: SampleAuth;

function signIn(): void {
  localStorage.setItem('mizizi-auth', JSON.stringify(session));
  notifySession();
}

beforeAll(async () => {
  api = await startSampleAuth();
  vi.stubEnv('VITE_SUPABASE_URL', api.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.includes('/knowledge/safety.json') ? Promise.resolve(new Response(rules)) : real(input, init);
  });
});
afterAll(() => api.close());
beforeEach(() => {
  closeChat();
  api.answers.clear();
  api.asked.length = 0;
});

function onPlan(plan_type: string, used = 0): void {
  signIn();
  const row = { plan_type, status: 'active', is_trial_active: false, days_remaining: 0 };
  api.answers.set(STATUS, { status: 200, body: [row] });
  api.answers.set(USED, { status: 200, body: used === 0 ? [] : [{ usage_count: used }] });
  api.answers.set(CHECK, { status: 200, body: used < 2 });
  api.answers.set(COUNT, { status: 200, body: used + 1 });
}

async function open() {
  renderApp([{ path: '/', Component: () => <p>Home</p> }]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'AI Herbalist' }));
  const panel = within(await screen.findByRole('dialog', { name: 'AI Herbalist' }));
  return { user, panel, log: () => within(panel.getByRole('log')) };
}

const isTip = (text: string): boolean => herbalTips.includes(text);
const asked = (call: string) => api.asked.filter((each) => each.call === call);

describe('asking the herbalist', () => {
  it('shows the question and a typing sign, and after 1.2 s one of the five tips', async () => {
    onPlan('premium');
    const { user, panel, log } = await open();
    const input = await panel.findByRole('textbox', { name: 'Your question' });
    expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.type(input, '   ');
    expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.clear(input);
    await user.type(input, 'What is good after supper?');
    const sentAt = performance.now();
    await user.keyboard('{Enter}');
    expect(log().getByText('What is good after supper?')).toBeVisible();
    expect(log().getByText('The herbalist is typing')).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(await log().findByText(isTip, {}, { timeout: 3000 })).toBeVisible();
    expect(performance.now() - sentAt).toBeGreaterThan(1190);
    expect(log().queryByText('The herbalist is typing')).toBeNull();
    expect(asked(CHECK)).toEqual([]);
  });

  it('begins a line with Shift+Enter and leaves a word alone that is being composed', async () => {
    onPlan('gold');
    const { user, panel } = await open();
    const input = await panel.findByRole('textbox', { name: 'Your question' });
    await user.type(input, 'one{Shift>}{Enter}{/Shift}two');
    expect(input).toHaveValue('one\ntwo');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(input).toHaveValue('one\ntwo');
  });

  it.each(['Improve digestion', 'Better sleep', 'Boost immunity', 'Reduce stress'])(
    'offers to ask: %s',
    async (prompt) => {
      onPlan('free_trial');
      const { user, panel, log } = await open();
      await user.click(await panel.findByRole('button', { name: prompt }));
      expect(log().getByText(prompt)).toBeVisible();
      expect(panel.queryByRole('button', { name: prompt })).toBeNull();
      expect(await log().findByText(isTip, {}, { timeout: 3000 })).toBeVisible();
    },
  );

  it('keeps the conversation for the session, also an answer that came while it was closed', async () => {
    onPlan('premium');
    const { user, panel } = await open();
    await user.type(await panel.findByRole('textbox'), 'Hello{Enter}');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'AI Herbalist' })).toHaveFocus();
    await vi.waitFor(() => expect(sessionStorage.getItem('mizizi-chat')).toContain('assistant'), {
      timeout: 3000,
    });
    await user.click(screen.getByRole('button', { name: 'AI Herbalist' }));
    expect(await screen.findByText('Hello')).toBeVisible();
    expect(screen.getByText(isTip)).toBeVisible();
  });
});

describe('a sign of danger', () => {
  it('is answered at once with numbers, not with a tip, and costs nothing', async () => {
    onPlan('free', 2);
    const { user, panel, log } = await open();
    await user.type(await panel.findByRole('textbox'), 'I have chest pain{Enter}');
    expect(log().getByRole('alert')).toHaveAttribute('data-kind', 'heart');
    expect(log().getByRole('alert')).toHaveAttribute('data-urgency', 'emergency');
    expect(log().getByText('This can be a heart attack')).toBeVisible();
    expect(log().getByRole('link', { name: /^999/ })).toHaveAttribute('href', 'tel:999');
    expect(log().queryByText('The herbalist is typing')).toBeNull();
    expect(log().queryByText(isTip)).toBeNull();
    expect([...asked(CHECK), ...asked(COUNT)]).toEqual([]);
  });

  it('is there again when the chat is opened again', async () => {
    onPlan('premium');
    const { user, panel } = await open();
    await user.type(await panel.findByRole('textbox'), 'nimemeza sumu{Enter}');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'AI Herbalist' }));
    expect((await screen.findByRole('dialog')).querySelector('[data-kind="poison"]')).toBeVisible();
  });

  it('is answered to visitors, whose other questions stay in the field', async () => {
    const { user, panel, log } = await open();
    const input = await panel.findByRole('textbox');
    await user.type(input, 'Which tea is nice?{Enter}');
    expect(panel.getByText(/We found no emergency in this/)).toBeVisible();
    expect(input).toHaveValue('Which tea is nice?');
    await user.clear(input);
    await user.type(input, 'She is not breathing{Enter}');
    expect(log().getAllByRole('alert')[0]).toHaveAttribute('data-kind', 'breathing');
    expect(input).toHaveValue('');
    expect(panel.queryByText(/We found no emergency in this/)).toBeNull();
  });

  it('takes the whole room: no offer stands beside it, and it has the focus', async () => {
    const { user, panel, log } = await open();
    expect(panel.getByRole('link', { name: 'Start the free trial' })).toBeVisible();
    await user.type(await panel.findByRole('textbox'), 'She is not breathing{Enter}');
    expect(log().getAllByRole('alert')[0]?.parentElement).toHaveFocus();
    expect(panel.queryByRole('link', { name: 'Start the free trial' })).toBeNull();
  });

  it('is spoken of in every chat', async () => {
    const { panel } = await open();
    expect(panel.getByText(/Not medical advice/)).toBeVisible();
  });
});

describe('a question about safety', () => {
  const honey = 'can I give honey to my baby of 8 months for cough?';

  it('is answered to visitors by the safety check', async () => {
    const { user, panel, log } = await open();
    await user.type(await panel.findByRole('textbox'), `${honey}{Enter}`);
    expect(await log().findByText(/honey can carry botulism/)).toBeVisible();
    expect(panel.getByRole('textbox')).toHaveValue('');
    expect(log().getByRole('link', { name: /safety check/ })).toHaveAttribute(
      'href',
      '/safety-check?conditions=child&herbs=honey-at-bedtime-for-cough',
    );
  });

  it('costs a member nothing, and no tip follows', async () => {
    onPlan('free', 2);
    const { user, panel, log } = await open();
    await user.type(await panel.findByRole('textbox'), `${honey}{Enter}`);
    expect(await log().findByText(/honey can carry botulism/)).toBeVisible();
    expect(log().queryByText('The herbalist is typing')).toBeNull();
    expect(log().queryByText(isTip)).toBeNull();
    expect([...asked(CHECK), ...asked(COUNT)]).toEqual([]);
  });

  it('stays in the conversation', async () => {
    const { user, panel, log } = await open();
    await user.type(await panel.findByRole('textbox'), `${honey}{Enter}`);
    await log().findByText(/honey can carry botulism/);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'AI Herbalist' }));
    expect(await screen.findByText(/honey can carry botulism/)).toBeVisible();
  });
});

describe('who may ask', () => {
  it('two questions a day are free', async () => {
    onPlan('free', 1);
    const { user, panel, log } = await open();
    expect(await panel.findByText('1 of 2 questions left today.')).toBeVisible();
    await user.type(panel.getByRole('textbox'), 'First{Enter}');
    expect(await log().findByText(isTip, {}, { timeout: 3000 })).toBeVisible();
    expect(asked(CHECK)[0]?.body).toEqual({ user_uuid: session.user.id, feature: 'chatbot', max_limit: 2 });
    expect(asked(COUNT)[0]?.body).toEqual({ user_uuid: session.user.id, feature: 'chatbot' });
  });

  it('a third one is offered a plan', async () => {
    onPlan('free', 2);
    const { user, panel, log } = await open();
    expect(await panel.findByText(/You have used today’s questions/)).toBeVisible();
    await user.type(panel.getByRole('textbox'), 'Third{Enter}');
    await vi.waitFor(() => expect(log().queryByText('The herbalist is typing')).toBeNull(), {
      timeout: 3000,
    });
    expect(log().queryByText(isTip)).toBeNull();
    expect(panel.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans');
    expect(asked(COUNT)).toEqual([]);
  });

  it('the count is believed when another tab was faster', async () => {
    onPlan('free', 1);
    const refused = { code: 'P0001', message: 'No more.', details: 'limit_reached', hint: '' };
    api.answers.set(COUNT, { status: 400, body: refused });
    const { user, panel, log } = await open();
    await user.type(await panel.findByRole('textbox'), 'Second{Enter}');
    await vi.waitFor(() => expect(log().queryByText('The herbalist is typing')).toBeNull(), {
      timeout: 3000,
    });
    expect(log().queryByText(isTip)).toBeNull();
  });

  it('a count that cannot be reached keeps nobody from an answer, silently', async () => {
    onPlan('free');
    api.answers.set(CHECK, { status: 500, body: { message: 'no' } });
    const { user, panel, log } = await open();
    await user.type(await panel.findByRole('textbox'), 'Anything{Enter}');
    expect(await log().findByText(isTip, {}, { timeout: 3000 })).toBeVisible();
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('visitors are offered to sign in', async () => {
    const { panel } = await open();
    expect(panel.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    expect(panel.getByRole('link', { name: 'Start the free trial' })).toBeVisible();
    expect(panel.queryByRole('list', { name: 'Topics' })).toBeNull();
  });

  it('without a plan that can be read the chat is closed, and says so without an error', async () => {
    signIn();
    api.answers.set(STATUS, { status: 403, body: { code: '42501', message: 'no' } });
    const { panel } = await open();
    expect(await panel.findByText(/the chat is closed for now/)).toBeVisible();
    expect(panel.getByRole('link', { name: 'See the plans' })).toBeVisible();
    expect(panel.queryByRole('list', { name: 'Topics' })).toBeNull();
    expect(screen.queryByText('Error')).toBeNull();
  });
});

describe('the button of the herbalist', () => {
  const at = (path: string) => renderApp([{ path, Component: () => <p>Here</p> }], path);
  const button = () => screen.queryByRole('button', { name: 'AI Herbalist' });

  it.each([
    '/health-assessment',
    '/auth',
    '/auth/callback',
    '/checkout',
    '/payment',
    '/admin',
    '/admin/orders',
    '/practice',
  ])('is not on %s', async (path) => {
    at(path);
    await screen.findByText('Here');
    expect(button()).toBeNull();
  });

  it.each(['/', '/shop', '/health-assessment/results', '/dashboard'])('is on %s', async (path) => {
    at(path);
    await screen.findByText('Here');
    expect(button()).toBeVisible();
  });
});

it('has five tips, and none promises a cure', () => {
  expect(herbalTips).toHaveLength(5);
  expect([0, 0.2, 0.4, 0.6, 0.999].map(tipFor)).toEqual(herbalTips);
  for (const tip of herbalTips) expect(tip).not.toMatch(/\bcures?\b|\bheals?\b|guarantee/i);
});

it.each(quickPrompts)('“%s” is no emergency', (prompt) => expect(urgentAnswers(prompt)).toEqual([]));
