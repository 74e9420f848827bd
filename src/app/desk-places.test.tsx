// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';

import { BackToList, listBefore, noteDeskPlace } from './desks.tsx';

/** The page now stands at this step of the tab's history. */
const at = (idx: number): void => history.replaceState({ idx }, '');
const orders = { href: '/admin/orders?q=njeri&page=3', title: 'All orders' };

beforeEach(() => sessionStorage.clear());

it('finds the nearest list before a page, as it was left last', () => {
  at(2);
  noteDeskPlace({ href: '/admin/orders', title: 'All orders' });
  noteDeskPlace(orders);
  at(3);
  noteDeskPlace(null);
  expect(listBefore()).toEqual({ ...orders, steps: 1 });
  at(4);
  expect(listBefore()).toEqual({ ...orders, steps: 2 });
  at(2);
  expect(listBefore()).toBeNull();
});

it('forgets a list once something else stands at its step', () => {
  at(1);
  noteDeskPlace(orders);
  noteDeskPlace(null);
  at(2);
  expect(listBefore()).toBeNull();
});

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(entries: string[]) {
  render(
    <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1}>
      <Routes>
        <Route path="/admin" element={<BackToList to="/admin?queue=pack">Today</BackToList>} />
      </Routes>
      <Where />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('goes back to the list, and does not open it anew', async () => {
  at(5);
  noteDeskPlace(orders);
  at(7);
  const user = open(['/elsewhere', '/admin/orders?q=njeri&page=3', '/admin?order=1', '/admin?order=2']);
  const link = screen.getByRole('link', { name: 'All orders' });
  expect(link).toHaveAttribute('href', '/admin/orders?q=njeri&page=3');
  await user.click(link);
  expect(screen.getByRole('status')).toHaveTextContent('/admin/orders?q=njeri&page=3');
});

it('leads to the beginning of the list where nothing was looked at before', async () => {
  at(0);
  const user = open(['/admin?order=1']);
  await user.click(screen.getByRole('link', { name: 'Today' }));
  expect(screen.getByRole('status')).toHaveTextContent('/admin?queue=pack');
});
