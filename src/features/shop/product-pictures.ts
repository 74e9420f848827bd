import type { ProductDetail, ProductOption, ProductPicture } from './product.ts';

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
