/** Deeper ones are made to overflow somebody's stack: ours, or the database's. */
const DEEPEST = 500;

/** So long is a text at least that goes too deep. */
export const SHORTEST_DEEP = 2 * DEEPEST;

/**
 * Why a JSON text is not taken, in words: it goes too deep, or it holds a NUL, which no text of the database may. Undefined
 * when it may go on to be parsed.
 */
export function whyNotTaken(text: string): string | undefined {
  if (text.length < SHORTEST_DEEP && !text.includes(String.raw`\u0000`)) return undefined;
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character === '"') quoted = false;
      else if (character === '\\') {
        if (text.startsWith('u0000', at + 1)) return 'A text in the request body holds a NUL.';
        at += 1;
      }
    } else if (character === '"') quoted = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > DEEPEST) return 'The request body is nested too deeply.';
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return undefined;
}
