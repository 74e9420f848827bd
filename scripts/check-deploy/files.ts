/** What can be said of the files for operators without the machines they are for. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { parse } from 'yaml';

import { readConfig } from '../../stack/config.ts';
import { SETTINGS } from '../../stack/setting-names.ts';
import { ROOT } from './scratch.ts';

const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

interface Service {
  image?: string;
  environment?: Record<string, string | null>;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
  ports?: string[];
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

/** The services know each other, their files exist, and the shop is told settings that it has and takes. */
export function checkCompose(): void {
  const { services, volumes } = parse(read('compose.yaml')) as Compose;
  for (const [name, service] of Object.entries(services)) {
    const needed = Array.isArray(service.depends_on)
      ? service.depends_on
      : Object.keys(service.depends_on ?? {});
    for (const other of needed)
      if (!services[other]) throw new Error(`${name} waits for ${other}, which there is not.`);
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.split(':');
      const isThere = from.startsWith('./') ? existsSync(path.join(ROOT, from)) : from in volumes;
      if (!isThere) throw new Error(`${name} mounts ${from}, which there is not.`);
    }
  }
  if (services['app']?.ports) throw new Error('The shop is reached through Caddy alone.');
  const told = services['app']?.environment ?? {};
  const unknown = Object.keys(told).filter((name) => !SETTINGS.includes(name));
  if (unknown.length > 0) throw new Error(`compose.yaml sets what is no setting: ${unknown.join(', ')}.`);
  const filled = { DOMAIN: 'shop.example', POSTGRES_PASSWORD: 'secret' };
  readConfig(
    Object.fromEntries(
      // What has no value is what `.env` sets, or not set.
      Object.entries(told).flatMap(([name, value]) => (value === null ? [] : [[name, fill(value, filled)]])),
    ),
  );
  if (!read('deploy/Caddyfile').includes('{$UPSTREAM:')) throw new Error('Caddy does not read UPSTREAM.');
}

/** As compose fills a value in; throws for what must be there and is not. */
function fill(value: string, values: Record<string, string>): string {
  return value.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_all, name: string, kind: string, rest: string) => {
      const given = values[name];
      if (given === undefined && kind === '?') throw new Error(`compose.yaml: ${rest}`);
      return given ?? (kind === '-' ? rest : '');
    },
  );
}

/** The settings of the service are taken as they are. */
export function checkEnvironment(): void {
  const { demo, dataDir } = readConfig(parseEnv(read('deploy/mizizi.env')) as Record<string, string>);
  if (demo) throw new Error('deploy/mizizi.env is for a demo.');
  if (!read('deploy/mizizi.service').includes(`StateDirectory=${path.basename(dataDir)}\n`))
    throw new Error(`The unit does not make ${dataDir}.`);
}

/** The most that `systemd-analyze security` may find exposed, of ten. */
const MOST_EXPOSED = 2;

/** systemd's own check, where there is systemd. */
export function checkUnit(): void {
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'mizizi-unit-'));
  try {
    const file = path.join(folder, 'mizizi.service');
    writeFileSync(file, read('deploy/mizizi.service').replaceAll('/opt/mizizi', ROOT));
    for (const args of [
      ['verify', '--recursive-errors=no', file],
      ['security', '--offline=true', `--threshold=${MOST_EXPOSED * 10}`, '--no-pager', file],
    ]) {
      const { status, stderr, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
      if (status !== 0) throw new Error(`systemd-analyze ${args[0]}: ${stderr}${stdout.slice(-2500)}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { steps: { uses?: string; run?: string }[] }>;
}

/** The workflow runs every gate and may write nothing; what it and Renovate name exists. */
export function checkAutomation(): void {
  const { jobs, permissions } = parse(read('.github/workflows/ci.yml')) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  if (!steps.some(({ run }) => run === '.ci/run')) throw new Error('The workflow does not run .ci/run.');
  if ((statSync(path.join(ROOT, '.ci/run')).mode & 0o111) === 0) throw new Error('.ci/run is no program.');
  if (Object.values(permissions).some((right) => right !== 'read'))
    throw new Error('The workflow may write.');
  for (const { uses } of steps)
    if (uses !== undefined && !/^actions\/[a-z-]+@v\d+$/.test(uses)) throw new Error(`${uses} is of others.`);
  const { packageRules } = JSON.parse(read('renovate.json')) as {
    packageRules: { matchPackageNames?: string[] }[];
  };
  const packages = read('package.json');
  for (const name of packageRules.flatMap((rule) => rule.matchPackageNames ?? []))
    if (/^@?[a-z][\w/-]*$/.test(name) && !packages.includes(`"${name}"`))
      throw new Error(`Renovate knows ${name}, we do not.`);
}
