/**
 * Brings this project to a replica of a hosted Supabase with Supabase's own CLI, as docs/deploy.md tells it: migrations,
 * content, pgTAP. Nothing leaves this machine: the CLI is shown a proxy that only remembers who asked.
 * Prints a line per check and closes with `supabase: N passed, N failed`.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startSupabaseReplica } from '../stack/move/supabase-replica.ts';
import { runTestFiles } from './pgtap/files.ts';
import { replicaChecks } from './supabase-gate/checks.ts';
import { openCli } from './supabase-gate/cli.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

async function main(): Promise<{ passed: number; failed: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mizizi-supabase-'));
  cpSync(path.join(ROOT, 'supabase'), path.join(folder, 'supabase'), { recursive: true });
  const replica = await startSupabaseReplica();
  const cli = await openCli(folder, replica.url);
  const counts = { passed: 0, failed: 0 };
  try {
    for (const [name, check] of Object.entries(replicaChecks({ cli, replica, runTestFiles }))) {
      try {
        await check();
        counts.passed += 1;
        console.log(`ok      ${name}`);
      } catch (error) {
        counts.failed += 1;
        console.log(`not ok  ${name}\n${error instanceof Error ? (error.stack ?? '') : String(error)}`);
      }
    }
  } finally {
    await cli.close();
    await replica.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return counts;
}

const { passed, failed } = await main();
console.log(`supabase: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
