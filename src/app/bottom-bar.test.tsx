import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';

import { BottomBar } from './layout.tsx';

it.each([
  ['/', 'Home'],
  ['/product/20', 'Shop'],
  ['/dashboard', 'Health'],
  ['/fasting', 'Health'],
  ['/nutrition/diary', 'Health'],
  ['/health-assessment/results', 'Health'],
  ['/consultations/7', 'Consult'],
  ['/profile', 'Profile'],
  ['/nutrition-knowledge', undefined],
])('on %s the place below the thumb is %s', (path, place) => {
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <BottomBar /> }], { initialEntries: [path] })}
    />,
  );
  const here = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(here.map((link) => link.textContent)).toEqual(place === undefined ? [] : [place]);
});
