import { useMutation, useQueryClient } from '@tanstack/react-query';

import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/shell.ts';
import { preferencesQuery, useSavePreferences } from './preferences.queries.ts';
import { pushDevicesQuery, takePush } from './push-device.queries.ts';
import type { Permission } from './use-permission.ts';

/** Asks for permission and says how it went. Permission given switches the daily reminders on, if they were off. */
export function useEnableNotifications(userId: string, ask: () => Promise<Permission>) {
  const queryClient = useQueryClient();
  const { saveAndWait } = useSavePreferences(userId);

  async function enable(): Promise<void> {
    const answer = await ask();
    if (answer === 'unsupported')
      return toast.error(t('Not Supported'), t("This browser doesn't support notifications"));
    if (answer === 'denied')
      return toast.error(
        t('Permission Denied'),
        t('Notifications were blocked. You can enable them in your browser settings.'),
      );
    if (answer === 'default')
      return toast.info(
        t('Permission Required'),
        t('Please allow notifications to receive wellness reminders.'),
      );
    await takePush(userId).catch(() => {
      // no push service behind this browser, or no connection to it: the open page can still tell
    });
    void queryClient.invalidateQueries({ queryKey: pushDevicesQuery(userId).queryKey });
    const preferences = await queryClient.fetchQuery(preferencesQuery(userId));
    if (!preferences?.daily_reminders) await saveAndWait({ daily_reminders: true });
    toast.success(t('Notifications enabled successfully!'));
  }

  return useMutation({
    mutationFn: enable,
    onError: () => toast.error(t('Error'), t('Failed to enable notifications')),
  });
}

/** Shows a notification of the system itself, as a reminder would look. */
export async function sendTest(): Promise<void> {
  if (!('Notification' in window))
    return toast.error(t('Not Supported'), t("This browser doesn't support notifications"));
  if (Notification.permission !== 'granted')
    return toast.info(t('Permission Required'), t('Please enable notifications first'));
  try {
    const options = {
      body: t('This is how a reminder looks.'),
      tag: 'test',
      icon: '/icons/icon-192.png',
      data: { link: paths.notifications() },
    };
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification('Mizizi', options);
    else new Notification('Mizizi', options);
    toast.success(t('Test Sent'), t('If you do not see it, look at the settings of your phone or browser.'));
  } catch {
    // A browser may refuse although permission was given: in a private window, or on a phone without a worker.
    toast.error(t('Error'), t('Failed to enable notifications'));
  }
}
