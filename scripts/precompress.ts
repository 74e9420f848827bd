/** Writes `.br` and `.gz` beside every text file that is worth it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
const SMALLEST_BYTES = 512;
/** Best, and a tenth larger in a tenth of the time. */
const BEST = constants.BROTLI_MAX_QUALITY;
const QUICK = 9;
/** As many as Node compresses beside each other. */
const AT_ONCE = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function writeTwins(path: string, plain: Buffer, quality: number): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [brotli, gzipped] = await Promise.all([toBrotli(plain, { params }), toGzip(plain, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

/**
 * @param quick files of which there are so many that the best compression would take minutes, relative to `directory`
 * @returns how many files got compressed twins.
 */
export async function precompress(directory: string, quick: ReadonlySet<string>): Promise<number> {
  let count = 0;
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).values();
  const work = async (): Promise<void> => {
    for (const name of names) {
      const path = join(directory, name);
      if (!TEXT.has(extname(name)) || !statSync(path).isFile()) continue;
      const plain = readFileSync(path);
      if (plain.length < SMALLEST_BYTES) continue;
      await writeTwins(path, plain, quick.has(name) ? QUICK : BEST);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return count;
}
