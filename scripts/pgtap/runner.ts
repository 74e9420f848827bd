import postgres from 'postgres';

/** Runs scripts in one session and answers the first column of every row, in order. */
export interface Runner {
  run: (script: string) => Promise<string[]>;
  close: () => Promise<void>;
}

export function openRunner(url: string): Runner {
  const session = postgres(url, { max: 1, onnotice: () => undefined });
  return {
    run: async (script) => {
      const answer: unknown = await session.unsafe(script).simple();
      const results = Array.isArray(answer) && answer.some(Array.isArray) ? answer : [answer];
      return results.flatMap((rows: unknown) => (Array.isArray(rows) ? firstColumn(rows) : []));
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
