import { useSearchParams } from 'react-router';

import { IdentitySettings } from '../../features/shop-settings/identity-settings.tsx';
import {
  AuditTrail,
  BusinessSettings,
  CouponSettings,
  LimitSettings,
  PickupSettings,
  ZoneSettings,
} from '../../features/shop-settings/settings-tabs.tsx';
import { TextSettings } from '../../features/shop-settings/text-settings.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';

const tabs = [
  { value: 'shop', label: t('Shop'), content: <IdentitySettings /> },
  { value: 'zones', label: t('Delivery fees'), content: <ZoneSettings /> },
  { value: 'pickup', label: t('Pickup points'), content: <PickupSettings /> },
  { value: 'coupons', label: t('Coupons'), content: <CouponSettings /> },
  { value: 'business', label: t('Business and VAT'), content: <BusinessSettings /> },
  { value: 'limits', label: t('Cash, holds and returns'), content: <LimitSettings /> },
  { value: 'messages', label: t('SMS'), content: <TextSettings channel="sms" /> },
  { value: 'whatsapp', label: t('WhatsApp'), content: <TextSettings channel="whatsapp" /> },
  { value: 'changes', label: t('Changes'), content: <AuditTrail /> },
];

/** What the owner sets without a release: who the shop is, fees, pickup points, coupons and limits. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const shown = tabs.find(({ value }) => value === query.get('tab'))?.value ?? 'shop';
  return (
    <AdminFrame title={t('Settings')}>
      <Tabs
        label={t('Settings')}
        value={shown}
        onChange={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
        items={tabs}
      />
    </AdminFrame>
  );
}
