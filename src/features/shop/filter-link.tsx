import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';

import { Link } from '../../ui/link.tsx';
import type { FilterChange } from './shop-filters.ts';
import type { ShopNavigation } from './use-shop-view.ts';

interface FilterLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  view: ShopNavigation;
  change: FilterChange;
}

/** The list with other filters, as a link that can be opened and shared. A tap starts from what was asked for last. */
export function FilterLink({ view, change, ...rest }: FilterLinkProps) {
  const { pathname, search } = useLocation();
  const to = view.pathFor(change);
  return (
    <Link
      to={to}
      onClick={(event) => {
        // For another tab or window the browser follows the address.
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        view.show(change, { replace: to === pathname + search });
      }}
      {...rest}
    />
  );
}
