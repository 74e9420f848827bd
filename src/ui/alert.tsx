import type { ReactNode } from 'react';

import { cn } from '../lib/cn.ts';
import { AlertIcon, CheckIcon, InfoIcon } from './icons.tsx';

const tones = {
  info: { box: 'border-info-200 bg-info-50', mark: 'text-info-700', Icon: InfoIcon },
  success: { box: 'border-leaf-300 bg-leaf-50', mark: 'text-leaf-700', Icon: CheckIcon },
  warning: { box: 'border-gold-300 bg-gold-50', mark: 'text-gold-700', Icon: AlertIcon },
  danger: { box: 'border-danger-200 bg-danger-50', mark: 'text-danger-700', Icon: AlertIcon },
} as const;

type AlertProps = {
  tone: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** A message within the page; `danger` and `warning` are announced at once. */
export function Alert({ tone, title, children, action, className }: AlertProps) {
  const { box, mark, Icon } = tones[tone];
  return (
    <div
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      className={cn('flex items-start gap-3 rounded-xl border p-4', box, className)}
    >
      <Icon className={cn('mt-0.5 shrink-0', mark)} />
      <div className="grid grow gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-pretty">{children}</div>}
        {action && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
