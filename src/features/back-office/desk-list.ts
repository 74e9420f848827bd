import type { Words } from './words.ts';

export type Column = {
  key: string;
  label: string;
  /** How a value is written; text when it is not said. */
  kind?: 'kes' | 'day' | 'moment' | 'phone' | 'number' | 'long' | 'json';
  words?: Words;
  /** Whether the list can be sorted by it. */
  sorts?: boolean;
};
export type Filter = { key: string; label: string; words: Words };

/** One list of `desk_rows`: what is shown of it, asked about it and said when it is empty. */
export type DeskList = {
  id: string;
  noun: string;
  search: string;
  /** The first one names the row. */
  columns: readonly Column[];
  filters: readonly Filter[];
  /** What the dates of the filter are about. */
  dated: string;
  /** What a row's window shows besides its columns. */
  details?: readonly Column[];
  empty: string;
};
