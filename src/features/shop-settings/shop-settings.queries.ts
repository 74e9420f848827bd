import { queryOptions } from '@tanstack/react-query';

import type { ShopIdentity } from '../../entities/shop-identity/identity.queries.ts';
import { AppError, unwrap } from '../../lib/app-error.ts';
import type { TablesInsert, TablesUpdate } from '../../lib/database.types.ts';
import { normalisePhone } from '../../lib/kenyan-numbers.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/desk.ts';
import type { Saved } from './setting-fields.ts';

export const shopSettingsKey = ['shop-settings'] as const;

export const limitsQuery = queryOptions({
  queryKey: [...shopSettingsKey, 'limits'],
  queryFn: async () => {
    const { from } = await getSupabase();
    const answer = await from('shop_settings')
      .select('cash_limit_kes, hold_minutes, return_days, open_orders, refund_limit_kes')
      .maybeSingle();
    const limits = unwrap(answer);
    if (!limits) throw new AppError('not_found', t('The shop has no settings.'));
    return limits;
  },
});

export const textFiguresQuery = (channel: 'sms' | 'whatsapp') =>
  queryOptions({
    queryKey: [...shopSettingsKey, 'texts', channel],
    refetchInterval: 60_000,
    queryFn: async () => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('text_figures', { channel }));
    },
  });

export type SavedIdentity = ShopIdentity & { version: number };

export const identityQuery = queryOptions({
  queryKey: [...shopSettingsKey, 'identity'],
  staleTime: 0,
  queryFn: async (): Promise<SavedIdentity> => {
    const { from } = await getSupabase();
    const answer = await from('shop_identity').select('*').maybeSingle();
    const identity = unwrap(answer);
    if (!identity) throw new AppError('not_found', t('The shop has no settings.'));
    return identity;
  },
});

/** Saves over the version that was read; refuses with `changed_by_other` when another owner saved meanwhile. */
export async function saveIdentity(identity: ShopIdentity, version: number): Promise<SavedIdentity> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('save_shop_identity', { identity, expected_version: version }));
}

export const businessQuery = queryOptions({
  queryKey: [...shopSettingsKey, 'business'],
  queryFn: async () => {
    const { from } = await getSupabase();
    const answer = await from('business_details').select('*').maybeSingle();
    const details = unwrap(answer);
    if (!details) throw new AppError('not_found', t('The shop has no settings.'));
    return details;
  },
});

export const zonesQuery = queryOptions({
  queryKey: [...shopSettingsKey, 'zones'],
  queryFn: async () => {
    const { from } = await getSupabase();
    return unwrap(await from('delivery_zones').select('*').order('position'));
  },
});

export const pickupPointsQuery = queryOptions({
  queryKey: [...shopSettingsKey, 'pickup-points'],
  queryFn: async () => {
    const { from } = await getSupabase();
    const [points, counties] = await Promise.all([
      from('pickup_points').select('*').order('position').order('name'),
      from('counties').select('name').order('name'),
    ]);
    return { points: unwrap(points), counties: unwrap(counties).map(({ name }) => name) };
  },
});

export const couponsQuery = queryOptions({
  queryKey: [...shopSettingsKey, 'coupons'],
  queryFn: async () => {
    const { from } = await getSupabase();
    return unwrap(await from('coupons').select('*').order('created_at', { ascending: false }).limit(200));
  },
});

/** The newest changes that administrators have made, whatever they changed. */
export const auditQuery = queryOptions({
  queryKey: [...shopSettingsKey, 'audit'],
  queryFn: async () => {
    const { from } = await getSupabase();
    return unwrap(
      await from('audit_log')
        .select('id, at, action, entity, entity_id, detail')
        .order('id', { ascending: false })
        .limit(100),
    );
  },
});

// The forms' fields carry the names of the columns; the database checks every value.

export async function saveLimits(record: Saved): Promise<void> {
  const { from } = await getSupabase();
  unwrap(
    await from('shop_settings')
      .update(record as TablesUpdate<'shop_settings'>)
      .eq('id', true)
      .select('id')
      .single(),
  );
}

export async function saveBusiness(record: Saved): Promise<void> {
  const pin = record['kra_pin'];
  if (pin === null && record['vat_since'] !== null)
    throw new AppError('bad_pin', t('A shop that is registered for VAT has a KRA PIN.'), {
      hint: t('Enter it, or leave the day empty.'),
    });
  const { from } = await getSupabase();
  const row = { ...record, kra_pin: pin === null ? null : String(pin).toUpperCase() };
  unwrap(
    await from('business_details')
      .update(row as TablesUpdate<'business_details'>)
      .eq('id', true)
      .select('id')
      .single(),
  );
}

export async function saveZone(id: string, record: Saved): Promise<void> {
  const { from } = await getSupabase();
  unwrap(
    await from('delivery_zones')
      .update(record as TablesUpdate<'delivery_zones'>)
      .eq('id', id)
      .select('id')
      .single(),
  );
}

const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Writes a pickup point; without `id` a new one, named after its name. */
export async function savePickupPoint(id: string | null, record: Saved): Promise<void> {
  const phone = record['phone'] === null ? null : normalisePhone(String(record['phone']));
  if (phone === null && record['phone'] !== null)
    throw new AppError('bad_phone', t('This is not a Kenyan phone number.'), {
      hint: t('Write it like 0712 345 678.'),
    });
  const { from } = await getSupabase();
  const hours = record['hours'] ?? '';
  const row = {
    ...record,
    phone,
    hours,
    id: id ?? idOf(String(record['name'])),
  } as TablesInsert<'pickup_points'>;
  const points = from('pickup_points');
  unwrap(await (id === null ? points.insert(row) : points.update(row).eq('id', id)).select('id').single());
}

/** Writes a coupon; without `id` a new one. What does not belong to its kind is left empty. */
export async function saveCoupon(id: number | null, record: Saved): Promise<void> {
  const isPercent = record['kind'] === 'percent';
  const row = {
    ...record,
    code: String(record['code']).toUpperCase(),
    description: record['description'] ?? '',
    percent: isPercent ? record['percent'] : null,
    amount_kes: isPercent ? null : record['amount_kes'],
    max_discount_kes: isPercent ? record['max_discount_kes'] : null,
    starts_at: record['starts_at'] ?? new Date().toISOString(),
  } as TablesInsert<'coupons'>;
  const { from } = await getSupabase();
  const coupons = from('coupons');
  unwrap(await (id === null ? coupons.insert(row) : coupons.update(row).eq('id', id)).select('id').single());
}
