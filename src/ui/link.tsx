import type { ComponentProps } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router';

import { warmLink } from './link-warmer.ts';

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to' | 'prefetch'> & { to: string };

/** A link inside the site: warms the next page on hover, focus and touch, and fades between pages. */
export function Link({ to, ...rest }: LinkProps) {
  const warm = (): void => warmLink(to);
  return (
    <RouterLink to={to} viewTransition onPointerEnter={warm} onFocus={warm} onTouchStart={warm} {...rest} />
  );
}

/** A link of a menu: carries `aria-current="page"` on its own page. `end` matches the address exactly. */
export function NavLink({ to, end, className, ...rest }: LinkProps & { end?: boolean }) {
  const warm = (): void => warmLink(to);
  return (
    <RouterNavLink
      to={to}
      end={end ?? false}
      viewTransition
      onPointerEnter={warm}
      onFocus={warm}
      onTouchStart={warm}
      className={className}
      {...rest}
    />
  );
}
