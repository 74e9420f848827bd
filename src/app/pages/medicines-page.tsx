import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { type MedicineAlerts, MedicineAlertsContext } from '../../features/medicines/medicine-fields.tsx';
import { MedicinesView } from '../../features/medicines/medicines-view.tsx';
import {
  pushDevicesQuery,
  takePush,
  usePermission,
} from '../../features/notifications/push-device.queries.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Link } from '../../ui/link.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/health.ts';

/** The moment a reminder was about, from its link. */
function momentOf(text: string | null): number | null {
  const at = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(at) ? null : at;
}

/** Whether this device can be told of a dose, and how to ask for that; null for visitors. */
function useMedicineAlerts(): MedicineAlerts | null {
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

/** `/medicines`, from a reminder `/medicines?due=2026-11-24T05:00Z` */
export function Component() {
  const [query] = useSearchParams();
  const alerts = useMedicineAlerts();
  const userId = useSession()?.user.id ?? null;
  return (
    <div className="page pb-16">
      <PageHead title={t('My medicines')} noIndex />
      <PageHeader
        eyebrow={t('Health')}
        title={t('My medicines')}
        intro={t('What you take and when, noted with one tap. The safety check reads the same list.')}
      />
      <MedicineAlertsContext value={alerts}>
        <MedicinesView key={userId} due={momentOf(query.get('due'))} />
      </MedicineAlertsContext>
      <p className="text-muted mt-10 max-w-prose text-sm text-pretty">
        {t.rich(
          'Only you see this page. It helps you to keep count and does not replace your label, your pharmacist or your clinic. <a>Check herbs against this list</a>.',
          {
            a: (words) => (
              <Link to={paths.safetyCheck()} className="underline underline-offset-4">
                {words}
              </Link>
            ),
          },
        )}
      </p>
    </div>
  );
}
