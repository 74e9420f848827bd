import { isAbsence, isDiskError, isReadOnlyError } from './pg-errors.ts';
import { type ConnectionSettings, PostgresSession } from './postgres-session.ts';

/** A connection is ended after this long, so that a server behind another address gets its share. */
const OLDEST_MS = 30 * 60_000;

interface Waiting {
  resolve: (session: PostgresSession) => void;
  reject: (error: unknown) => void;
}

/** Connections to a server: at most `most`, opened when they are needed, each used by one at a time. */
export class PostgresPool {
  readonly #settings: ConnectionSettings;
  readonly #most: number;
  readonly #idle: PostgresSession[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #inUse = new Set<PostgresSession>();
  #opening = 0;
  #closed = false;
  #troubleAt = -Infinity;
  #noRoomAt = -Infinity;
  /** Hears of each write for which the server's disk had no room. */
  onNoRoom: (error: unknown) => void = () => undefined;
  /** Whether transactions may only read, so that the last of the disk stays free. */
  isReadOnly: () => boolean = () => false;

  constructor(settings: ConnectionSettings, most: number) {
    this.#settings = settings;
    this.#most = most;
  }

  /** When a connection was last lost, or could not be opened, on the clock of `performance.now()`. */
  get troubleAt(): number {
    return this.#troubleAt;
  }

  /** When the server's disk last took nothing, on the same clock. */
  get noRoomAt(): number {
    return this.#noRoomAt;
  }

  /** What its connections do at this moment. */
  get state(): { inUse: number; idle: number; waiting: number; most: number } {
    return {
      inUse: this.#inUse.size,
      idle: this.#idle.length,
      waiting: this.#waiting.length,
      most: this.#most,
    };
  }

  /** Runs `work` on a connection nobody else uses meanwhile. */
  async use<T>(work: (session: PostgresSession) => Promise<T>): Promise<T> {
    const session = await this.take();
    try {
      return await work(session);
    } finally {
      this.give(session);
    }
  }

  /** A connection; fails at once when the server cannot be reached. `give` returns it, lost or not. */
  take(): Promise<PostgresSession> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#serve();
    });
  }

  give(session: PostgresSession): void {
    this.#inUse.delete(session);
    const isOld = performance.now() - session.openedAt > OLDEST_MS;
    if (session.isLost || isOld || this.#closed) void session.close();
    else this.#idle.push(session);
    this.#serve();
  }

  /** Lets queries under way end for `graceMs`, then cuts what is left. */
  async close(graceMs: number): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('The database is closed.'));
    const until = performance.now() + graceMs;
    while (this.#inUse.size > 0 && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await Promise.all([...this.#idle.splice(0), ...this.#inUse].map((session) => session.close()));
  }

  #serve(): void {
    while (this.#waiting.length > 0) {
      const session = this.#idle.pop();
      if (session?.isLost) {
        void session.close();
      } else if (session) {
        this.#hand(session);
      } else if (this.#opening + this.#inUse.size < this.#most && this.#opening < this.#waiting.length) {
        void this.#open();
      } else {
        return;
      }
    }
  }

  #hand(session: PostgresSession): void {
    const first = this.#waiting.shift();
    if (!first) return void this.#idle.push(session);
    this.#inUse.add(session);
    first.resolve(session);
    return undefined;
  }

  async #open(): Promise<void> {
    this.#opening += 1;
    try {
      const session = await PostgresSession.open(
        this.#settings,
        () => this.#noteTrouble(),
        (error) => this.#noteFailure(error),
      );
      this.#opening -= 1;
      if (this.#closed) await session.close();
      else this.#hand(session);
    } catch (error) {
      this.#opening -= 1;
      this.#noteTrouble();
      this.#waiting.shift()?.reject(error);
    }
    this.#serve();
  }

  #noteFailure(error: unknown): void {
    // A server that ends says so before anybody sees the connection break.
    if (isAbsence(error)) this.#noteTrouble();
    const isOfDisk = isDiskError(error);
    if (!isOfDisk && !(isReadOnlyError(error) && this.isReadOnly())) return;
    this.#noRoomAt = performance.now();
    if (isOfDisk) this.onNoRoom(error);
  }

  #noteTrouble(): void {
    this.#troubleAt = performance.now();
  }
}
