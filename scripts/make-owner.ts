/**
 * Makes an account an owner of the shop, whose settings are read from the environment as the shop reads them:
 * `npm run make-owner -- someone@example.com`. Works beside a shop that is running, and on one that is not.
 */
import path from 'node:path';

import { readConfig } from '../stack/config.ts';
import { loadSettings } from '../stack/settings-file.ts';
import { asOperator } from '../stack/shop-operator.ts';

const [email, ...more] = process.argv.slice(2);
try {
  if (email === undefined || more.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new Error('Say whom: npm run make-owner -- someone@example.com');
  loadSettings(path.resolve(import.meta.dirname, '..'));
  const [made] = await asOperator(
    readConfig(process.env),
    (sql) => sql<{ outcome: string }[]>`select private.make_owner(${email}) as outcome`,
  );
  const words =
    made?.outcome === 'made'
      ? `${email} is an owner of this shop now. Its desk is at /admin, after signing in; the diary there has a line about this.`
      : `${email} is an owner of this shop already; nothing was changed.`;
  process.stdout.write(`${words}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
