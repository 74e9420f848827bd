/**
 * Reading warnings back. Alone it prints the Kiswahili of every warning that nobody has read back, without its English,
 * as JSON from sentence to an empty string. Filled in by a reader with what each one tells them to do, and given as a
 * file, it is stored beside the English, where the two are to be compared: where they differ, the Kiswahili is mended.
 */
import { readFileSync } from 'node:fs';

import { allMessages, areaOf, hashOf, isReadBack, storedReadBack, storeReadBack } from './word-gate.ts';

const messages = (await allMessages()).filter(isReadBack);
const [answers] = process.argv.slice(2);
const says = answers ? (JSON.parse(readFileSync(answers, 'utf8')) as Record<string, string>) : {};
const unread = new Set<string>();
for (const [area, all] of Map.groupBy(messages, areaOf)) {
  const before = storedReadBack(area);
  const readings: Record<string, { kiswahili: string; says: string }> = {};
  for (const { english, kiswahili } of all) {
    const known = before[english];
    const told = says[kiswahili] ?? (known?.kiswahili === hashOf(kiswahili) ? known.says : '');
    if (told === '') unread.add(kiswahili);
    else readings[english] = { kiswahili: hashOf(kiswahili), says: told };
  }
  if (answers) storeReadBack(area, readings);
}
if (answers) console.log(`back-translate: ${messages.length} warnings, ${unread.size} not read back`);
else console.log(JSON.stringify(Object.fromEntries([...unread].toSorted().map((one) => [one, ''])), null, 2));
