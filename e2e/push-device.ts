import type { BrowserContext } from '@playwright/test';

import { simulators } from './ports.ts';

type Device = { id: string; endpoint: string; keys: Record<string, string> };

/**
 * Lets the pages of a context take push messages from the simulated push service, as a browser takes them from the
 * service of its maker. Chromium without an account has none of its own.
 */
export async function withPushService(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.exposeFunction(
    'registerPushDevice',
    async (applicationServerKey: string): Promise<Device> => {
      const answer = await context.request.post(`${simulators}/dev/push/devices`, {
        data: { applicationServerKey },
      });
      return (await answer.json()) as Device;
    },
  );
  await context.addInitScript(() => {
    let subscription: PushSubscription | null = null;
    PushManager.prototype.getSubscription = () => Promise.resolve(subscription);
    PushManager.prototype.subscribe = async (options) => {
      const register = Reflect.get(window, 'registerPushDevice') as (key: unknown) => Promise<Device>;
      const made = await register(options?.applicationServerKey);
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
