import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';

import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/back-office.ts';
import {
  deleteView,
  renameView,
  type SavedView,
  savedViewsKey,
  savedViewsQuery,
  saveView,
} from './back-office.queries.ts';

/** Of an address what makes a view: not on which page of it somebody is, nor what is opened. */
export function viewOf(search: string): string {
  const query = new URLSearchParams(search);
  for (const key of ['page', 'order']) query.delete(key);
  query.sort();
  return query.toString();
}

/** The views that the caller keeps of the list in the address: each opens with one tap; what is shown now can be kept. */
export function SavedViews({ list }: { list: string }) {
  const { pathname, search } = useLocation();
  const { data: views = [] } = useQuery(savedViewsQuery(list));
  const [open, setOpen] = useState<'keep' | 'manage' | null>(null);
  const shown = viewOf(search);
  const isKept = views.some(({ query }) => query === shown);
  const canKeep = shown !== '' && !isKept;
  if (views.length === 0 && !canKeep) return null;
  return (
    <nav aria-label={t('Saved views')} className="mb-5 flex flex-wrap items-center gap-2 print:hidden">
      {views.map((view) => (
        <Link
          key={view.id}
          to={`${pathname}?${view.query}`}
          preventScrollReset
          aria-current={view.query === shown ? 'true' : undefined}
          className={cn(
            'border-edge inline-flex min-h-11 max-w-full items-center rounded-full border px-4 font-semibold wrap-anywhere',
            view.query === shown ? 'bg-leaf text-on-leaf border-leaf' : 'bg-surface hover:bg-leaf-50',
          )}
        >
          {view.name}
        </Link>
      ))}
      {canKeep && (
        <Button size="sm" variant="quiet" onClick={() => setOpen('keep')}>
          {t('Save this view')}
        </Button>
      )}
      {views.length > 0 && (
        <Button size="sm" variant="quiet" onClick={() => setOpen('manage')}>
          {t('Edit views')}
        </Button>
      )}
      {open === 'keep' && <KeepDialog list={list} query={shown} onClose={() => setOpen(null)} />}
      {open === 'manage' && <ManageDialog views={views} onClose={() => setOpen(null)} />}
    </nav>
  );
}

/** A change of the views, after which they are read again. */
function useViewChange<T>(act: (what: T) => Promise<void>, onDone?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: savedViewsKey });
      onDone?.();
    },
  });
}

function KeepDialog({ list, query, onClose }: { list: string; query: string; onClose: () => void }) {
  const [name, setName] = useState('');
  const keep = useViewChange(() => saveView(list, name, query), onClose);
  return (
    <Dialog
      title={t('Save this view')}
      description={t('Search, filters and order as they are now, for you alone, on each of your devices.')}
      onClose={onClose}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          keep.mutate(undefined);
        }}
      >
        <TextField
          label={t('Name')}
          maxLength={40}
          value={name}
          error={keep.error ? errorText(keep.error) : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" busy={keep.isPending} disabled={name.trim() === ''}>
          {t('Save')}
        </Button>
      </form>
    </Dialog>
  );
}

function ManageDialog({ views, onClose }: { views: readonly SavedView[]; onClose: () => void }) {
  return (
    <Dialog title={t('Edit views')} onClose={onClose}>
      {views.length === 0 ? (
        <p className="text-muted">{t('No view is left.')}</p>
      ) : (
        <ul className="grid gap-4">
          {views.map((view) => (
            <ViewRow key={view.id} view={view} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function ViewRow({ view }: { view: SavedView }) {
  const [name, setName] = useState(view.name);
  const rename = useViewChange(() => renameView(view.id, name));
  const remove = useViewChange(() => deleteView(view.id));
  const error = rename.error ?? remove.error;
  return (
    <li>
      <form
        noValidate
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate(undefined);
        }}
      >
        <TextField
          label={t('Name of {view}', { view: view.name })}
          maxLength={40}
          value={name}
          error={error ? errorText(error) : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
          className="min-w-40 grow"
        />
        <Button
          type="submit"
          variant="secondary"
          busy={rename.isPending}
          disabled={name.trim() === '' || name.trim() === view.name}
          aria-label={t('Rename {view}', { view: view.name })}
        >
          {t('Rename')}
        </Button>
        <Button
          variant="quiet"
          busy={remove.isPending}
          aria-label={t('Delete {view}', { view: view.name })}
          onClick={() => remove.mutate(undefined)}
        >
          {t('Delete')}
        </Button>
      </form>
    </li>
  );
}
