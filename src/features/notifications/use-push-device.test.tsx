import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { deviceStore } from '../../lib/device-store.ts';
import { signInAs } from '../../lib/sync/testing-server.ts';
import { usePushDevice } from './notification-bell.tsx';

const endpoint = 'https://push.example/device';
const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
beforeEach(() => {
  unsubscribe.mockClear();
  const worker = { pushManager: { getSubscription: async () => ({ endpoint, unsubscribe }) } };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => worker },
    configurable: true,
  });
  signInAs('amina');
  deviceStore('person').write('mizizi-push-device', `amina ${endpoint}`, 60_000);
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

it.each([null, 'brian'])(
  'gives up the address of the device when the session ends (next: %s)',
  async (next) => {
    const { unmount } = renderHook(() => usePushDevice('amina'));
    act(() => signInAs(next));
    unmount();
    await waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  },
);

it('keeps it when only the page changes', async () => {
  const { unmount } = renderHook(() => usePushDevice('amina'));
  unmount();
  await new Promise((done) => setTimeout(done, 20));
  expect(unsubscribe).not.toHaveBeenCalled();
});
