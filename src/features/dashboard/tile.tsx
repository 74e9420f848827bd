import type { ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { Link } from '../../ui/link.tsx';

/** What a tile's button looks like: as wide as the tile on a phone. */
export const TILE_BUTTON = 'max-sm:px-1! sm:justify-self-start';

type TileProps = {
  title: string;
  /** Where the whole of it lives. */
  to: string;
  className?: string;
  children: ReactNode;
};

/** One part of the day. Its title leads to the page it belongs to. */
export function Tile({ title, to, className, children }: TileProps) {
  return (
    <section
      aria-label={title}
      className={cn(
        'border-line bg-surface grid min-w-0 content-start gap-3 rounded-2xl border p-4 shadow-md sm:p-5',
        className,
      )}
    >
      <h2 className="text-lg">
        <Link to={to} className="underline-offset-4 hover:underline">
          {title}
        </Link>
      </h2>
      {children}
    </section>
  );
}

/** How much of something is done, as a bar; the words beside it say the same. */
export function Progress({
  value,
  aim,
  className = 'bg-leaf-600',
}: {
  value: number;
  aim: number;
  className?: string;
}) {
  return (
    <div aria-hidden="true" className="bg-sunk border-line h-3 overflow-hidden rounded-full border">
      <span
        className={`block h-full rounded-full transition-[width] ${className}`}
        style={{ width: `${Math.min(100, aim > 0 ? (value / aim) * 100 : 0)}%` }}
      />
    </div>
  );
}
