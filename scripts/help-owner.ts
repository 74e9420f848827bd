/**
 * Takes the second step off the account of an owner who lost telephone and recovery codes: `npm run help-owner --
 * someone@example.com`. It asks first; `--yes` answers. Works beside a shop that is running, and on one that is not.
 */
import path from 'node:path';
import { createInterface } from 'node:readline/promises';

import { readConfig } from '../stack/config.ts';
import { loadSettings } from '../stack/settings-file.ts';
import { asOperator } from '../stack/shop-operator.ts';

async function isSure(email: string): Promise<boolean> {
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const question = `Take the second step off the account of ${email}, and end its sessions? Type yes: `;
    // Where nobody can type, nobody has said yes.
    const ended = new Promise<string>((resolve) => asked.once('close', () => resolve('')));
    return (await Promise.race([asked.question(question), ended])).trim().toLowerCase() === 'yes';
  } finally {
    asked.close();
  }
}

const words = process.argv.slice(2);
const [email, ...more] = words.filter((word) => word !== '--yes');
try {
  if (email === undefined || more.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new Error('Say whom: npm run help-owner -- someone@example.com');
  loadSettings(path.resolve(import.meta.dirname, '..'));
  const config = readConfig(process.env);
  if (!words.includes('--yes') && !(await isSure(email))) throw new Error('Nothing was changed.');
  const [helped] = await asOperator(
    config,
    (sql) => sql<{ email: string }[]>`select private.help_owner(${email}) as email`,
  );
  process.stdout.write(
    `The second step is off the account of ${helped?.email ?? email}, and its sessions have ended. The password is enough to ` +
      'sign in now: switch it on again at once, in the profile under Security. The diary has a line about this.\n',
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
