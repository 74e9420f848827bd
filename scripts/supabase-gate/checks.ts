import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { SupabaseReplica } from '../../stack/move/supabase-replica.ts';
import type { Cli } from './cli.ts';
import { jobChecks } from './job-checks.ts';

export interface Surroundings {
  cli: Cli;
  replica: SupabaseReplica;
  runTestFiles: (url: string, wanted: readonly string[]) => Promise<{ passed: number; failed: number }>;
}

const SUPABASE = path.resolve(import.meta.dirname, '../../supabase');
const filesOf = (folder: string): string[] =>
  readdirSync(path.join(SUPABASE, folder)).filter((file) => file.endsWith('.sql'));
const VERSIONS = filesOf('migrations').map((file) => file.slice(0, 14));
/** The last migration of release 1.0, from which `migration up` goes on. */
const RELEASE_1_0 = '20261121006030';

/** What the platform owns, of which a project may only add policies and triggers. */
const PLATFORM_SQL = `
  select string_agg(line, e'\\n' order by line) as text from (
    select attrelid::regclass || '.' || attname || ' ' || atttypid::regtype
    from pg_attribute join pg_class c on c.oid = attrelid
    where c.relnamespace in ('auth'::regnamespace, 'storage'::regnamespace) and attnum > 0
    union all
    select oid::regprocedure || ' ' || proowner::regrole from pg_proc
    where pronamespace in ('auth'::regnamespace, 'storage'::regnamespace)
    union all
    select relname || ' ' || relowner::regrole || ' ' || relrowsecurity from pg_class
    where relnamespace in ('auth'::regnamespace, 'storage'::regnamespace)
    union all
    select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
    where tgrelid in ('storage.objects'::regclass, 'storage.buckets'::regclass) and tgname like 'protect%'
  ) all_lines(line)`;

/** What must hold of the project on a hosted Supabase, in the order in which it is brought there. */
export function replicaChecks({
  cli,
  replica,
  runTestFiles,
}: Surroundings): Record<string, () => Promise<void>> {
  let platform = '';

  const valueOf = async (sql: string): Promise<unknown> =>
    Object.values((await replica.asPostgres(sql))[0] ?? {})[0];

  async function applied(): Promise<unknown[]> {
    const rows = await replica.asPostgres(
      'select version from supabase_migrations.schema_migrations order by version',
    );
    return rows.map(({ version }) => version);
  }

  return {
    'postgres is no superuser and owns no schema of the platform': async () => {
      assert.equal(await valueOf('select rolsuper from pg_roles where rolname = current_user'), false);
      platform = String(await valueOf(PLATFORM_SQL));
    },
    'db push says beforehand what it would do, and accepts config.toml without a warning': async () => {
      const output = await cli.run('db', 'push', '--dry-run');
      for (const version of VERSIONS) assert.match(output, new RegExp(version));
      assert.equal(await valueOf("select to_regclass('supabase_migrations.schema_migrations')::text"), null);
    },
    'db push brings the migrations of release 1.0': async () => {
      const later = await cli.without('migrations', (file) => file.slice(0, 14) > RELEASE_1_0);
      await cli.run('db', 'push');
      await later.putBack();
      assert.deepEqual(
        await applied(),
        VERSIONS.filter((version) => version <= RELEASE_1_0),
      );
    },
    'migration up applies every later one': async () => {
      await cli.run('migration', 'up');
      assert.deepEqual(await applied(), VERSIONS);
    },
    'the schemas of Auth and Storage are what they were': async () => {
      assert.equal(String(await valueOf(PLATFORM_SQL)), platform);
    },
    'migration list shows both sides alike': async () => {
      const output = await cli.run('migration', 'list');
      const rows = [...output.matchAll(/^ *`(\d{14})` *\| *`(\d{14})` *\|/gm)];
      assert.deepEqual(
        rows.map(([, local, remote]) => [local, remote]),
        VERSIONS.map((version) => [version, version]),
      );
    },
    'pgTAP passes, and no test file deletes from the tables of Storage': async () => {
      for (const file of filesOf('tests').filter((name) => name.endsWith('.test.sql')))
        assert.doesNotMatch(
          readFileSync(path.join(SUPABASE, 'tests', file), 'utf8'),
          /delete from storage\./,
        );
      const { passed, failed } = await runTestFiles(replica.url, []);
      assert.equal(failed, 0);
      assert.ok(passed > 2_500, `only ${passed} assertions ran`);
    },
    'db push --include-seed brings the content and no account': async () => {
      await cli.run('db', 'push', '--include-seed');
      const [rows] = await replica.asPostgres(`select
        (select count(*)::int from auth.users) as accounts, (select count(*)::int from public.user_roles) as roles,
        (select count(*)::int from public.products) as products, (select count(*)::int from public.herbs) as herbs,
        (select count(*)::int from public.foods) as foods, (select count(*)::int from public.meal_plans) as plans`);
      const { accounts, roles, ...content } = rows ?? {};
      assert.deepEqual({ accounts, roles }, { accounts: 0, roles: 0 });
      for (const [name, count] of Object.entries(content)) assert.ok(Number(count) > 0, `no ${name}`);
    },
    'db push and migration up have nothing left to do': async () => {
      assert.match(await cli.run('db', 'push', '--include-seed'), /up to date/);
      await cli.run('migration', 'up');
      assert.deepEqual(await applied(), VERSIONS);
    },
    ...jobChecks(replica),
    'the CLI asked for nothing outside this machine': () => {
      assert.deepEqual(cli.asked(), []);
      return Promise.resolve();
    },
  };
}
