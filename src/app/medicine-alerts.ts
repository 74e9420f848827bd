import { useQueryClient } from '@tanstack/react-query';

import type { MedicineAlerts } from '../features/medicines/reminder-field.tsx';
import { pushDevicesQuery, takePush } from '../features/notifications/push-device.queries.ts';
import { usePermission } from '../features/notifications/use-permission.ts';
import { useSession } from '../lib/session.ts';

/** Whether this device can be told of a dose, and how to ask for that; null for visitors. */
export function useMedicineAlerts(): MedicineAlerts | null {
  const userId = useSession()?.user.id;
  const queryClient = useQueryClient();
  const [permission, askBrowser] = usePermission();
  if (userId === undefined) return null;
  return {
    permission,
    ask: async () => {
      if ((await askBrowser()) !== 'granted') return;
      await takePush(userId).catch(() => {
        // no push service behind this browser, or no connection to it: the bell still tells
      });
      void queryClient.invalidateQueries({ queryKey: pushDevicesQuery(userId).queryKey });
    },
  };
}
