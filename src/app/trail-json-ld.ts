import type { TrailStep } from '../ui/trail.tsx';
import { siteAddress } from './canonical.tsx';

/** The way to a page as search engines read it (schema.org, BreadcrumbList). */
export const trailJsonLd = (steps: readonly TrailStep[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteAddress(path),
  })),
});
