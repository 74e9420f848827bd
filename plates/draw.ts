/**
 * Draws the botanical plates of the products, their galleries, the herbs and the remedies into public/pictures/ as AVIF and WebP in three widths.
 * `--check` only compares the drawings with the stamp of the last run; `--only a,b` draws some; `--svg DIR` writes the drawings.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { herbs } from '../content/herbs.ts';
import { herbPlates } from '../content/herbs/plates.ts';
import { type GalleryPicture, galleryPictures } from '../content/products/gallery.ts';
import { type Plate, plates } from '../content/products/plates.ts';
import { remedyPlates } from '../content/remedies/plates.ts';
import type { StillLife } from '../content/remedies/still-life.ts';
import { drawClose } from './close.ts';
import { drawPlate } from './plate.ts';
import { drawStillLife } from './still-life.ts';
import { drawStudy } from './study.ts';

const DIRECTORY = 'public/pictures';
const STAMP = join(DIRECTORY, 'drawings.json');
const WIDTHS = [320, 640, 1080];

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, only: { type: 'string' }, svg: { type: 'string' } },
});

function plateOf(name: string): Plate {
  const plate = plates.find(({ picture }) => picture === name);
  if (!plate) throw new Error(`There is no plate of "${name}"`);
  return plate;
}

const drawOfGallery = ({ of, view }: GalleryPicture): string =>
  view === 'study' ? drawStudy(plateOf(of)) : drawClose(plateOf(of));

const drawOfRemedy = (still: StillLife): string =>
  drawStillLife(still, still.behind ? plateOf(still.behind) : null);

const alone = new Set(herbs.filter(({ alert }) => alert !== null).map(({ picture }) => picture));

const drawings = new Map([
  ...plates.map((plate) => [plate.picture, drawPlate(plate)] as const),
  ...herbPlates.map((plate) => [plate.picture, drawPlate(plate, alone.has(plate.picture))] as const),
  ...galleryPictures.map((one) => [one.picture, drawOfGallery(one)] as const),
  ...remedyPlates.map((one) => [one.picture, drawOfRemedy(one)] as const),
]);
const hash = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 16);
const files = (name: string): string[] =>
  WIDTHS.flatMap((width) => ['avif', 'webp'].map((kind) => join(DIRECTORY, `${name}-${width}.${kind}`)));
const stamp = existsSync(STAMP) ? (JSON.parse(readFileSync(STAMP, 'utf8')) as Record<string, string>) : {};
const stale = [...drawings].filter(
  ([name, svg]) => stamp[name] !== hash(svg) || !files(name).every((file) => existsSync(file)),
);

if (values.check) {
  for (const [name] of stale)
    console.error(`${name}: the pictures do not match the drawing; run node plates/draw.ts`);
  console.log(`pictures: ${drawings.size - stale.length} of ${drawings.size} up to date`);
  process.exit(stale.length > 0 ? 1 : 0);
}

const { default: sharp } = await import('sharp');
mkdirSync(DIRECTORY, { recursive: true });
const only = values.only?.split(',');
for (const [name, svg] of only ? [...drawings].filter(([name]) => only.includes(name)) : stale) {
  if (values.svg) {
    mkdirSync(values.svg, { recursive: true });
    writeFileSync(join(values.svg, `${name}.svg`), svg);
    continue;
  }
  // Effort 5 took six times as long for files a twentieth smaller.
  const sheet = await sharp(Buffer.from(svg), { density: 96 }).resize(1080, 1080).png().toBuffer();
  for (const width of WIDTHS) {
    const sized = sharp(sheet).resize(width, width);
    await sized
      .clone()
      .avif({ quality: 52, effort: 3 })
      .toFile(join(DIRECTORY, `${name}-${width}.avif`));
    await sized
      .clone()
      .webp({ quality: 74, effort: 5, smartSubsample: true })
      .toFile(join(DIRECTORY, `${name}-${width}.webp`));
  }
  stamp[name] = hash(svg);
  writeFileSync(
    STAMP,
    `${JSON.stringify(
      Object.fromEntries(
        Object.entries(stamp)
          .filter(([key]) => drawings.has(key))
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
      null,
      1,
    )}\n`,
  );
}
