import { describe, expect, it } from 'vitest';

import { pictureAddress, pictureSources } from './picture-address.ts';

describe('where pictures are', () => {
  it('finds a drawn picture among the site’s files, in both formats', () => {
    expect(pictureAddress('neem', 640)).toBe('/pictures/neem-640.webp');
    expect(pictureSources('neem').map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  });

  it('finds an uploaded picture in the bucket, as WebP', () => {
    expect(pictureSources('uploads/ab12')).toEqual([
      {
        type: 'image/webp',
        srcSet: [320, 640, 1080]
          .map((width) => `/storage/v1/object/public/product-pictures/ab12-${width}.webp ${width}w`)
          .join(', '),
      },
    ]);
  });

  it('or as JPEG, where the browser that sent it writes no WebP', () => {
    expect(pictureAddress('uploads/ab12-jpeg', 320)).toBe(
      '/storage/v1/object/public/product-pictures/ab12-jpeg-320.jpg',
    );
  });
});
