// @vitest-environment node
import { expect, test } from 'vitest';

import { createTestDatabase } from '../../stack/testing.ts';
import { openRunner } from './runner.ts';

test('goes on behind a bad statement, with the role that was set before it', async () => {
  const runner = openRunner(await createTestDatabase());
  const errors: unknown[] = [];
  try {
    const script = `-- A file.
begin;
create temporary table seen (word text);
set local role pg_monitor;
select nonsense;
select current_user::text;
insert into seen values ('never allowed');
reset role;
select count(*)::text from seen;
rollback;
select coalesce(to_regclass('pg_temp.seen')::text, 'gone');`;
    expect(await runner.runAll(script, (error) => errors.push(error))).toEqual(['pg_monitor', '0', 'gone']);
    expect(errors.map(String)).toEqual([
      expect.stringContaining('column "nonsense" does not exist'),
      expect.stringContaining('permission denied for table seen'),
    ]);
    expect(script.slice(0, Number(Reflect.get(Object(errors[0]), 'position'))).split('\n')).toHaveLength(5);
    await expect(runner.runAll('select nonsense', () => undefined)).rejects.toThrow('nonsense');
  } finally {
    await runner.close();
  }
});
