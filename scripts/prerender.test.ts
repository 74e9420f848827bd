import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ResponsivePicture } from '../src/ui/picture.tsx';
import { firstPicture } from './prerender.ts';

const picture = (name: string, priority: boolean): string =>
  renderToStaticMarkup(createElement(ResponsivePicture, { name, alt: '', sizes: '46vw', priority }));

test('the one picture with priority is fetched from the head of the page, as its element will ask for it', () => {
  const body = picture('neem', false) + picture('moringa', true) + picture('ginger', false);
  expect(firstPicture(body)).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/pictures/moringa-320.avif 320w, ' +
      '/pictures/moringa-640.avif 640w, /pictures/moringa-1080.avif 1080w" imagesizes="46vw" fetchpriority="high">',
  );
});

test('a page whose first view is text has none', () => {
  expect(firstPicture(picture('neem', false))).toBe('');
  expect(firstPicture('<main>Words</main>')).toBe('');
});
