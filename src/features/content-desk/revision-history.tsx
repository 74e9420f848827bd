import { useState } from 'react';

import { formatDate, formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { t } from '../../words/desk.ts';
import type { Revision } from './content-desk.queries.ts';
import { DiffView } from './diff-view.tsx';
import { diffDocs } from './diff.ts';
import type { Doc } from './document.ts';
import type { ContentForm } from './fields.ts';
import { StateBadge } from './state-badge.tsx';

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
