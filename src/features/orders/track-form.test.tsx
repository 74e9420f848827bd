// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { orderNumber, TrackForm } from './order-card.tsx';

afterEach(cleanup);

it.each([
  ['MZ-7F3K2Q', 'MZ-7F3K2Q'],
  [' mz 7f3k2q ', 'MZ-7F3K2Q'],
  ['7f3k2q', 'MZ-7F3K2Q'],
  ['7f3k2', null],
  ['', null],
])('reads %j as %j', (typed, number) => expect(orderNumber(typed)).toBe(number));

it('says what is missing and hands over what can be looked up', async () => {
  const onTrack = vi.fn<(number: string, phone: string) => void>();
  const user = userEvent.setup();
  render(<TrackForm initialNumber="mz7f3k2q" busy={false} onTrack={onTrack} />);
  await user.clear(screen.getByLabelText('Order number'));
  await user.click(screen.getByRole('button', { name: 'Find my order' }));
  expect(screen.getByText('Enter the number, such as MZ-7F3K2Q')).toBeVisible();
  expect(screen.getByText('Enter a Kenyan mobile number, such as 0712 345 678')).toBeVisible();
  await user.type(screen.getByLabelText('Order number'), '7F3K2Q');
  await user.type(screen.getByLabelText('Phone number of the order'), '0712 345 678');
  await user.click(screen.getByRole('button', { name: 'Find my order' }));
  expect(onTrack).toHaveBeenCalledExactlyOnceWith('MZ-7F3K2Q', '254712345678');
});
