import { batchesOf, type ImportError, type ImportRow } from './import-file.ts';
import type { BatchAnswer } from './product-import.queries.ts';

export type Tally = {
  done: number;
  created: number;
  updated: number;
  unchanged: number;
  errors: ImportError[];
};

type Send = (batch: readonly ImportRow[]) => Promise<BatchAnswer>;
type Options = {
  send: Send;
  onProgress: (tally: Tally) => void;
  signal: AbortSignal;
  /** Rows that an interrupted run has sent already, with what came of them. */
  from?: Tally;
};

export const nothingYet: Tally = { done: 0, created: 0, updated: 0, unchanged: 0, errors: [] };

/**
 * Sends the rows batch by batch. Whatever goes wrong between two batches, what was sent stays sent, and the run can go on
 * from its last tally: a batch that arrived twice changes nothing.
 */
export async function runImport(
  rows: readonly ImportRow[],
  { send, onProgress, signal, from = nothingYet }: Options,
): Promise<Tally> {
  let tally = from;
  let passed = 0;
  for (const batch of batchesOf(rows)) {
    passed += batch.length;
    if (passed <= from.done) continue;
    if (signal.aborted) return tally;
    const answer = await send(batch);
    tally = {
      done: passed,
      created: tally.created + answer.created,
      updated: tally.updated + answer.updated,
      unchanged: tally.unchanged + answer.unchanged,
      errors: [...tally.errors, ...answer.errors],
    };
    onProgress(tally);
  }
  return tally;
}

/**
 * A dry run cannot find a product that the same file makes first: an option's row with that only fault counts as one
 * that will be created.
 */
export function withOptionsOfTheFile(tally: Tally, rows: readonly ImportRow[]): Tally {
  const skus = new Set(rows.map(({ cells }) => cells['sku']));
  const optionOf = new Map(rows.map(({ row, cells }) => [row, cells['option_of'] ?? '']));
  const faults = new Map<number, number>();
  for (const { row } of tally.errors) faults.set(row, (faults.get(row) ?? 0) + 1);
  const isComing = ({ row, field }: ImportError): boolean =>
    field === 'option_of' && faults.get(row) === 1 && skus.has(optionOf.get(row) ?? '');
  const errors = tally.errors.filter((error) => !isComing(error));
  return { ...tally, errors, created: tally.created + tally.errors.length - errors.length };
}
