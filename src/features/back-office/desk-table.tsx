/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as cards on a phone the elements lose the roles of a table */
import { type ReactNode, useState } from 'react';

import { cn } from '../../lib/cn.ts';
import type { Json } from '../../lib/database.types.ts';
import { waitText } from '../../lib/desk.ts';
import { formatDate, formatDateTime, formatKes, formatNumber, formatPhone } from '../../lib/format.ts';
import { Badge } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/back-office.ts';
import { language } from '../../words/language.ts';
import type { Column, DeskList, ListState, Row } from './desk-list.ts';

type Props = {
  list: DeskList;
  rows: readonly Row[];
  state: ListState;
  onSort: (key: string) => void;
  /** Where a row's name leads; without an address it opens the row. */
  hrefOf?: ((row: Row) => string | null) | undefined;
  onOpen: (row: Row) => void;
  actions?: ((row: Row) => ReactNode) | undefined;
};

const isNumber = ({ kind }: Column): boolean => kind === 'kes' || kind === 'number';

const plain = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
/** An address of our own site is read by its path. */
const shortened = (text: string): string => text.replace(/^https?:\/\/[^/]+(?=\/)/, '');

/** A value of a list as people read it; a dash where there is none. */
export function Cell({ column, value }: { column: Column; value: Json | undefined }): ReactNode {
  if (value === null || value === undefined || value === '') return <span className="text-muted">–</span>;
  const { kind, words } = column;
  if (words) {
    const word = words[plain(value)];
    return word?.tone ? <Badge tone={word.tone}>{word.text}</Badge> : (word?.text ?? plain(value));
  }
  if (kind === 'kes' && typeof value === 'number') return formatKes(value);
  if (kind === 'number' && typeof value === 'number') return formatNumber(value, 3);
  if (kind === 'day' || kind === 'moment') {
    const iso = plain(value);
    // A Kiswahili moment tells the time twice: it may take two lines.
    return (
      <time dateTime={iso} className={cn((kind === 'day' || language === 'en') && 'whitespace-nowrap')}>
        {kind === 'day' ? formatDate(iso) : formatDateTime(iso)}
      </time>
    );
  }
  if (kind === 'wait') return <Wait since={plain(value)} />;
  if (kind === 'phone') return <span className="whitespace-nowrap">{formatPhone(plain(value))}</span>;
  if (column.key === 'action') return t.known(plain(value).replaceAll('_', ' '));
  return shortened(plain(value));
}

function Wait({ since }: { since: string }) {
  const [now] = useState(() => Date.now());
  return (
    <time dateTime={since} title={formatDateTime(since)} className="whitespace-nowrap">
      {waitText(since, now)}
    </time>
  );
}

/**
 * The rows of a list. On a phone each one is a card whose values carry their headings: the roles are written out because
 * a table that is laid out as a grid loses its own.
 */
export function DeskTable({ list, rows, state, onSort, hrefOf, onOpen, actions }: Props) {
  return (
    <div className="border-line bg-surface relative rounded-2xl border shadow-md md:overflow-x-auto">
      <table role="table" className="block w-full text-left md:table">
        <caption className="sr-only">{list.noun}</caption>
        <thead
          role="rowgroup"
          className="border-line text-muted hidden border-b text-sm md:table-header-group"
        >
          <tr role="row">
            {list.columns.map((column) => (
              <Heading key={column.key} column={column} state={state} onSort={onSort} />
            ))}
            {actions && (
              <th role="columnheader" scope="col" className="px-4 py-2">
                <span className="sr-only">{t('Actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" className="divide-line block divide-y md:table-row-group">
          {rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              className="hover:bg-leaf-50 grid grid-cols-2 gap-x-4 gap-y-2 p-4 md:table-row md:p-0"
            >
              {list.columns.map((column, place) => (
                <td
                  key={column.key}
                  role="cell"
                  data-label={place === 0 ? undefined : column.label}
                  className={cn(
                    'min-w-0 wrap-anywhere before:block before:text-xs before:text-muted before:content-[attr(data-label)] md:px-4 md:py-2 md:wrap-break-word md:before:hidden',
                    place === 0 && 'col-span-2 before:hidden',
                    column.key === 'number' && 'whitespace-nowrap',
                    column.kind === 'long' && 'col-span-2 md:min-w-56',
                    isNumber(column) && 'whitespace-nowrap tabular-nums md:text-right',
                  )}
                >
                  {place === 0 ? (
                    <NameOf column={column} row={row} href={hrefOf?.(row) ?? null} onOpen={onOpen} />
                  ) : (
                    <span className={cn(column.kind === 'long' ? 'line-clamp-2' : 'block')}>
                      <Cell column={column} value={row[column.key]} />
                    </span>
                  )}
                </td>
              ))}
              {actions && (
                <td role="cell" className="col-span-2 whitespace-nowrap md:px-4 md:py-2">
                  <span className="flex flex-wrap gap-2 md:flex-nowrap md:justify-end">{actions(row)}</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heading({ column, state, onSort }: { column: Column } & Pick<Props, 'state' | 'onSort'>) {
  const isSorted = state.sort === column.key;
  return (
    <th
      role="columnheader"
      scope="col"
      {...(isSorted
        ? { 'aria-sort': state.descending ? ('descending' as const) : ('ascending' as const) }
        : {})}
      className={cn('px-4 py-2 whitespace-nowrap', isNumber(column) && 'text-right')}
    >
      {column.sorts ? (
        <button
          type="button"
          onClick={() => onSort(column.key)}
          className="hover:text-ink -mx-2 inline-flex min-h-11 items-center gap-1 rounded-lg px-2"
        >
          {column.label}
          <span aria-hidden="true" className={cn('text-xs', !isSorted && 'opacity-40')}>
            {isSorted ? (state.descending ? '▼' : '▲') : '↕'}
          </span>
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}

type NameProps = { column: Column; row: Row; href: string | null; onOpen: (row: Row) => void };

function NameOf({ column, row, href, onOpen }: NameProps) {
  const look =
    'text-leaf-700 inline-flex min-h-11 items-center text-left font-semibold underline underline-offset-4';
  const name = (
    <span className={cn(column.kind === 'long' && 'line-clamp-2')}>
      <Cell column={column} value={row[column.key]} />
    </span>
  );
  return href === null ? (
    <button type="button" onClick={() => onOpen(row)} className={look}>
      {name}
    </button>
  ) : (
    <Link to={href} className={look}>
      {name}
    </Link>
  );
}
