import type { ReactNode } from 'react';

import { SprigArt } from './sprig-art.tsx';

/** Nothing here yet: says so, and what to do next. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 py-12 text-center">
      <SprigArt className="h-24" />
      <h2 className="text-2xl">{title}</h2>
      {children && <div className="text-muted text-pretty">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
