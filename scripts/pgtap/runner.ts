import postgres from 'postgres';

import { type Statement, statementsOf } from './statements.ts';

/** Runs scripts in one session and answers the first column of every row, in order. */
export interface Runner {
  run: (script: string) => Promise<string[]>;
  /** Goes on behind a statement that fails inside of the script's transaction, and tells `failed` of it. */
  runAll: (script: string, failed: (error: unknown) => void) => Promise<string[]>;
  close: () => Promise<void>;
}

const BEGINS = /^\s*(?:--[^\n]*\n\s*)*(?:begin|start transaction)\b/i;
const ENDS = /^\s*(?:--[^\n]*\n\s*)*(?:commit|end|rollback)\s*;?\s*$/i;
/** Only the last one is kept: nested ones would pile up. */
const KEEP = 'release savepoint before_statement; savepoint before_statement';

export function openRunner(url: string): Runner {
  const session = postgres(url, { max: 1, onnotice: () => undefined });
  const one = async ({ text, start }: Statement): Promise<string[]> => {
    try {
      return firstColumn(await session.unsafe(text).simple());
    } catch (error) {
      // Counted from the beginning of the statement; whoever reads it has the script before them.
      const position = error instanceof Error && Number(Reflect.get(error, 'position'));
      throw position ? Object.assign(error, { position: position + start }) : error;
    }
  };
  return {
    run: async (script) => {
      const values: string[] = [];
      for (const statement of statementsOf(script)) values.push(...(await one(statement)));
      return values;
    },
    runAll: async (script, failed) => {
      const values: string[] = [];
      let isInside = false;
      for (const statement of statementsOf(script)) {
        if (ENDS.test(statement.text)) isInside = false;
        if (isInside) await session.unsafe(KEEP).simple();
        try {
          values.push(...(await one(statement)));
        } catch (error) {
          if (!isInside) throw error;
          failed(error);
          await session.unsafe('rollback to savepoint before_statement').simple();
        }
        if (!BEGINS.test(statement.text)) continue;
        isInside = true;
        await session.unsafe('savepoint before_statement').simple();
      }
      return values;
    },
    close: () => session.end(),
  };
}

function firstColumn(rows: readonly unknown[]): string[] {
  return rows.flatMap((row) => {
    const value: unknown = typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined;
    return typeof value === 'string' ? [value] : [];
  });
}
