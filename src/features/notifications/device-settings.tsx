import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shell.ts';
import { preferencesQuery, useSavePreferences } from './preferences.queries.ts';
import {
  leavePush,
  pushDevicesQuery,
  pushEndpoint,
  removePushDevice,
  takePush,
  type Permission,
  usePermission,
} from './push-device.queries.ts';

const words: Record<Permission, string> = {
  unsupported: t("This browser doesn't support notifications"),
  default: t(
    'Be told on this device about orders, payments and your reminders, also while Mizizi is closed.',
  ),
  granted: t('This device may tell you. In the night, from 9 pm to 6 am, it stays silent.'),
  denied: t('Notifications were blocked. You can enable them in your browser settings.'),
};

/** Asks for permission and says how it went. Permission given switches the daily reminders on, if they were off. */
function useEnableNotifications(userId: string, ask: () => Promise<Permission>) {
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
async function sendTest(): Promise<void> {
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

/** Permission on this device, a test, and every device that is told. */
export function DeviceSettings({ userId }: { userId: string }) {
  const [permission, ask] = usePermission();
  const enable = useEnableNotifications(userId, ask);
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{t('This device')}</h2>
        {permission === 'granted' && <Badge tone="leaf">{t('On')}</Badge>}
        {permission === 'denied' && <Badge tone="danger">{t('Blocked')}</Badge>}
      </div>
      <p className="text-muted">{words[permission]}</p>
      <div className="flex flex-wrap gap-3">
        {permission !== 'granted' && (
          <Button busy={enable.isPending} onClick={() => enable.mutate()}>
            {t('Enable notifications')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void sendTest()}>
          {t('Send a test')}
        </Button>
      </div>
      <Devices userId={userId} canTell={permission === 'granted'} />
    </Card>
  );
}

/** `Chrome on Android`, as the table keeps it. */
function deviceText(device: string): string {
  const [browser = device, system] = device.split(' on ');
  const name = t.known(browser);
  return system === undefined ? name : t('{browser} on {system}', { browser: name, system: t.known(system) });
}

function Devices({ userId, canTell }: { userId: string; canTell: boolean }) {
  const queryClient = useQueryClient();
  const { queryKey } = pushDevicesQuery(userId);
  const { data: devices = [] } = useQuery(pushDevicesQuery(userId));
  const { data: here } = useQuery({
    queryKey: ['push-endpoint', devices.length],
    queryFn: pushEndpoint,
  });
  const remove = useMutation({
    mutationFn: async ({ id, endpoint }: { id: string; endpoint: string }) => {
      if (endpoint === here) await leavePush();
      await removePushDevice(id);
    },
    onSuccess: () => toast.success(t('This device is no longer told')),
    onError: () => toast.error(t('Error'), t('The device could not be removed')),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const add = useMutation({
    mutationFn: () => takePush(userId),
    onSuccess: (isOn) => {
      if (!isOn) toast.info(t('Not Supported'), t('This browser can tell you only while Mizizi is open.'));
    },
    onError: () => toast.error(t('Error'), t('Failed to enable notifications')),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const isHere = devices.some(({ endpoint }) => endpoint === here);
  return (
    <>
      {canTell && here !== undefined && !isHere && (
        <Button variant="secondary" busy={add.isPending} onClick={() => add.mutate()}>
          {t('Tell me also while Mizizi is closed')}
        </Button>
      )}
      {devices.length > 0 && (
        <div className="grid gap-1">
          <h3 className="font-sans text-sm font-semibold">
            {t('Devices that are told while Mizizi is closed')}
          </h3>
          <ul className="divide-line divide-y">
            {devices.map(({ id, endpoint, device, created_at: since }) => (
              <li key={id} className="flex items-center gap-3 py-1">
                <span className="grow">
                  {device === null ? t('A browser') : deviceText(device)}
                  {endpoint === here && t(' (this one)')}
                  <span className="text-muted block text-sm">
                    {t('since {date}', { date: formatDate(since) })}
                  </span>
                </span>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={t('Stop telling {device}', {
                    device: device === null ? t('a browser') : deviceText(device),
                  })}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate({ id, endpoint })}
                >
                  <TrashIcon className="size-5" />
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
