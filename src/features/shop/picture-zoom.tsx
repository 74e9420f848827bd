import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';

import type { ProductDetail, ProductOption, ProductPicture } from '../../entities/products/product.ts';
import { lazyPart } from '../../start/later.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';

const LargePicture = lazyPart(async () => (await import('./large-picture.tsx')).LargePicture);

/** Marks a step of the history that only opened the large picture, so that a step back closes it. */
const ZOOM_STEP = { picture: 'large' };
const isZoomStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'picture' in state && state.picture === ZOOM_STEP.picture;

interface PictureZoomProps {
  pictures: readonly ProductPicture[];
  /** The place of the one that is shown on the page. */
  shown?: number;
  /** Called when another one is shown in large. */
  onShow?: (index: number) => void;
}

/** A button in the corner of a picture that opens it, and those beside it, as large as the screen. */
export function PictureZoom({ pictures, shown = 0, onShow }: PictureZoomProps) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <button
        type="button"
        aria-label={t('Enlarge the picture')}
        onClick={() => void navigate(pathname + search, { state: ZOOM_STEP, preventScrollReset: true })}
        className="border-line bg-surface/90 text-ink absolute right-3 bottom-3 grid size-11 place-items-center rounded-full border shadow-md"
      >
        <SearchIcon className="size-5" />
      </button>
      {isZoomStep(state) && (
        <Suspense>
          <LargePicture pictures={pictures} first={shown} onShow={onShow} onClose={() => void navigate(-1)} />
        </Suspense>
      )}
    </>
  );
}

/** How wide a picture is shown on the product page; said a little smaller on a phone, see `ResponsivePicture`. */
export const GALLERY_SIZES = '(min-width: 1152px) 524px, (min-width: 768px) 46vw, 88vw';

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
