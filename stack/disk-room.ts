/** The room on the disk of a shop: told before it is gone, and the last of it is kept for what is under way. */
import { statfsSync } from 'node:fs';

import type { Log } from './log.ts';
import { type Rounds, startRounds } from './rounds.ts';

const MEBIBYTE = 1024 * 1024;
/** PostgreSQL lengthens its journal by 16 MB at a time and ends when it cannot; payments under way write into this. */
const KEPT_BYTES = 64 * MEBIBYTE;
/** With less even the last of it is gone: PostgreSQL does not come up. */
const LEAST_BYTES = 24 * MEBIBYTE;
/** A twentieth of a disk is told, within these bounds. */
const SHORT_BYTES = { least: 512 * MEBIBYTE, most: 2048 * MEBIBYTE };

const TOLD_AGAIN_MS = { full: 600_000, short: 6 * 3_600_000 };
/** What could not be written is told once in this time, however many ask. */
const REFUSALS_MS = 60_000;

type Level = 'ample' | 'short' | 'full';

export interface DiskRoom {
  /** Whether nothing new may be taken. */
  isFull: () => boolean;
  /** In megabytes, once that is little. */
  left: () => number | undefined;
  /** A write failed for want of room. */
  refused: (error: unknown) => void;
  stop: () => Promise<void>;
}

interface RoomOptions {
  directory: string;
  log: Log;
  everyMs?: number;
  /** Hears again and again how much is left, as `left` answers it. */
  looked?: (left: number | undefined) => void;
  /** Free and all bytes of the disk. */
  measure?: (directory: string) => { free: number; size: number };
}

export function watchRoom({
  directory,
  log,
  everyMs = 10_000,
  looked,
  measure = measureDisk,
}: RoomOptions): DiskRoom {
  let told: { level: Level; at: number } = { level: 'ample', at: -Infinity };
  let refusedAt = -Infinity;
  let known = { at: -Infinity, free: Infinity, level: 'ample' as Level };

  function look(): typeof known {
    if (performance.now() - known.at < 500) return known;
    try {
      const { free, size } = measure(directory);
      known = { at: performance.now(), free, level: levelOf(free, size) };
    } catch (error) {
      // Whoever writes there hears it too; that the shop serves must not depend on it.
      log.debug('the room on the disk could not be measured', { error });
      known = { at: performance.now(), free: Infinity, level: 'ample' };
    }
    return known;
  }

  const left = (): number | undefined => (look().level === 'ample' ? undefined : inMegabytes(look().free));

  function tell(): void {
    const { level, free } = look();
    looked?.(left());
    if (level === told.level && (level === 'ample' || performance.now() - told.at < TOLD_AGAIN_MS[level]))
      return;
    if (level === 'full')
      log.error(
        `the disk of ${directory} is full: ${inMegabytes(free)} MB are free. No orders and uploads are taken until there is room`,
      );
    else if (level === 'short')
      log.warn(
        `the disk of ${directory} is nearly full: ${inMegabytes(free)} MB are free. Below ${inMegabytes(KEPT_BYTES)} MB the ` +
          'shop takes no orders and uploads',
      );
    else log.info(`the disk of ${directory} has room again`);
    told = { level, at: performance.now() };
  }

  tell();
  const rounds: Rounds = startRounds({
    round: async () => tell(),
    failed: (error) => log.error('the room on the disk could not be told', { error }),
    everyMs,
  });
  return {
    isFull: () => look().level === 'full',
    left,
    refused: (error) => {
      tell();
      if (performance.now() - refusedAt < REFUSALS_MS) return;
      refusedAt = performance.now();
      const words = error instanceof Error ? error.message : String(error);
      log.error(`the disk of ${directory} takes nothing; what was asked is answered 503`, { words });
    },
    stop: () => rounds.stop(),
  };
}

/** Throws one clear line where a database could not even come up. */
export function refuseFullDisk(
  directory: string,
  measure: NonNullable<RoomOptions['measure']> = measureDisk,
): void {
  const { free } = measure(directory);
  if (free >= LEAST_BYTES) return;
  throw new Error(
    `The disk of DATA_DIR ${directory} is full: ${inMegabytes(free)} MB are free. Nothing was changed. Make room for ` +
      `${inMegabytes(KEPT_BYTES)} MB there, and start again.`,
  );
}

function levelOf(free: number, size: number): Level {
  if (free < KEPT_BYTES) return 'full';
  return free < Math.min(Math.max(size / 20, SHORT_BYTES.least), SHORT_BYTES.most) ? 'short' : 'ample';
}

export const inMegabytes = (bytes: number): number => Math.floor(bytes / MEBIBYTE);

export function measureDisk(directory: string): { free: number; size: number } {
  const { bavail, blocks, bsize } = statfsSync(directory);
  return { free: bavail * bsize, size: blocks * bsize };
}
