import { expect, it } from 'vitest';

import { KNOWN_FAILURES } from './known-failures.ts';

/** What the client libraries answer: only what a case looks at. */
export interface Answer {
  data?: unknown;
  error?: unknown;
  count?: number | null;
  status?: number;
}

export interface Suite {
  /** A case. One of the known failures has to fail, so that whoever mends it takes it off the list. */
  holds: (title: string, run: () => unknown) => void;
  /** A case for each line: what is asked, and what the answer holds. */
  answers: <Client>(client: () => Client, lines: Lines<Client>) => void;
  /** To be called last: a known failure that is no case of this suite is out of date. */
  end: () => void;
}

export type Lines<Client> = Record<string, [ask: (client: Client) => PromiseLike<Answer>, expected: unknown]>;

/** The cases of one file; `name` is its path in this folder. */
export function suite(name: string): Suite {
  const known = KNOWN_FAILURES[name] ?? {};
  const titles = new Set<string>();
  const holds: Suite['holds'] = (title, run) => {
    if (titles.has(title)) throw new Error(`Two cases are called "${title}".`);
    titles.add(title);
    const test = title in known ? it.fails : it;
    test(title, async () => {
      await run();
    });
  };
  return {
    holds,
    answers: (client, lines) => {
      for (const [title, [ask, expected]] of Object.entries(lines))
        holds(title, async () => {
          const { data, error, count, status } = await ask(client());
          if (isAnswer(expected)) expect({ data, error, count, status }).toMatchObject(expected);
          else expect({ data, error }).toEqual({ data: expected, error: null });
        });
    },
    end: () => {
      it('has every known failure among its cases', () => {
        expect(Object.keys(known).filter((title) => !titles.has(title))).toEqual([]);
      });
    },
  };
}

const PARTS = ['data', 'error', 'count', 'status'];

/** Whether more than the data is expected. */
function isAnswer(expected: unknown): expected is Answer {
  if (typeof expected !== 'object' || expected === null || Array.isArray(expected)) return false;
  const names = Object.keys(expected);
  return names.length > 0 && names.every((name) => PARTS.includes(name));
}
