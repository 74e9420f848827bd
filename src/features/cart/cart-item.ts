/** One line of the cart as it is kept on the device. `price` is whole shillings as last shown to the shopper. */
export interface CartItem {
  id: number;
  name: string;
  size: string;
  picture: string;
  price: number;
  quantity: number;
}

/** What must be known of a product to put it in the cart. */
export type CartProduct = Omit<CartItem, 'quantity'>;

/** A line as the account keeps it. */
export type KeptLine = { product_id: number; quantity: number };

/** `quote_order` and `place_order` accept at most this many lines and pieces of a line. */
export const MAX_LINES = 50;
export const MAX_PIECES = 99;

const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least;

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Partial<Record<keyof CartItem, unknown>>;
  return (
    isWhole(item.id, 1) &&
    isText(item.name) &&
    isText(item.size) &&
    isText(item.picture) &&
    isWhole(item.price, 0) &&
    isWhole(item.quantity, 1)
  );
}

const isKeptLine = (value: unknown): value is KeptLine =>
  typeof value === 'object' &&
  value !== null &&
  'product_id' in value &&
  isWhole(value.product_id, 1) &&
  'quantity' in value &&
  isWhole(value.quantity, 1);

export const isKept = (value: unknown): value is KeptLine[] =>
  Array.isArray(value) && value.every(isKeptLine);

/** Whether a stored value is a cart we wrote: well-formed lines, each product once. */
export function isCart(value: unknown): value is readonly CartItem[] {
  return (
    Array.isArray(value) &&
    value.every(isCartItem) &&
    new Set(value.map((item) => item.id)).size === value.length
  );
}
