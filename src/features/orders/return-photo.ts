import { t } from '../../words/account.ts';

/** Photos come from phones: several megabytes, turned, and with the place written into them. */
const LARGEST_FILE = 25 * 1024 * 1024;
/** The bucket takes 5 MB. */
const LARGEST_UPLOAD = 5 * 1024 * 1024;
const LONG_SIDE = 1600;

/** A sentence for the person who chose the file. */
export class PhotoProblem extends Error {}

/** The size a photo is stored with: its long side at most 1600 pixels. */
export function fitPhoto(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * The photo as a small JPEG without what the camera wrote into it. Drawing it anew also proves that it is a picture,
 * whatever the file is called. Throws `PhotoProblem`.
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  if (file.size > LARGEST_FILE)
    throw new PhotoProblem(t('This photo is larger than 25 MB. Choose a smaller one.'));
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoProblem(t('We cannot read this file as a photo. Choose a JPEG, PNG or WebP.'));
  });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitPhoto(picture.width, picture.height));
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoProblem(t('This browser cannot work with photos.'));
  // JPEG knows no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82));
  if (!blob || blob.size > LARGEST_UPLOAD)
    throw new PhotoProblem(t('This browser could not make the photo smaller.'));
  return blob;
}
