import { Worker } from 'node:worker_threads';

import { messages, Mutex, PGlite, protocol } from '@electric-sql/pglite';

/** Where the database lives, `memory://` or a directory, and the archive a new one begins with. */
export interface ThreadStart {
  place: string;
  archive: Blob | undefined;
}

/** An exchange of protocol messages; a whole transaction leaves nothing open behind it, whatever happens. */
export type ThreadQuestion =
  | { id: number; kind: 'exchange' | 'transaction'; message: Uint8Array }
  | { id: number; kind: 'dump' | 'close' };

/** Answers carry the number of their question; that the thread is ready is number 0. */
export interface ThreadAnswer {
  id: number;
  bytes?: Uint8Array<ArrayBuffer>;
  archive?: Blob;
  failure?: string;
}

export type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];
type Waiting = Pick<PromiseWithResolvers<ThreadAnswer>, 'resolve' | 'reject'>;
type Heard = (payload: string) => void;

/** `query`, `exec` and the notation of each type, over an exchange of messages: what PGlite itself is built upon. */
type Foundation = Pick<PGlite, 'query' | 'exec' | 'refreshArrayTypes' | 'parsers' | 'serializers'>;
// The package does not export it by its name.
const Base = Object.getPrototypeOf(PGlite) as new () => Foundation;

export interface PgliteThreadOptions extends ThreadStart {
  parsers?: PGlite['parsers'];
  serializers?: PGlite['serializers'];
}

/**
 * PGlite in a thread of its own, so that requests are read and answered while the database works. Questions are answered
 * in the order they were asked in; nobody has to wait for an answer before asking again.
 */
export class PgliteThread extends Base {
  readonly debug = 0;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #queries = new Mutex();
  readonly #transactions = new Mutex();
  readonly #heard = new Map<string, Set<Heard>>();
  #asked = 0;
  #ended = false;

  /** Starts the thread; throws when the database cannot be opened. */
  static async open({ parsers, serializers, ...start }: PgliteThreadOptions): Promise<PgliteThread> {
    // Options of this process, such as those of a test runner, are not meant for the thread.
    const worker = new Worker(new URL('pglite-worker.ts', import.meta.url), {
      workerData: start,
      execArgv: [],
    });
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', () => {
        worker.off('error', reject);
        resolve();
      });
    });
    const thread = new PgliteThread(worker);
    await thread.refreshArrayTypes();
    Object.assign(thread.parsers, parsers);
    Object.assign(thread.serializers, serializers);
    return thread;
  }

  private constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.unref();
    worker.on('message', (answer: ThreadAnswer) => this.#take(answer));
    // An error in the thread has no listener here: the process ends with it, as with any other nobody expected.
    worker.on('exit', () => {
      this.#ended = true;
      for (const { reject } of this.#waiting.values())
        reject(new Error('The database was closed meanwhile.'));
      this.#waiting.clear();
    });
  }

  /** Sends messages and answers theirs; throws the first error among them. */
  async send(
    message: Uint8Array<ArrayBuffer>,
    kind: 'exchange' | 'transaction' = 'exchange',
  ): Promise<Message[]> {
    const { bytes } = await this.#ask((id) => ({ id, kind, message }), [message.buffer]);
    const answers: Message[] = [];
    let failure: messages.DatabaseError | undefined;
    new protocol.Parser().parse(bytes ?? new Uint8Array(), (answer) => {
      if (answer instanceof messages.DatabaseError) failure ??= answer;
      else if (answer instanceof messages.NotificationResponseMessage) this.#notify(answer);
      else answers.push(answer);
    });
    if (failure) throw failure;
    return answers;
  }

  /** Calls back for every NOTIFY on `channel`; the answer ends it. */
  async listen(channel: string, heard: Heard): Promise<() => Promise<void>> {
    const all = this.#heard.get(channel) ?? new Set();
    this.#heard.set(channel, all.add(heard));
    await this.exec(`listen ${channel}`);
    return async () => {
      all.delete(heard);
      if (all.size === 0) await this.exec(`unlisten ${channel}`);
    };
  }

  /** The data directory as a gzipped archive. */
  async dumpDataDir(): Promise<Blob> {
    const { archive } = await this.#ask((id) => ({ id, kind: 'dump' }));
    if (!archive) throw new Error('The database gave no archive.');
    return archive;
  }

  /** Ends the thread once what was asked before is answered. */
  async close(): Promise<void> {
    await this._checkReady(); // as `query` does, which was asked before
    await this._runExclusiveTransaction(async () => {
      const exit = new Promise((resolve) => this.#worker.once('exit', resolve));
      const closed = this.#ask((id) => ({ id, kind: 'close' }));
      // PGlite would never answer a question that comes later.
      this.#ended = true;
      await closed;
      this.#worker.ref();
      await exit;
    });
  }

  // From here on: what the foundation asks for.

  execProtocolStream(message: Uint8Array): Promise<Message[]> {
    return this.send(Uint8Array.from(message));
  }

  async _checkReady(): Promise<void> {
    if (this.#ended) throw new Error('The database is closed.');
  }

  _runExclusiveQuery<T>(work: () => Promise<T>): Promise<T> {
    return this.#queries.runExclusive(work);
  }

  _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.#transactions.runExclusive(work);
  }

  /** The thread writes its files by itself. */
  async syncToFs(): Promise<void> {}

  // Files beside a query are for browsers.
  async _handleBlob(): Promise<void> {}
  async _getWrittenBlob(): Promise<undefined> {}
  async _cleanupBlob(): Promise<void> {}

  #ask(question: (id: number) => ThreadQuestion, transfer: ArrayBuffer[] = []): Promise<ThreadAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>();
    if (this.#ended) {
      reject(new Error('The database is closed.'));
      return promise;
    }
    this.#asked += 1;
    // The thread alone keeps no process running; somebody who waits for it does.
    if (this.#waiting.size === 0) this.#worker.ref();
    this.#waiting.set(this.#asked, { resolve, reject });
    this.#worker.postMessage(question(this.#asked), transfer);
    return promise;
  }

  #take(answer: ThreadAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (answer.failure === undefined) waiting?.resolve(answer);
    else waiting?.reject(new Error(answer.failure));
  }

  #notify({ channel, payload }: messages.NotificationResponseMessage): void {
    for (const heard of this.#heard.get(channel) ?? []) queueMicrotask(() => heard(payload));
  }
}
