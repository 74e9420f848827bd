import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import type { Json } from '../../lib/database.types.ts';
import { formatNumber } from '../../lib/format.ts';
import { nairobiDate } from '../../lib/nairobi.ts';
import { saveFile } from '../../lib/native-shell.ts';
import { toast } from '../../lib/toast.ts';
import { type Bulk, useBulk } from '../../lib/use-bulk.ts';
import { Alert } from '../../ui/alert.tsx';
import { BulkBar } from '../../ui/bulk-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons.tsx';
import { PendingBar, Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/back-office.ts';
import { backOfficeKey, exportList, listQuery, MOST_COUNTED, MOST_EXPORTED } from './back-office.queries.ts';
import { DeskFilters } from './desk-filters.tsx';
import { type Column, type DeskList, type ListState, PAGE_ROWS, type Row, textOf } from './desk-list.ts';
import { Cell, DeskTable } from './desk-table.tsx';

type Props = {
  list: DeskList;
  state: ListState;
  onState: (state: ListState) => void;
  hrefOf?: (row: Row) => string | null;
  actions?: (row: Row) => ReactNode;
  /** Buttons of a row's window. */
  decisions?: (row: Row, close: () => void) => ReactNode;
  /** Buttons for several rows, where something can be done with them at once. */
  bulk?: (rows: Bulk<Row>) => ReactNode;
};

type DetailDialogProps = { list: DeskList; row: Row; onClose: () => void; footer?: ReactNode };

/** Everything about one row, its long texts whole. */
function DetailDialog({ list, row, onClose, footer }: DetailDialogProps) {
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

/** A list of the desks: searched, filtered, sorted, page by page, and as a file. The server does all of it. */
export function DeskListView({ list, state, onState, hrefOf, actions, decisions, bulk: buttons }: Props) {
  const { data, error, refetch, isPlaceholderData } = useQuery(listQuery(list, state));
  const [opened, setOpened] = useState<Row | null>(null);
  const bulk = useBulk({
    rows: data?.rows ?? [],
    nameOf: (row) => textOf(row, list.columns[0]?.key ?? 'id'),
    done: (n) => t.count(n, '{n} row changed', '{n} rows changed'),
    reread: backOfficeKey,
  });
  const close = (): void => setOpened(null);
  const sort = (key: string): void =>
    onState({ ...state, sort: key, descending: state.sort === key ? !state.descending : true, page: 1 });
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  return (
    <section aria-label={list.noun} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <DeskFilters key={list.id} list={list} state={state} onState={onState} />
      {!data && error && (
        <Alert
          tone="danger"
          title={t('The {things} could not be loaded', { things: list.noun })}
          action={
            <Button size="sm" variant="secondary" onClick={() => void refetch()}>
              {t('Try again')}
            </Button>
          }
        >
          {errorText(error)}
        </Alert>
      )}
      {!data && !error && <Loading noun={list.noun} />}
      {data && data.rows.length === 0 && (
        <EmptyState
          title={
            isNarrowed || state.page > 1 ? t('Nothing fits') : t('No {things} yet', { things: list.noun })
          }
        >
          {isNarrowed || state.page > 1 ? t('Search for something else or clear the filters.') : list.empty}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <div aria-busy={isPlaceholderData} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {isPlaceholderData && <PendingBar />}
          <Toolbar list={list} state={state} shown={data.rows.length} total={data.total} />
          {buttons && (
            <BulkBar count={bulk.chosen.length} isAll={bulk.isAll} onAll={bulk.chooseAll} left={bulk.left}>
              {buttons(bulk)}
            </BulkBar>
          )}
          <DeskTable
            list={list}
            rows={data.rows}
            state={state}
            onSort={sort}
            hrefOf={hrefOf}
            onOpen={setOpened}
            actions={actions}
            bulk={buttons && bulk}
          />
          <Pager total={data.total} page={state.page} onPage={(page) => onState({ ...state, page })} />
        </div>
      )}
      {opened && (
        <DetailDialog list={list} row={opened} onClose={close} footer={decisions?.(opened, close)} />
      )}
    </section>
  );
}

function Loading({ noun }: { noun: string }) {
  return (
    <output className="grid gap-2">
      <span className="sr-only">{t('Loading {things}', { things: noun })}</span>
      {['a', 'b', 'c', 'd', 'e'].map((place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </output>
  );
}

const counted = (total: number): string =>
  total > MOST_COUNTED ? t('more than {n}', { n: formatNumber(MOST_COUNTED) }) : formatNumber(total);

type ToolbarProps = { list: DeskList; state: ListState; shown: number; total: number };

function Toolbar({ list, state, shown, total }: ToolbarProps) {
  const first = (state.page - 1) * PAGE_ROWS + 1;
  const save = useMutation({
    mutationFn: () => exportList(list, state),
    onSuccess: ({ csv, count }) => {
      saveFile(`mizizi-${list.id.replace('_', '-')}-${nairobiDate(Date.now())}.csv`, csv, 'text/csv');
      const saved = { n: formatNumber(count), things: list.noun };
      toast.success(
        t('Exported'),
        count >= MOST_EXPORTED
          ? t('{n} {things}, the most a file takes. Narrow the list for the rest.', saved)
          : t('{n} {things}.', saved),
      );
    },
    onError: (error) => toast.error(t('The file was not made'), errorText(error)),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p aria-live="polite" className="text-muted text-sm tabular-nums">
        {t('{first} to {last} of {total} {things}', {
          first,
          last: first + shown - 1,
          total: counted(total),
          things: list.noun,
        })}
      </p>
      <Button variant="secondary" size="sm" busy={save.isPending} onClick={() => save.mutate()}>
        {t('Export as CSV')}
      </Button>
    </div>
  );
}

function Pager({ total, page, onPage }: { total: number; page: number; onPage: (page: number) => void }) {
  const last = Math.max(Math.ceil(total / PAGE_ROWS), page);
  if (last === 1) return null;
  return (
    <nav aria-label={t('Pages')} className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      <Button variant="secondary" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ArrowLeftIcon className="size-5" />
        {t('Previous')}
      </Button>
      <span className="text-muted text-sm tabular-nums">
        {total > MOST_COUNTED
          ? t('Page {page} of many', { page })
          : t('Page {page} of {last}', { page, last })}
      </span>
      <Button variant="secondary" size="sm" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t('Next')}
        <ArrowRightIcon className="size-5" />
      </Button>
    </nav>
  );
}
