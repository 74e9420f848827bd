import type { ProductDetail, ProductOption, ProductPicture } from './product.ts';

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
