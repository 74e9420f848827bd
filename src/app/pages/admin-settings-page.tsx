import { useSearchParams } from 'react-router';

import {
  AuditTrail,
  CouponSettings,
  LimitSettings,
  PickupSettings,
  ZoneSettings,
} from '../../features/shop-settings/settings-tabs.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminFrame } from '../admin-frame.tsx';

const tabs = [
  { value: 'zones', label: 'Delivery fees', content: <ZoneSettings /> },
  { value: 'pickup', label: 'Pickup points', content: <PickupSettings /> },
  { value: 'coupons', label: 'Coupons', content: <CouponSettings /> },
  { value: 'limits', label: 'Cash and holds', content: <LimitSettings /> },
  { value: 'changes', label: 'Changes', content: <AuditTrail /> },
];

/** What the owner sets without a release: fees, pickup points, coupons and limits. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const shown = tabs.find(({ value }) => value === query.get('tab'))?.value ?? 'zones';
  return (
    <AdminFrame title="Settings">
      <Tabs
        label="Settings"
        value={shown}
        onChange={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
        items={tabs}
      />
    </AdminFrame>
  );
}
