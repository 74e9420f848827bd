import { beforeEach, expect, it } from 'vitest';

import { KNOWN_FAILURES } from './known-failures.ts';

/** What the client libraries answer: only what a case looks at. */
export interface Answer {
  data?: unknown;
  error?: unknown;
  count?: number | null;
  status?: number;
}

export type Lines<Client> = Record<string, [ask: (client: Client) => PromiseLike<Answer>, expected: unknown]>;

export interface Suite {
  /** A case for each line: what is asked, and what the answer holds. */
  answers: <Client>(client: () => Client, lines: Lines<Client>) => void;
  /** To be called last: a known failure that is no case of this suite is out of date. */
  end: () => void;
}

/**
 * The cases of one file; `name` is its path in this folder. One of the known failures has to fail, so that whoever
 * mends it takes it off the list.
 */
export function suite(name: string): Suite {
  const known = KNOWN_FAILURES[name] ?? {};
  beforeEach(({ task }) => {
    if (task.name in known) Object.assign(task, { fails: true });
  });
  return {
    answers: (client, lines) => {
      it.each(Object.entries(lines))('%s', async (_title, [ask, expected]) => {
        const answer = await ask(client());
        expect({ ...answer }).toMatchObject(isAnswer(expected) ? expected : { error: null });
        // What is no part of an answer is the whole data.
        expect(answer.data).toEqual(isAnswer(expected) ? answer.data : expected);
      });
    },
    end: () => {
      it('has every known failure among its cases, once', ({ task }) => {
        const titles = task.suite?.tasks.map((one) => one.name) ?? [];
        expect(Object.keys(known).filter((title) => !titles.includes(title))).toEqual([]);
        expect(new Set(titles).size).toBe(titles.length);
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
