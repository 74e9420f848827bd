import type { FieldSpec } from './record-cells.ts';

export const limitFields: FieldSpec[] = [
  { name: 'cash_limit_kes', label: 'Cash on delivery up to (KSh)', kind: 'number', hint: '0 takes no cash.' },
  { name: 'hold_minutes', label: 'Keep unpaid goods for (minutes)', kind: 'number', hint: '1 to 1,440.' },
];

export const zoneFields: FieldSpec[] = [
  { name: 'name', label: 'Name', kind: 'text' },
  { name: 'base_fee_kes', label: 'Fee (KSh)', kind: 'number' },
  { name: 'base_weight_g', label: 'Covers up to (g)', kind: 'number' },
  { name: 'extra_kg_fee_kes', label: 'Each further kg (KSh)', kind: 'number' },
  { name: 'free_from_kes', label: 'Free from (KSh)', kind: 'maybe_number', hint: 'Empty for never.' },
  { name: 'max_weight_g', label: 'Heaviest parcel (g)', kind: 'maybe_number', hint: 'Empty for any.' },
  { name: 'min_days', label: 'Days at least', kind: 'number' },
  { name: 'max_days', label: 'Days at most', kind: 'number' },
  { name: 'cash_on_delivery', label: 'Cash on delivery', kind: 'check' },
];

export const pickupFields = (counties: readonly string[]): FieldSpec[] => [
  { name: 'name', label: 'Name', kind: 'text' },
  {
    name: 'county',
    label: 'County',
    kind: 'choice',
    options: counties.map((name) => ({ value: name, label: name })),
  },
  { name: 'town', label: 'Town', kind: 'text' },
  { name: 'landmark', label: 'Where it is', kind: 'text' },
  { name: 'hours', label: 'Opening hours', kind: 'maybe_text' },
  { name: 'phone', label: 'Phone', kind: 'maybe_text' },
  { name: 'fee_kes', label: 'Fee (KSh)', kind: 'number' },
  { name: 'min_days', label: 'Days at least', kind: 'number' },
  { name: 'max_days', label: 'Days at most', kind: 'number' },
  { name: 'position', label: 'Place in the list', kind: 'number' },
  { name: 'cash_on_pickup', label: 'Cash when picked up', kind: 'check' },
  { name: 'is_active', label: 'Open', kind: 'check' },
];

export const couponFields: FieldSpec[] = [
  { name: 'code', label: 'Code', kind: 'text', hint: 'Letters, digits and hyphens.' },
  {
    name: 'kind',
    label: 'Kind',
    kind: 'choice',
    options: [
      { value: 'percent', label: 'Percent' },
      { value: 'fixed', label: 'Fixed amount' },
    ],
  },
  { name: 'percent', label: 'Percent', kind: 'maybe_number', hint: '1 to 90, for percent.' },
  { name: 'amount_kes', label: 'Amount (KSh)', kind: 'maybe_number', hint: 'For a fixed amount.' },
  {
    name: 'max_discount_kes',
    label: 'At most (KSh)',
    kind: 'maybe_number',
    hint: 'For percent; empty for any.',
  },
  { name: 'min_subtotal_kes', label: 'Goods from (KSh)', kind: 'number' },
  { name: 'starts_at', label: 'Starts', kind: 'time', hint: 'Nairobi time; empty for now.' },
  { name: 'ends_at', label: 'Ends', kind: 'time', hint: 'Empty for never.' },
  { name: 'per_user_limit', label: 'Times a buyer', kind: 'maybe_number', hint: 'Empty for any.' },
  { name: 'total_limit', label: 'Times in all', kind: 'maybe_number', hint: 'Empty for any.' },
  { name: 'description', label: 'What it is for', kind: 'maybe_text' },
  { name: 'first_order_only', label: 'First order only', kind: 'check' },
  { name: 'is_active', label: 'Can be used', kind: 'check' },
];
