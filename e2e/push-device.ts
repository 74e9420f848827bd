import type { BrowserContext } from '@playwright/test';

/**
 * Lets the pages of a context take push messages from the push service of the demo, as a browser takes them from the
 * service of its maker. Chromium without an account has none of its own.
 */
export async function withPushService(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    let subscription: PushSubscription | null = null;
    PushManager.prototype.getSubscription = () => Promise.resolve(subscription);
    PushManager.prototype.subscribe = async (options) => {
      const key = options?.applicationServerKey;
      const response = await fetch('/dev/push/devices', {
        method: 'POST',
        body: JSON.stringify({ applicationServerKey: key }),
      });
      const made = (await response.json()) as {
        id: string;
        endpoint: string;
        keys: Record<string, string>;
      };
      Reflect.set(window, 'pushDeviceId', made.id);
      const taken: Partial<PushSubscription> = {
        endpoint: made.endpoint,
        options: { applicationServerKey: null, userVisibleOnly: true },
        toJSON: () => ({ endpoint: made.endpoint, keys: made.keys }),
        unsubscribe: () => {
          subscription = null;
          return Promise.resolve(true);
        },
      };
      subscription = taken as PushSubscription;
      return subscription;
    };
  });
}

/** A time zone whose clock says noon now, so that a test at night does not wait for the morning. */
export function daytimeZone(): string {
  const ahead = 12 - new Date().getUTCHours();
  // The names of these zones have the sign the other way round.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
