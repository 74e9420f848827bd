import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';

import { PlatformPreview } from './landing-sections.tsx';

it('shows six parts of the product, one at a time, with the way to each', async () => {
  render(<PlatformPreview />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Fasting dashboard',
    'Shop',
    'AI chatbot',
    'Ayurvedic remedies',
    'Nutritionist consultations',
    'Meal plans',
  ]);
  for (const [tab, path] of [
    ['Fasting dashboard', '/fasting'],
    ['Shop', '/shop'],
    ['AI chatbot', '/herbs'],
    ['Ayurvedic remedies', '/herbal-remedies'],
    ['Nutritionist consultations', '/nutritionists'],
    ['Meal plans', '/nutrition'],
  ]) {
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    expect(screen.getByRole('link')).toHaveAttribute('href', path);
  }
});
