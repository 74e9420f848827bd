import { type QueryClient } from '@tanstack/react-query';

import { saveProfile } from '../../entities/people/profile.queries.ts';
import { unwrap } from '../../lib/app-error.ts';
import { sessionFetch } from '../../lib/session-fetch.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/account.ts';

const A_YEAR = '31536000';

async function openBucket() {
  const [{ StorageClient }, { auth, checkSession, config }] = await Promise.all([
    import('@supabase/storage-js'),
    getSupabase(),
  ]);
  return new StorageClient(`${config.url}/storage/v1`, {}, sessionFetch(auth, checkSession)).from('avatars');
}

type Bucket = Awaited<ReturnType<typeof openBucket>>;

/** Files that are not shown any more: the picture before this one, and what a lost connection left behind. */
async function removeOthers(bucket: Bucket, userId: string, kept: string | null): Promise<void> {
  const { data, error } = await bucket.list(userId);
  if (error) throw error;
  const old = data.map(({ name }) => `${userId}/${name}`).filter((path) => path !== kept);
  if (old.length > 0) unwrap(await bucket.remove(old));
}

/** An address of this site goes without its origin: the same account may be opened under another name of the site. */
function shownAddress(publicUrl: string): string {
  const url = new URL(publicUrl);
  return url.origin === location.origin ? url.pathname : publicUrl;
}

async function show(queries: QueryClient, userId: string, path: string | null, address: string | null) {
  await saveProfile(queries, userId, { avatar_path: path });
  const { auth } = await getSupabase();
  unwrap(await auth.updateUser({ data: { avatar_url: address } }));
}

/** Stores a small square picture (WebP or JPEG) under a new name, shows it and removes the one before. */
export async function uploadAvatar(queries: QueryClient, userId: string, picture: Blob): Promise<void> {
  const bucket = await openBucket();
  const path = `${userId}/${crypto.randomUUID()}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`;
  unwrap(await bucket.upload(path, picture, { contentType: picture.type, cacheControl: A_YEAR }));
  try {
    await show(queries, userId, path, shownAddress(bucket.getPublicUrl(path).data.publicUrl));
  } catch (error) {
    await bucket.remove([path]);
    throw error;
  }
  await tidy(bucket, userId, path);
}

/** Goes back to the initials. */
export async function removeAvatar(queries: QueryClient, userId: string): Promise<void> {
  await show(queries, userId, null, null);
  await tidy(await openBucket(), userId, null);
}

async function tidy(bucket: Bucket, userId: string, kept: string | null): Promise<void> {
  await removeOthers(bucket, userId, kept).catch((error: unknown) => {
    // The new picture is in place; the next change removes what is left.
    console.warn('An old picture could not be removed', error);
  });
}

/** The side of a stored picture, in pixels. */
const SIDE = 512;
const LARGEST_FILE = 10 * 1024 * 1024;
const SMALLEST_SIDE = 64;

/** `zoom` from 1 (the whole short side) to 4; `x` and `y` from 0 (left, top) to 1 (right, bottom). */
export type Crop = { zoom: number; x: number; y: number };
export const centred: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** A sentence for the person who chose the file. */
export class PictureProblem extends Error {}

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

/** Whether these first bytes are those of a JPEG, PNG or WebP, whatever the file is called. */
export function isPicture(bytes: Uint8Array): boolean {
  return (
    startsWith(bytes, [0xff, 0xd8, 0xff]) ||
    startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ||
    (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8))
  );
}

/** The file as a picture, turned the way the camera was held. Throws `PictureProblem`. */
export async function openPicture(file: File): Promise<ImageBitmap> {
  if (file.size > LARGEST_FILE)
    throw new PictureProblem(t('This file is larger than 10 MB. Choose a smaller picture.'));
  const unreadable = t('We cannot read this file as a picture. Choose a JPEG, PNG or WebP.');
  if (!isPicture(new Uint8Array(await file.slice(0, 16).arrayBuffer()))) throw new PictureProblem(unreadable);
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureProblem(unreadable);
  });
  if (Math.min(picture.width, picture.height) < SMALLEST_SIDE)
    throw new PictureProblem(t('This picture is too small. It needs at least 64 pixels on each side.'));
  return picture;
}

/** The square of a picture that a crop shows, in the picture's own pixels. */
export function cropSquare(width: number, height: number, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * The crop after the picture was pulled by so many pixels of a preview with `previewSide`. What is pulled to the right
 * shows more of the left.
 */
export function pull(
  { width, height }: { width: number; height: number },
  crop: Crop,
  by: { x: number; y: number },
  previewSide: number,
): Crop {
  const { side } = cropSquare(width, height, crop);
  const scale = side / previewSide;
  const moved = (place: number, pixels: number, room: number): number =>
    room > 0 ? within(place - (pixels * scale) / room) : place;
  return { ...crop, x: moved(crop.x, by.x, width - side), y: moved(crop.y, by.y, height - side) };
}

/** Draws the chosen square over the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = cropSquare(picture.width, picture.height, crop);
  const context = canvas.getContext('2d');
  if (!context) throw new PictureProblem(t('This browser cannot work with pictures.'));
  // Transparent pictures get paper behind them: JPEG knows no transparency.
  context.fillStyle = '#fffdf8';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The chosen square as a small file. Drawing it anew leaves behind what cameras write into theirs, such as the place. */
export async function renderPicture(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  drawCrop(canvas, picture, crop);
  const webp = await toBlob(canvas, 'image/webp');
  // A browser that writes no WebP answers with PNG, which would be several times as large.
  const blob = webp?.type === 'image/webp' ? webp : await toBlob(canvas, 'image/jpeg');
  if (!blob) throw new PictureProblem(t('This browser could not make the picture smaller.'));
  return blob;
}

const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.85));
