import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { toast } from '../../lib/toast.ts';
import { Newsletter } from './newsletter.tsx';

const field = () => screen.getByLabelText('Your email');

function subscribe(email: string): void {
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<Newsletter />);
});

it('refuses what is no address', () => {
  const told = vi.spyOn(toast, 'error').mockImplementation(() => {});
  for (const email of ['', 'wanjiku', '   ']) {
    subscribe(email);
    expect(told).toHaveBeenLastCalledWith('Invalid Email', 'Please enter a valid email address.');
  }
  expect(told).toHaveBeenCalledTimes(3);
  expect(field()).toHaveFocus();
  expect(field()).toBeRequired();
  expect(field()).toHaveAttribute('type', 'email');
});

it('thanks after a second and a half, without asking a server', () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  subscribe('wanjiku@example.co.ke');
  expect(screen.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  act(() => void vi.advanceTimersByTime(1400));
  expect(screen.queryByText(/Thank you/)).toBeNull();
  act(() => void vi.advanceTimersByTime(150));
  expect(screen.getByText(/Thank you for subscribing/)).toHaveFocus();
  expect(fetched).not.toHaveBeenCalled();
});
