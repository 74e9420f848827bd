import postgres from 'postgres';

import type { FreshDatabase } from '../fresh-database.ts';

/** Runs scripts in one session and answers the first column of every row, in order. */
export interface Runner {
  name: string;
  run: (script: string) => Promise<string[]>;
  close: () => Promise<void>;
}

export function pgliteRunner({ database, close }: FreshDatabase): Runner {
  const { thread } = database;
  if (!thread) throw new Error('This database is not PGlite.');
  return {
    name: 'pglite',
    run: async (script) => {
      const results = await thread.exec(script);
      return results.flatMap((result) => firstColumn(result.rows));
    },
    close,
  };
}

export async function postgresRunner({ url, close }: FreshDatabase & { url: string }): Promise<Runner> {
  const session = postgres(url, { max: 1, onnotice: () => undefined });
  return {
    name: 'postgres',
    run: async (script) => {
      const answer: unknown = await session.unsafe(script).simple();
      const results = Array.isArray(answer) && answer.some(Array.isArray) ? answer : [answer];
      return results.flatMap((rows: unknown) => (Array.isArray(rows) ? firstColumn(rows) : []));
    },
    close: async () => {
      await session.end();
      await close();
    },
  };
}

function firstColumn(rows: readonly unknown[]): string[] {
  return rows.flatMap((row) => {
    const value: unknown = typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined;
    return typeof value === 'string' ? [value] : [];
  });
}
