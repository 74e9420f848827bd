import postgres from 'postgres';

import { statementsOf } from './statements.ts';

/** Runs scripts in one session and answers the first column of every row, in order. */
export interface Runner {
  run: (script: string) => Promise<string[]>;
  close: () => Promise<void>;
}

export function openRunner(url: string): Runner {
  const session = postgres(url, { max: 1, onnotice: () => undefined });
  return {
    run: async (script) => {
      const values: string[] = [];
      for (const { text, start } of statementsOf(script)) {
        try {
          values.push(...firstColumn(await session.unsafe(text).simple()));
        } catch (error) {
          // Counted from the beginning of the statement; whoever reads it has the script before them.
          const position = error instanceof Error && Number(Reflect.get(error, 'position'));
          throw position ? Object.assign(error, { position: position + start }) : error;
        }
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
