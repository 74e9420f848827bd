import type { ReactNode } from 'react';

import { foodName } from '../../entities/foods/food-name.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ShareIcon, PrintIcon } from '../../ui/page-icons.tsx';
import { t } from '../../words/nutrition.ts';
import { buyText, shelfNames, type ShoppingLine, shoppingText } from './plan-shopping.ts';

type Props = {
  title: string;
  people: number;
  lines: readonly ShoppingLine[];
  ticked: readonly string[];
  onTick: (ticked: string[]) => void;
  /** What the shop has of it; stands below the list. */
  renderProducts: (ids: readonly number[]) => ReactNode;
};

/** Shares the list where the device can, else copies it. */
async function share(text: string): Promise<void> {
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ text });
    await navigator.clipboard.writeText(text);
    toast.success(t('List copied'), t('Paste it where you like.'));
  } catch (error) {
    // Closing the sheet of the system is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      toast.error(t('The list could not be shared'), t('Print it, or take a picture of the screen.'));
  }
}

/** What to buy for the week, to tick off at the market. */
export function ShoppingView({ title, people, lines, ticked, onTick, renderProducts }: Props) {
  const done = new Set(ticked);
  const open = lines.filter(({ food }) => !done.has(food.key));
  const shelves = [...new Set(lines.map(({ food }) => food.category))];
  const sold = open.flatMap(({ productId }) => productId ?? []);
  const toggle = (key: string): void =>
    onTick(done.has(key) ? ticked.filter((one) => one !== key) : [...ticked, key]);
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{t('Shopping list')}</h2>
        <output className="text-muted text-sm">
          {t('{n} of {total} ticked', { n: lines.length - open.length, total: lines.length })}
        </output>
      </div>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {shelves.map((shelf) => (
          <section key={shelf} aria-label={shelfNames[shelf] ?? shelf}>
            <h3 className="border-line mb-1 border-b pb-1 text-lg">{shelfNames[shelf] ?? shelf}</h3>
            <ul>
              {lines
                .filter(({ food }) => food.category === shelf)
                .map(({ food, grams }) => (
                  <li key={food.key}>
                    <label className="flex min-h-11 items-center gap-3">
                      <input
                        type="checkbox"
                        checked={done.has(food.key)}
                        onChange={() => toggle(food.key)}
                        className="accent-leaf-700 size-6 shrink-0"
                      />
                      <span className={done.has(food.key) ? 'text-muted grow line-through' : 'grow'}>
                        {foodName(food.name)}
                      </span>
                      <span className="text-muted shrink-0 text-sm tabular-nums">{buyText(food, grams)}</span>
                    </label>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" onClick={() => void share(shoppingText(title, people, open))}>
          <ShareIcon className="size-5" />
          {t('Send the list')}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <PrintIcon className="size-5" />
          {t('Print')}
        </Button>
        {ticked.length > 0 && (
          <Button variant="quiet" onClick={() => onTick([])}>
            {t('Clear the ticks')}
          </Button>
        )}
      </div>
      {sold.length > 0 && renderProducts(sold)}
    </Card>
  );
}
