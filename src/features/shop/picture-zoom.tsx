import { Suspense, useState } from 'react';

import type { ProductDetail, ProductOption, ProductPicture } from '../../entities/products/product.ts';
import { lazyPart } from '../../start/later.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';

const LargePicture = lazyPart(async () => (await import('./large-picture.tsx')).LargePicture);

/** A button in the corner of a picture that shows it as large as the screen allows. */
export function PictureZoom({ picture }: { picture: ProductPicture }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t('Enlarge the picture')}
        onClick={() => setOpen(true)}
        className="border-line bg-surface/90 text-ink absolute right-3 bottom-3 grid size-11 place-items-center rounded-full border shadow-md"
      >
        <SearchIcon className="size-5" />
      </button>
      {open && (
        <Suspense>
          <LargePicture picture={picture} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** How wide a picture is shown on the product page. */
export const GALLERY_SIZES = '(min-width: 1152px) 524px, (min-width: 768px) 46vw, 94vw';

/** The pictures of a product in their order: of the chosen option, of the product itself, further ones. Each once. */
export function galleryOf(
  chosen: ProductDetail,
  first: ProductOption | undefined,
  further: readonly ProductPicture[],
): ProductPicture[] {
  const all = [
    { picture: chosen.picture, alt: chosen.picture_alt },
    ...(first ? [{ picture: first.picture, alt: first.picture_alt }] : []),
    ...further,
  ];
  return all.filter(({ picture }, index) => all.findIndex((one) => one.picture === picture) === index);
}
