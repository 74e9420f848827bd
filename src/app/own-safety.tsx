import { type ComponentType, lazy } from 'react';

import { AfterHydration } from '../features/shop/late-parts.tsx';
import { WhenNear } from '../features/shop/when-near.tsx';
import { t } from '../words/shop.ts';
import { useHasSafetyList } from './device-list.ts';

function NotChecked() {
  return (
    <p role="alert" className="border-gold-300 bg-gold-50 rounded-xl border p-4 text-pretty">
      {t(
        'We could not check this against your medicines. Treat it as untested with them until the page loads again.',
      )}
    </p>
  );
}

/** Code of the safety check, fetched after the page was hydrated. Without a connection its absence reads as caution. */
function safetyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('The safety check could not be fetched', error);
      return { default: NotChecked as ComponentType<Props> };
    }
  });
}

const SafetyNotice = safetyPart(
  async () => (await import('../features/safety/safety-notice.tsx')).SafetyNotice,
);
const CartSafety = safetyPart(async () => (await import('../features/safety/cart-safety.tsx')).CartSafety);

/** What a product means for the visitor's own list. `id` is the product's, not that of one of its sizes. */
export function ProductSafety({ id, name }: { id: number; name: string }) {
  const place = <div className="bg-sunk min-h-44 rounded-xl sm:min-h-36 xl:min-h-32" />;
  // The invitation may wait until one comes near; a warning may not.
  const hasList = useHasSafetyList();
  return (
    <WhenNear margin={200} now={hasList} placeholder={place}>
      <AfterHydration place={place}>
        <SafetyNotice subject={{ kind: 'product', id }} name={name} />
      </AfterHydration>
    </WhenNear>
  );
}

/** What a cart means for the visitor's own list. */
export function SafetyOfCart({ items }: { items: readonly { id: number; name: string }[] }) {
  return (
    <AfterHydration>
      <CartSafety items={items} />
    </AfterHydration>
  );
}
