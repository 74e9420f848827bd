/**
 * The walks of docs/deploy.md, line by line, in a copy of this repository: every fenced `sh` block of a chapter, but for
 * lines that end in `# outside`. Places of a server stand for folders of the copy, and `systemctl` for what it would do.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { createClient } from '@supabase/supabase-js';

import type { Keys } from '../../stack/keys.ts';
import { begin, finish, type Program, untilAnswers } from './program.ts';
import {
  asService,
  copyFiles,
  copySite,
  freePort,
  linkModules,
  repositoryFiles,
  ROOT,
  scratchFolder,
} from './scratch.ts';

const OUTSIDE = /#\s*outside\b/;

/** The lines of a chapter's `sh` blocks; a line that ends in a backslash goes on in the next one. */
export function commandsOf(document: string, chapter: string): string[] {
  const [, text] = document.split(new RegExp(`^## ${chapter}$`, 'm'));
  if (text === undefined) throw new Error(`docs/deploy.md has no chapter "${chapter}".`);
  const own = text.split(/^## /m)[0] ?? '';
  return [...own.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .filter((line) => line.trim() !== ''),
  );
}

/** Walks a chapter; answers how many lines were run and how many were left out. */
export async function walk(chapter: string): Promise<{ run: number; left: number }> {
  const document = readFileSync(path.join(ROOT, 'docs/deploy.md'), 'utf8');
  const lines = commandsOf(document, chapter);
  const inside = lines.filter((line) => !OUTSIDE.test(line));
  const machine = await Machine.make();
  try {
    for (const line of inside) await machine.run(line);
  } finally {
    await machine.close();
  }
  return { run: inside.length, left: lines.length - inside.length };
}

/** A machine with nothing but a clone of this repository and its packages. */
class Machine {
  readonly #root: string;
  readonly #port: number;
  #shop: Program | undefined;

  private constructor(root: string, port: number) {
    this.#root = root;
    this.#port = port;
  }

  static async make(): Promise<Machine> {
    const machine = new Machine(scratchFolder(), await freePort());
    for (const folder of ['etc/systemd/system', 'etc/caddy', 'var/lib', 'home'])
      mkdirSync(path.join(machine.#root, folder), { recursive: true });
    copyFiles(
      repositoryFiles().filter((file) => existsSync(path.join(ROOT, file))),
      ROOT,
      machine.#app,
    );
    linkModules(machine.#app);
    copySite(machine.#app);
    return machine;
  }

  get #app(): string {
    return path.join(this.#root, 'opt/mizizi');
  }

  /** A command or a file of the document, with the places and the port of this machine. */
  #here(text: string): string {
    return text
      .replaceAll(/(?<![\w./-])\/(opt\/mizizi|etc|var\/lib\/mizizi)(?=[/\s]|$)/gm, `${this.#root}/$1`)
      .replaceAll(/(localhost:|127\.0\.0\.1:|PORT=)3000\b/g, `$1${this.#port}`);
  }

  async run(line: string): Promise<void> {
    const command = line.trim();
    const [program, ...args] = command.split(/\s+/);
    if (command === 'npm start') await this.#begin(['npm', 'start'], this.#environment());
    else if (program === 'systemctl') await this.#systemctl(args);
    else {
      if (command.includes('make-owner')) await this.#signUp(args.at(-1) ?? '');
      await finish(['sh', '-e', '-c', this.#here(command)], { cwd: this.#app, env: this.#environment() });
      for (const file of ['etc/mizizi.env', 'etc/systemd/system/mizizi.service']) this.#settle(file);
    }
  }

  async close(): Promise<void> {
    try {
      await this.#shop?.end();
    } finally {
      rmSync(this.#root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    }
  }

  #environment(): NodeJS.ProcessEnv {
    return {
      PATH: `${path.join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
      HOME: path.join(this.#root, 'home'),
      PORT: String(this.#port),
    };
  }

  /** A file that was put into its place speaks of the places of a server. */
  #settle(name: string): void {
    const file = path.join(this.#root, name);
    if (!existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    if (!text.includes(this.#root)) writeFileSync(file, this.#here(text));
  }

  async #begin(command: string[], env: NodeJS.ProcessEnv, account = {}): Promise<void> {
    await this.#shop?.end();
    this.#shop = begin(command, { cwd: this.#app, env, ...account });
    await untilAnswers(this.#shop, `http://127.0.0.1:${this.#port}/readyz`);
  }

  /** What systemd does with the unit that was installed: its folder, its settings, its account, its command. */
  async #systemctl(args: string[]): Promise<void> {
    if (args[0] === 'daemon-reload') return;
    if (args.at(-1) !== 'mizizi') throw new Error(`systemctl ${args.join(' ')} is for another service.`);
    const unit = readFileSync(path.join(this.#root, 'etc/systemd/system/mizizi.service'), 'utf8');
    const value = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
    if (value('WorkingDirectory') !== this.#app)
      throw new Error(`The unit works in ${value('WorkingDirectory')}.`);
    const state = path.join(this.#root, 'var/lib', value('StateDirectory'));
    mkdirSync(state, { recursive: true, mode: 0o700 });
    if ('uid' in asService) await finish(['chown', String(asService.uid), state], {});
    const file = readFileSync(value('EnvironmentFile'), 'utf8');
    const settings = Object.fromEntries(
      [...file.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', text = '']) => [
        name,
        text.replaceAll('"', ''),
      ]),
    );
    await this.#begin(value('ExecStart').split(' '), { PATH: '/usr/bin:/bin', ...settings }, asService);
  }

  /** What the person did in the browser before they run `make-owner`: an account, and the link in its mail. */
  async #signUp(email: string): Promise<void> {
    const folder = ['var/lib/mizizi', 'opt/mizizi/.data'].find((name) =>
      existsSync(path.join(this.#root, name, 'keys.json')),
    );
    const { secretKey } = JSON.parse(
      readFileSync(path.join(this.#root, folder ?? '', 'keys.json'), 'utf8'),
    ) as Keys;
    const client = createClient(`http://127.0.0.1:${this.#port}`, secretKey);
    const { error } = await client.auth.admin.createUser({
      email,
      password: 'Correct-Horse-7!',
      email_confirm: true,
    });
    if (error) throw error;
  }
}
