import { Navigate } from 'react-router';

import { NotificationFeed } from '../../features/notifications/notification-feed.tsx';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** The newest notifications on a page of their own. */
export function Component() {
  const session = useSession();
  const ready = useIsSessionReady();
  if (!ready) return <Spinner label="Loading" />;
  if (!session) return <Navigate to={paths.auth({ redirect: paths.notifications() })} replace />;
  return (
    <div className="page max-w-3xl pb-12">
      <PageHead title="Notifications" noIndex />
      <PageHeader title="Notifications" />
      <div className="border-line bg-surface overflow-hidden rounded-2xl border shadow-md">
        <NotificationFeed key={session.user.id} userId={session.user.id} />
      </div>
    </div>
  );
}
