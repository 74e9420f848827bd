/**
 * What a jsonb value holds, as a comment in the database says it: `{id uuid, note? text, lines [{state "open" | "paid",
 * paid_at timestamptz | null}]}`. Types have PostgreSQL's names, `[text, text]` are two, `{*: integer}` is an object by
 * any key, `as private.cart_lines` what that function says of its own answer, `as private.describe_order and
 * {to_pay_kes integer}` the same with more.
 */
export type Shape =
  | { kind: 'scalar'; type: string }
  | { kind: 'literal'; value: string }
  | { kind: 'null' }
  | { kind: 'list'; of: Shape }
  | { kind: 'tuple'; of: Shape[] }
  | { kind: 'map'; of: Shape }
  | { kind: 'object'; members: { name: string; isOptional: boolean; of: Shape }[] }
  | { kind: 'union'; of: Shape[] };

/** The types of values, and how each is written in TypeScript. */
const SCALARS: ReadonlyMap<string, string> = new Map([
  ['text', 'string'],
  ['uuid', 'string'],
  ['date', 'string'],
  ['timestamptz', 'string'],
  ['integer', 'number'],
  ['bigint', 'number'],
  ['numeric', 'number'],
  ['boolean', 'boolean'],
  ['jsonb', 'Json'],
]);

/** The comments of functions that answer jsonb: by name, those of `private` with their schema. */
export type Answers = ReadonlyMap<string, string>;

/** The shape that a comment tells behind `word` (`Answers {id uuid}.`); null without one. Throws when it cannot be read. */
export function shapeIn(text: string | null | undefined, word: string, answers: Answers): Shape | null {
  const comment = (text ?? '').replaceAll(/\s+/g, ' ');
  const start = comment.search(new RegExp(`(^| )${word} [{["a-z]`));
  if (start < 0) return null;
  const tokens =
    comment
      .slice(start)
      .replace(word, '')
      .match(/"[^"]*"|[\w.]*\w|\S/g) ?? [];
  const unreadable = (why: string): Error =>
    new Error(`The comment "${comment.slice(0, 60)}…" cannot be read: ${why}.`);
  const next = (): string => tokens.shift() ?? '';
  const found = (...wanted: string[]): boolean => wanted.includes(tokens[0] ?? '') && next() !== '';
  const expect = (wanted: string): void => {
    if (!found(wanted)) throw unreadable(`"${wanted}" is missing before "${tokens.slice(0, 5).join(' ')}"`);
  };

  const readUnion = (): Shape => {
    const of = [readPart()];
    while (found('|')) of.push(readPart());
    return of.length === 1 && of[0] ? of[0] : { kind: 'union', of };
  };
  const readPart = (): Shape => {
    const part = readOne();
    if (!found('and')) return part;
    const more = readPart();
    if (part.kind !== 'object' || more.kind !== 'object') throw unreadable('"and" is between two objects');
    return { kind: 'object', members: [...part.members, ...more.members] };
  };
  const readOne = (): Shape => {
    const token = next();
    if (token === '[') {
      const of = readUnion();
      const all = [of];
      while (found(',')) all.push(readUnion());
      expect(']');
      return all.length === 1 ? { kind: 'list', of } : { kind: 'tuple', of: all };
    }
    if (token === '{') return found('*') ? readMap() : readObject();
    if (token === 'null') return { kind: 'null' };
    if (token.startsWith('"')) return { kind: 'literal', value: token.slice(1, -1) };
    if (token === 'as') {
      const name = next();
      const other = shapeIn(answers.get(name), 'Answers', answers);
      if (!other) throw unreadable(`${name} says nothing of its answer`);
      return other;
    }
    if (!SCALARS.has(token)) throw unreadable(`"${token}" is no type`);
    return { kind: 'scalar', type: token };
  };
  const readMap = (): Shape => {
    expect(':');
    const of = readUnion();
    expect('}');
    return { kind: 'map', of };
  };
  const readObject = (): Shape => {
    const members: { name: string; isOptional: boolean; of: Shape }[] = [];
    do members.push({ name: next(), isOptional: found('?'), of: readUnion() });
    while (found(','));
    expect('}');
    return { kind: 'object', members };
  };

  const shape = readUnion();
  if (next() !== '.') throw unreadable('behind the shape is a full stop');
  return shape;
}

/** The shape in TypeScript, on one line. */
export function typeOfShape(shape: Shape): string {
  switch (shape.kind) {
    case 'scalar':
      return SCALARS.get(shape.type) ?? 'Json';
    case 'literal':
      return `'${shape.value}'`;
    case 'null':
      return 'null';
    case 'list': {
      const of = typeOfShape(shape.of);
      return shape.of.kind === 'union' ? `(${of})[]` : `${of}[]`;
    }
    case 'tuple':
      return `[${shape.of.map(typeOfShape).join(', ')}]`;
    case 'map':
      return `{ [key: string]: ${typeOfShape(shape.of)} }`;
    case 'object': {
      const members = shape.members.map(
        ({ name, isOptional, of }) => `${name}${isOptional ? '?' : ''}: ${typeOfShape(of)}`,
      );
      return `{ ${members.join('; ')} }`;
    }
    case 'union':
      return shape.of.map(typeOfShape).join(' | ');
  }
}
