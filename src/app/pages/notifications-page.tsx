import { Navigate } from 'react-router';

import { DeviceSettings } from '../../features/notifications/device-settings.tsx';
import { NotificationFeed } from '../../features/notifications/notification-feed.tsx';
import { ReminderSettings, TextSettings } from '../../features/notifications/reminder-settings.tsx';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/shell.ts';

/** The newest notifications on a page of their own, with what somebody wants to be told. */
export function Component() {
  const session = useSession();
  const ready = useIsSessionReady();
  if (!ready) return <Spinner label={t('Loading')} />;
  if (!session) return <Navigate to={paths.auth({ redirect: paths.notifications() })} replace />;
  return (
    <div className="page pb-12">
      <PageHead title={t('Notifications')} noIndex />
      <PageHeader title={t('Notifications')} />
      <div key={session.user.id} className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {/* As high as a phone from the start: what stands below would be pushed away by the list. */}
        <div className="border-line bg-surface overflow-hidden rounded-2xl border shadow-md max-lg:min-h-[calc(100dvh-10rem)]">
          <NotificationFeed userId={session.user.id} />
        </div>
        <div className="grid gap-6">
          <DeviceSettings userId={session.user.id} />
          <ReminderSettings userId={session.user.id} />
          <TextSettings userId={session.user.id} />
        </div>
      </div>
    </div>
  );
}
