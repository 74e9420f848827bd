import { expect, it, vi } from 'vitest';

import { createLog } from './log.ts';
import { startTestStack } from './testing.ts';

// The driver writes them to the console unless it is told not to, and every search for "the" alone makes one.
it('leaves notices of the database out of the log, on whichever way they come', async () => {
  const lines: string[] = [];
  const console = (['log', 'info', 'warn', 'error'] as const).map((level) =>
    vi
      .spyOn(globalThis.console, level)
      .mockImplementation((...words: unknown[]) => void lines.push(JSON.stringify(words))),
  );
  const stack = await startTestStack({
    log: createLog({ level: 'debug', format: 'json', write: (line) => void lines.push(line) }),
    sql: `create function public.look(words text) returns boolean language plpgsql as $$
      begin
        raise notice 'a notice of %', words;
        raise warning 'a warning of %', words;
        return to_tsvector('english', 'neem') @@ websearch_to_tsquery('english', words);
      end $$;`,
  });
  try {
    expect(await stack.anon.rpc('look', { words: 'the' })).toMatchObject({ data: false, error: null });
    await stack.sql.rows(`select public.look('the')`);
    await stack.sql.exec(`select public.look('the'); notify realtime_changes`);
  } finally {
    await stack.close();
    for (const spy of console) spy.mockRestore();
  }
  expect(lines.filter((line) => /lexemes|a notice of|a warning of/.test(line))).toEqual([]);
});
