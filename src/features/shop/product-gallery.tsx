import { useRef, useState } from 'react';

import type { ProductPicture } from '../../entities/products/product.ts';
import { cn } from '../../lib/cn.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { t } from '../../words/shop.ts';
import { GALLERY_SIZES, PictureZoom } from './picture-zoom.tsx';

const arrow =
  'border-line bg-surface/90 text-ink absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full border shadow-md disabled:opacity-0 max-md:hidden';

/** The pictures of a product: pushed sideways with a finger, the arrow keys, or on wide screens the arrows and the small pictures below. */
export function ProductGallery({ pictures }: { pictures: readonly ProductPicture[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const go = (index: number) => {
    const box = strip.current;
    if (box && index >= 0 && index < pictures.length) box.scrollTo({ left: index * box.clientWidth });
  };
  return (
    <section aria-label={t('Pictures')} aria-roledescription={t('carousel')} className="grid gap-3">
      <div className="relative">
        <ul
          ref={strip}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the arrow keys
          tabIndex={0}
          aria-label={t('Picture {n} of {total}', { n: shown + 1, total: pictures.length })}
          onScroll={({ currentTarget }) =>
            setShown(Math.round(currentTarget.scrollLeft / (currentTarget.clientWidth || 1)))
          }
          className="border-line flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain scroll-smooth rounded-2xl border shadow-sm"
        >
          {pictures.map(({ picture, alt }, index) => (
            <li key={picture} className="w-full shrink-0 snap-center">
              <ResponsivePicture
                name={picture}
                alt={alt}
                sizes={GALLERY_SIZES}
                priority={index === 0}
                className="max-md:aspect-3/2 max-md:object-[50%_65%]"
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          aria-label={t('Previous picture')}
          disabled={shown === 0}
          onClick={() => go(shown - 1)}
          className={cn(arrow, 'left-3')}
        >
          <ArrowLeftIcon />
        </button>
        <button
          type="button"
          aria-label={t('Next picture')}
          disabled={shown >= pictures.length - 1}
          onClick={() => go(shown + 1)}
          className={cn(arrow, 'right-3')}
        >
          <ArrowRightIcon />
        </button>
        <span
          aria-hidden="true"
          className="bg-surface/90 text-ink absolute bottom-3 left-3 rounded-full px-3 py-1 text-sm tabular-nums md:hidden"
        >
          {shown + 1} / {pictures.length}
        </span>
        <PictureZoom pictures={pictures} shown={shown} onShow={go} />
      </div>
      <ul className="flex gap-2 overflow-x-auto p-1 max-md:hidden">
        {pictures.map(({ picture, alt }, index) => (
          <li key={picture} className="shrink-0">
            <button
              type="button"
              aria-label={t('Show picture {n}: {alt}', { n: index + 1, alt })}
              aria-current={index === shown}
              onClick={() => go(index)}
              className={cn(
                'block w-16 overflow-hidden rounded-lg border-2',
                index === shown ? 'border-leaf-600' : 'border-transparent opacity-75',
              )}
            >
              <ResponsivePicture name={picture} alt="" sizes="64px" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
