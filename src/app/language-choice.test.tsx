import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { LANGUAGE_KEY } from '../words/language.ts';
import { LanguageChoice } from './language-choice.tsx';
import { ThemeProvider } from './theme.tsx';
import { Toasts } from './toasts.tsx';

afterEach(() => vi.restoreAllMocks());

test('says what to do where the browser stores nothing', async () => {
  render(
    <ThemeProvider>
      <LanguageChoice />
      <Toasts />
    </ThemeProvider>,
  );
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Kiswahili' }));
  expect(
    await screen.findByText(/Allow storage for this site, then choose the language again/),
  ).toBeVisible();
  expect(localStorage.getItem(LANGUAGE_KEY)).toBeNull();
});
