import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterEach, expect, it, vi } from 'vitest';

import { readConfig } from './config.ts';
import { scratchDirectory } from './service-fixture.ts';
import { loadSettings } from './settings-file.ts';

afterEach(() => vi.unstubAllEnvs());

it('reads a file that was written with an editor of Windows, and leaves what is set already', () => {
  for (const name of ['DEMO', 'SITE_URL']) vi.stubEnv(name, undefined);
  vi.stubEnv('PORT', '4000');
  const folder = scratchDirectory();
  writeFileSync(
    path.join(folder, '.env'),
    '\uFEFFDEMO=0\r\n# a note\r\nPORT=3977\r\nSITE_URL="https://duka.example"\r\n',
  );
  loadSettings(folder);
  const { DEMO, PORT, SITE_URL } = process.env;
  expect(readConfig({ DEMO, PORT, SITE_URL })).toMatchObject({
    demo: false,
    port: 4000,
    siteUrl: 'https://duka.example',
  });
});

it('refuses a secret that would lose its end, and says nothing of it', () => {
  const folder = scratchDirectory();
  writeFileSync(path.join(folder, '.env'), 'PORT=3977 # mine\nBACKUP_PASSPHRASE=Duka letu # 1 langu\n');
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  expect(() => loadSettings(folder)).toThrow('exit 1');
  expect(said.mock.calls.flat().join()).toMatch(/line 2: BACKUP_PASSPHRASE has a #/);
  expect(said.mock.calls.flat().join()).not.toContain('Duka');
  writeFileSync(path.join(folder, '.env'), 'BACKUP_PASSPHRASE="Duka letu # 1 langu" # ours\n#SMTP_URL=x#y\n');
  vi.stubEnv('BACKUP_PASSPHRASE', undefined);
  loadSettings(folder);
  expect(process.env['BACKUP_PASSPHRASE']).toBe('Duka letu # 1 langu');
  exit.mockRestore();
  said.mockRestore();
});

it('does without a file', () => {
  expect(() => loadSettings(scratchDirectory())).not.toThrow();
});

it('is read by every command that works on a shop', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = Object.values(scripts).flatMap((line) => /^node (\S+\.ts)$/.exec(line)?.[1] ?? []);
  const onShops = commands.filter((file) =>
    /readConfig\(process\.env|runStack\(/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(onShops.length).toBeGreaterThan(4);
  const deaf = onShops.filter(
    (file) => !readFileSync(path.join(root, file), 'utf8').includes('loadSettings('),
  );
  expect(deaf).toStrictEqual([]);
});
