import { createHmac } from 'node:crypto';

import { type Kysely, sql } from 'kysely';

/** So many within so long, for somebody or something. */
export interface Turn {
  /** What is counted, in words. */
  what: string;
  /** For whom: kept as a keyed hash only, since addresses are nobody's business. */
  whom: string;
  most: number;
  spanMs: number;
}

export interface Refused {
  /** The place of the first turn that was not to be had. */
  at: number;
  waitMs: number;
}

type Named = Pick<Turn, 'what' | 'whom'>;

/** Counts tries in the database; see `TURNS_SQL`. */
export class Turns {
  readonly #database: Kysely<unknown>;
  readonly #secret: string;

  constructor(database: Kysely<unknown>, secret: string) {
    this.#database = database;
    this.#secret = secret;
  }

  /** Takes all turns or none. */
  async take(turns: readonly Turn[]): Promise<Refused | undefined> {
    const { rows } = await sql<{ refused: number; wait_ms: number }>`
      select refused, wait_ms from private.take_turns(
        ${turns.map((turn) => this.#bucket(turn))}::text[],
        ${turns.map(({ most }) => most)}::integer[],
        ${turns.map(({ spanMs }) => spanMs)}::integer[]
      )`.execute(this.#database);
    const [found] = rows;
    return found && { at: found.refused - 1, waitMs: found.wait_ms };
  }

  /** Whether a turn could be had, without taking it. */
  async hasLeft({ most, spanMs, ...named }: Turn): Promise<boolean> {
    const { rows } = await sql<{ taken: number }>`
      select count(*)::integer as taken from private.rate_windows
      where bucket = ${this.#bucket(named)} and opened_at > now() - ${spanMs} * interval '1 millisecond'
    `.execute(this.#database);
    return (rows[0]?.taken ?? 0) < most;
  }

  async giveBack(...turns: readonly Named[]): Promise<void> {
    await sql`select private.give_turns_back(${turns.map((turn) => this.#bucket(turn))}::text[])`.execute(
      this.#database,
    );
  }

  /** As if none had been taken. */
  async forget(turn: Named): Promise<void> {
    await sql`delete from private.rate_windows where bucket = ${this.#bucket(turn)}`.execute(this.#database);
  }

  async isKnown(fact: Named): Promise<boolean> {
    const { rows } = await sql`
      select from private.rate_windows where bucket = ${this.#bucket(fact)} limit 1
    `.execute(this.#database);
    return rows.length > 0;
  }

  /** Keeps in mind that something happened, as long as rows are kept. */
  async remember(fact: Named): Promise<void> {
    const bucket = this.#bucket(fact);
    await sql`
      with before as (delete from private.rate_windows where bucket = ${bucket})
      insert into private.rate_windows (bucket, opened_at, used) values (${bucket}, clock_timestamp(), 1)
      on conflict do nothing
    `.execute(this.#database);
  }

  #bucket({ what, whom }: Named): string {
    return `${what} ${createHmac('sha256', this.#secret).update(whom).digest('base64url').slice(0, 22)}`;
  }
}
