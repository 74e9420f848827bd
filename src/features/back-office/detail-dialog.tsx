import type { ReactNode } from 'react';

import type { Json } from '../../lib/database.types.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Column, DeskList, Row } from './desk-list.ts';
import { Cell } from './desk-table.tsx';

type Props = { list: DeskList; row: Row; onClose: () => void; footer?: ReactNode };

/** Everything about one row, its long texts whole. */
export function DetailDialog({ list, row, onClose, footer }: Props) {
  const [name, ...others] = list.columns;
  if (!name) return null;
  const isLong = name.kind === 'long';
  const fields = [...(isLong ? [name] : []), ...others, ...(list.details ?? [])];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isLong ? name.label : <Cell column={name} value={row[name.key]} />}
      footer={footer}
    >
      <dl className="grid gap-3">
        {fields.map((column) => (
          <div key={column.key} className="grid gap-0.5 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-3">
            <dt className="text-muted text-sm font-semibold sm:pt-0.5">{column.label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <Whole column={column} value={row[column.key]} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Whole({ column, value }: { column: Column; value: Json | undefined }) {
  if (column.kind === 'json' && value !== null && value !== undefined && value !== '')
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
      <pre tabIndex={0} className="bg-sunk max-h-64 overflow-auto rounded-lg p-3 text-xs whitespace-pre-wrap">
        {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
      </pre>
    );
  if (column.kind === 'long' && typeof value === 'string')
    return <p className="text-pretty whitespace-pre-line">{value || '–'}</p>;
  return <Cell column={column} value={value} />;
}
