import { t } from '../../words/desk.ts';

export type FieldSpec = {
  name: string;
  label: string;
  /** `maybe_…` may be empty, which is stored as null; `time` is a time of day in Nairobi, `maybe_day` a day. */
  kind: 'text' | 'maybe_text' | 'number' | 'maybe_number' | 'check' | 'choice' | 'time' | 'maybe_day';
  /** How its text must be written, with what is said where it is not. */
  pattern?: { like: RegExp; fault: string };
  hint?: string;
  options?: readonly { value: string; label: string }[];
};

/** What the form holds: text for every field, `true` or `false` for a tick. */
export type Cells = Record<string, string>;
type Value = string | number | boolean | null;
export type Saved = Record<string, Value>;

const NAIROBI = '+03:00';
const NAIROBI_MS = 3 * 3_600_000;

/** `2026-11-21T11:05:00Z` → `2026-11-21T14:05`, as a time field shows it. */
function shownTime(iso: string): string {
  return new Date(Date.parse(iso) + NAIROBI_MS).toISOString().slice(0, 16);
}

/** A row as the form shows it. */
export function toCells(fields: readonly FieldSpec[], row: Record<string, Value>): Cells {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value = row[name] ?? null;
      if (value === null) return [name, ''];
      return [name, kind === 'time' ? shownTime(String(value)) : String(value)];
    }),
  );
}

/** The form as a row. Call it when `faultsOf` finds nothing. */
export function fromCells(fields: readonly FieldSpec[], cells: Cells): Saved {
  return Object.fromEntries(
    fields.map(({ name, kind }): [string, Value] => {
      const text = (cells[name] ?? '').trim();
      if (kind === 'check') return [name, text === 'true'];
      if (kind === 'text' || kind === 'choice') return [name, text];
      if (text === '') return [name, null];
      if (kind === 'time') return [name, `${text}:00${NAIROBI}`];
      return [name, kind === 'maybe_text' || kind === 'maybe_day' ? text : Number(text)];
    }),
  );
}

/** What is wrong, by field. */
export function faultsOf(fields: readonly FieldSpec[], cells: Cells): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { name, kind, pattern } of fields) {
    const text = (cells[name] ?? '').trim();
    const isNumber = kind === 'number' || kind === 'maybe_number';
    if (text === '' && (kind === 'text' || kind === 'number')) faults[name] = t('This is missing.');
    else if (text !== '' && isNumber && !/^\d{1,7}$/.test(text)) faults[name] = t('Enter a whole number.');
    else if (text !== '' && pattern && !pattern.like.test(text)) faults[name] = pattern.fault;
  }
  return faults;
}

export const limitFields: FieldSpec[] = [
  {
    name: 'cash_limit_kes',
    label: t('Cash on delivery up to (KSh)'),
    kind: 'number',
    hint: t('0 takes no cash.'),
  },
  {
    name: 'hold_minutes',
    label: t('Keep unpaid goods for (minutes)'),
    kind: 'number',
    hint: t('1 to 1,440.'),
  },
  {
    name: 'return_days',
    label: t('Returns after delivery (days)'),
    kind: 'number',
    hint: t('30 to 365; the terms promise 30.'),
  },
  {
    name: 'open_orders',
    label: t('Unpaid orders an account may have'),
    kind: 'number',
    hint: t('Each keeps its goods from others.'),
  },
  {
    name: 'refund_limit_kes',
    label: t('Refunds by one person up to (KSh)'),
    kind: 'number',
    hint: t('Above it M-Pesa sends a refund once a second person has approved it.'),
  },
];

export const textFields: FieldSpec[] = [
  {
    name: 'text_ceiling_kes',
    label: t('SMS and WhatsApp may cost in a month (KSh)'),
    kind: 'number',
    hint: t('0 sends none.'),
  },
];

export const whatsappField: FieldSpec = {
  name: 'whatsapp_cents',
  label: t('Meta charges for a message (cents)'),
  kind: 'number',
  hint: t('Its price list for utility messages says it; its reports say only whether it charges.'),
};

export const zoneFields: FieldSpec[] = [
  { name: 'name', label: t('Name'), kind: 'text' },
  { name: 'base_fee_kes', label: t('Fee (KSh)'), kind: 'number' },
  { name: 'base_weight_g', label: t('Covers up to (g)'), kind: 'number' },
  { name: 'extra_kg_fee_kes', label: t('Each further kg (KSh)'), kind: 'number' },
  { name: 'free_from_kes', label: t('Free from (KSh)'), kind: 'maybe_number', hint: t('Empty for never.') },
  { name: 'max_weight_g', label: t('Heaviest parcel (g)'), kind: 'maybe_number', hint: t('Empty for any.') },
  { name: 'min_days', label: t('Days at least'), kind: 'number' },
  { name: 'max_days', label: t('Days at most'), kind: 'number' },
  { name: 'cash_on_delivery', label: t('Cash on delivery'), kind: 'check' },
];

export const pickupFields = (counties: readonly string[]): FieldSpec[] => [
  { name: 'name', label: t('Name'), kind: 'text' },
  {
    name: 'county',
    label: t('County'),
    kind: 'choice',
    options: counties.map((name) => ({ value: name, label: name })),
  },
  { name: 'town', label: t('Town'), kind: 'text' },
  { name: 'landmark', label: t('Where it is'), kind: 'text' },
  { name: 'hours', label: t('Opening hours'), kind: 'maybe_text' },
  { name: 'phone', label: t('Phone'), kind: 'maybe_text' },
  { name: 'fee_kes', label: t('Fee (KSh)'), kind: 'number' },
  { name: 'min_days', label: t('Days at least'), kind: 'number' },
  { name: 'max_days', label: t('Days at most'), kind: 'number' },
  { name: 'position', label: t('Place in the list'), kind: 'number' },
  { name: 'cash_on_pickup', label: t('Cash when picked up'), kind: 'check' },
  { name: 'is_active', label: t('Open'), kind: 'check' },
];

export const couponFields: FieldSpec[] = [
  { name: 'code', label: t('Code'), kind: 'text', hint: t('Letters, digits and hyphens.') },
  {
    name: 'kind',
    label: t('Kind'),
    kind: 'choice',
    options: [
      { value: 'percent', label: t('Percent') },
      { value: 'fixed', label: t('Fixed amount') },
    ],
  },
  { name: 'percent', label: t('Percent'), kind: 'maybe_number', hint: t('1 to 90, for percent.') },
  { name: 'amount_kes', label: t('Amount (KSh)'), kind: 'maybe_number', hint: t('For a fixed amount.') },
  {
    name: 'max_discount_kes',
    label: t('At most (KSh)'),
    kind: 'maybe_number',
    hint: t('For percent; empty for any.'),
  },
  { name: 'min_subtotal_kes', label: t('Goods from (KSh)'), kind: 'number' },
  { name: 'starts_at', label: t('Starts'), kind: 'time', hint: t('Nairobi time; empty for now.') },
  { name: 'ends_at', label: t('Ends'), kind: 'time', hint: t('Empty for never.') },
  { name: 'per_user_limit', label: t('Times a buyer'), kind: 'maybe_number', hint: t('Empty for any.') },
  { name: 'total_limit', label: t('Times in all'), kind: 'maybe_number', hint: t('Empty for any.') },
  { name: 'description', label: t('What it is for'), kind: 'maybe_text' },
  { name: 'first_order_only', label: t('First order only'), kind: 'check' },
  { name: 'is_active', label: t('Can be used'), kind: 'check' },
];

const taxClasses = [
  { value: 'standard', label: t('Standard (16%)') },
  { value: 'zero', label: t('Zero-rated') },
  { value: 'exempt', label: t('Exempt') },
];
const itemClass = { like: /^\d{8,10}$/, fault: t('Eight to ten digits.') };

/** Who sells, as invoices name them, and how services are taxed. */
export const businessFields: FieldSpec[] = [
  { name: 'trading_name', label: t('Trading name'), kind: 'text', hint: t('As it stands on invoices.') },
  { name: 'address', label: t('Address'), kind: 'text' },
  {
    name: 'kra_pin',
    label: t('KRA PIN'),
    kind: 'maybe_text',
    hint: t('A or P, nine digits and a letter.'),
    pattern: { like: /^[AP]\d{9}[A-Z]$/i, fault: t('Write it like P051234567Z.') },
  },
  {
    name: 'vat_since',
    label: t('Registered for VAT since'),
    kind: 'maybe_day',
    hint: t('Empty: not registered, and no invoice names VAT.'),
  },
  {
    name: 'branch',
    label: t('Branch at KRA'),
    kind: 'text',
    hint: t('00 is the head office.'),
    pattern: { like: /^\d{2}$/, fault: t('Two digits.') },
  },
  { name: 'delivery_class', label: t('VAT on delivery'), kind: 'choice', options: taxClasses },
  { name: 'plan_class', label: t('VAT on plans'), kind: 'choice', options: taxClasses },
  { name: 'consultation_class', label: t('VAT on consultations'), kind: 'choice', options: taxClasses },
  {
    name: 'delivery_item_class',
    label: t('eTIMS classification of delivery'),
    kind: 'maybe_text',
    pattern: itemClass,
  },
  {
    name: 'plan_item_class',
    label: t('eTIMS classification of plans'),
    kind: 'maybe_text',
    pattern: itemClass,
  },
  {
    name: 'consultation_item_class',
    label: t('eTIMS classification of consultations'),
    kind: 'maybe_text',
    pattern: itemClass,
  },
];
