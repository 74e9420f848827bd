// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { fitPhoto, preparePhoto } from './return-fields.tsx';

afterEach(() => vi.unstubAllGlobals());

it('stores photos with a long side of at most 1600 pixels', () => {
  expect(fitPhoto(4000, 3000)).toEqual({ width: 1600, height: 1200 });
  expect(fitPhoto(800, 600)).toEqual({ width: 800, height: 600 });
  expect(fitPhoto(1, 9000)).toEqual({ width: 1, height: 1600 });
});

it('refuses what is too large or no picture, whatever it is called', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  const large = new File([new Uint8Array(26 * 1024 * 1024)], 'photo.jpg', { type: 'image/jpeg' });
  await expect(preparePhoto(large)).rejects.toThrow('larger than 25 MB');
  const disguised = new File(['<script>'], 'photo.jpg', { type: 'image/jpeg' });
  await expect(preparePhoto(disguised)).rejects.toThrow('cannot read this file');
});
