import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { SupabaseReplica } from '../../stack/move/supabase-replica.ts';

const ADDRESS = 'https://abcdefghijklmnopqrst.supabase.co';
const KEY = 'sb_secret_of-the-replica';

/** The statement of docs/deploy.md that holds `part`, as somebody would copy it. */
function told(part: string): string {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
  const found = [...text.matchAll(/```sql\n([^`]*)```/g)].find(([, sql = '']) => sql.includes(part));
  if (!found?.[1]) throw new Error(`docs/deploy.md has no statement with ${part}.`);
  return found[1];
}

/** Work that nobody waits for, as pg_cron and pg_net are asked to do it, after every migration was applied. */
export function jobChecks(replica: SupabaseReplica): Record<string, () => Promise<void>> {
  const column = async (sql: string): Promise<unknown[]> =>
    (await replica.asPostgres(sql)).map((row) => Object.values(row)[0]);
  const registered = (): Promise<unknown[]> =>
    column("select 'mizizi ' || name from private.jobs order by 1");
  const scheduled = (): Promise<unknown[]> => column('select jobname from cron.job order by 1');

  return {
    'the migrations have scheduled every job with pg_cron': async () => {
      assert.deepEqual(await scheduled(), await registered());
    },
    'when pg_cron comes later, one call schedules them and says so': async () => {
      await replica.setExtensions(false);
      assert.match(String(await column('select private.schedule_jobs()')), /pg_cron is not switched on/);
      await replica.setExtensions(true);
      const asTold = told('schedule_jobs').replace('https://<reference>.supabase.co', ADDRESS);
      const said = String(await column(asTold.replace('sb_secret_...', KEY)));
      assert.match(said, /^\d+ jobs are scheduled; select \* from job_health\(\) tells how they are\.$/);
      assert.deepEqual(await scheduled(), await registered());
    },
    'each entry of pg_cron does its job, and none is late or has failed': async () => {
      for (const command of await column('select command from cron.job'))
        await replica.asPostgres(String(command));
      const all = await replica.asPostgres('select * from job_health()');
      assert.deepEqual(
        all.filter((job) => job['last_done_at'] === null || Number(job['failures']) > 0 || job['is_late']),
        [],
      );
    },
    'what is due for a function is called by pg_net with the key from Vault': async () => {
      await replica.asPostgres(
        "insert into private.file_removals (bucket_id, path) values ('avatars', 'a/b.webp')",
      );
      await replica.asPostgres("select private.run_job('files_to_remove')");
      // Functions that are to tell their settings were called before.
      const calls = "select url, headers ->> 'apikey' as key from net.sent where url like '%/remove-files'";
      assert.deepEqual(await replica.asPostgres(calls), [
        { url: `${ADDRESS}/functions/v1/remove-files`, key: KEY },
      ]);
    },
    'a function’s answer that fails is a failure of its job, and one that may not be seen is none':
      async () => {
        const done = () => column("select private.run_job('files_to_remove') ->> 'problem'");
        await replica.asPlatform(
          'insert into net._http_response (id, status_code) select max(id), 401 from net.sent',
        );
        assert.deepEqual(await done(), ['The function answered 401.']);
        await replica.asPlatform('revoke select on net._http_response from postgres');
        assert.deepEqual(await done(), [null]);
      },
    'who signed up first becomes the owner as docs/deploy.md says': async () => {
      await replica.asPlatform(
        "insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000003', 'owner@x.example')",
      );
      await replica.asPostgres(told('user_roles').replace('<your address>', 'owner@x.example'));
      const roles = await column('select role from public.user_roles order by 1');
      await replica.asPlatform('delete from auth.users');
      assert.deepEqual(roles, ['admin', 'member']);
    },
    'a link that signs in ends after its hour, that of a confirmation after its day': async () => {
      await replica.asPlatform(`
        insert into auth.users (id, email, recovery_token, recovery_sent_at, confirmation_token) values
          ('00000000-0000-4000-8000-000000000001', 'old@x.example', 'a', now() - interval '61 minutes', 'c'),
          ('00000000-0000-4000-8000-000000000002', 'new@x.example', 'b', now() - interval '59 minutes', 'd');
        insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
        select gen_random_uuid(), id, kind::auth.one_time_token_type, kind || email, email
        from auth.users, unnest('{recovery_token,confirmation_token}'::text[]) kind`);
      await replica.asPostgres("select private.run_job('sign_in_links_ended')");
      const left = await column('select token_hash from auth.one_time_tokens order by 1');
      const accounts = await column("select coalesce(recovery_token, '') from auth.users order by email");
      await replica.asPlatform('delete from auth.users');
      assert.deepEqual(left, [
        'confirmation_tokennew@x.example',
        'confirmation_tokenold@x.example',
        'recovery_tokennew@x.example',
      ]);
      assert.deepEqual(accounts, ['b', '']);
    },
  };
}
