import type { OrderDetails } from './order-details.ts';

export type ReturnableItem = { id: number; name: string; size: string; picture: string; most: number };

/** The lines of an order with the pieces that have not gone back yet. What was refused may be asked for again. */
export function returnableItems({
  items,
  returns,
}: Pick<OrderDetails, 'items' | 'returns'>): ReturnableItem[] {
  const gone = returns.filter(({ state }) => state !== 'refused').flatMap((made) => made.items);
  return items
    .map(({ id, name, size, picture, quantity }) => ({
      id,
      name,
      size,
      picture,
      most: gone
        .filter((item) => item.order_item_id === id)
        .reduce((left, item) => left - item.quantity, quantity),
    }))
    .filter(({ most }) => most > 0);
}
