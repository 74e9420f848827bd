import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { todayQuery } from '../features/back-office/back-office.queries.ts';
import { useCapabilities } from '../features/roles/roles.queries.ts';
import { paths } from '../lib/paths.ts';
import { buttonStyles } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { t } from '../words/shell.ts';

/**
 * Above the health page of whoever works here: the way to the desk, with what waits there. Who has just signed in to pack,
 * write or answer is led there at once; an owner lands on the dashboard, as the specification says of everybody.
 */
export function DeskStrip() {
  const { isStaff, has } = useCapabilities();
  const { data: today } = useQuery({ ...todayQuery, enabled: isStaff });
  const { state } = useLocation() as { state: { hasSignedIn?: true } | null };
  const navigate = useNavigate();
  const goesOn = state?.hasSignedIn === true && isStaff && !has('roles');
  useEffect(() => {
    if (goesOn) void navigate(paths.admin(), { replace: true });
  }, [goesOn, navigate]);
  if (!isStaff || goesOn) return null;
  const parcels = (today?.to_pack ?? 0) + (today?.to_dispatch ?? 0);
  const payments = today?.needs_review ?? 0;
  const waits = [
    parcels > 0 && t.count(parcels, '{n} parcel waits', '{n} parcels wait'),
    payments > 0 && t.count(payments, '{n} payment to check', '{n} payments to check'),
  ].filter((text) => text !== false);
  return (
    <section
      aria-label={t('Your desk')}
      className="border-line bg-surface mb-6 flex flex-wrap items-center justify-between gap-3 rounded-2xl border px-4 py-3 shadow-sm"
    >
      <p>
        <b>{t('Your desk')}</b>
        {waits.length > 0 && <span className="text-muted block text-sm">{waits.join(' · ')}</span>}
      </p>
      <Link to={paths.admin()} className={buttonStyles({ size: 'sm' })}>
        {t('Open the desk')}
      </Link>
    </section>
  );
}
