import type { ComponentProps } from 'react';

import { cn } from '../lib/cn.ts';

/** A sheet on the page. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={cn('rounded-2xl border border-line bg-surface p-5 shadow-md', className)} {...rest} />
  );
}
