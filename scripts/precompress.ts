/** Writes `.br` and `.gz` beside every text file that is worth it. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
const SMALLEST_BYTES = 512;

/** @returns how many files got compressed twins. */
export function precompress(directory: string): number {
  let count = 0;
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const path = join(directory, name);
    if (!TEXT.has(extname(name)) || !statSync(path).isFile()) continue;
    const plain = readFileSync(path);
    if (plain.length < SMALLEST_BYTES) continue;
    const brotli = brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    });
    writeFileSync(`${path}.br`, brotli);
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
    count += 1;
  }
  return count;
}
