import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { decodeText, parseCsv } from '../../lib/csv.ts';
import { t } from '../../words/desk.ts';
import { FileProblem, type ImportFile, toImport } from './import-file.ts';
import { importsKey, sendBatch } from './product-import.queries.ts';
import { nothingYet, runImport, type Tally, withOptionsOfTheFile } from './run-import.ts';

const LARGEST_FILE = 30 * 1024 * 1024;

export type Stage = 'choose' | 'checking' | 'checked' | 'writing' | 'written';
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
