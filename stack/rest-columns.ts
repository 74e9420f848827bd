/** One column of a choice: its name, or under another name what stands behind that. */
export type Choice = string | Record<string, Field>;

interface Field {
  column?: string;
  /** Into a document: `$.phone.model`. */
  path?: string | undefined;
  /** Whether the end of the path is a text, and no document. */
  pathText?: boolean;
  cast?: string;
  aggregate?: string;
  /** Of a relation. */
  select?: Choice[];
  spread?: boolean;
}

export interface Column {
  name: string;
  type: string;
  pg_type?: string | undefined;
}

function fieldsOf(choices: Choice[] = []): Field[] {
  return choices.flatMap((choice) => (typeof choice === 'string' ? [] : Object.values(choice)));
}

const isRelation = (field: Field): boolean => 'select' in field || 'spread' in field;

/** `@supabase/lite` reads what a path leads to as JSON, also when a cast has made something else of it. */
const isCastPath = ({ path, pathText, cast }: Field): boolean =>
  path !== undefined && pathText !== true && cast !== undefined && !/^jsonb?$/i.test(cast);

export function hasCastPath(choices: Choice[] | undefined): boolean {
  return fieldsOf(choices).some((field) => isCastPath(field) || hasCastPath(field.select));
}

/** Once the database has answered, what was cast is left as it came. */
export function forgetPaths(choices: Choice[] | undefined): void {
  for (const field of fieldsOf(choices)) {
    if (isCastPath(field)) field.path = undefined;
    forgetPaths(field.select);
  }
}

/** The same columns as PostgreSQL prints them, but for truths and relations. */
export function chooseTexts(choices: Choice[] | undefined, columns: readonly Column[]): Choice[] | undefined {
  const truths = new Set(columns.filter(isTruth).map(({ name }) => name));
  const text = (name: string, field: Field = {}): Choice =>
    truths.has(field.column ?? name) && !field.path
      ? { [name]: field }
      : { [name]: { ...field, cast: 'text' } };
  const all = choices === undefined || choices.length === 0 ? ['*'] : choices;
  if (columns.length === 0 && all.includes('*')) return choices;
  return all.flatMap((choice): Choice[] => {
    if (choice === '*') return columns.map(({ name }) => text(name));
    if (typeof choice === 'string') return [text(choice)];
    return Object.entries(choice).map(([name, field]) =>
      isRelation(field) || field.cast !== undefined || field.aggregate !== undefined
        ? { [name]: field }
        : text(name, field),
    );
  });
}

export const isTruth = ({ type, pg_type }: Column): boolean => /^bool(ean)?$/i.test(pg_type ?? type);

/** A request as `@supabase/lite` has read it: the parts that are put right here. */
export interface Tree {
  type?: string;
  from?: string;
  function?: string;
  select?: Choice[] | undefined;
  where?: object | undefined;
  values?: unknown;
  onConflict?: string[];
  $meta?: { count?: string; columns?: string[] | undefined; missing?: string; return?: string };
}
