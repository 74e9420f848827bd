/** Which things stand in which chapter of `supabase/schemas`, in the order of their numbers. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CREATES = /^create (?:table|view|type|function) ((?:public|private|realtime)\.\w+)/gm;
const FILE_NAME = /^(?<number>\d+)_(?<chapter>\w+)\.sql$/;

export function readChapters(folder: string): Map<string, string[]> {
  const files = readdirSync(folder)
    .flatMap((name) => {
      const { number = '', chapter = '' } = FILE_NAME.exec(name)?.groups ?? {};
      return chapter === '' ? [] : [{ name, number: Number(number), chapter }];
    })
    .toSorted((one, other) => one.number - other.number);
  return new Map(
    files.map(({ name, chapter }) => [
      chapter,
      [...readFileSync(path.join(folder, name), 'utf8').matchAll(CREATES)].flatMap(
        ([, thing]) => thing ?? [],
      ),
    ]),
  );
}
