/** Row level security and grants in words. */
import type { DocColumnGrant, DocPolicy, DocRelation } from './read-database.ts';

const COMMANDS = ['select', 'insert', 'update', 'delete'] as const;
type Command = (typeof COMMANDS)[number];

const VERBS: Record<Command, string> = {
  select: 'Read',
  insert: 'Insert',
  update: 'Update',
  delete: 'Delete',
};

/** One line for each thing that somebody may do, for instance "Read: everybody, rows where `is_active`". */
export function rightsOf(relation: DocRelation): string[] {
  if (relation.kind === 'type') return [];
  const lines = COMMANDS.map((command) => [command, whoMay(relation, command)] as const)
    .filter(([, who]) => who.length > 0)
    .map(([command, who]) => [command, `${who.join('; ')}${columnsOf(relation, command)}`] as const);
  // What is said of several commands in the same words is said once.
  const said = new Map<string, Command[]>();
  for (const [command, words] of lines) said.set(words, [...(said.get(words) ?? []), command]);
  return [...said].map(([words, commands]) => `${commands.map(verb).join(', ')}: ${words}.`);
}

const verb = (command: Command, index: number): string =>
  index === 0 ? VERBS[command] : VERBS[command].toLowerCase();

function whoMay(relation: DocRelation, command: Command): string[] {
  const granted = new Set([
    ...relation.grants.filter((one) => one.endsWith(` ${command}`)).map((one) => one.split(' ')[0] ?? ''),
    ...relation.columnGrants.filter((one) => one.command === command).flatMap(({ roles }) => roles),
  ]);
  if (relation.kind === 'view') return granted.size > 0 ? [peopleOf([...granted])] : [];
  return relation.policies
    .filter((policy) => policy.command === command || policy.command === 'all')
    .flatMap((policy) => {
      const roles = policy.roles.filter((role) => granted.has(role));
      return roles.length === 0 ? [] : [`${peopleOf(roles)}${rowsOf(policy, command)}`];
    })
    .toSorted((one, other) => closeness(one) - closeness(other));
}

/** Everybody before members, and whose a row is before the desk. */
const closeness = (words: string): number =>
  words.startsWith('members with `') ? 2 : words.startsWith('members') ? 1 : 0;

function peopleOf(roles: readonly string[]): string {
  if (roles.includes('anon')) return roles.includes('authenticated') ? 'everybody' : 'visitors';
  return 'members';
}

function rowsOf(policy: DocPolicy, command: Command): string {
  const condition = (command === 'insert' ? policy.check : policy.using) ?? 'true';
  const words = plain(condition);
  for (const [pattern, said] of SAYINGS) {
    const found = pattern.exec(words);
    if (found) return said(found);
  }
  return `, rows where \`${words}\``;
}

/** Conditions that many policies share, and how one says them. */
const SAYINGS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^true$/, () => ''],
  [
    /^(?:(?: or )?has_capability\('\w+'\))+$/,
    ([all]) => ` with ${all.replaceAll(/has_capability\('(\w+)'\)/g, '`$1`')}`,
  ],
  [/^(\w+) = caller\(\)$/, ([, column]) => `, their own (\`${column}\`)`],
  [
    /^(\w+) = caller\(\) and (.+)$/,
    ([, column, rest]) => `, their own (\`${column}\`) where \`${unwrapped(rest ?? '')}\``,
  ],
  [/^(\w+) is null or \1 = caller\(\)$/, ([, column]) => `, rows whose \`${column}\` is null or theirs`],
  [/^(?:practitioner_id|id) = my_practice_id\(\)$/, () => ' with a practice, its own'],
  [
    /^(\w+) in \( select \w+\.\w+ from \(?public\.(\w+) (?:.* )?where \w+\.\w+ = caller\(\)\)$/,
    ([, column = '', table = '']) =>
      column === 'id'
        ? `, those named in their own ${table}`
        : `, those of their own ${column.replace(/_(?:id|no)$/, '')}s`,
  ],
];

/** A condition as somebody would write it: without the casts, brackets and sub-selects that PostgreSQL adds. */
export function plain(condition: string): string {
  let words = condition.replaceAll(/\s+/g, ' ').replaceAll(/::(?:text|name)\b(?:\[\])?/g, '');
  words = words.replaceAll(/\( SELECT (?:private|public)\.(\w+\((?:[^()]|\([^()]*\))*\)) AS \w+\)/g, '$1');
  words = words.replaceAll(/= ANY \(ARRAY\[([^\]]*)\]\)/g, 'in ($1)');
  for (let before = ''; before !== words;) {
    before = words;
    words = words.replaceAll(/(^|[^\w)])\(((?:'[^']*'|[\w.]|\(\))+)\)/g, '$1$2');
  }
  words = words.replaceAll(/\(([\w.]+ (?:=|<>|>=|IS|IS NOT) (?:'[^']*'|[\w.]+(?:\(\))?))\)/g, '$1');
  return unwrapped(words).replaceAll(
    /\b(SELECT|FROM|WHERE|AND|OR|IN|NOT|IS|NULL|JOIN|ON|AT TIME ZONE)\b/g,
    (one) => one.toLowerCase(),
  );
}

function unwrapped(words: string): string {
  return isWrapped(words) ? unwrapped(words.slice(1, -1).trim()) : words;
}

/** Whether the first bracket closes with the last one. */
function isWrapped(words: string): boolean {
  if (!words.startsWith('(') || !words.endsWith(')')) return false;
  let depth = 0;
  for (let index = 0; index < words.length; index += 1) {
    const sign = words[index];
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0 && index < words.length - 1) return false;
  }
  return true;
}

/** Which columns, where it is not all of them. */
function columnsOf(relation: DocRelation, command: Command): string {
  const grants = relation.columnGrants.filter((one) => one.command === command);
  return grants.map((grant) => columnWords(relation, grant)).join('');
}

function columnWords(relation: DocRelation, { roles, columns }: DocColumnGrant): string {
  const all = relation.columns.map(({ name }) => name);
  const others = all.filter((name) => !columns.includes(name));
  if (others.length === 0) return '';
  const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  const whose = roles.includes('authenticated') ? '' : ' (visitors)';
  return columns.length <= others.length || others.length > 6
    ? `; columns${whose}: ${list(columns)}`
    : `; columns${whose}: all but ${list(others)}`;
}
