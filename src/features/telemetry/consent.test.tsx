import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

import { ConsentNotice, ConsentSwitch, mayCount, readConsent } from './consent.tsx';

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
