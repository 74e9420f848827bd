import { Suspense } from 'react';

import { useHasSafetyList } from '../../entities/safety/device-list.ts';
import { ReadFirst } from '../../features/shop/product-facts.tsx';
import { Later, lazyPart } from '../../start/later.tsx';
import { t } from '../../words/shop.ts';

function NotChecked() {
  return (
    <p role="alert" className="border-gold-300 bg-gold-50 rounded-xl border p-4 text-pretty">
      {t(
        'We could not check this against your medicines. Treat it as untested with them until the page loads again.',
      )}
    </p>
  );
}

/** The safety check comes after the page was hydrated. Without a connection its absence reads as caution. */
const SafetyNotice = lazyPart(
  async () => (await import('../../features/safety/safety-notice.tsx')).SafetyNotice,
  { missing: NotChecked },
);
const CartSafety = lazyPart(async () => (await import('../../features/safety/cart-safety.tsx')).CartSafety, {
  missing: NotChecked,
});

/** What a product means for the visitor's own list. `id` is the product's, not that of one of its sizes. */
export function ProductSafety({ id, name }: { id: number; name: string }) {
  const place = <div className="bg-sunk min-h-44 rounded-xl sm:min-h-36 xl:min-h-32" />;
  // The invitation may wait until one comes near; a warning may not.
  const hasList = useHasSafetyList();
  return (
    <Later when="near" margin={200} now={hasList} place={place}>
      <SafetyNotice subject={{ kind: 'product', id }} name={name} />
    </Later>
  );
}

const SafetyGrade = lazyPart(
  async () => (await import('../../features/safety/safety-notice.tsx')).SafetyGrade,
  { missing: ReadFirst },
);

/** How grave a product is for the visitor, in a word or two; "Before you use it" while their list says nothing. */
export function OwnGrade({ id }: { id: number }) {
  if (!useHasSafetyList()) return <ReadFirst />;
  return (
    <Suspense fallback={<ReadFirst />}>
      <SafetyGrade subject={{ kind: 'product', id }}>
        <ReadFirst />
      </SafetyGrade>
    </Suspense>
  );
}

/** What a cart means for the visitor's own list. */
export function SafetyOfCart({ items }: { items: readonly { id: number; name: string }[] }) {
  return (
    <Later when="hydrated">
      <CartSafety items={items} />
    </Later>
  );
}
