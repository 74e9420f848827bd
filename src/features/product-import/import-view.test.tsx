import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi, beforeEach } from 'vitest';

import { parseCsv } from '../../lib/csv.ts';
import { batchesOf, type ImportRow, toImport } from './import-file.ts';
import { ImportView } from './import-view.tsx';
import { runImport } from './use-import.ts';

const read = (text: string) => toImport(parseCsv(text).rows);
const rowsOf = (count: number): ImportRow[] =>
  Array.from({ length: count }, (_, index) => ({ row: index + 2, cells: { sku: `A-${index}` } }));

describe('a file under its heading', () => {
  it('finds its columns whatever their case and order, and names those it does not know', () => {
    const file = read('Title; SKU ;Colour\nNeem;A-1;green\n');
    expect(file.rows).toEqual([{ row: 2, cells: { title: 'Neem', sku: 'A-1' } }]);
    expect(file.unknown).toEqual(['colour']);
    expect(file.errors).toEqual([]);
  });

  it('is refused without a SKU column, with two of a name, or without rows', () => {
    expect(() => read('title,price\nNeem,1\n')).toThrow('must be “sku”');
    expect(() => read('sku,title,Title\nA,b,c\n')).toThrow('Two columns are called “title”');
    expect(() => read('sku,title\n')).toThrow('no rows');
  });

  it('keeps every good row of 10,000 and names the bad ones by their number', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `A-${index},Tea,${index}`);
    lines[6] = 'A-6,"never closed,6';
    lines[7] = 'A-0,Tea,7';
    lines[8] = 'A-8,Tea,8,9';
    const file = read(`sku,title,stock\n${lines.join('\n')}\n`);
    expect(file.rows).toHaveLength(9997);
    expect(file.errors.map(({ row, message }) => `${row}: ${message}`)).toEqual([
      '8: A quotation mark is opened and never closed.',
      '9: Row 2 has the same SKU.',
      '10: It has 4 cells, the heading has 3.',
    ]);
  });
});

describe('batches', () => {
  it('stay small, by rows and by bytes', () => {
    expect(batchesOf(rowsOf(600)).map((batch) => batch.length)).toEqual([250, 250, 100]);
    const long = rowsOf(3).map((row) => ({
      ...row,
      cells: { ...row.cells, description: 'x'.repeat(200_000) },
    }));
    expect(batchesOf(long).map((batch) => batch.length)).toEqual([1, 1, 1]);
  });

  it('send options after the products they belong to', () => {
    const rows = [
      { row: 2, cells: { sku: 'A-L', option_of: 'A' } },
      { row: 3, cells: { sku: 'A', option_of: '' } },
    ];
    expect(batchesOf(rows)[0]?.map(({ row }) => row)).toEqual([3, 2]);
  });
});

describe('a run', () => {
  const answer = { created: 1, updated: 2, unchanged: 0, errors: [] };

  it('adds up what its batches answer', async () => {
    const onProgress = vi.fn<(tally: object) => void>();
    const signal = new AbortController().signal;
    const tally = await runImport(rowsOf(600), { send: async () => answer, onProgress, signal });
    expect(tally).toEqual({ done: 600, created: 3, updated: 6, unchanged: 0, errors: [] });
    expect(onProgress).toHaveBeenCalledTimes(3);
  });

  it('goes on where a lost connection left it', async () => {
    let last = { done: 0, created: 0, updated: 0, unchanged: 0, errors: [] as never[] };
    const signal = new AbortController().signal;
    const send = vi.fn<() => Promise<typeof answer>>(async () => answer);
    send.mockResolvedValueOnce(answer).mockRejectedValueOnce(new Error('offline'));
    const onProgress = (tally: object): void => void (last = tally as typeof last);
    await expect(runImport(rowsOf(600), { send, onProgress, signal })).rejects.toThrow('offline');
    expect(last.done).toBe(250);
    const tally = await runImport(rowsOf(600), { send, onProgress, signal, from: last });
    expect(tally).toMatchObject({ done: 600, created: 3 });
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('stops between two batches when it is told to', async () => {
    const stop = new AbortController();
    const tally = await runImport(rowsOf(600), {
      send: async () => answer,
      onProgress: () => stop.abort(),
      signal: stop.signal,
    });
    expect(tally.done).toBe(250);
  });
});

const taken = { created: 0, updated: 1, errors: [] };
/** What the shop answers; null: the connection is gone. */
let answer: Response | null;

beforeEach(() => {
  answer = Response.json(taken);
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  vi.stubGlobal('fetch', async () => {
    if (!answer) throw new TypeError('Failed to fetch');
    return answer.clone();
  });
});

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportView />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

async function checkFile() {
  const user = open();
  const file = new File(['sku,price_kes\nT-1,300\n'], 'stock.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Product file'), file);
  await screen.findByText('“stock.csv” is checked. Nothing is written yet.');
  return user;
}

const refusal = (status: number, body: object): Response => Response.json(body, { status });

describe('an import that is refused as a whole', () => {
  it.each([
    ['no connection', null, 'The connection to the shop was interrupted', /offline/],
    ['a fault of the shop', refusal(500, {}), 'The shop could not take these rows now', /on our side/],
    ['no rights', refusal(403, { code: '42501' }), 'You may not import products', /not allowed/],
    ['unfit rows', refusal(400, { code: '23514' }), 'The import has stopped', /not right/],
  ])('says what kind of refusal it was: %s', async (_kind, refused, title, reason) => {
    const user = await checkFile();
    answer = refused;
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(title)).toBeVisible();
    expect(alert).toHaveTextContent(reason);
    answer = Response.json(taken);
    await user.click(within(alert).getByRole('button', { name: 'Go on from row 0' }));
    expect(await screen.findByText('“stock.csv” is imported.')).toBeVisible();
  });

  it('is not sent again when that would change nothing; another file may be chosen', async () => {
    const user = await checkFile();
    answer = refusal(400, { code: 'P0001', message: 'This import was undone.', details: 'wrong_state' });
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).queryByRole('button', { name: /Go on/ })).not.toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Choose another file' }));
    expect(screen.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('tells how to empty a field', () => {
  open();
  expect(screen.getByText(/write the word none in its cell.*compare_at_kes.*lot, expiry/)).toBeVisible();
});
