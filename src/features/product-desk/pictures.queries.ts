import { unwrap } from '../../lib/app-error.ts';
import { sessionFetch } from '../../lib/session-fetch.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/desk.ts';

/** The widths every product picture is kept in; see `src/ui/picture.tsx`. */
const WIDTHS = [320, 640, 1080] as const;
const LARGEST_FILE = 15 * 1024 * 1024;
const SMALLEST_SIDE = 320;
const QUALITY = 0.82;

/** A sentence for the person who chose the file. */
export class PictureProblem extends Error {}

type PictureFile = { width: number; blob: Blob };

/**
 * A photograph as the square files of a product picture, cut around its middle. Drawing it anew also leaves behind what
 * cameras write into theirs, such as the place. Throws `PictureProblem`.
 */
export async function squareFiles(file: File): Promise<PictureFile[]> {
  if (file.size > LARGEST_FILE)
    throw new PictureProblem(
      t('{name} is larger than 15 MB. Choose a smaller picture.', { name: file.name }),
    );
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureProblem(
      t('{name} cannot be read as a picture. Choose a JPEG, PNG or WebP.', { name: file.name }),
    );
  });
  try {
    if (Math.min(picture.width, picture.height) < SMALLEST_SIDE)
      throw new PictureProblem(
        t('{name} is too small. It needs at least 320 pixels on each side.', { name: file.name }),
      );
    return await drawAll(picture);
  } finally {
    picture.close();
  }
}

async function drawAll(picture: ImageBitmap): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  let type: 'image/webp' | 'image/jpeg' = 'image/webp';
  for (const width of WIDTHS) {
    let blob = await draw(picture, width, type);
    if (blob?.type !== type) {
      // A browser that writes no WebP answers with PNG, several times as large.
      type = 'image/jpeg';
      blob = await draw(picture, width, type);
    }
    if (!blob) throw new PictureProblem(t('This browser could not make the picture smaller.'));
    files.push({ width, blob });
  }
  return files;
}

function draw(picture: ImageBitmap, width: number, type: string): Promise<Blob | null> {
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  // A smaller picture is not blown up; its largest file is as large as it is itself.
  canvas.width = Math.min(width, side);
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) throw new PictureProblem(t('This browser cannot work with pictures.'));
  // Transparent pictures get paper behind them: JPEG knows no transparency.
  context.fillStyle = '#fffdf8';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

const A_YEAR = '31536000';

async function openBucket() {
  const [{ StorageClient }, { auth, checkSession, config }] = await Promise.all([
    import('@supabase/storage-js'),
    getSupabase(),
  ]);
  return new StorageClient(`${config.url}/storage/v1`, {}, sessionFetch(auth, checkSession)).from(
    'product-pictures',
  );
}

/**
 * Stores the files of one picture under a new name and answers that name, `uploads/…`. A picture that is taken off a
 * product keeps its files, because copies, orders and receipts may show it.
 */
export async function uploadPicture(files: readonly PictureFile[]): Promise<string> {
  const bucket = await openBucket();
  const isJpeg = files[0]?.blob.type === 'image/jpeg';
  const name = `${crypto.randomUUID()}${isJpeg ? '-jpeg' : ''}`;
  const stored: string[] = [];
  try {
    for (const { width, blob } of files) {
      const path = `${name}-${width}.${isJpeg ? 'jpg' : 'webp'}`;
      unwrap(await bucket.upload(path, blob, { contentType: blob.type, cacheControl: A_YEAR }));
      stored.push(path);
    }
  } catch (error) {
    if (stored.length > 0) await bucket.remove(stored);
    throw error;
  }
  return `uploads/${name}`;
}
