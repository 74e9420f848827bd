import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { queryClient } from '../../lib/query-client.ts';
import { guardPrivateData } from '../../lib/session.ts';
import {
  type FakeServer,
  goOffline,
  goOnline,
  signInAs,
  startFakeServer,
} from '../../lib/sync/testing-server.ts';
import { areToastsWanted } from '../../lib/toast.ts';
import { SaveHerbButton } from './herb-card-view.tsx';
import { savedHerbs } from './herbs.queries.ts';

const DEVICE_KEY = 'mizizi-saved-herbs';
/** As release 1.1 kept values: without saying whose they are. */
const keptByRelease = (slugs: string[]): void =>
  localStorage.setItem(DEVICE_KEY, JSON.stringify({ value: slugs, expiresAt: 9e15 }));

let server: FakeServer;
let stopGuard: () => void;
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  server = startFakeServer('slug');
  stopGuard = guardPrivateData();
});
afterEach(() => {
  stopGuard();
  act(() => signInAs(null));
  vi.unstubAllGlobals();
});

const account = (): string[] => [...server.rows.keys()].toSorted();
const has = (slug: string): void => void server.rows.set(slug, { id: slug, slug });
const button = () => screen.getByRole('button', { name: 'Save Ginger' });
const isPressed = (pressed: boolean) =>
  waitFor(() => expect(button()).toHaveAttribute('aria-pressed', String(pressed)));
function open() {
  render(<SaveHerbButton slug="ginger" name="Ginger" />);
  return userEvent.setup();
}

it('keeps a visitor’s where release 1.1 did, and moves them into the account by one call', async () => {
  keptByRelease(['neem']);
  const user = open();
  await user.click(button());
  await isPressed(true);
  expect(JSON.parse(localStorage.getItem(DEVICE_KEY) ?? '')).toMatchObject({ value: ['ginger', 'neem'] });
  has('moringa');
  act(() => signInAs('amina'));
  await waitFor(() => expect(account()).toEqual(['ginger', 'moringa', 'neem']));
  await isPressed(true);
  expect(server.seen).toEqual(['merge_saved_herbs']);
  expect(server.senders).toEqual(['amina']);
  await waitFor(() => expect(savedHerbs.current()).toHaveLength(3));
  expect(localStorage.getItem(DEVICE_KEY)).toBeNull();
});

it('shows what was pressed though an older list comes afterwards', async () => {
  const answered = Promise.withResolvers<void>();
  server.readAnswer = answered.promise;
  signInAs('amina');
  const user = open();
  await waitFor(() => expect(server.readAnswer).toBeNull());
  await user.click(button());
  await waitFor(() => expect(account()).toEqual(['ginger']));
  await act(async () => answered.resolve());
  await isPressed(true);
});

it('is pressed without a connection, and sent in order when it is back', async () => {
  has('neem');
  signInAs('amina');
  const user = open();
  await waitFor(() => expect(savedHerbs.current()).toHaveLength(1));
  goOffline(server);
  await user.click(button());
  act(() => savedHerbs.remove({ id: 'neem' }));
  await isPressed(true);
  act(() => goOnline(server));
  await waitFor(() => expect(server.seen).toEqual(['POST ginger', 'DELETE neem']));
  await isPressed(true);
  expect(account()).toEqual(['ginger']);
});

it('is kept once when the answer was lost', async () => {
  signInAs('amina');
  const user = open();
  server.connection = 'lost answer';
  await user.click(button());
  await waitFor(() => expect(server.seen).toEqual(['POST ginger']));
  act(() => goOnline(server));
  await waitFor(() => expect(server.seen).toEqual(['POST ginger', 'POST ginger']));
  await isPressed(true);
  expect(account()).toEqual(['ginger']);
});

it('goes with its owner: a late answer finds no place with the next person', async () => {
  signInAs('amina');
  const user = open();
  const answered = Promise.withResolvers<void>();
  server.writeAnswer = answered.promise;
  await user.click(button());
  await waitFor(() => expect(server.seen).toEqual(['POST ginger']));
  server.rows.clear(); // what follows is the account of somebody else
  act(() => signInAs('brian'));
  await act(async () => answered.resolve());
  await isPressed(false);
  await act(() => new Promise((done) => setTimeout(done, 20)));
  await isPressed(false);
  expect(server.senders).toEqual(['amina']);
  expect(Object.keys(localStorage).filter((key) => key.includes('amina'))).toEqual([]);
});

it('takes back what is refused, and says so', async () => {
  signInAs('amina');
  const user = open();
  server.refusal = { status: 403, body: { code: '42501', message: 'new row violates row-level security' } };
  await user.click(button());
  await isPressed(false);
  await waitFor(() => expect(areToastsWanted()).toBe(true));
});

it('shows what another device did when somebody comes back', async () => {
  signInAs('amina');
  open();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  has('ginger');
  await act(() => queryClient.invalidateQueries());
  await isPressed(true);
});
