import { readFileSync } from 'node:fs';

const EVERY_MS = 1_000;
const SHELLS = ['sh', 'dash', 'bash', 'ash', 'busybox'];

/**
 * Whoever ends `npm start` by its process id ends npm alone, which does not always tell what it runs. So once npm has gone
 * the shop ends as at SIGTERM. Started by anything else it runs on: closing a terminal is no reason to end.
 */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] !== 'start') return;
  const before = npmAbove();
  const end = (): void => void process.kill(process.pid, 'SIGTERM');
  if (!isPackageManager(before)) return end();
  const watching = setInterval(() => {
    if (npmAbove() === before) return;
    clearInterval(watching);
    end();
  }, EVERY_MS);
  watching.unref();
}

/** False when npm was ended before this process had come so far: then it is init, or a session's, that stands above. */
function isPackageManager(id: number): boolean {
  try {
    return /npm|yarn|bun|node/.test(readFileSync(`/proc/${id}/cmdline`, 'utf8'));
  } catch {
    return true; // A system without /proc.
  }
}

/** npm's process id; it runs a script through a shell, which some systems leave in between. */
function npmAbove(): number {
  const parent = process.ppid;
  try {
    const [, name = '', above = ''] =
      /^\d+ \((.*)\) \w (\d+)/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return SHELLS.includes(name) ? Number(above) : parent;
  } catch {
    return parent; // A system without /proc, or a parent that has just gone.
  }
}
