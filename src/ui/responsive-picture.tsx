import { cn } from '../lib/cn.ts';
import { useSavingData } from './data-saver.ts';
import { NO_PICTURE, pictureAddress, pictureSources } from './picture-address.ts';
import { Sprig } from './sprig.tsx';

type ResponsivePictureProps = {
  /** The base name of a drawn picture, or `uploads/…` for one of the shop's own photographs. */
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
