/** What the migrations say in words: the comment before each statement, and statements that are taken over as they are. */
import { splitSqlStatements } from '@supabase/lite';

import type { Migration } from '../../stack/migration-history.ts';

export interface Prose {
  /** Of a migration as a whole. */
  head: string;
  /** By a thing's name. */
  before: Map<string, string>;
  /** Schemas, extensions and default privileges: what is there before all things. */
  groundwork: string[];
}

const COMMENTS = /^(?:[ \t]*(?:--[^\n]*)?\n)*/;
const CREATES =
  /^create (?:or replace )?(?:unique )?(?:table|type|view|sequence|function|procedure|index|trigger|policy|constraint trigger) (?:if not exists )?"?([\w.]+)"?(?:\s+(?:after|before|instead|for|on)\b[^;]*?\bon\s+([\w.]+)|\s+on\s+([\w.]+))?/i;
const GROUNDWORK =
  /^(?:create schema|create extension|alter default privileges|(?:grant|revoke) [^;]* on (?:all functions in )?schema|(?:grant|revoke) [^;]* on function extensions\.)/i;

export function readProse({ text }: Migration): Prose {
  const before = new Map<string, string>();
  const groundwork: string[] = [];
  let head = '';
  for (const [index, statement] of splitSqlStatements(text).entries()) {
    const comments = COMMENTS.exec(statement)?.[0] ?? '';
    const bare = statement.slice(comments.length).trim();
    const paragraphs = comments.trim().split(/\n\s*\n/);
    // The first paragraph of a file speaks of all of it.
    if (index === 0) head = paragraphs.shift() ?? '';
    const words = paragraphs.filter((one) => one !== '').join('\n');
    if (GROUNDWORK.test(bare)) groundwork.push(words === '' ? `${bare};` : `${words}\n${bare};`);
    const [, name, ofTrigger, ofOther] = CREATES.exec(bare) ?? [];
    if (!name || words === '') continue;
    const relation = ofTrigger ?? ofOther;
    before.set(
      /^create (?:policy|trigger|constraint trigger)/i.test(bare) ? `${name} on ${relation}` : name,
      words,
    );
  }
  return { head, before, groundwork };
}
