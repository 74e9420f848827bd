import { type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue } from 'react';

import { toast } from '../../lib/toast.ts';
import { t } from '../../words/shop.ts';

/**
 * Parts that are not in the server's markup: their code comes after the page has been hydrated, their place is kept. Rendered in
 * slices between which the browser answers taps: a store's change would render all hearts of a page in one go.
 */
export function AfterHydration({ children, place = null }: { children: ReactNode; place?: ReactNode }) {
  const hydrated = useDeferredValue(true, false);
  return hydrated ? <Suspense fallback={place}>{children}</Suspense> : place;
}

/**
 * A part of a page whose code is fetched when it is first shown. Without a connection the page goes on without it and
 * says so, instead of giving way to an error page.
 *
 * @param mark a selector of the part in the server's markup: where it is there already its code is asked for at once,
 * so that it is hydrated with the page and does not give way to its fallback first
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, mark?: string) {
  const rendered =
    mark !== undefined && typeof document !== 'undefined' && document.querySelector(mark) !== null;
  const early = rendered ? load() : undefined;
  early?.catch(() => undefined); // reported below, once it is wanted
  return lazy(async () => {
    try {
      return { default: await (early ?? load()) };
    } catch (error) {
      console.warn('A part of the page could not be fetched', error);
      toast.error(t('Part of this page is missing'), t('Check your connection and reload the page.'));
      return { default: (() => null) as ComponentType<Props> };
    }
  });
}
