import { CheckboxField } from '../../ui/field.tsx';
import { ResponsivePicture } from '../../ui/responsive-picture.tsx';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { t } from '../../words/account.ts';
import type { OrderDetails } from './order-details.ts';

export type Choice = { quantity: number; opened: boolean };
type Choices = ReadonlyMap<number, Choice>;

type ReturnableItem = { id: number; name: string; size: string; picture: string; most: number };

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

type Props = { items: readonly ReturnableItem[]; choices: Choices; onChange: (choices: Choices) => void };

const nothing: Choice = { quantity: 0, opened: false };

/** How many pieces of each line go back, and whether they were opened. */
export function ReturnItems({ items, choices, onChange }: Props) {
  const change = (id: number, choice: Choice): void => onChange(new Map(choices).set(id, choice));
  return (
    <ul className="divide-line grid divide-y">
      {items.map((item) => {
        const choice = choices.get(item.id) ?? nothing;
        return (
          <li key={item.id} className="grid gap-2 py-4 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-3">
              <span className="size-14 shrink-0">
                <ResponsivePicture name={item.picture} alt="" sizes="56px" className="rounded-lg" />
              </span>
              <span className="min-w-32 grow">
                <span className="block leading-snug font-semibold">{item.name}</span>
                <span className="text-muted text-sm">
                  {item.size} · {t('{n} received', { n: item.most })}
                </span>
              </span>
              <QuantityStepper
                label={t('Pieces of {name} to return', { name: item.name })}
                value={choice.quantity}
                min={0}
                max={item.most}
                onChange={(quantity) => change(item.id, { ...choice, quantity })}
              />
            </div>
            {choice.quantity > 0 && (
              <CheckboxField
                label={t('It was opened')}
                checked={choice.opened}
                onChange={(event) => change(item.id, { ...choice, opened: event.currentTarget.checked })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
