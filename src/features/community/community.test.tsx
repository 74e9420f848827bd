import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { UrgentAnswer } from '../../entities/urgent/urgency.ts';
import { signInAs } from '../../lib/sync/testing-server.ts';
import { AskForm } from './ask-form.tsx';
import { questionDraft } from './community.queries.ts';
import { QuestionList } from './question-list.tsx';
import { QuestionView } from './question-view.tsx';

/** What arrived at a function of the database, as its name and arguments. */
let seen: { name: string; args: Record<string, unknown> }[];
/** What each function answers; null is no connection. */
let answers: Record<string, Response | null>;

beforeEach(() => {
  localStorage.clear();
  seen = [];
  answers = {};
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit) => {
    if (String(address).includes('/auth/v1/')) return Response.json({ id: 'asha' });
    const name = /rpc\/(\w+)/.exec(String(address))?.[1] ?? '';
    const answer = answers[name];
    if (answer === null) throw new TypeError('Failed to fetch');
    seen.push({ name, args: JSON.parse((init.body as string) || '{}') as Record<string, unknown> });
    return answer?.clone() ?? Response.json(null);
  });
});
afterEach(() => {
  act(() => signInAs(null));
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function show(what: React.ReactNode): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>{what}</QueryClientProvider>
    </MemoryRouter>,
  );
}

const asks = () => seen.filter(({ name }) => name === 'ask_question').map(({ args }) => args);

/** The form of somebody who is signed in, and what it says in the end. */
function open() {
  act(() => signInAs('asha'));
  const onAsked = vi.fn<(urgent: readonly UrgentAnswer[]) => void>();
  show(<AskForm onAsked={onAsked} />);
  return onAsked;
}

async function write(title: string, body: string): Promise<void> {
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText('Your question'));
  await user.type(screen.getByLabelText('Your question'), title);
  await user.clear(screen.getByLabelText('More about it'));
  await user.type(screen.getByLabelText('More about it'), body);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks for what is missing before it asks anybody', async () => {
  open();
  await press('Ask the question');
  expect(screen.getByText('Ask your question in 5 to 120 letters.')).toBeVisible();
  expect(screen.getByText('Tell more about it in 10 to 1,000 letters.')).toBeVisible();
  expect(seen).toEqual([]);
});

it('sends a question under one key, and forgets the draft', async () => {
  const onAsked = open();
  await write('Is managu safe?', 'I cook it each evening.');
  answers['ask_question'] = null;
  await press('Ask the question');
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
  const { id } = questionDraft.get();
  delete answers['ask_question'];
  await press('Ask the question');
  await waitFor(() => expect(onAsked).toHaveBeenCalledWith([]));
  expect(asks()).toEqual([
    {
      question_id: id,
      topic: 'herbs',
      title: 'Is managu safe?',
      body: 'I cook it each evening.',
      lang: 'en',
    },
  ]);
  expect(questionDraft.get().title).toBe('');
});

it('says what to do where the server refuses, and keeps what was typed', async () => {
  open();
  answers['ask_question'] = Response.json(
    {
      code: 'P0001',
      message: 'Everybody may read this: phone numbers, mail addresses and links cannot stay in it.',
      details: 'contact_details',
      hint: 'Take them out and say it in words.',
    },
    { status: 400 },
  );
  await write('Is managu safe?', 'Write to 0712 345 678.');
  await press('Ask the question');
  expect(await screen.findByText(/Take them out and say it in words/)).toBeVisible();
  expect(screen.getByLabelText('More about it')).toHaveValue('Write to 0712 345 678.');
});

it('holds what cannot wait once, and sends it all the same', async () => {
  const onAsked = open();
  await write('What helps my chest?', 'My chest hurts badly and I cannot breathe.');
  await press('Ask the question');
  expect(await screen.findByText('Get help first', {}, { timeout: 5000 })).toBeVisible();
  expect(asks()).toEqual([]);
  await press('Ask it all the same');
  await waitFor(() => expect(onAsked).toHaveBeenCalledOnce());
  expect(onAsked.mock.calls[0]?.[0][0]?.urgency).toBe('emergency');
  expect(asks()).toHaveLength(1);
});

it('lists what others asked in their own language, or says that it could not', async () => {
  answers['browse_questions'] = Response.json([
    {
      id: 'a',
      topic: 'food',
      title: 'Je, mlenda ni salama?',
      body: 'Nakula kila siku.',
      lang: 'sw',
      published_at: '2026-11-21T09:00:00Z',
      answers: 2,
      total_count: 1,
    },
  ]);
  show(<QuestionList />);
  const link = await screen.findByRole('link', { name: 'Je, mlenda ni salama?' });
  expect(link).toHaveAttribute('href', '/community/a');
  expect(link.closest('[lang]')).toHaveAttribute('lang', 'sw');
  expect(screen.getByText('2 answers')).toBeVisible();
  answers['browse_questions'] = Response.json({ message: 'broken' }, { status: 500 });
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  await waitFor(() => expect(seen.at(-1)?.args['search']).toBe('x'));
});

it('says that nothing was answered yet', async () => {
  answers['browse_questions'] = Response.json([]);
  show(<QuestionList />);
  expect(await screen.findByText('No answered questions yet')).toBeVisible();
});

it('says that the list could not be loaded, with a way to try again', async () => {
  answers['browse_questions'] = null;
  show(<QuestionList />);
  expect(await screen.findByText('The questions could not be loaded')).toBeVisible();
  answers['browse_questions'] = Response.json([]);
  await press('Try again');
  expect(await screen.findByText('No answered questions yet')).toBeVisible();
});

const question = {
  id: 'a',
  topic: 'food',
  title: 'Is managu safe?',
  body: 'I cook it each evening.',
  lang: 'en',
  state: 'published',
  asked_at: '2026-11-21T09:00:00Z',
  is_mine: false,
  is_reported: false,
  answers: [
    {
      practitioner_id: 'p',
      name: 'Mutheu Wambua',
      title: 'Nutritionist',
      slug: 'mutheu',
      body: 'Ndiyo, ikipikwa.',
      lang: 'sw',
      answered_at: '2026-11-22T09:00:00Z',
      edited_at: null,
    },
  ],
} as const;

it('shows an answer under the name of its practitioner, and a question under none', () => {
  show(<QuestionView question={{ ...question, answers: [...question.answers] }} onGone={() => undefined} />);
  expect(screen.getByText('A member asked')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mutheu Wambua' })).toHaveAttribute(
    'href',
    '/nutritionists/mutheu',
  );
  expect(screen.getByText('Ndiyo, ikipikwa.')).toHaveAttribute('lang', 'sw');
  expect(screen.queryByText('Take the question back')).toBeNull();
});

it('is reported by a member, once for a reason, and by nobody else', async () => {
  const theirs = { ...question, answers: [...question.answers] };
  show(<QuestionView question={theirs} onGone={() => undefined} />);
  await userEvent.click(screen.getByText('Something is wrong with this'));
  expect(screen.getByRole('link', { name: 'Sign in to report' })).toHaveAttribute(
    'href',
    '/auth?redirect=%2Fcommunity%2Fa',
  );
  act(() => signInAs('asha'));
  answers['report_question'] = null;
  await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'It could do harm');
  await press('Report');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('What is wrong?')).toHaveValue('harm');
  answers['report_question'] = Response.json(true);
  await press('Report');
  await waitFor(() =>
    expect(seen.at(-1)).toEqual({ name: 'report_question', args: { question_id: 'a', reason: 'harm' } }),
  );
});

it('says that it was reported', () => {
  const reported = { ...question, is_reported: true, answers: [...question.answers] };
  show(<QuestionView question={reported} onGone={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent('You have reported this.');
  expect(screen.queryByText('Something is wrong with this')).toBeNull();
});

it('lets who asked take it back', async () => {
  const onGone = vi.fn<() => void>();
  answers['withdraw_question'] = Response.json(true);
  show(
    <QuestionView question={{ ...question, is_mine: true, state: 'waiting', answers: [] }} onGone={onGone} />,
  );
  expect(screen.getByText('Waits for an answer')).toBeVisible();
  await userEvent.click(screen.getByText('Take the question back'));
  await press('Delete my question');
  await waitFor(() => expect(onGone).toHaveBeenCalledOnce());
  expect(seen).toEqual([{ name: 'withdraw_question', args: { question_id: 'a' } }]);
});
