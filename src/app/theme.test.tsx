import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';

import { LANGUAGE_KEY } from '../words/language.ts';
import { signInAs } from './testing.tsx';
import {
  LanguageChoice,
  applyTheme,
  THEME_KEY,
  ThemeChoice,
  ThemeProvider,
  useTheme,
} from './theme-and-language.tsx';
import { Toasts } from './toasts.tsx';

describe('theme', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  const rootClass = (): string => document.documentElement.className;

  beforeEach(() => {
    media.matches = false;
    vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
    document.documentElement.className = '';
  });

  function renderChoice() {
    render(
      <ThemeProvider>
        <ThemeChoice legend="Appearance" />
      </ThemeProvider>,
    );
  }

  describe('theme', () => {
    it('starts with the system and follows it live', () => {
      renderChoice();
      expect(screen.getByLabelText('System')).toBeChecked();
      media.matches = true;
      act(() => void media.dispatchEvent(new Event('change')));
      expect(rootClass()).toBe('dark');
      media.matches = false;
      act(() => void media.dispatchEvent(new Event('change')));
      expect(rootClass()).toBe('light');
    });

    it('takes over what the system changed before it listened', () => {
      document.documentElement.className = 'light';
      media.matches = true;
      renderChoice();
      expect(rootClass()).toBe('dark');
    });

    it('keeps a choice under the key theme and lets go of the system', async () => {
      renderChoice();
      await userEvent.click(screen.getByLabelText('Dark'));
      expect(localStorage.getItem(THEME_KEY)).toBe('dark');
      expect(rootClass()).toBe('dark');
      act(() => void media.dispatchEvent(new Event('change')));
      expect(rootClass()).toBe('dark');
    });

    it('takes over the choice of another tab', () => {
      renderChoice();
      localStorage.setItem(THEME_KEY, 'dark');
      act(() => void dispatchEvent(new StorageEvent('storage', { key: THEME_KEY })));
      expect(screen.getByLabelText('Dark')).toBeChecked();
      expect(rootClass()).toBe('dark');
    });

    it('reads nonsense as the system', () => {
      localStorage.setItem(THEME_KEY, 'purple');
      media.matches = true;
      applyTheme();
      expect(rootClass()).toBe('dark');
    });

    it('is an error outside its provider', () => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      function Lost() {
        useTheme();
        return null;
      }
      expect(() => render(<Lost />)).toThrow(/ThemeProvider/);
    });
  });
});

describe('language choice', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

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

  const answer = vi.fn<(body: unknown) => Response>();

  function signedIn(): void {
    localStorage.setItem('mizizi-config', 'anon');
    signInAs('Asha', 'asha@example.com');
    vi.stubGlobal('fetch', async (_input: unknown, init?: RequestInit) =>
      answer(JSON.parse(init?.body as string)),
    );
  }

  test('keeps a member’s choice for mails and pushes before the page starts again', async () => {
    signedIn();
    const warned = vi.spyOn(console, 'warn');
    let spokenBefore: string | null = 'not asked';
    answer.mockImplementation(() => {
      spokenBefore = localStorage.getItem(LANGUAGE_KEY);
      return new Response(null, { status: 201 });
    });
    render(<LanguageChoice />);
    await userEvent.click(screen.getByRole('button', { name: 'Kiswahili' }));
    await vi.waitFor(() => expect(localStorage.getItem(LANGUAGE_KEY)).toBe('sw'));
    expect(answer).toHaveBeenCalledWith({ user_id: 'user-1', language: 'sw' });
    expect(spokenBefore).toBeNull();
    expect(warned).not.toHaveBeenCalled();
  });

  test('speaks it all the same when it cannot be kept', async () => {
    signedIn();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer.mockImplementation(() => Response.json({ message: 'down' }, { status: 503 }));
    render(<LanguageChoice />);
    await userEvent.click(screen.getByRole('button', { name: 'Kiswahili' }));
    await vi.waitFor(() => expect(localStorage.getItem(LANGUAGE_KEY)).toBe('sw'));
  });

  test('waits three seconds for a line that stands still, no longer', async () => {
    signedIn();
    vi.stubGlobal('fetch', () => new Promise<never>(() => {}));
    render(<LanguageChoice />);
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Kiswahili' }));
    await vi.advanceTimersByTimeAsync(2900);
    expect(localStorage.getItem(LANGUAGE_KEY)).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe('sw');
  });
});
