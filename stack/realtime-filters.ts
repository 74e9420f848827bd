export type Row = Record<string, unknown>;

const OPERATORS = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'in', 'is'] as const;
type Operator = (typeof OPERATORS)[number];

/** One condition of a subscription, such as `user_id=eq.7` or `state=in.(paid,failed)`. */
export interface Condition {
  column: string;
  operator: Operator;
  negated: boolean;
  values: string[];
}

const CONDITION = /^([A-Za-z_][\w$]*)=(not\.)?([a-z]+)\.([\s\S]*)$/;

/** Reads a filter; conditions joined by commas must all hold. Throws with the words hosted Supabase uses. */
export function parseFilter(filter: unknown): Condition[] {
  if (filter === undefined || filter === null || filter === '') return [];
  if (typeof filter !== 'string') throw new Error('Error parsing `filter` params: not a text');
  return splitAtCommas(filter).map((text) => {
    const [, column, not, name, value] = CONDITION.exec(text) ?? [];
    const operator = OPERATORS.find((known) => known === name);
    if (!column || !operator || value === undefined) {
      throw new Error(`Error parsing \`filter\` params: ${text}`);
    }
    const values = operator === 'in' ? splitAtCommas(value.replace(/^\(|\)$/g, '')) : [value];
    return { column, operator, negated: Boolean(not), values: values.map(unquote) };
  });
}

/** Whether a row meets every condition. Values compare as JSON shows them; numbers by size. */
export function matches(row: Row, conditions: Condition[]): boolean {
  return conditions.every((condition) => meets(row[condition.column], condition) !== condition.negated);
}

function meets(value: unknown, { operator, values }: Condition): boolean {
  const [wanted = ''] = values;
  const text = asText(value);
  if (operator === 'is') return wanted === 'null' ? text === null : text === wanted;
  // As in SQL: nothing compares with null.
  if (text === null) return false;
  if (operator === 'eq') return text === wanted;
  if (operator === 'neq') return text !== wanted;
  if (operator === 'in') return values.includes(text);
  const order = typeof value === 'number' ? value - Number(wanted) : compareText(text, wanted);
  if (operator === 'lt') return order < 0;
  if (operator === 'lte') return order <= 0;
  return operator === 'gt' ? order > 0 : order >= 0;
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Splits at commas that stand neither in quotes nor in brackets. */
function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quoted = false;
  let current = '';
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && character === '(') depth += 1;
    else if (!quoted && character === ')') depth -= 1;
    if (character === ',' && !quoted && depth === 0) {
      parts.push(current);
      current = '';
    } else current += character;
  }
  return [...parts, current];
}

function unquote(text: string): string {
  const inner = /^"([\s\S]*)"$/.exec(text)?.[1];
  return inner === undefined ? text : inner.replace(/\\(.)/g, '$1');
}
