import { describe, expect, it } from 'vitest';

import { centred, cropSquare, isPicture, openPicture, pull } from './avatar.queries.ts';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

describe('files', () => {
  it.each([
    [Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), true],
    [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), true],
    [text('RIFF\0\0\0\0WEBPVP8 '), true],
    [text('RIFF\0\0\0\0WAVEfmt '), false],
    [text('GIF89a'), false],
    [text('<svg xmlns='), false],
    [text('hello'), false],
    [new Uint8Array(), false],
  ])('are known by their first bytes', (bytes, known) => {
    expect(isPicture(bytes)).toBe(known);
  });

  it('are refused with a sentence', async () => {
    const disguised = new File(['not a picture at all'], 'me.png', { type: 'image/png' });
    await expect(openPicture(disguised)).rejects.toThrow('We cannot read this file as a picture.');
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'me.jpg', { type: 'image/jpeg' });
    await expect(openPicture(large)).rejects.toThrow('larger than 10 MB');
  });
});

describe('the square', () => {
  it('is the middle of the picture at first', () => {
    expect(cropSquare(1200, 800, centred)).toEqual({ left: 200, top: 0, side: 800 });
    expect(cropSquare(600, 900, centred)).toEqual({ left: 0, top: 150, side: 600 });
  });

  it('becomes smaller with the zoom and stays inside', () => {
    expect(cropSquare(1200, 800, { zoom: 2, x: 1, y: 0 })).toEqual({ left: 800, top: 0, side: 400 });
  });

  it('follows the hand', () => {
    const size = { width: 1200, height: 800 };
    // 288 pixels of the preview show 800 of the picture; there is room for 400 to the sides.
    expect(pull(size, centred, { x: 36, y: 36 }, 288)).toEqual({ zoom: 1, x: 0.25, y: 0.5 });
    expect(pull(size, centred, { x: -500, y: 0 }, 288).x).toBe(1);
    expect(pull(size, { ...centred, zoom: 2 }, { x: 0, y: 72 }, 288).y).toBe(0.25);
  });
});
