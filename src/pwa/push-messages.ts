/// <reference lib="webworker" />

/** What the server sends to a device. `link` is a path of this site. */
type PushText = { id: string; title: string; body: string; link: string };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function readPush(data: PushMessageData | null): PushText | null {
  if (!data) return null;
  try {
    const { id, title, body, link } = data.json() as Record<string, unknown>;
    return text(title) ? { id: text(id), title: text(title), body: text(body), link: text(link) } : null;
  } catch {
    return null; // not a message of ours
  }
}

/** Shows what is pushed and opens its page on a click. A browser demands that something is shown for every message. */
export function takePushMessages(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const { id, title, body, link } = readPush(event.data) ?? {
      id: '',
      title: 'Mizizi',
      body: 'Something is waiting for you.',
      link: '/notifications',
    };
    event.waitUntil(
      worker.registration.showNotification(title, {
        body,
        icon: '/icons/icon-192.png',
        badge: '/icons/icon-192.png',
        // The open page may tell of the same one: together they are one.
        ...(id ? { tag: id } : {}),
        data: { link },
      }),
    );
  });

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { link } = (event.notification.data ?? {}) as { link?: unknown };
    event.waitUntil(openPage(worker, text(link)));
  });
}

async function openPage(worker: ServiceWorkerGlobalScope, link: string): Promise<void> {
  const { origin } = worker.location;
  const wanted = new URL(link || '/notifications', origin);
  const address = wanted.origin === origin ? wanted.href : `${origin}/notifications`;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url === address);
  if (there) {
    await there.focus();
    return;
  }
  await worker.clients.openWindow(address);
}
