import { describe, expect, it, vi } from 'vitest';

import { isPublicRead } from './public-reads.ts';
import { takePushMessages } from './push-messages.ts';

/** A service worker that remembers what it shows and opens. */
function newWorker(open: string[] = []) {
  const shown: { title: string; options: NotificationOptions }[] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  const worker = Object.assign(new EventTarget(), {
    location: { origin: 'https://mizizi.example' },
    registration: {
      showNotification: (title: string, options: NotificationOptions) => {
        shown.push({ title, options });
        return Promise.resolve();
      },
    },
    clients: {
      matchAll: () =>
        Promise.resolve(open.map((url) => ({ url, focus: () => Promise.resolve(focused.push(url)) }))),
      openWindow: (url: string) => Promise.resolve(opened.push(url)),
    },
  });
  takePushMessages(worker as unknown as ServiceWorkerGlobalScope);
  const happen = async (type: string, more: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    worker.dispatchEvent(
      Object.assign(new Event(type), {
        waitUntil: (promise: Promise<unknown>) => work.push(promise),
        ...more,
      }),
    );
    await Promise.all(work);
  };
  return {
    shown,
    opened,
    focused,
    push: (data: unknown) => happen('push', { data: data === null ? null : { json: () => data } }),
    pushText: () =>
      happen('push', {
        data: {
          json: () => {
            throw new SyntaxError('not JSON');
          },
        },
      }),
    click: async (link: unknown) => {
      const close = vi.fn<() => void>();
      await happen('notificationclick', { notification: { data: { link }, close } });
      expect(close).toHaveBeenCalledOnce();
    },
  };
}

describe('a push message', () => {
  it('is shown, once for the same notification', async () => {
    const worker = newWorker();
    await worker.push({ id: 'n1', title: 'Delivered', body: 'Order MZ-7F3K2Q', link: '/orders/1' });
    expect(worker.shown).toMatchObject([
      {
        title: 'Delivered',
        options: { body: 'Order MZ-7F3K2Q', tag: 'n1', data: { link: '/orders/1' } },
      },
    ]);
  });

  it('that cannot be read is still shown, as a browser demands', async () => {
    const worker = newWorker();
    await worker.push(null);
    await worker.push({ body: 'no title' });
    await worker.pushText();
    expect(worker.shown.map(({ title }) => title)).toEqual(['Mizizi', 'Mizizi', 'Mizizi']);
  });
});

describe('a click on it', () => {
  it('opens its page', async () => {
    const worker = newWorker(['https://mizizi.example/shop']);
    await worker.click('/orders/1');
    expect(worker.opened).toEqual(['https://mizizi.example/orders/1']);
  });

  it('goes to the page that is open already', async () => {
    const worker = newWorker(['https://mizizi.example/shop', 'https://mizizi.example/orders/1']);
    await worker.click('/orders/1');
    expect([worker.opened, worker.focused]).toEqual([[], ['https://mizizi.example/orders/1']]);
  });

  it.each(['https://evil.example/', '//evil.example/x', undefined, 5])(
    'never leaves the site: %s',
    async (link) => {
      const worker = newWorker();
      await worker.click(link);
      expect(worker.opened).toEqual(['https://mizizi.example/notifications']);
    },
  );
});

const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  isPublicRead({
    method,
    url: `https://mizizi.example${path}`,
    headers: new Headers({ apikey: 'public', authorization: 'Bearer public', ...headers }),
  });

it('keeps what is the same for everybody', () => {
  expect(read('/rest/v1/rpc/search_products?query=neem')).toBe(true);
  expect(read('/rest/v1/delivery_zones?select=id')).toBe(true);
  expect(read('/rest/v1/shop_settings?select=return_days')).toBe(true);
  expect(read('/rest/v1/shop_identity?select=phone')).toBe(true);
});

it('keeps nothing that was asked for with a session', () => {
  expect(read('/rest/v1/products', { authorization: 'Bearer of-somebody' })).toBe(false);
});

it.each([
  '/rest/v1/orders',
  '/rest/v1/rpc/guest_order?order_token=secret',
  '/rest/v1/rpc/is_admin',
  '/rest/v1/products_of_mine',
  '/auth/v1/user',
  '/functions/v1/pay',
  '/storage/v1/object/avatars/a.webp',
  '/config.json',
])('never keeps %s', (path) => expect(read(path)).toBe(false));

it('keeps no answers to what changes something', () => {
  expect(read('/rest/v1/products', {}, 'POST')).toBe(false);
  expect(read('/rest/v1/orders', {}, 'HEAD')).toBe(false);
});
