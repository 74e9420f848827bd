import type { PostgresConnection } from '@supabase/lite/postgres';

import type { DiskRoom } from './disk-room.ts';
import type { PostgresPool } from './postgres-pool.ts';
import type { Sql } from './sql.ts';

/** The claims of an access token, as far as the database needs them. */
export interface Claims {
  role: string;
  sub?: string;
  [name: string]: unknown;
}

/** Runs one statement with parameters and answers its rows. */
export type Rows = <Row extends object>(query: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** One open database, where every request has a session of its own. */
export interface Database {
  connection: PostgresConnection;
  sql: Sql;
  /** Runs queries in one transaction with the rights of the claims' role, row level security included. */
  as: <T>(claims: Claims, work: (rows: Rows) => Promise<T>) => Promise<T>;
  /** Calls back for every NOTIFY on `channel`, outside of any request; the answer ends it. */
  listen: (channel: string, heard: (payload: string) => void) => Promise<() => Promise<void>>;
  /** Learns the types that preparing the database added; the driver reads them once, when it connects. */
  learnTypes: () => Promise<void>;
  /** Whether it answers, now and soon. */
  isReachable: () => Promise<boolean>;
  /** Whether it could not be reached at some moment since `time`, on the clock of `performance.now()`. */
  wasAway: (time: number) => boolean;
  /** Whether its disk took something not, at some moment since `time`, on the same clock. */
  hadNoRoom: (time: number) => boolean;
  /** Whether its disk is full, as far as that is watched. */
  isFull: () => boolean;
  /** From now on requests read only while the room says that the disk is full, and the room hears of what it took not. */
  watchRoom: (room: Pick<DiskRoom, 'isFull' | 'refused'>) => void;
  /** What its connections do at this moment. */
  pool: () => PostgresPool['state'];
  /** Lets queries under way end for `graceMs`. */
  close: (graceMs?: number) => Promise<void>;
}
