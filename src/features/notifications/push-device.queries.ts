import { queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { unwrap } from '../../lib/app-error.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { isText } from '../../lib/guards.ts';
import { invokeFunction } from '../../lib/invoke-function.ts';
import { readSession } from '../../lib/session-store.ts';
import { getSupabase } from '../../lib/supabase.ts';

const store = deviceStore('person');

const SAVED_KEY = 'mizizi-push-device';
const DAY_MS = 86_400_000;

/** Devices of a user that take push messages, the newest first. */
export const pushDevicesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['push-devices', userId] as const,
    queryFn: async () => {
      const { from } = await getSupabase();
      return unwrap(
        await from('push_subscriptions')
          .select('id, endpoint, device, created_at')
          .eq('user_id', userId)
          .order('created_at', { ascending: false }),
      );
    },
  });

export async function removePushDevice(id: string): Promise<void> {
  const { from } = await getSupabase();
  unwrap(await from('push_subscriptions').delete().eq('id', id));
}

/**
 * Lets this device be told while the site is closed. Answers whether it can: there may be no service worker, and some
 * browsers have no push service behind them.
 */
export async function takePush(userId: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return false;
  const answer = await invokeFunction('push-key');
  const key = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'public_key') : null;
  if (!isText(key)) return false;
  const worker = await readyWorker();
  if (!worker) return false;
  const known = await worker.pushManager.getSubscription();
  // Made for other keys of ours: no message of today's would get through.
  if (known && !hasKey(known, key)) await known.unsubscribe();
  await savePush(
    userId,
    await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
  );
  return true;
}

/** Once a day: browsers change a device's address now and then, and a device belongs to whoever uses it. */
export async function keepPush(userId: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription || store.read(SAVED_KEY, isText) === mark(userId, subscription)) return;
  await savePush(userId, subscription);
}

/** Nothing of one person's may reach the next one on this device. The server forgets it with the first failure. */
export async function leavePush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** The address of this device at its push service, or null. */
export async function pushEndpoint(): Promise<string | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription())?.endpoint ?? null;
}

async function savePush(userId: string, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) throw new Error('the push subscription has no keys');
  const { rpc } = await getSupabase();
  const device = deviceName(navigator.userAgent);
  unwrap(
    await rpc('save_push_subscription', { endpoint, p256dh: keys['p256dh'], auth: keys['auth'], device }),
  );
  // Somebody who signed out meanwhile must leave nothing behind.
  if (readSession()?.user.id === userId) store.write(SAVED_KEY, mark(userId, subscription), DAY_MS);
}

const mark = (userId: string, { endpoint }: PushSubscription): string => `${userId} ${endpoint}`;

/** Undefined where none is registered: while developing, and in a first visit's first seconds it is awaited. */
async function readyWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const known = await navigator.serviceWorker.getRegistration();
  if (!known && !import.meta.env.PROD) return undefined;
  if (!known) await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

function hasKey(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options.applicationServerKey;
  if (!own) return true; // the browser does not tell
  const text = btoa(String.fromCharCode(...new Uint8Array(own)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

/** `Chrome on Android`: enough to tell one's devices apart. */
export function deviceName(userAgent: string): string {
  const find = (names: readonly (readonly [RegExp, string])[]): string | undefined =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find([
    [/Edg\//, 'Edge'],
    [/OPR\/|Opera/, 'Opera'],
    [/SamsungBrowser/, 'Samsung Internet'],
    [/Firefox|FxiOS/, 'Firefox'],
    [/Chrome|CriOS/, 'Chrome'],
    [/Safari/, 'Safari'],
  ]);
  const system = find([
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iPhone or iPad'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'Mac'],
    [/CrOS/, 'Chromebook'],
    [/Linux/, 'Linux'],
  ]);
  return `${browser ?? 'A browser'}${system ? ` on ${system}` : ''}`;
}

/** What the browser says about notifications of this site. */
export type Permission = NotificationPermission | 'unsupported';

const read = (): Permission => ('Notification' in window ? Notification.permission : 'unsupported');

/** The permission, kept up to date when it is changed in the browser's own settings, and the function that asks. */
export function usePermission(): [Permission, () => Promise<Permission>] {
  const [permission, setPermission] = useState(read);
  useEffect(() => {
    const look = (): void => setPermission(read());
    let status: PermissionStatus | undefined;
    let isOver = false;
    navigator.permissions
      ?.query({ name: 'notifications' })
      .then((found) => {
        if (isOver) return;
        status = found;
        status.addEventListener('change', look);
      })
      .catch(() => {
        // a browser that cannot be asked this way; coming back to the page looks again
      });
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      status?.removeEventListener('change', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  async function ask(): Promise<Permission> {
    const answer: Permission =
      'Notification' in window ? await Notification.requestPermission() : 'unsupported';
    setPermission(answer);
    return answer;
  }
  return [permission, ask];
}
