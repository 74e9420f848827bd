import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Only the bench needs these, tens of megabytes; they live apart from the product's packages. */
const TOOLS = { autocannon: '8.0.0', lighthouse: '13.5.0', selfsigned: '5.5.0' };
const FOLDER = path.resolve(import.meta.dirname, '../.cache/bench');

/** Installs the tools on first use. Answers how to find a file of one. */
export function installTools(): (name: string) => string {
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: TOOLS });
  const file = path.join(FOLDER, 'package.json');
  const stamp = path.join(FOLDER, 'node_modules/.installed');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== manifest) {
    console.log(`Installing ${Object.keys(TOOLS).join(', ')} into .cache/bench …`);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, manifest);
    const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: FOLDER,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('The tools of the bench could not be installed; see above.');
    writeFileSync(stamp, manifest);
  }
  return (name) => createRequire(file).resolve(name);
}

interface Autocannon {
  default: (options: {
    url: string;
    headers: Record<string, string>;
    connections: number;
    duration: number;
  }) => Promise<{
    requests: { average: number };
    latency: { p97_5: number };
    errors: number;
    non2xx: number;
  }>;
}

/** Asks for the same address over and over; light enough to leave the processor to what is measured. */
export async function loadGenerator(): Promise<Autocannon['default']> {
  const { href } = pathToFileURL(installTools()('autocannon'));
  return ((await import(href)) as Autocannon).default;
}

interface SelfSigned {
  generate: (
    attributes: { name: string; value: string }[],
    options: { days?: number; keySize?: number },
  ) => Promise<{ private: string; cert: string }>;
}

/** A key and a certificate for localhost, which the browser of the bench is told to trust. */
export async function makeCertificate(
  resolve: (name: string) => string,
): Promise<{ key: string; cert: string }> {
  const { href } = pathToFileURL(resolve('selfsigned'));
  const { generate } = (await import(href)) as SelfSigned;
  const made = await generate([{ name: 'commonName', value: 'localhost' }], { days: 2, keySize: 2048 });
  return { key: made.private, cert: made.cert };
}
