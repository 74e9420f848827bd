import { spawn, type SpawnOptions } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program that goes on while others look at it. */
export interface Program {
  output: () => string;
  hasEnded: () => boolean;
  /** SIGTERM; throws when it does not end within ten seconds, or not with code 0. */
  end: () => Promise<void>;
}

const PATIENCE_MS = 180_000;
const ENDS_WITHIN_MS = 10_000;

/** In a group of its own, so that its end is also that of what it has started. */
export function begin(command: readonly string[], options: SpawnOptions): Program {
  const [file = '', ...args] = command;
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(null);
    });
    child.once('close', resolve);
  });
  let code: number | null | undefined;
  void ended.then((value) => (code = value));
  return {
    output: () => output,
    hasEnded: () => code !== undefined,
    end: async () => {
      if (code !== undefined) return;
      const asked = performance.now();
      signal(child.pid, 'SIGTERM');
      const late = setTimeout(() => signal(child.pid, 'SIGKILL'), 2 * ENDS_WITHIN_MS);
      await ended;
      clearTimeout(late);
      const took = performance.now() - asked;
      if (took > ENDS_WITHIN_MS) throw new Error(`It took ${Math.round(took)} ms to end:\n${output}`);
    },
  };
}

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // It has just ended.
  }
}

/** Waits until an address answers 200; throws with what the program wrote when that does not come. */
export async function untilAnswers(program: Program, url: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Nothing listens yet.
    }
    if (program.hasEnded() || Date.now() > until)
      throw new Error(`${url} does not answer:\n${program.output().slice(-3000)}`);
    await sleep(200);
  }
}

/** Runs a command to its end; throws with what it wrote when it fails. */
export async function finish(command: readonly string[], options: SpawnOptions): Promise<string> {
  const [file = '', ...args] = command;
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output.slice(-3000)}`);
  return output;
}
