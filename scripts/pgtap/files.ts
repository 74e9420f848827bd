import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { checkAnswers, uncheckedAnswers } from './answer-checks.ts';
import { pgtapSql } from './extension.ts';
import { openRunner, type Runner } from './runner.ts';
import { readTap, type TapResult } from './tap.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../supabase/tests');
const HELPERS = '00-helpers.sql';

/** Runs one file, which opens and rolls back its own transaction; each SQL error counts as a failure. */
async function runFile(runner: Runner, file: string): Promise<TapResult> {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  const errors: string[] = [];
  try {
    const { passed, failures } = readTap(
      await runner.runAll(text, (error) => errors.push(describe(error, text))),
    );
    return { passed, failures: [...errors, ...failures] };
  } catch (error) {
    await runner.run('rollback').catch(() => []); // there may be no transaction left to end
    return { passed: 0, failures: [...errors, describe(error, text)] };
  }
}

function describe(error: unknown, text: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = Number(Reflect.get(error, 'position'));
  const line = position > 0 ? ` (line ${text.slice(0, position).split('\n').length})` : '';
  const where: unknown = Reflect.get(error, 'where');
  return `${error.message}${line}${typeof where === 'string' ? `\n${where}` : ''}`;
}

/**
 * Runs the files of `supabase/tests` whose names hold one of `wanted`, or all, in the database at `url`, which has the
 * migrations and no rows. Tells `say` a line per file, and what failed.
 */
export async function runTestFiles(
  url: string,
  wanted: readonly string[],
  say: (line: string) => void = console.log,
): Promise<{ passed: number; failed: number }> {
  const files = readdirSync(FOLDER)
    .filter(
      (file) =>
        file.endsWith('.test.sql') && (wanted.length === 0 || wanted.some((part) => file.includes(part))),
    )
    .toSorted();
  const runner = openRunner(url);
  const counts = await runAll(runner, files, say, wanted.length === 0).finally(() => runner.close());
  return files.length === 0 ? { passed: 0, failed: 1 } : counts;
}

async function runAll(
  runner: Runner,
  files: readonly string[],
  say: (line: string) => void,
  isWhole: boolean,
): Promise<{ passed: number; failed: number }> {
  await runner.run(pgtapSql());
  await checkAnswers(runner);
  await runner.run(readFileSync(path.join(FOLDER, HELPERS), 'utf8'));
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    const result = await runFile(runner, file);
    passed += result.passed;
    failed += result.failures.length;
    say(`${result.failures.length > 0 ? '✗' : '✓'} ${file}: ${result.passed} passed`);
    for (const failure of result.failures) say(`    ${failure.replaceAll('\n', '\n    ')}`);
  }
  for (const name of isWhole ? await uncheckedAnswers(runner) : []) {
    failed += 1;
    say(`✗ no test sees an answer of public.${name}, so nobody knows whether its comment says what it is`);
  }
  return { passed, failed };
}
