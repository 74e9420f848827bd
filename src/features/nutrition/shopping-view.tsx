import { foodName, type Food } from '../../entities/foods/food.ts';
import type { PlanBook, PlanDay } from '../../entities/meal-plans/meal-plan.ts';
import { itemsOfDay } from '../../entities/meal-plans/plan-week.ts';
import { ProductsToBuy } from '../../entities/products/products-to-buy.tsx';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ShareIcon, PrintIcon } from '../../ui/page-icons.tsx';
import { t } from '../../words/nutrition.ts';

type ShoppingLine = {
  food: Food;
  /** Rounded up to 5, 10 or 50 g, the more the coarser. */
  grams: number;
  /** Our product that is this food, or null. */
  productId: number | null;
};

/** The shelves of a list, in the order one walks them. */
const shelfNames: Readonly<Record<string, string>> = {
  own: t('Your own'),
  'leafy-vegetables': t('Greens'),
  vegetables: t('Vegetables'),
  'roots-and-bananas': t('Roots and bananas'),
  fruit: t('Fruit'),
  cereals: t('Cereals and flour'),
  'bread-and-snacks': t('Bread'),
  pulses: t('Beans and other pulses'),
  'nuts-and-seeds': t('Nuts and seeds'),
  'meat-and-poultry': t('Meat and poultry'),
  fish: t('Fish'),
  'eggs-and-dairy': t('Eggs and milk'),
  'fats-and-oils': t('Oil and fat'),
  'sugar-and-sweets': t('Sugar and sweets'),
  'spices-and-sauces': t('Spices'),
  drinks: t('Drinks'),
  dishes: t('Ready food'),
};
const shelves = Object.keys(shelfNames);

function roundedUp(grams: number): number {
  const step = grams < 50 ? 5 : grams < 200 ? 10 : 50;
  return Math.ceil(Number((grams / step).toFixed(6))) * step;
}

/**
 * What one buys for a week: dishes taken apart, cooked foods as raw ones, shelf by shelf, the heaviest first.
 *
 * @param people how many eat all of it
 */
export function shoppingLines(
  week: readonly PlanDay[],
  people: number,
  { bought, sold }: Pick<PlanBook, 'bought' | 'sold'>,
  foods: ReadonlyMap<string, Food>,
): ShoppingLine[] {
  const basket = new Map<string, number>();
  for (const { food_id, grams } of week.flatMap(itemsOfDay))
    // a food of one's own is bought as it is
    for (const [id, each] of bought[food_id] ?? [[food_id, 1] as const])
      basket.set(id, (basket.get(id) ?? 0) + each * grams * people);
  return [...basket]
    .flatMap(([id, grams]): ShoppingLine[] => {
      const food = foods.get(id);
      return food && grams > 0 ? [{ food, grams: roundedUp(grams), productId: sold[id] ?? null }] : [];
    })
    .toSorted(
      (a, b) => shelves.indexOf(a.food.category) - shelves.indexOf(b.food.category) || b.grams - a.grams,
    );
}

/** `850 g`, from a kilogram on `1.35 kg`. */
const weightText = (grams: number): string =>
  grams < 1000 ? `${grams} g` : `${Number((grams / 1000).toFixed(2))} kg`;

/** What weighs this share of a piece more than whole pieces do needs no piece of its own. */
const OVER = 0.1;
const LITRE_G = 1030;

/** As a market sells it, in pieces, bunches, heads or litres, with the weight; by weight what has none of them. */
export function buyText({ name, category, measures }: Food, grams: number): string {
  const weight = weightText(grams);
  const isDrunk = category === 'eggs-and-dairy' || category === 'drinks';
  for (const { label, grams: each } of measures) {
    const noun = /^1 ([a-z ]+)$/.exec(label)?.[1] ?? '';
    const n = Math.max(1, Math.ceil(grams / each - OVER));
    if (noun === 'glass' && isDrunk)
      return t('{n} l', { n: Math.max(0.25, Math.ceil((grams / LITRE_G) * 4 - OVER) / 4) });
    if (noun === 'bunch') return t.count(n, '{n} bunch ({weight})', '{n} bunches ({weight})', { weight });
    if (noun.endsWith('head')) return t.count(n, '{n} head ({weight})', '{n} heads ({weight})', { weight });
    if (noun !== '' && name.toLowerCase().includes(noun))
      return t.count(n, '{n} piece ({weight})', '{n} pieces ({weight})', { weight });
  }
  return weight;
}

/** The list as one would send it to whoever goes to the market. */
export function shoppingText(title: string, people: number, lines: readonly ShoppingLine[]): string {
  const head = t.count(
    people,
    '{title}: shopping for a week, {n} person',
    '{title}: shopping for a week, {n} people',
    { title },
  );
  return [head, ...lines.map(({ food, grams }) => `- ${foodName(food.name)}: ${buyText(food, grams)}`)].join(
    '\n',
  );
}

type Props = {
  title: string;
  people: number;
  lines: readonly ShoppingLine[];
  ticked: readonly string[];
  onTick: (ticked: string[]) => void;
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
export function ShoppingView({ title, people, lines, ticked, onTick }: Props) {
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
      {sold.length > 0 && <ProductsToBuy ids={sold} title={t('We have these')} />}
    </Card>
  );
}
