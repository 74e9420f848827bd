/** The text of docs/database.md. */
import { wrapText } from '../wrap-text.ts';
import { rightsOf } from './policies.ts';
import type { DocColumn, DocDatabase, DocFunction, DocRelation } from './read-database.ts';

/** A space that no line breaks at. */
const TIED = '\u00A0';

const HEAD = `# The database

Written by \`npm run database-docs\` from the comments in the database, one chapter for each noun, as in
\`supabase/schemas/\`: change it by a migration with \`comment on\`. Functions of \`private\` are explained beside their text
there; no client can call them.

- Money is whole shillings (\`_kes\`), weights are grams (\`_g\`), phones are \`254\` and nine digits, days are those of
  Nairobi (EAT) unless a column says otherwise, times are \`timestamptz\`. A column that may be null says so.
- A refusal is an error with SQLSTATE \`P0001\`: \`message\` is a sentence for people, \`detail\` the kind that stands behind
  "Refusals", \`hint\` what to do next. Whoever may get \`not_allowed\` may get \`second_factor_needed\` as well, where their
  role asks for a second step.
- Visitors have no account, members are signed in, members "with \`orders\`" are those whose role has that
  capability, and functions are our edge functions with the service role, which passes row level security by. A table
  without a line on who may read it is read and written by functions alone.
`;

/** @param chapters names of things by the chapter they stand in, in the order of supabase/schemas */
export function docsOf(database: DocDatabase, chapters: ReadonlyMap<string, readonly string[]>): string {
  const parts = [...chapters].flatMap(([chapter, names]) => {
    const inside = new Set(names);
    const sections = [
      ...database.relations.filter(({ name }) => inside.has(name)).map(relationSection),
      ...functionSection(database.functions.filter(({ name }) => inside.has(name))),
    ];
    return sections.length === 0
      ? []
      : [{ chapter, text: [`## ${titleOf(chapter)}`, ...sections].join('\n\n') }];
  });
  const contents = wrapText(parts.map(({ chapter }) => linkTo(titleOf(chapter))).join(' · ')).replaceAll(
    TIED,
    ' ',
  );
  return `${[HEAD, `${contents}\n`, ...parts.map(({ text }) => `${text}\n`)].join('\n')}`;
}

function titleOf(chapter: string): string {
  const words = chapter.replaceAll('_', ' ').replaceAll('mpesa', 'M-Pesa').replaceAll('etims', 'eTIMS');
  return words.startsWith('eTIMS') ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

const linkTo = (title: string): string =>
  `[${title.replaceAll(' ', TIED)}](#${title.toLowerCase().replaceAll(' ', '-')})`;

function relationSection(relation: DocRelation): string {
  const kind = relation.kind === 'table' ? '' : ` (${relation.kind})`;
  const rights = rightsOf(relation).map((line) => item(line));
  return [
    `### ${relation.name}${kind}`,
    wrapText(said(relation.comment)),
    ...(rights.length > 0 ? [rights.join('\n')] : []),
    relation.columns.map(columnItem).join('\n'),
  ].join('\n\n');
}

function columnItem(column: DocColumn): string {
  const traits = [
    shortType(column.type),
    ...(column.isNullable ? ['null'] : []),
    ...(column.isGenerated ? ['generated'] : []),
    ...(column.fallback === null || column.isGenerated ? [] : [`default ${shortDefault(column.fallback)}`]),
  ];
  return item(`**${column.name}** ${traits.join(', ')}. ${said(column.comment)}`);
}

function functionSection(functions: readonly DocFunction[]): string[] {
  if (functions.length === 0) return [];
  return [['### Functions', ...functions.map(functionItem)].join('\n\n')];
}

function functionItem({ name, signature, returns, roles, comment }: DocFunction): string {
  const call = `${name.replace('public.', '')}(${shortArguments(signature)})`;
  return [
    wrapText(`**\`${call}\`** → \`${shortArguments(returns)}\`, for ${callers(roles)}.`),
    wrapText(said(comment)),
  ].join('\n');
}

function callers(roles: readonly string[]): string {
  if (roles.includes('anon')) return 'everybody';
  return roles.includes('authenticated') ? 'members' : 'functions';
}

const CASTS = /::(?:timestamp with time zone|time without time zone|double precision|[a-z]\w*)(?:\[\])?/g;

/** The names of types as they are usually written. */
const shortType = (type: string): string =>
  type
    .replaceAll('timestamp with time zone', 'timestamptz')
    .replaceAll('time without time zone', 'time')
    .replaceAll('double precision', 'float8')
    .replaceAll('boolean', 'bool')
    .replaceAll(/\binteger\b/g, 'int');

const shortDefault = (expression: string): string =>
  expression === 'the next number' ? expression : `\`${expression.replaceAll(CASTS, '')}\``;

const shortArguments = (list: string): string =>
  shortType(list).replaceAll(CASTS, '').replaceAll(' DEFAULT ', ' = ').replaceAll('NULL', 'null');

const said = (comment: string | null): string => (comment ?? '').replaceAll(/\s+/g, ' ').trim();

const item = (text: string): string => wrapText(text, '- ', '  ');
