import type { ComponentProps } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';

import { isDataDear } from '../lib/device.ts';

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to' | 'prefetch'> & { to: string };

let warm: (path: string) => void = () => {};

/** The app says how to fetch a page's code ahead; `ui` itself knows no routes. */
export function setLinkWarmer(warmer: (path: string) => void): void {
  warm = warmer;
}

/** Fetches the page behind a link before it is pressed; never on data saver or a 2G connection. */
export function warmLink(path: string): void {
  if (!isDataDear()) warm(path);
}

/**
 * A link inside the site: warms the next page on hover, focus and touch, and fades between pages. The router's own way to
 * discover routes needs its server, and only put an attribute on each link.
 */
export function Link({ to, ...rest }: LinkProps) {
  const warm = (): void => warmLink(to);
  return (
    <RouterLink
      to={to}
      discover="none"
      viewTransition
      onPointerEnter={warm}
      onFocus={warm}
      onTouchStart={warm}
      {...rest}
    />
  );
}

const asFolder = (place: string): string => (place.endsWith('/') ? place : `${place}/`);

type NavLinkProps = LinkProps & {
  /** Whether the pages below its own one are none of its places. */
  end?: boolean | undefined;
  /** Further places it stands for. */
  also?: readonly string[] | undefined;
};

/** A link of a menu: carries `aria-current="page"` in its own place and on the pages below. */
export function NavLink({ to, end = false, also = [], ...rest }: NavLinkProps) {
  const here = asFolder(useLocation().pathname.toLowerCase());
  const isHere = [to, ...also].map(asFolder).some((place) => (end ? here === place : here.startsWith(place)));
  return <Link to={to} aria-current={isHere ? 'page' : undefined} {...rest} />;
}
