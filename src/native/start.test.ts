import { SystemBarsStyle } from '@capacitor/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { barStyle, goBack, pathOfLink, publicAddress } from './start.ts';

describe('back button', () => {
  const stepAside = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const back = vi.fn<() => void>();

  beforeEach(() => {
    vi.spyOn(history, 'back').mockImplementation(back);
  });

  afterEach(() => {
    document.body.replaceChildren();
    vi.clearAllMocks();
  });

  it('folds a dialog before it leaves the page', async () => {
    document.body.innerHTML = '<div role="dialog"></div>';
    const fold = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') document.body.replaceChildren();
    };
    document.addEventListener('keydown', fold);
    await goBack(true, stepAside);
    document.removeEventListener('keydown', fold);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(back).not.toHaveBeenCalled();
  });

  it('goes to the page before, past what Escape does not fold', async () => {
    document.body.innerHTML = '<button aria-expanded="true">Answer</button>';
    await goBack(true, stepAside);
    expect(back).toHaveBeenCalledOnce();
    expect(stepAside).not.toHaveBeenCalled();
  });

  it('steps aside at the first page', async () => {
    await goBack(false, stepAside);
    expect(stepAside).toHaveBeenCalledOnce();
    expect(back).not.toHaveBeenCalled();
  });
});

it('follows the page where it lies below the bars, else the phone', () => {
  expect(barStyle(true, 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0.0.0 Mobile')).toBe(
    SystemBarsStyle.Dark,
  );
  expect(barStyle(false, 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile')).toBe(
    SystemBarsStyle.Light,
  );
  expect(barStyle(true, 'Mozilla/5.0 (Linux; Android 9) Chrome/120.0.0.0 Mobile')).toBe(
    SystemBarsStyle.Default,
  );
});

it('gives pages of the app the address they have for others', () => {
  expect(publicAddress(`${location.origin}/product/3?size=2`)).toBe('https://mizizi.app/product/3?size=2');
  expect(publicAddress('/terms-conditions')).toBe('https://mizizi.app/terms-conditions');
  expect(publicAddress('https://accounts.example/authorize?x=1')).toBe(
    'https://accounts.example/authorize?x=1',
  );
});

describe('links', () => {
  const SITE = 'https://mizizi.app';

  it.each([
    [`${SITE}/product/3?size=2#reviews`, '/product/3?size=2#reviews'],
    [SITE, '/'],
    [`${SITE}/auth/callback?token_hash=a&type=signup`, '/auth/callback?token_hash=a&type=signup'],
    ['app.mizizi://auth/callback?code=abc', '/auth/callback?code=abc'],
    ['app.mizizi://auth/callback?error=access_denied', '/auth/callback?error=access_denied'],
  ])('%s leads to %s', (link, path) => {
    expect(pathOfLink(link, SITE)).toBe(path);
  });

  it.each([
    'https://mizizi.app.evil.example/shop',
    'http://mizizi.app/shop',
    'https://mizizi.app:8443/shop',
    `${SITE}//evil.example`,
    `${SITE}/%2F%2Fevil.example`,
    'app.mizizi://auth/callback/../../orders',
    'app.mizizi://orders',
    'app.mizizi://authx/callback',
    'javascript:alert(1)',
    'not a link',
    '',
  ])('%s leads nowhere', (link) => {
    expect(pathOfLink(link, SITE)).toBeNull();
  });
});
