import { useEffect } from 'react';

import { readSession } from '../../lib/session.ts';
import { keepPush, leavePush } from './push-device.queries.ts';

const ignore = (): void => {
  // no connection, or a browser without push: the next visit tries again
};

/** Keeps this device's address known while somebody is signed in, and gives it up when the session ends. */
export function usePushDevice(userId: string): void {
  useEffect(() => {
    keepPush(userId).catch(ignore);
    return () => {
      if (readSession()?.user.id !== userId) leavePush().catch(ignore);
    };
  }, [userId]);
}
