import type { ReactNode } from 'react';

import { cn } from '../lib/cn.ts';
import { siteOrigin } from '../lib/env.ts';

/** A strip of kiondo weave. Decoration only: colour it with a background. */
export function WeaveBand({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('weave block h-2 bg-clay-400', className)} />;
}

type PageHeaderProps = { eyebrow?: ReactNode; title: ReactNode; intro?: ReactNode; actions?: ReactNode };

/** The top of a page: its only h1, a line above, an introduction below, buttons beside. */
export function PageHeader({ eyebrow, title, intro, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-6 sm:pt-12">
      <div className="grid max-w-2xl gap-2.5">
        {eyebrow && (
          <p className="text-clay-700 flex items-center gap-2.5 text-sm font-semibold">
            <WeaveBand className="w-9" />
            {eyebrow}
          </p>
        )}
        <h1 className="text-3xl leading-tight sm:text-4xl">{title}</h1>
        {intro && <div className="text-muted text-lg leading-relaxed text-pretty">{intro}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}

const SITE = 'Mizizi';

/** The document's title and description; React puts them into the head, also when a page is prerendered. */
export function PageHead({
  title,
  description,
  noIndex = false,
}: {
  title: string;
  description?: string;
  noIndex?: boolean;
}) {
  const full = title === SITE || title.includes(SITE) ? title : `${title} | ${SITE}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}

/** The absolute address of a path. */
export const siteAddress = (path: string): string =>
  siteOrigin + (path === '/' ? '/' : path.replace(/\/+$/, ''));

/** The one address search engines keep for a page, whatever query it was opened with. `path` is without one. */
export function Canonical({ path }: { path: string }) {
  return <link rel="canonical" href={siteAddress(path)} />;
}
