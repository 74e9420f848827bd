import { cn } from '../lib/cn.ts';
import { useSavingData } from '../lib/device.ts';
import { Sprig } from './sprig.tsx';

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

type ResponsivePictureProps = {
  /** The base name of a drawn picture, or `uploads/…` for one of the shop's own photographs. */
  name: string;
  alt: string;
  /**
   * How wide the picture is shown, as in the `sizes` attribute. Where one pixel more asks for a file twice as heavy, say a
   * twentieth less: a card of 190 px on a phone of 1.75 wants 332 px, and nobody sees that it gets 320.
   */
  sizes: string;
  /** True for the one picture that the first view is about. */
  priority?: boolean;
  /** True for further pictures of the first view: fetched without waiting for the layout, but not ahead of others. */
  eager?: boolean;
  className?: string;
};

/** A square picture in the size and format the screen needs. */
export function ResponsivePicture({
  name,
  alt,
  sizes,
  priority = false,
  eager = priority,
  className,
}: ResponsivePictureProps) {
  const isSaving = useSavingData();
  if (name === NO_PICTURE)
    return (
      <span className={cn('bg-leaf-50 grid aspect-square w-full place-items-center', className)}>
        <Sprig className="h-2/3" />
        <span className="sr-only">{alt}</span>
      </span>
    );
  const sources = pictureSources(name, isSaving);
  const shownByAll = sources.pop(); // the picture's own, without an element more
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        srcSet={shownByAll?.srcSet}
        sizes={sizes}
        src={pictureAddress(name, isSaving ? 320 : 640)}
        alt={alt}
        width={640}
        height={640}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        className={cn('aspect-square h-auto w-full bg-sunk object-cover', className)}
      />
    </picture>
  );
}
