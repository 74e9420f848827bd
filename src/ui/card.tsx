import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { cn } from '../lib/cn.ts';

/** A sheet on the page. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={cn('rounded-2xl border border-line bg-surface p-5 shadow-md', className)} {...rest} />
  );
}

const badgeStyles = cva(
  'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold max-w-full shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-sunk text-muted',
        leaf: 'bg-leaf-100 text-leaf-800',
        clay: 'bg-clay-100 text-clay-800',
        gold: 'bg-gold-100 text-gold-800',
        danger: 'bg-danger-50 text-danger-700',
        info: 'bg-info-50 text-info-700',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export function Badge({
  tone,
  className,
  ...rest
}: ComponentProps<'span'> & VariantProps<typeof badgeStyles>) {
  return <span className={cn(badgeStyles({ tone }), className)} {...rest} />;
}
