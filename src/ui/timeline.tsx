import type { ReactNode } from 'react';

import { cn } from '../lib/cn.ts';
import { formatDateTime } from '../lib/format.ts';
import { t } from '../words/shell.ts';
import { CheckIcon, CloseIcon } from './icons.tsx';

type TimelineItem = {
  title: ReactNode;
  /** ISO time */
  at?: string | null | undefined;
  detail?: ReactNode;
  state: 'done' | 'now' | 'next' | 'failed';
};

const marks = {
  done: 'bg-leaf text-on-leaf',
  now: 'border-2 border-leaf-600 bg-surface ring-4 ring-leaf-100',
  next: 'border-2 border-line bg-surface',
  failed: 'bg-danger text-on-danger',
} as const;

const spoken = {
  done: t('Done: '),
  now: t('Now: '),
  next: t('Next: '),
  failed: t('Not done: '),
} as const;

/** Steps in time, from the first to the last. */
export function Timeline({ items }: { items: TimelineItem[] }) {
  return (
    <ol>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the steps keep their order and two may look alike
        <li key={index} className="relative flex gap-4 pb-6 last:pb-0">
          {index < items.length - 1 && (
            <span
              aria-hidden="true"
              className={cn(
                'absolute top-7 bottom-0 left-[13px] w-0.5',
                item.state === 'done' ? 'bg-leaf-300' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={cn('z-1 grid size-7 shrink-0 place-items-center rounded-full', marks[item.state])}
          >
            {item.state === 'done' && <CheckIcon className="size-4" />}
            {item.state === 'failed' && <CloseIcon className="size-4" />}
          </span>
          <div className={cn('grid gap-0.5', item.state === 'next' && 'text-muted')}>
            <p className="font-semibold">
              <span className="sr-only">{spoken[item.state]}</span>
              {item.title}
            </p>
            {item.at && (
              <time dateTime={item.at} className="text-muted text-sm">
                {formatDateTime(item.at)}
              </time>
            )}
            {item.detail && <div className="text-muted text-sm">{item.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
