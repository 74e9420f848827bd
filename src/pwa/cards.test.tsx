import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isBusyPlace, InstallCard, isInstalledByHand, UpdateCard } from './cards.tsx';
import { forgetInstallOffer, rememberInstallOffer } from './register.ts';

const card = () => screen.queryByRole('complementary', { name: 'Install Mizizi' });

describe('the install card', () => {
  rememberInstallOffer();
  const prompt = vi.fn<() => Promise<void>>(async () => {});
  let outcome: 'accepted' | 'dismissed';

  function offer(): Event {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt,
      get userChoice() {
        return Promise.resolve({ outcome });
      },
    });
    act(() => void dispatchEvent(event));
    return event;
  }
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  beforeEach(() => {
    vi.useFakeTimers();
    outcome = 'accepted';
    prompt.mockClear();
  });
  afterEach(() => forgetInstallOffer());

  it('comes 30 seconds after the browser’s offer', () => {
    render(<InstallCard />);
    expect(offer().defaultPrevented).toBe(true);
    wait(29_000);
    expect(card()).toBeNull();
    wait(1_100);
    expect(card()).toBeVisible();
  });

  it('counts from the offer, also when it is loaded later', () => {
    offer();
    wait(20_000);
    render(<InstallCard />);
    wait(9_000);
    expect(card()).toBeNull();
    wait(1_100);
    expect(card()).toBeVisible();
  });

  it('hands over to the browser', async () => {
    render(<InstallCard />);
    offer();
    wait(30_100);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Install app' })));
    expect(prompt).toHaveBeenCalledOnce();
    expect(card()).toBeNull();
    expect(localStorage.getItem('install-dismissed')).toBeNull();
  });

  it.each(['Not now', 'Close: Install Mizizi'])('is not shown again after %s', (name) => {
    const { unmount } = render(<InstallCard />);
    offer();
    wait(30_100);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(card()).toBeNull();
    unmount();
    render(<InstallCard />);
    offer();
    wait(60_000);
    expect(card()).toBeNull();
  });

  it('takes a no to the browser for a no', async () => {
    outcome = 'dismissed';
    render(<InstallCard />);
    offer();
    wait(30_100);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Install app' })));
    expect(localStorage.getItem('install-dismissed')).not.toBeNull();
  });

  it('stays away when the app runs on its own', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media === '(display-mode: standalone)',
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    );
    render(<InstallCard />);
    offer();
    wait(60_000);
    expect(card()).toBeNull();
  });

  it('tells on an iPhone how to do it by hand', () => {
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';
    expect(isInstalledByHand(safari)).toBe(true);
    expect(isInstalledByHand(safari.replace('Version', 'CriOS'))).toBe(false);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(safari);
    render(<InstallCard />);
    wait(30_100);
    expect(screen.getByText(/Add to Home Screen/)).toBeVisible();
  });
});

describe('the update card', () => {
  afterEach(() => vi.unstubAllGlobals());

  function withWaiting() {
    const postMessage = vi.fn<(message: string) => void>();
    const registration = Object.assign(new EventTarget(), {
      waiting: { postMessage },
      installing: null,
      update: async () => {},
    });
    const container = Object.assign(new EventTarget(), {
      controller: {},
      ready: Promise.resolve(registration),
    });
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator) as object, { serviceWorker: container }),
    );
    return { postMessage };
  }

  it('asks before a new version takes over', async () => {
    const { postMessage } = withWaiting();
    render(<UpdateCard />);
    expect(await screen.findByRole('complementary', { name: 'A new version is ready' })).toBeVisible();
    expect(postMessage).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Update now' }));
    expect(postMessage).toHaveBeenCalledWith('take-over');
  });

  it('waits when it is put off', async () => {
    const { postMessage } = withWaiting();
    render(<UpdateCard />);
    fireEvent.click(await screen.findByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(postMessage).not.toHaveBeenCalled();
  });
});

it.each([
  ['/checkout', true],
  ['/payment', true],
  ['/orders/6b1cfa2e-0f65-4b5e-9f5d-2a1d4d0a7c11', true],
  ['/auth/callback', true],
  ['/orders', false],
  ['/', false],
  ['/shop', false],
  ['/health-assessment', true],
])('%s is a place where nothing may come up: %s', (path, busy) => expect(isBusyPlace(path)).toBe(busy));
