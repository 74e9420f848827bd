import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { applyTheme, THEME_KEY, ThemeChoice, ThemeProvider, useTheme } from './theme.tsx';

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
