import type { ReactNode } from 'react';

import { cn } from '../lib/cn.ts';
import { t } from '../words/shell.ts';
import { Alert } from './alert.tsx';
import { CheckboxField } from './field.tsx';

type BulkBarProps = {
  count: number;
  isAll: boolean;
  onAll: (all: boolean) => void;
  /** What could not be done, and why. */
  left: readonly { id: string; name: string; message: string }[];
  /** Buttons for the chosen rows. */
  children: ReactNode;
};

/** What to do with the chosen rows of a list. Those that could not are named with the reason; the others are done. */
export function BulkBar({ count, isAll, onAll, left, children }: BulkBarProps) {
  return (
    <>
      <div
        className={cn(
          'flex min-h-12 flex-wrap items-center gap-2 rounded-xl border border-transparent pl-2',
          count > 0 && 'border-leaf-300 bg-leaf-50 sticky top-18 z-10 p-2 pl-2 shadow-sm',
        )}
      >
        <CheckboxField
          label={count > 0 ? t('{n} chosen', { n: count }) : t('Choose all')}
          checked={isAll}
          onChange={(event) => onAll(event.currentTarget.checked)}
          className="mr-auto pl-0.5"
        />
        {count > 0 && children}
      </div>
      {left.length > 0 && (
        <Alert tone="warning" title={t('Not changed, and still chosen')}>
          <ul>
            {left.map(({ id, name, message }) => (
              <li key={id}>
                {name}: {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

/** The box by which a row is chosen. */
export function ChooseBox({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: () => void;
}) {
  return (
    <label className="grid size-11 shrink-0 place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="accent-leaf-700 size-5"
      />
    </label>
  );
}
