import { createContext, use } from 'react';

import type { ShopNavigation } from './use-shop-view.ts';

/** The shop's view for what stands on its cards, which are not rendered again when only the view changes. */
export const ShopViewContext = createContext<ShopNavigation | null>(null);

export function useSharedShopView(): ShopNavigation {
  const view = use(ShopViewContext);
  if (!view) throw new Error('useSharedShopView must be used inside <ShopViewContext>');
  return view;
}
