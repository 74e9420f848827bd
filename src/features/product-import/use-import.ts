import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { decodeText, parseCsv } from '../../lib/csv.ts';
import { t } from '../../words/desk.ts';
import {
  batchesOf,
  FileProblem,
  type ImportError,
  type ImportFile,
  type ImportRow,
  toImport,
} from './import-file.ts';
import { type BatchAnswer, importsKey, sendBatch } from './product-import.queries.ts';

const LARGEST_FILE = 30 * 1024 * 1024;

export type Stage = 'choose' | 'checking' | 'checked' | 'writing' | 'written';

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

const nothingYet: Tally = { done: 0, created: 0, updated: 0, unchanged: 0, errors: [] };

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
function withOptionsOfTheFile(tally: Tally, rows: readonly ImportRow[]): Tally {
  const skus = new Set(rows.map(({ cells }) => cells['sku']));
  const optionOf = new Map(rows.map(({ row, cells }) => [row, cells['option_of'] ?? '']));
  const faults = new Map<number, number>();
  for (const { row } of tally.errors) faults.set(row, (faults.get(row) ?? 0) + 1);
  const isComing = ({ row, field }: ImportError): boolean =>
    field === 'option_of' && faults.get(row) === 1 && skus.has(optionOf.get(row) ?? '');
  const errors = tally.errors.filter((error) => !isComing(error));
  return { ...tally, errors, created: tally.created + tally.errors.length - errors.length };
}

type State = {
  stage: Stage;
  name: string;
  file: ImportFile | null;
  tally: Tally;
  /** What interrupted a run: it can go on. */
  problem: unknown;
};

const start: State = { stage: 'choose', name: '', file: null, tally: nothingYet, problem: null };

async function readFile(file: File): Promise<ImportFile> {
  if (file.size > LARGEST_FILE) throw new FileProblem(t('The file is larger than 30 MB. Split it.'));
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text.includes('\0'))
    throw new FileProblem(t('This is not a text file. In Excel choose “Save as” and then “CSV UTF-8”.'));
  return toImport(parseCsv(text).rows);
}

/** A file on its way into the catalogue: chosen, checked without writing, then written batch by batch. */
export function useImport() {
  const queryClient = useQueryClient();
  const [state, setState] = useState<State>(start);
  const batchId = useRef('');
  const stop = useRef<AbortController | null>(null);

  async function run(file: ImportFile, dryRun: boolean, from: Tally): Promise<void> {
    const stage = dryRun ? 'checking' : 'writing';
    const controller = new AbortController();
    stop.current = controller;
    setState((before) => ({ ...before, stage, file, tally: from, problem: null }));
    try {
      const tally = await runImport(file.rows, {
        send: (batch) => sendBatch(batch, { dryRun, batchId: batchId.current }),
        onProgress: (now) => setState((before) => ({ ...before, tally: now })),
        signal: controller.signal,
        from,
      });
      const whole = dryRun ? withOptionsOfTheFile(tally, file.rows) : tally;
      setState((before) => ({ ...before, stage: dryRun ? 'checked' : 'written', tally: whole }));
    } catch (problem) {
      setState((before) => ({ ...before, problem }));
    }
    if (!dryRun) await queryClient.invalidateQueries();
    else await queryClient.invalidateQueries({ queryKey: importsKey });
  }

  async function choose(chosen: File): Promise<void> {
    batchId.current = crypto.randomUUID();
    setState({ ...start, stage: 'checking', name: chosen.name });
    try {
      await run(await readFile(chosen), true, nothingYet);
    } catch (problem) {
      setState({ ...start, name: chosen.name, problem });
    }
  }

  return {
    ...state,
    batchId,
    choose,
    write: () => (state.file ? run(state.file, false, nothingYet) : undefined),
    goOn: () => (state.file ? run(state.file, state.stage === 'checking', state.tally) : undefined),
    stop: () => stop.current?.abort(),
    reset: () => setState(start),
  };
}
