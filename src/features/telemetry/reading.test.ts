import { describe, expect, it } from 'vitest';

import { describeDevice, isRevealing, pageUrl, referrerSite } from './telemetry.queries.ts';
import {
  isPurchase,
  layoutShiftScore,
  nameOfClick,
  nameOfForm,
  readApiCall,
  slowInteraction,
} from './watched.ts';

const ID = '6b1cfa2e-0f65-4b5e-9f5d-2a1d4d0a7c11';

describe('addresses', () => {
  it('are kept without ids, queries and paths of other sites', () => {
    expect(pageUrl(`/orders/${ID}`)).toBe(`${location.origin}/orders/:id`);
    expect(pageUrl('/admin/customers/254712345671')).toBe(`${location.origin}/admin/customers/:phone`);
    expect(referrerSite('https://www.google.com/search?q=depression')).toBe('https://www.google.com');
    expect(referrerSite('')).toBeNull();
    expect(referrerSite('android-app://com.example')).toBeNull();
  });

  it('that speak of health are known', () => {
    for (const path of ['/health-assessment', '/herbs/neem', '/dashboard', '/product/1', '/fasting'])
      expect(isRevealing(path)).toBe(true);
    for (const path of ['/', '/shop', '/orders', '/herbsy', '/checkout'])
      expect(isRevealing(path)).toBe(false);
  });
});

describe('presses', () => {
  function press(html: string, selector: string, path = '/shop'): string | null {
    document.body.innerHTML = html;
    return nameOfClick(document.querySelector(selector), path);
  }

  it('are named by where a link leads', () => {
    expect(press(`<a href="/orders/${ID}?x=1"><b>Order</b></a>`, 'b')).toBe('link:/orders/:id');
    expect(press('<a href="https://x.com/mizizi">X</a>', 'a')).toBe('link:x.com');
    expect(press('<a href="tel:+254712345678">Call</a>', 'a')).toBe('link:tel:');
    expect(press('<p>Nothing</p>', 'p')).toBeNull();
  });

  it('are named by their words only where these are the same for everybody', () => {
    const button = '<main><button>  Add\n to cart </button></main>';
    expect(press(button, 'button')).toBe('button:Add to cart');
    expect(press(button, 'button', '/health-assessment')).toBe('button');
    expect(press('<header><button>Wanjiku</button></header>', 'button')).toBe('button');
  });

  it('forms are named, never what is in them', () => {
    document.body.innerHTML =
      '<form aria-label="Write to us"><input value="secret"></form><form><input name="name"></form>';
    const [named, bare] = document.querySelectorAll('form');
    expect(nameOfForm(named ?? null)).toBe('Write to us');
    expect(nameOfForm(bare ?? null)).toBe('form');
    expect(nameOfForm(document.body)).toBeNull();
  });
});

describe('calls of the API', () => {
  const call = (path: string, responseStatus?: number) =>
    readApiCall({
      name: `https://api.example${path}`,
      duration: 120,
      ...(responseStatus === undefined ? {} : { responseStatus }),
    });

  it('are told by their end, without their query', () => {
    expect(call('/rest/v1/rpc/search_products?query=hiv', 200)).toEqual({
      endpoint: 'rest/rpc/search_products',
      ok: true,
      status: 200,
      duration: 120,
    });
    expect(call('/auth/v1/token?grant_type=password', 400)).toMatchObject({ ok: false, status: 400 });
    expect(call('/rest/v1/orders', 0)).toMatchObject({ ok: false });
  });

  it('leave out our own reports, files and what the browser does not tell', () => {
    expect(call('/rest/v1/analytics_events', 201)).toBeNull();
    expect(call('/assets/index.js', 200)).toBeNull();
    expect(call('/storage/v1/object/avatars/a.webp', 200)).toBeNull();
    expect(call('/rest/v1/orders')).toBeNull();
  });

  it('know a purchase', () => {
    const placed = call('/rest/v1/rpc/place_order', 200);
    const refused = call('/rest/v1/rpc/place_guest_order', 400);
    expect(placed && isPurchase(placed)).toBe(true);
    expect(refused && isPurchase(refused)).toBe(false);
  });
});

describe('figures', () => {
  it('add up shifts that follow each other, and keep the largest sum', () => {
    const score = layoutShiftScore();
    const shift = (startTime: number, value: number, hadRecentInput = false) =>
      score({ startTime, value, hadRecentInput });
    shift(0, 0.1);
    expect(shift(500, 0.1)).toBeCloseTo(0.2);
    expect(shift(3000, 0.15)).toBeCloseTo(0.2);
    expect(shift(3100, 0.3, true)).toBeCloseTo(0.2);
    expect(shift(3500, 0.1)).toBeCloseTo(0.25);
  });

  it('take the slowest interaction but one in fifty', () => {
    expect(slowInteraction([])).toBeUndefined();
    expect(slowInteraction([40, 200, 80])).toBe(200);
    expect(slowInteraction(Array.from({ length: 100 }, (_, index) => index))).toBe(97);
  });
});

it.each([
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A146B) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    'mobile Chrome Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-T220) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
    'tablet Chrome Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 12; SM-A12) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'mobile Samsung Internet Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'mobile Safari iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
    'desktop Edge Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'desktop Firefox Linux'],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/8.0; U; en) Presto/2.12', 'mobile Opera Other'],
])('knows the device behind %s', (userAgent, expected) => {
  const { device_type, browser, os } = describeDevice(userAgent, 1280);
  expect(`${device_type} ${browser} ${os}`).toBe(expected);
});
