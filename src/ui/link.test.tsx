import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';

import { NavLink } from './link.tsx';

const menu = (
  <>
    <NavLink to="/" end>
      Home
    </NavLink>
    <NavLink to="/shop" also={['/enhanced-shop', '/product']}>
      Shop
    </NavLink>
    <NavLink to="/admin" end>
      Today
    </NavLink>
  </>
);

it.each([
  ['/', ['Home']],
  ['/shop', ['Shop']],
  ['/Shop/?q=tea', ['Shop']],
  ['/shop/gifts', ['Shop']],
  ['/shopping', []],
  ['/enhanced-shop', ['Shop']],
  ['/product/7', ['Shop']],
  ['/admin', ['Today']],
  ['/admin/upload', []],
])('at %s a menu marks %j', (address, marked) => {
  render(<MemoryRouter initialEntries={[address]}>{menu}</MemoryRouter>);
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(marked);
});
