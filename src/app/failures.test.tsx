import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { toast } from '../lib/toast.ts';
import { renderApp } from './testing.tsx';

let broken = true;
const pages = [
  {
    path: '/',
    Component: () => {
      if (broken) throw new Error('A bug');
      return <h1>Healed</h1>;
    },
  },
];

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('says that something went wrong, and tries again', async () => {
  renderApp(pages);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(
    screen.getByText(
      "We're sorry, but something unexpected happened. The error has been logged and we'll look into it.",
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('banner')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Healed' })).toBeVisible();
});

it('ends at the error screen when the frame itself fails after it was rendered', () => {
  broken = false;
  const mark = vi.spyOn(performance, 'mark').mockImplementation(() => {
    throw new Error('No marks here');
  });
  renderApp(pages);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(mark).toHaveBeenCalledOnce();
});

it('tells about a lost connection and for three seconds about its return', () => {
  vi.useFakeTimers();
  broken = false;
  renderApp(pages);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText("You're offline. Some features may be limited.")).toBeVisible();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByText('Back online')).toBeVisible();
  act(() => void vi.advanceTimersByTime(2900));
  expect(screen.getByText('Back online')).toBeVisible();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.queryByText('Back online')).toBeNull();
});

it('shows one message at a time', async () => {
  broken = false;
  renderApp(pages);
  act(() => toast.success('Added to your cart', 'Neem'));
  expect(await screen.findByText('Added to your cart')).toBeVisible();
  act(() => toast.error('Error', 'Failed to update preferences'));
  expect(await screen.findByText('Failed to update preferences')).toBeVisible();
  await vi.waitFor(() => expect(screen.queryByText('Added to your cart')).toBeNull());
});
