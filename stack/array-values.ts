import type { Sql } from './sql.ts';
import { plainText } from './type-parsers.ts';

/** How the texts of a type are read, by the type's number. */
export type Parsers = Record<number, (text: string, type?: number) => unknown>;

/** How values of a type are written. */
export type Serializers = Record<number, (value: unknown) => unknown>;

const corrected = new WeakSet<Serializers[number]>();

/**
 * Replaces the driver's array parsers, which read an element NULL as the text "NULL", for every array type the
 * database knows. Elements are parsed as the driver parses them outside of arrays. Its array writers hand over what is
 * no array as it is, and the driver fails on what is no text either, without an answer to what waits behind it.
 */
export async function correctArrays(sql: Sql, parsers: Parsers, serializers: Serializers): Promise<void> {
  const types = await sql.rows<{ element: number; list: number; delimiter: string }>(
    `select oid::int as element, typarray::int as list, typdelim::text as delimiter
     from pg_catalog.pg_type where typarray <> 0`,
  );
  for (const { element, list, delimiter } of types) {
    parsers[list] = (text) =>
      parseArray(text, (item) => parsers[element]?.(item, element) ?? item, delimiter);
    const write = serializers[list];
    if (!write || corrected.has(write)) continue;
    const writeAny = (value: unknown): unknown => (Array.isArray(value) ? write(value) : plainText(value));
    serializers[list] = writeAny;
    corrected.add(writeAny);
  }
}

/** Reads PostgreSQL's array notation, for example `{1,NULL,"a, b"}`, nested ones too. */
export function parseArray(text: string, parse: (item: string) => unknown, delimiter = ','): unknown[] {
  // Bounds that do not begin at 1 stand in front: `[0:1]={a,b}`.
  let at = text.startsWith('[') ? text.indexOf('=') + 1 : 0;

  const quoted = (): string => {
    let item = '';
    for (at += 1; text[at] !== '"'; at += 1) {
      if (at >= text.length) throw new SyntaxError(`An array value ends too early: ${text}`);
      if (text[at] === '\\') at += 1;
      item += text[at] ?? '';
    }
    at += 1;
    return item;
  };
  const bare = (): string => {
    const start = at;
    while (at < text.length && text[at] !== delimiter && text[at] !== '}') at += 1;
    return text.slice(start, at);
  };
  const list = (): unknown[] => {
    const items: unknown[] = [];
    at += 1;
    while (text[at] !== '}') {
      if (at >= text.length) throw new SyntaxError(`An array value ends too early: ${text}`);
      if (text[at] === delimiter) at += 1;
      if (text[at] === '{') items.push(list());
      else if (text[at] === '"') items.push(parse(quoted()));
      else {
        const item = bare();
        items.push(item === 'NULL' ? null : parse(item));
      }
    }
    at += 1;
    return items;
  };
  return list();
}
