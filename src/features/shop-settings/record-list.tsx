import { type ReactNode, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { t } from '../../words/desk.ts';
import type { Cells, FieldSpec, Saved } from './record-cells.ts';
import { RecordForm } from './record-form.tsx';

type Entry<Id> = { id: Id; title: ReactNode; label: string; summary: ReactNode; cells: Cells };
type Props<Id extends string | number> = {
  fields: readonly FieldSpec[];
  entries: readonly Entry<Id>[];
  onSave: (id: Id | null, record: Saved) => Promise<void>;
  /** What a new row starts from; without it none can be added. */
  fresh?: { label: string; cells: Cells };
};

/** Rows that open into their form. */
export function RecordList<Id extends string | number>({ fields, entries, onSave, fresh }: Props<Id>) {
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="grid gap-4">
      {fresh && !isAdding && (
        <Button variant="secondary" size="sm" className="w-fit" onClick={() => setAdding(true)}>
          {fresh.label}
        </Button>
      )}
      {fresh && isAdding && (
        <div className="border-line bg-surface rounded-2xl border p-4 shadow-sm">
          <RecordForm
            label={fresh.label}
            fields={fields}
            cells={fresh.cells}
            submitLabel={t('Add')}
            onSave={async (record) => {
              await onSave(null, record);
              setAdding(false);
            }}
          />
        </div>
      )}
      <ul className="border-line bg-surface divide-line divide-y rounded-2xl border shadow-sm">
        {entries.map((entry) => (
          <li key={entry.id}>
            <details>
              <summary className="flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
                <span className="font-semibold">{entry.title}</span>
                <span className="text-muted text-sm">{entry.summary}</span>
              </summary>
              <div className="p-4 pt-1">
                <RecordForm
                  key={JSON.stringify(entry.cells)}
                  label={entry.label}
                  fields={fields}
                  cells={entry.cells}
                  onSave={(record) => onSave(entry.id, record)}
                />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}
