import postgres from 'postgres';

import type { StackConfig } from './config.ts';
import { createLog, withoutSecrets } from './log.ts';
import { withShopDatabase } from './shop-database.ts';

/**
 * What an operator's command asks of the database of a shop, which may be running. Throws with words for them: what the
 * database refused, and what to do.
 */
export function asOperator<T>(config: StackConfig, ask: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const work = async (url: string): Promise<T> => {
    const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => undefined });
    try {
      return await ask(sql);
    } catch (error) {
      throw new Error(wordsOf(error), { cause: error });
    } finally {
      await sql.end({ timeout: 1 });
    }
  };
  return withShopDatabase(config, createLog({ level: 'error' }), work, { writesNoFiles: true });
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [code, hint] = ['code', 'hint'].map((name) => Reflect.get(error, name) as unknown);
  if (code === '42883' || code === '3F000')
    return 'The database is not one of this version of the shop. Start the shop once with this version, then run this again.';
  return withoutSecrets(typeof hint === 'string' ? `${error.message} ${hint}` : error.message);
}
