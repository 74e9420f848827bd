import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { cn } from '../lib/cn.ts';

/** The look of a button, for links that act like one. */
export const buttonStyles = cva(
  'relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-lg text-center font-semibold no-underline transition-colors select-none disabled:cursor-not-allowed disabled:opacity-55',
  {
    variants: {
      variant: {
        primary: 'bg-leaf text-on-leaf shadow-sm enabled:hover:bg-leaf-strong [a&]:hover:bg-leaf-strong',
        secondary:
          'border border-edge bg-surface text-ink enabled:hover:border-leaf-600 enabled:hover:bg-leaf-50 [a&]:hover:border-leaf-600 [a&]:hover:bg-leaf-50',
        quiet: 'text-leaf-700 enabled:hover:bg-leaf-100 [a&]:hover:bg-leaf-100',
        danger: 'bg-danger text-on-danger shadow-sm enabled:hover:opacity-90 [a&]:hover:opacity-90',
      },
      size: {
        sm: 'min-h-11 px-3.5 py-1.5 text-sm',
        md: 'min-h-12 px-5 py-1.5 text-base',
        lg: 'min-h-14 px-7 py-2 text-lg',
        icon: 'size-12 text-base',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

type ButtonProps = Omit<ComponentProps<'button'>, 'type'> &
  VariantProps<typeof buttonStyles> & {
    type?: 'button' | 'submit';
    /** Shows a spinner and ignores presses; the words stay, so that the button keeps its size. */
    busy?: boolean;
  };

export function Button({
  variant,
  size,
  busy = false,
  type = 'button',
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the prop type allows only 'button' and 'submit'
      type={type}
      className={cn(buttonStyles({ variant, size }), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && (
        <span
          aria-hidden="true"
          className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
        />
      )}
      {children}
    </button>
  );
}
