/** A mistake that a careless change could make. */
export interface Fault {
  /** What it does to somebody, in a sentence. */
  means: string;
  /** Where it goes. What is replaced must be found there exactly once. */
  in:
    | { file: string; find: string; put: string }
    /** A function of the database, as `pg_get_functiondef` writes it after all migrations. */
    | { routine: string; find: string; put: string }
    /** A statement that is run after all migrations. */
    | { sql: string };
  /** The files that ought to see it, each run alone: Vitest's, or those of supabase/tests. */
  caughtBy: readonly [string, string?];
}
