import { cn } from '../lib/cn.ts';

const widths = [320, 640, 1080];
const sources = (name: string, format: string): string =>
  widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');

type ResponsivePictureProps = {
  /** The base name of files in public/pictures. */
  name: string;
  alt: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
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
  return (
    <picture>
      <source type="image/avif" srcSet={sources(name, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources(name, 'webp')} sizes={sizes} />
      <img
        src={`/pictures/${name}-640.webp`}
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
