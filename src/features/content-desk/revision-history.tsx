import { useState } from 'react';

import { cn } from '../../lib/cn.ts';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import type { Revision } from './content-desk.queries.ts';
import { StateBadge } from './content-state.tsx';
import { diffDocs, type DiffRow, type FieldDiff, type Piece } from './diff.ts';
import type { Doc, ContentForm } from './fields.ts';

type Props = {
  /** The newest first. */
  revisions: readonly Revision[];
  /** What is in the form now. */
  current: Doc;
  form: ContentForm;
  /** Whether a version may come back: there is no open draft. */
  canRestore: boolean;
  busy: boolean;
  onRestore: (id: number) => void;
};

const nameOf = ({ number }: Revision): string => t('Version {n}', { n: number });

function Side({ pieces, row, isOld }: { pieces: Piece[] | null; row: DiffRow; isOld: boolean }) {
  const Mark = isOld ? 'del' : 'ins';
  if (!pieces)
    return (
      <td className="bg-sunk p-2">
        <span className="sr-only">{t('Nothing')}</span>
      </td>
    );
  return (
    <td
      className={cn(
        'p-2 align-top wrap-break-word',
        row.isChanged && (isOld ? 'bg-danger-50' : 'bg-leaf-50'),
      )}
    >
      {pieces.map(({ text, isChanged }, index) =>
        isChanged ? (
          // The pieces of a line never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <Mark
            key={index}
            className={cn('rounded-sm no-underline', isOld ? 'bg-danger-200' : 'bg-leaf-200')}
          >
            {text}
          </Mark>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>{text}</span>
        ),
      )}
    </td>
  );
}

/** Lines around a change say where it is; the rest of what is the same is left out. */
const withContext = (rows: readonly DiffRow[]): DiffRow[] =>
  rows.filter((_, place) => rows.slice(Math.max(0, place - 1), place + 2).some(({ isChanged }) => isChanged));

/** Two versions side by side, only what differs. */
function DiffView({
  before,
  after,
  diffs,
}: {
  /** `Version 2` */
  before: string;
  after: string;
  diffs: readonly FieldDiff[];
}) {
  if (diffs.length === 0) return <p className="text-muted">{t('Both say the same.')}</p>;
  return (
    <div className="grid gap-5">
      {diffs.map(({ key, label, rows }) => (
        <table key={key} className="border-line w-full table-fixed border-collapse border text-sm">
          <caption className="pb-1.5 text-left font-semibold">{label}</caption>
          <thead>
            <tr className="bg-sunk">
              <th scope="col" className="p-2 text-left">
                {before}
              </th>
              <th scope="col" className="p-2 text-left">
                {after}
              </th>
            </tr>
          </thead>
          <tbody>
            {withContext(rows).map((row, index) => (
              // The rows of a comparison never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index} className="border-line border-t">
                <Side pieces={row.before} row={row} isOld />
                <Side pieces={row.after} row={row} isOld={false} />
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** Every version of a text, compared with the one in the form or with each other. */
export function RevisionHistory({ revisions, current, form, canRestore, busy, onRestore }: Props) {
  const [before, setBefore] = useState<number | null>(null);
  const [after, setAfter] = useState<number | null>(null);
  if (revisions.length === 0)
    return (
      <EmptyState title={t('No other version yet')}>
        {t('The first change keeps what readers have now as version 1.')}
      </EmptyState>
    );
  const old = revisions.find(({ id }) => id === before);
  const fresh = revisions.find(({ id }) => id === after);
  return (
    <div className="grid gap-6">
      <ul className="border-line bg-surface divide-line divide-y rounded-2xl border shadow-sm">
        {revisions.map((revision) => (
          <li key={revision.id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-3">
            <span className="min-w-44 grow">
              <span className="font-semibold">{nameOf(revision)}</span>{' '}
              <span className="text-muted text-sm">{formatDateTime(revision.updated_at)}</span>
              {revision.reviewer && (
                <span className="text-muted block text-sm">
                  {revision.next_review_on
                    ? t('Approved by {name}, next review {day}', {
                        name: revision.reviewer,
                        day: formatDate(revision.next_review_on),
                      })
                    : t('Approved by {name}', { name: revision.reviewer })}
                </span>
              )}
              {revision.note && <span className="block text-sm">{revision.note}</span>}
            </span>
            <StateBadge state={revision.state} />
            <Button
              variant="secondary"
              size="sm"
              aria-pressed={before === revision.id}
              onClick={() => setBefore(revision.id)}
            >
              {t('Compare')}
            </Button>
            {!['draft', 'review'].includes(revision.state) && (
              <Button
                variant="quiet"
                size="sm"
                disabled={!canRestore || busy}
                onClick={() => onRestore(revision.id)}
              >
                {t('Restore')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!canRestore && (
        <p className="text-muted text-sm">
          {t('An earlier version can come back when the open draft is published or thrown away.')}
        </p>
      )}
      {old && (
        <section aria-labelledby="comparison" className="grid gap-4">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <h2 id="comparison" className="text-2xl">
              {t('What changed')}
            </h2>
            <SelectField
              className="w-full sm:w-64"
              label={t('Version {n} beside', { n: old.number })}
              value={after ?? ''}
              onChange={(event) => setAfter(Number(event.currentTarget.value) || null)}
            >
              <option value="">{t('What is in the form')}</option>
              {revisions
                .filter(({ id }) => id !== before)
                .map((revision) => (
                  <option key={revision.id} value={revision.id}>
                    {nameOf(revision)}
                  </option>
                ))}
            </SelectField>
          </div>
          <DiffView
            before={nameOf(old)}
            after={fresh ? nameOf(fresh) : t('In the form')}
            diffs={diffDocs(old.body, fresh?.body ?? current, form)}
          />
        </section>
      )}
    </div>
  );
}
