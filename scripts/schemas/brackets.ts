/** An expression in pieces: words, and what stands in brackets. */
type Piece = string | Piece[];

/**
 * An SQL expression without the brackets inside of `(a AND b) AND c`, which mean nothing: PostgreSQL writes them for what was
 * written with BETWEEN or with brackets, and leaves them out once it has read its own text again.
 */
export function withoutIdleBrackets(expression: string): string {
  const tokens = expression.match(/'(?:[^']|'')*'|"[^"]*"|[()]|[^\s()'"]+/g) ?? [];
  return written(joined(read(tokens.values())));
}

function read(tokens: Iterator<string>): Piece[] {
  const pieces: Piece[] = [];
  for (let next = tokens.next(); !next.done; next = tokens.next()) {
    if (next.value === ')') return pieces;
    pieces.push(next.value === '(' ? read(tokens) : next.value);
  }
  return pieces;
}

/** AND or OR when these pieces are joined by that alone. */
function connective(pieces: readonly Piece[]): string | undefined {
  const found = new Set(pieces.filter((one) => one === 'AND' || one === 'OR'));
  const [only] = found;
  return found.size === 1 && typeof only === 'string' ? only : undefined;
}

function joined(pieces: readonly Piece[]): Piece[] {
  const own = connective(pieces);
  return pieces.flatMap((piece, index): Piece[] => {
    if (typeof piece === 'string') return [piece];
    const inner = joined(piece);
    const stands = [pieces[index - 1] ?? own, pieces[index + 1] ?? own].every((beside) => beside === own);
    return own !== undefined && stands && connective(inner) === own ? inner : [inner];
  });
}

const written = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : `(${written(piece)})`)).join(' ');
