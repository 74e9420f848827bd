/** What is no filter, so that its value means something else. */
const NO_FILTERS = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns', 'apikey']);
const COMPARED = 'eq|neq|gte?|lte?|i?match';
const FILTER = new RegExp(`^((?:not\\.)?(?:${COMPARED})\\.)(.*)$`, 's');
const TRUTH = /^(?:not\.)?n?eq\.(?:true|false)$/;
const LIST = /^((?:not\.)?in\.)\((.*)\)$/s;
/** A list in braces: of a column that is one, or for `any` and `all`. */
const BRACED = new RegExp(
  `^((?:not\\.)?(?:cs|cd|ov|(?:${COMPARED}|i?like)\\((?:any|all)\\))\\.)\\{(.*)\\}$`,
  's',
);
const OPERATOR =
  /^(?:not\.)?(?:n?eq|[gl]te?|i?like|i?match|is(?:distinct)?|in|c[sd]|ov|s[lr]|nx[lr]|adj|(?:p[lh]|w)?fts)(?:\([^)]*\))?\./;
const LOGIC = /(?:^|\.)(?:or|and)$/;
/** Within brackets: a text in quotes, a list, or a value up to the next comma or bracket. */
const IN_LOGIC = new RegExp(
  `"(?:[^"\\\\]|\\\\.)*(?:"|$)|(\\.in\\.)\\(((?:"(?:[^"\\\\]|\\\\.)*"|[^()"])*)\\)|(\\.(?:${COMPARED})\\.)([^"{(,)][^,)]*)`,
  'gs',
);
/** Letters of a tree that are looked through, which takes the square of their number when they are meant to. */
const MOST_LOGIC = 4000;
const ITEM = /"(?:[^"\\]|\\.)*(?:"|$)|[^,]+/gs;
/** The end of a path within a relation, where nothing but its bracket follows. */
const PATH_END = /(->>?[^\s(),:">]+)\)/g;

/**
 * The address in the words that `@supabase/lite` reads as PostgREST reads the original: it makes truths, nothing and
 * numbers of what is compared, whatever the column is, and takes the bracket behind a path for a part of it.
 *
 * `truths` holds the columns that are truths, as `table.column`: what is right of an ordinary request is left alone, since
 * a copy of a request takes as long as all else that is done here to a hundred.
 */
export function readAddress(request: Request, truths: ReadonlySet<string>): Request | Response {
  if (!request.url.includes('?') || !request.url.includes('/rest/v1/')) return request;
  const url = new URL(request.url);
  const isCall = request.method !== 'POST' && url.pathname.startsWith('/rest/v1/rpc/');
  const table = url.pathname.slice('/rest/v1/'.length);
  let isChanged = false;
  const read = new URLSearchParams();
  for (const [name, value] of url.searchParams) {
    const inherited = name.split(NO_WORD).find((word) => word in Object.prototype);
    if (inherited !== undefined) return noColumn(inherited);
    if (name === 'select' && value.length > LONG_CHOICE && isTooMuch(value)) return tooMuch();
    let meant = value;
    if (isCall && !OPERATOR.test(value)) meant = argument(value);
    else if (!TRUTH.test(value) || !truths.has(`${table}.${name}`)) meant = valueOf(name, value);
    isChanged ||= meant !== value;
    read.append(name, meant);
  }
  if (!isChanged) return request;
  url.search = read.toString();
  return copyOf(request, { url });
}

/** With another address or other headers; the request of the server's adapter is none that could be copied as a whole. */
export function copyOf(request: Request, { url, headers }: { url?: URL; headers?: Headers }): Request {
  const { method, body, signal } = request;
  return new Request(url ?? request.url, {
    method,
    headers: headers ?? new Headers([...request.headers]),
    signal,
    ...(body ? { body, duplex: 'half' } : {}),
  });
}

const LONG_CHOICE = 1000;
/** PostgreSQL lists 1664 columns at most. */
const MOST_CHOSEN = 1600;
const DEEPEST = 30;

/** Whether a choice of columns nests or lists more than anybody means, which takes seconds or ends the stack of calls. */
function isTooMuch(select: string): boolean {
  let depth = 0;
  let chosen = 1;
  for (const sign of select) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ',') chosen += 1;
    if (depth > DEEPEST || chosen > MOST_CHOSEN) return true;
  }
  return false;
}

function tooMuch(): Response {
  const message = `A choice of columns may hold ${MOST_CHOSEN} of them and nest ${DEEPEST} times`;
  return Response.json({ code: 'PGRST100', message, details: null, hint: null }, { status: 400 });
}

const NO_WORD = /[^\w$]+/;

/**
 * A filter is kept under its name in an object, where `@supabase/lite` takes what every object has for an earlier filter
 * and adds to it: one request with `__proto__=eq.1` changed all objects of the process.
 */
function noColumn(name: string): Response {
  const message = `column ${name} does not exist`;
  return Response.json({ code: '42703', message, details: null, hint: null }, { status: 400 });
}

function valueOf(name: string, value: string): string {
  if (name === 'select')
    return value.includes('->') && value.includes('(') ? value.replace(PATH_END, '$1 )') : value;
  if (NO_FILTERS.has(name)) return value;
  if (LOGIC.test(name)) return value.length > MOST_LOGIC ? value : value.replace(IN_LOGIC, inLogic);
  const [, operator, compared] = FILTER.exec(value) ?? [];
  // Whole, and between quotes, which are taken off again.
  if (operator !== undefined)
    return isMisread(compared ?? '') || /^\{.*\}$/s.test(compared ?? '') ? `${operator}"${compared}"` : value;
  const [, contained, items] = LIST.exec(value) ?? [];
  if (contained !== undefined) return `${contained}(${quoteItems(items ?? '')})`;
  const [, within, elements] = BRACED.exec(value) ?? [];
  return within === undefined || isObject(`{${elements}}`)
    ? value
    : `${within}{${quoteItems(elements ?? '')}}`;
}

/** Of a function; the type of its parameter says what a text means. */
const argument = (value: string): string => (isMisread(value) ? `"${value}"` : value);

function isObject(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false; // the elements of a list
  }
}

function inLogic(whole: string, within?: string, items?: string, operator?: string, compared = ''): string {
  if (within !== undefined) return `${within}(${quoteItems(items ?? '')})`;
  return operator !== undefined && isMisread(compared) && !compared.includes('"')
    ? `${operator}"${compared}"`
    : whole;
}

function quoteItems(items: string): string {
  return items.replace(ITEM, (item) =>
    !item.startsWith('"') && isMisread(item) ? `"${item.replace(/["\\]/g, '\\$&')}"` : item,
  );
}

const WORDS = new Set(['null', 'not_null', 'true', 'false', 'unknown']);

/** Whether something else would be made of a text than the text. */
function isMisread(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed !== text || (text.length > 1 && text.startsWith('"') && text.endsWith('"'))) return true;
  if (WORDS.has(text.toLowerCase())) return true;
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) && String(number) !== text;
}
