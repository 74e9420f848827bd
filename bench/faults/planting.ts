/** Where a fault is planted: a copy of the tree, and a database of its own. Nothing is changed where the work is done. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import postgres from 'postgres';

import { freshOn } from '../../scripts/fresh-database.ts';
import { runTestFiles } from '../../scripts/pgtap/files.ts';
import { type ScratchPostgres, startScratchPostgres } from '../../stack/scratch-postgres.ts';
import type { Fault } from './fault.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** After all that will ever land. */
const LAST_MIGRATION = 'supabase/migrations/99991231235959_planted.sql';
const IS_SQL_TEST = /^supabase\/tests\/(.+\.sql)$/;

export class Planting {
  readonly #copy: string;
  readonly #server: ScratchPostgres;
  /** What the next database gets after the migrations. */
  #planted: string | null = null;

  private constructor(copy: string, server: ScratchPostgres) {
    this.#copy = copy;
    this.#server = server;
  }

  static async start(scratch: string): Promise<Planting> {
    const copy = path.join(scratch, 'planted');
    const listed = spawnSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], { cwd: ROOT });
    for (const file of listed.stdout.toString().split('\0').filter(Boolean)) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      cpSync(path.join(ROOT, file), path.join(copy, file));
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    const server = await startScratchPostgres();
    await onDatabase(server, 'postgres', 'create database clean');
    await (await freshOn(addressOf(server, 'clean'))).close();
    return new Planting(copy, server);
  }

  end = (): Promise<void> => this.#server.stop();

  /** The first of these tests that fails with the fault, or null. */
  async catcherOf(fault: Fault): Promise<string | null> {
    const takeOut = await this.#plant(fault);
    try {
      for (const test of fault.caughtBy)
        if (test !== undefined && (await this.failuresOf([test])) > 0) return test;
      return null;
    } catch (error) {
      throw new Error(`The tests could not be run with: ${fault.means}`, { cause: error });
    } finally {
      takeOut();
    }
  }

  /** How many tests of these files fail. Throws when some cannot be run at all. */
  async failuresOf(tests: readonly string[]): Promise<number> {
    const gone = tests.find((test) => !existsSync(path.join(ROOT, test)));
    if (gone !== undefined) throw new Error(`There is no ${gone}.`);
    const sql = tests.flatMap((test) => IS_SQL_TEST.exec(test)?.[1] ?? []);
    const vitest = tests.filter((test) => !IS_SQL_TEST.test(test));
    return (
      (sql.length > 0 ? await this.#failuresInDatabase(sql) : 0) +
      (vitest.length > 0 ? await failuresOfVitest(this.#copy, vitest) : 0)
    );
  }

  async #failuresInDatabase(files: readonly string[]): Promise<number> {
    await onDatabase(this.#server, 'postgres', 'create database planted template clean');
    try {
      if (this.#planted !== null) await onDatabase(this.#server, 'planted', this.#planted);
      return (await runTestFiles(addressOf(this.#server, 'planted'), files, () => undefined)).failed;
    } finally {
      await onDatabase(this.#server, 'postgres', 'drop database planted with (force)');
    }
  }

  async #plant({ means, in: place }: Fault): Promise<() => void> {
    if ('file' in place) {
      const file = path.join(this.#copy, place.file);
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, swapped(text, place, `${place.file} (${means})`));
      return () => writeFileSync(file, text);
    }
    const statement =
      'sql' in place
        ? place.sql
        : swapped(await this.#definitionOf(place.routine), place, `${place.routine} (${means})`);
    this.#planted = statement;
    writeFileSync(path.join(this.#copy, LAST_MIGRATION), `${statement};\n`);
    return () => {
      this.#planted = null;
      rmSync(path.join(this.#copy, LAST_MIGRATION));
    };
  }

  async #definitionOf(routine: string): Promise<string> {
    const found = await onDatabase(
      this.#server,
      'clean',
      `select pg_get_functiondef(p.oid) as text from pg_catalog.pg_proc p join pg_catalog.pg_namespace n
       on n.oid = p.pronamespace where n.nspname || '.' || p.proname = '${routine}'`,
    );
    if (found.length !== 1) throw new Error(`There are ${found.length} functions ${routine}.`);
    return String(found[0]?.['text']);
  }
}

function swapped(text: string, { find, put }: { find: string; put: string }, where: string): string {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`“${find}” stands ${times} times, not once, in ${where}.`);
  return text.replace(find, () => put);
}

function addressOf({ url }: ScratchPostgres, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function onDatabase(
  server: ScratchPostgres,
  name: string,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const sql = postgres(addressOf(server, name), { max: 1, onnotice: () => undefined });
  return sql.unsafe(statement).finally(() => sql.end());
}

async function failuresOfVitest(copy: string, files: readonly string[]): Promise<number> {
  const report = path.join(copy, 'faults.json');
  const program = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const options = ['--reporter=json', `--outputFile=${report}`, '--maxWorkers=2'];
  rmSync(report, { force: true });
  const run = spawn(process.execPath, [program, 'run', ...options, ...files], { cwd: copy });
  let said = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const status = await new Promise<number | null>((resolve) => run.once('close', resolve));
  const { numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    numFailedTests: number;
    testResults: unknown[];
  };
  // A file that does not load, or a database that does not come up, has seen nothing.
  if (testResults.length < files.length || (status !== 0 && numFailedTests === 0))
    throw new Error(`Vitest could not run ${files.join(' ')}: ${said.slice(-2000)}`);
  return numFailedTests;
}
