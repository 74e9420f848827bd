/** The Dockerfile by hand, where there is no Docker: every COPY and RUN in a folder per stage, then the command as its user. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import { SETTINGS } from '../../stack/setting-names.ts';
import { begin, finish, untilAnswers } from './program.ts';
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

interface Step {
  word: string;
  rest: string;
}

interface Stage {
  name: string;
  steps: Step[];
}

/** The stages of a Dockerfile with their steps; comments and breaks of lines are gone. */
export function readStages(text: string): Stage[] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (word === 'FROM') stages.push({ name: / AS (\w+)$/i.exec(rest)?.[1] ?? 'last', steps: [] });
    stages.at(-1)?.steps.push({ word, rest });
  }
  return stages;
}

/** Whether .dockerignore leaves a file out. Its patterns here are names from the root on, or `**` and the end of a name. */
export function ignored(patterns: readonly string[], file: string): boolean {
  return patterns.some((pattern) =>
    pattern.startsWith('**/*')
      ? file.endsWith(pattern.slice(4))
      : file === pattern || file.startsWith(`${pattern}/`),
  );
}

const readLines = (name: string): string[] =>
  readFileSync(path.join(ROOT, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The steps that reach outside, and what stands for them here. */
const OUTSIDE: Record<string, (folder: string) => void> = {
  'npm ci --no-audit --no-fund': (app) => {
    linkModules(app);
    // Beside the modules, as they too were made before: the build step finds that nothing changed, or the image lacks something.
    copySite(app);
  },
};

export async function checkImage(): Promise<void> {
  const root = scratchFolder();
  try {
    await play(root);
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function play(root: string): Promise<void> {
  const stages = readStages(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'));
  const patterns = readLines('.dockerignore');
  const context = repositoryFiles().filter(
    (file) => !ignored(patterns, file) && existsSync(path.join(ROOT, file)),
  );
  const environment: Record<string, string> = {};
  let user = 'root';
  let command: string[] = [];
  let health: string[] = [];
  for (const { name, steps } of stages) {
    let folder = '/';
    const inside = (place: string): string => path.join(root, name, path.resolve(folder, place));
    for (const { word, rest } of steps) {
      if (word === 'WORKDIR') folder = rest;
      if (word === 'COPY') copy(rest, { root, inside, context });
      if (word === 'RUN') await run(rest, inside('.'), inside);
      if (word === 'ENV')
        Object.assign(environment, Object.fromEntries(rest.split(' ').map((one) => one.split('='))));
      if (word === 'USER') user = rest;
      if (word === 'CMD') command = JSON.parse(rest) as string[];
      if (word === 'HEALTHCHECK') health = JSON.parse(/CMD (\[.*\])$/.exec(rest)?.[1] ?? '[]') as string[];
      if (word === 'EXPOSE' && rest !== environment['PORT']) throw new Error(`EXPOSE ${rest} is not PORT.`);
      if (word === 'ARG') checkArguments(rest);
    }
  }
  if (user === 'root' || user === '0') throw new Error('The image runs as root.');
  const unknown = Object.keys(environment).filter((name) => !SETTINGS.includes(name));
  if (unknown.length > 0) throw new Error(`ENV sets what is no setting: ${unknown.join(', ')}.`);
  await serve(path.join(root, 'last/app'), { environment, command, health });
}

/** What the site can be told when it is built, all of it, and nothing else. */
const told = new Set<string>();
function checkArguments(rest: string): void {
  for (const name of rest.split(' ')) {
    if (!SETTINGS.includes(name)) throw new Error(`ARG ${name} is no setting.`);
    told.add(name);
  }
}

export function untoldArguments(): string[] {
  return SETTINGS.filter(
    (name) => name.startsWith('VITE_') && !name.startsWith('VITE_SUPABASE_') && !told.has(name),
  );
}

interface Places {
  root: string;
  inside: (place: string) => string;
  /** Files of the repository that Docker is given. */
  context: readonly string[];
}

function copy(rest: string, { root, inside, context }: Places): void {
  const [, from, words = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(rest) ?? [];
  const sources = words.split(' ');
  const target = sources.pop() ?? '';
  for (const source of sources) {
    if (from) {
      const found = path.join(root, from, source);
      if (!existsSync(found)) throw new Error(`COPY --from=${from}: there is no ${source}.`);
      const into = target.endsWith('/') ? path.join(inside(target), path.basename(source)) : inside(target);
      mkdirSync(path.dirname(into), { recursive: true });
      // Links keep this quick; nothing changes the files any more.
      cpSync(found, into, { recursive: true, verbatimSymlinks: true });
    } else {
      const files = source === '.' ? context : context.filter((file) => file === source);
      if (files.length === 0) throw new Error(`COPY: there is no ${source}, or .dockerignore leaves it out.`);
      if (source === '.') copyFiles(files, ROOT, inside(target));
      else
        cpSync(path.join(ROOT, source), path.join(inside(target), path.basename(source)), {
          recursive: true,
        });
    }
  }
}

async function run(command: string, folder: string, inside: (place: string) => string): Promise<void> {
  const outside = OUTSIDE[command];
  if (outside) return outside(folder);
  const [program = '', ...args] = command.split(' ');
  if (program === 'install') {
    mkdirSync(inside(args.at(-1) ?? ''), { recursive: true });
    return undefined;
  }
  const said = await finish([program === 'node' ? process.execPath : program, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, npm_config_offline: 'true' },
  });
  if (command.includes('build.ts') && said !== '')
    throw new Error(`In the image the site is made of other files than here:\n${said}`);
  return undefined;
}

/** Not only a door: products, from the content of the project, and its functions. */
async function checkShop(url: string): Promise<void> {
  const { anonKey } = (await (await fetch(`${url}/config.json`)).json()) as { anonKey: string };
  const headers = { apikey: anonKey };
  const products = await fetch(`${url}/rest/v1/products?select=id&limit=1`, { headers });
  if (!products.ok || !Array.isArray(await products.clone().json()) || (await products.text()) === '[]')
    throw new Error('The image brings no products.');
  const key = await fetch(`${url}/functions/v1/push-key`, { method: 'POST', headers });
  if (!key.ok) throw new Error(`The image brings no functions: ${key.status}.`);
}

async function serve(
  folder: string,
  {
    environment,
    command,
    health,
  }: { environment: Record<string, string>; command: string[]; health: string[] },
): Promise<void> {
  const port = String(await freePort());
  const data = scratchFolder();
  const settings = {
    PATH: process.env['PATH'] ?? '',
    ...environment,
    PORT: port,
    DATA_DIR: path.join(data, 'data'),
    SITE_URL: `http://localhost:${port}`,
  };
  if ('uid' in asService) await finish(['chown', String(asService.uid), data], {});
  const ours = ([program, ...args]: string[]): string[] => [
    program === 'node' ? process.execPath : (program ?? ''),
    ...args,
  ];
  const program = begin(ours(command), { cwd: folder, env: settings, ...asService });
  try {
    await untilAnswers(program, `http://127.0.0.1:${port}/readyz`);
    await finish(ours(health), { cwd: folder, env: settings, ...asService });
    await checkShop(`http://127.0.0.1:${port}`);
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    if (!page.includes('Mizizi')) throw new Error('The image serves no site.');
    if (statSync(path.join(data, 'data')).mode & 0o077) throw new Error('DATA_DIR is open to others.');
    const lines = program.output().trimEnd().split('\n');
    for (const line of lines) JSON.parse(line);
    await program.end();
    let isHealthy = true;
    await finish(ours(health), { cwd: folder, env: settings }).catch(() => (isHealthy = false));
    if (isHealthy) throw new Error('HEALTHCHECK is content with a shop that is not there.');
  } finally {
    await program.end();
    rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
