import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { signInAs } from '../../lib/sync/testing-server.ts';
import { CheckInDesk } from './check-in-desk.tsx';
import { CoachingCard } from './coaching-card.tsx';
import { CoachingView } from './coaching-view.tsx';
import type { CheckIn, Coaching } from './coaching.queries.ts';

let seen: { name: string; args: Record<string, unknown> }[];
/** What each function, or the table of practitioners, answers; null is no connection. */
let answers: Record<string, unknown>;

beforeEach(() => {
  localStorage.clear();
  seen = [];
  answers = {};
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit) => {
    if (String(address).includes('/auth/v1/')) return Response.json({ id: 'asha' });
    const name = /v1\/(?:rpc\/)?(\w+)/.exec(String(address))?.[1] ?? '';
    if (answers[name] === null) throw new TypeError('Failed to fetch');
    if (init.method === 'POST')
      seen.push({ name, args: JSON.parse((init.body as string) || '{}') as Record<string, unknown> });
    return Response.json(answers[name] ?? null);
  });
  act(() => signInAs('asha'));
});
afterEach(() => {
  act(() => signInAs(null));
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const coach = { id: 'p', name: 'Mutheu Wambua', title: 'Nutritionist', slug: 'mutheu', is_open: true };
const checkIn: CheckIn = {
  id: 'i',
  week: '2026-11-23',
  rating: 4,
  worked: 'Cooking at home',
  hard: '',
  aim: 'Walk after supper',
  noted_at: '2026-11-28T09:00:00Z',
  answer: null,
  answered_at: null,
  answered_by: null,
};
const answered: CheckIn = {
  ...checkIn,
  answer: 'Ten minutes are enough.',
  answered_at: '2026-11-29T09:00:00Z',
  answered_by: 'Mutheu Wambua',
};

function show(what: React.ReactNode, coaching: Partial<Coaching> = {}): void {
  answers['my_coaching'] ??= {
    is_open: true,
    week: '2026-11-23',
    coach,
    remind_on: null,
    check_ins: [],
    ...coaching,
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>{what}</QueryClientProvider>
    </MemoryRouter>,
  );
}
const sent = (name: string) => seen.filter((one) => one.name === name).map(({ args }) => args);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('tells who is not on Gold what it is, with what they wrote before', async () => {
  show(<CoachingView userId="asha" />, { is_open: false, coach: null, check_ins: [answered] });
  expect(await screen.findByText('Personal coaching is part of Gold')).toBeVisible();
  expect(screen.getByText('Ten minutes are enough.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send to my coach' })).toBeNull();
});

it('begins with a coach, chosen by consent', async () => {
  answers['practitioners'] = [{ id: 'p', display_name: 'Mutheu Wambua', title: 'Nutritionist' }];
  show(<CoachingView userId="asha" />, { coach: null });
  const choose = await screen.findByRole('button', { name: 'Choose this coach' });
  await userEvent.click(screen.getByText('Mutheu Wambua'));
  expect(choose).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(choose);
  await waitFor(() => expect(sent('choose_coach')).toEqual([{ practitioner_id: 'p', consent: true }]));
});

it('sends a check-in, and keeps it where it could not', async () => {
  show(<CoachingView userId="asha" />);
  await screen.findByRole('button', { name: 'Send to my coach' });
  await press('Send to my coach');
  expect(screen.getByText('Say how the week went.')).toBeVisible();
  await userEvent.click(screen.getByText('Well'));
  await userEvent.type(screen.getByLabelText('What worked?'), 'Cooking');
  await userEvent.type(screen.getByLabelText('One aim for next week'), 'Walk after supper');
  answers['save_check_in'] = null;
  await press('Send to my coach');
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
  expect(screen.getByLabelText('What worked?')).toHaveValue('Cooking');
  answers['save_check_in'] = 'i';
  await press('Send to my coach');
  await waitFor(() =>
    expect(sent('save_check_in')).toEqual([
      { rating: 4, worked: 'Cooking', hard: '', aim: 'Walk after supper', cannot_wait: false },
    ]),
  );
});

it('holds what cannot wait once', async () => {
  show(<CoachingView userId="asha" />);
  await userEvent.click(await screen.findByText('Very badly'));
  await userEvent.type(screen.getByLabelText('What was hard?'), 'My chest hurts badly and I cannot breathe.');
  await userEvent.type(screen.getByLabelText('One aim for next week'), 'Rest');
  await press('Send to my coach');
  expect(await screen.findByText('Get help first', {}, { timeout: 5000 })).toBeVisible();
  expect(sent('save_check_in')).toEqual([]);
  await press('Send it all the same');
  await waitFor(() => expect(sent('save_check_in')).toMatchObject([{ aim: 'Rest', cannot_wait: true }]));
});

it('lets a check-in be changed until it is answered', async () => {
  show(<CoachingView userId="asha" />, { check_ins: [checkIn] });
  expect(await screen.findByLabelText('What worked?')).toHaveValue('Cooking at home');
  expect(screen.getByRole('button', { name: 'Send it once more' })).toBeVisible();
});

it('is done for the week once it is answered', async () => {
  show(<CoachingView userId="asha" />, { check_ins: [answered] });
  expect(await screen.findByText('This week is answered')).toBeVisible();
  expect(screen.queryByLabelText('What worked?')).toBeNull();
});

it('reminds on the day that is chosen, and never else', async () => {
  show(<CoachingView userId="asha" />);
  await userEvent.selectOptions(await screen.findByLabelText('Remind me once a week'), 'Sunday');
  await waitFor(() => expect(sent('remind_of_check_in')).toEqual([{ remind_on: 7 }]));
});

it.each([
  ['who has no coach', { coach: null }, 'Choose a practitioner who answers you once a week.'],
  ['who has not written', {}, 'Say how this week went. It takes two minutes.'],
  ['who waits', { check_ins: [checkIn] }, 'Waits for an answer of your coach.'],
  ['who is answered', { check_ins: [answered] }, 'Your coach has answered this week.'],
  ['who left Gold', { is_open: false, check_ins: [answered] }, 'What you wrote before stays yours to read.'],
])('leads to the coaching: %s', async (_who, coaching, text) => {
  show(<CoachingCard userId="asha" />, coaching);
  expect(await screen.findByText(text)).toBeVisible();
});

it('is no way for others', async () => {
  show(<CoachingCard userId="asha" />, { is_open: false, coach: null });
  await waitFor(() => expect(sent('my_coaching')).toHaveLength(1));
  expect(screen.queryByText('Weekly check-in')).toBeNull();
});

it('shows a coach what waits, and sends the answer', async () => {
  answers['check_ins_to_answer'] = [{ ...checkIn, member: 'Asha Mwangi' }];
  answers['answer_check_in'] = true;
  show(<CheckInDesk userId="mutheu" />);
  expect(await screen.findByRole('heading', { name: 'Asha Mwangi' })).toBeVisible();
  await press('Answer');
  await userEvent.type(screen.getByLabelText('Your answer'), 'Ten minutes are enough.');
  await press('Send the answer');
  await waitFor(() =>
    expect(sent('answer_check_in')).toEqual([{ check_in_id: 'i', answer: 'Ten minutes are enough.' }]),
  );
});
