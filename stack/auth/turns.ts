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

interface Settlement {
  forget: readonly Named[];
  giveBack: readonly Named[];
  remember: Named;
}

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
    return (await this.#take(turns, [])).refused;
  }

  /** Takes all turns or none, and `last` with them unless `fact` is remembered. */
  takeUnless(
    fact: Named,
    turns: readonly Turn[],
    last: Turn,
  ): Promise<{ refused: Refused | undefined; isKnown: boolean }> {
    return this.#take([...turns, last], [this.#bucket(fact)]);
  }

  async #take(turns: readonly Turn[], facts: readonly string[]) {
    const buckets = turns.map((turn) => this.#bucket(turn));
    const { rows } = await sql<{ is_known: boolean; refused: number | null; wait_ms: number | null }>`
      select is_known, refused, wait_ms
      from (select exists (
        select from private.rate_windows where bucket = any (${facts}::text[])
      ) as is_known) known
      left join lateral private.take_turns(
        ${buckets.slice(0, -1)}::text[] || case when is_known then null else ${buckets.at(-1)}::text end,
        ${turns.map(({ most }) => most)}::integer[],
        ${turns.map(({ spanMs }) => spanMs)}::integer[]
      ) on true`.execute(this.#database);
    const [found] = rows;
    const at = found?.refused ?? 0;
    return {
      isKnown: found?.is_known ?? false,
      refused: at > 0 ? { at: at - 1, waitMs: found?.wait_ms ?? 0 } : undefined,
    };
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

  /** Makes some as if none had been taken, takes the latest of others back, and keeps a fact in mind. */
  async settle({ forget, giveBack, remember }: Settlement): Promise<void> {
    const fact = this.#bucket(remember);
    const gone = [...forget.map((turn) => this.#bucket(turn)), fact];
    await sql`
      with forgotten as (delete from private.rate_windows where bucket = any (${gone}::text[]))
      insert into private.rate_windows (bucket, opened_at, used)
      select ${fact}, clock_timestamp(), 1
      from private.give_turns_back(${giveBack.map((turn) => this.#bucket(turn))}::text[])
      on conflict do nothing
    `.execute(this.#database);
  }

  #bucket({ what, whom }: Named): string {
    return `${what} ${createHmac('sha256', this.#secret).update(whom).digest('base64url').slice(0, 22)}`;
  }
}
