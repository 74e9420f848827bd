/**
 * Where the files of a picture are. A plain name is one of `public/pictures`; a name that begins with `uploads/` was
 * uploaded by an administrator and lies in the public bucket `product-pictures`. Browsers write no AVIF, and some no
 * WebP: an uploaded name that ends in `-jpeg` has JPEG files, any other WebP files.
 */
type Format = 'avif' | 'webp' | 'jpg';
type PictureSource = { type: string; srcSet: string };

const pictureWidths = [320, 640, 1080] as const;
/** The name of products whose picture is still missing. */
export const NO_PICTURE = 'no-picture';

const UPLOADS = 'uploads/';
const types: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const project = ((import.meta.env['VITE_SUPABASE_URL'] as string | undefined) ?? '').replace(/\/$/, '');
const bucket = `${project}/storage/v1/object/public/product-pictures`;

const isJpeg = (name: string): boolean => name.startsWith(UPLOADS) && name.endsWith('-jpeg');

function formatsOf(name: string): Format[] {
  if (!name.startsWith(UPLOADS)) return ['avif', 'webp'];
  return [isJpeg(name) ? 'jpg' : 'webp'];
}

const fileOf = (name: string, width: number, format: Format): string =>
  name.startsWith(UPLOADS)
    ? `${bucket}/${name.slice(UPLOADS.length)}-${width}.${format}`
    : `/pictures/${name}-${width}.${format}`;

/** The address of one file of a picture, in the format that every browser shows. */
export function pictureAddress(name: string, width: (typeof pictureWidths)[number]): string {
  return fileOf(name, width, isJpeg(name) ? 'jpg' : 'webp');
}

/**
 * The sources of a `<picture>`, the smallest format first. To save data each file stands in for the next larger one and
 * the largest is left out: a quarter of the bytes, a little softer on a sharp screen.
 */
export function pictureSources(name: string, isSaving = false): PictureSource[] {
  const files = isSaving ? pictureWidths.slice(0, -1) : pictureWidths;
  return formatsOf(name).map((format) => ({
    type: types[format],
    srcSet: files
      .map((width, at) => `${fileOf(name, width, format)} ${isSaving ? pictureWidths[at + 1] : width}w`)
      .join(', '),
  }));
}
