/** What hides a semicolon: comments, and texts and names in their quotes. */
const PARTS =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\bE'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;/gi;

export interface Statement {
  text: string;
  /** Where it begins in its script. */
  start: number;
}

/** The statements of a script, as `psql` sends them: one by one, so that each knows its own text. */
export function* statementsOf(script: string): Generator<Statement> {
  let start = 0;
  for (const { 0: part, index } of script.matchAll(PARTS)) {
    if (part !== ';') continue;
    yield { text: script.slice(start, index + 1), start };
    start = index + 1;
  }
  if (script.slice(start).trim() !== '') yield { text: script.slice(start), start };
}
