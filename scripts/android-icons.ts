/**
 * Draws the launcher icons of Android 7 from public/favicon.svg; newer ones use the vector drawables. Run it when the
 * favicon has changed, and take its paths over into android/app/src/main/res/drawable/.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Pixels of a launcher icon (48 dp) by screen density. */
const SIZES = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 };

const square = readFileSync(join(ROOT, 'public/favicon.svg'), 'utf8');
const shapes = { ic_launcher: square, ic_launcher_round: square.replace('rx="11"', 'rx="24"') };

for (const [density, size] of Object.entries(SIZES)) {
  const folder = join(ROOT, `android/app/src/main/res/mipmap-${density}`);
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of Object.entries(shapes))
    await sharp(Buffer.from(svg), { density: (72 * size) / 48 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(folder, `${name}.png`));
}
