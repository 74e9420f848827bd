/** Lines of at most `width` characters, broken at spaces. @param first stands before the first line, `next` before all others */
export function wrapText(text: string, first = '', next = '', width = 120): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    const longer = isEmpty ? `${line}${word}` : `${line} ${word}`;
    if (longer.length <= width || isEmpty) {
      line = longer;
    } else {
      lines.push(line);
      line = `${next}${word}`;
    }
    isEmpty = false;
  }
  return [...lines, line].join('\n');
}
