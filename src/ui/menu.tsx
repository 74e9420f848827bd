import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

import { cn } from '../lib/cn.ts';

/** A menu of actions behind a button. `trigger` must be one element that takes a ref, such as `Button`. */
export function Menu({
  trigger,
  label,
  children,
  align = 'end',
}: {
  trigger: ReactNode;
  label: string;
  children: ReactNode;
  align?: 'start' | 'end';
}) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          aria-label={label}
          className="animate-rise border-line bg-surface text-ink z-50 min-w-48 rounded-xl border p-1.5 shadow-lg"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export function MenuItem({
  onSelect,
  tone = 'plain',
  disabled = false,
  children,
}: {
  onSelect: () => void;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      disabled={disabled}
      className={cn(
        'flex min-h-12 items-center gap-3 rounded-lg px-3 outline-none select-none data-disabled:opacity-55 data-highlighted:bg-leaf-100',
        tone === 'danger' && 'text-danger-700',
      )}
    >
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="bg-line my-1.5 h-px" />;
}
