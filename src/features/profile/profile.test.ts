import { describe, expect, it } from 'vitest';

import { centred, cropSquare, isPicture, openPicture, pull } from './avatar.queries.ts';
import { dataFileName } from './data-tab.tsx';
import { waitsFor } from './delete-dialog.tsx';
import { checkDetails, type Details, startingDetails } from './details-form.tsx';
import { deviceWords, isHandheld } from './security-tab.tsx';

const saved = {
  full_name: null,
  avatar_path: null,
  phone: '254712345678',
  county: 'Kisumu',
  language: 'sw',
} as const;
const typed: Details = { name: 'Asha', phone: ' 0110 123 456 ', county: '', language: 'en' };
const anyName = (name: string) => ({ value: name.trim(), problem: null });

describe('the form', () => {
  it('starts with what was saved, and with the name of the account', () => {
    expect(startingDetails(saved, 'Asha Mwangi')).toEqual({
      name: 'Asha Mwangi',
      phone: '0712 345 678',
      county: 'Kisumu',
      language: 'sw',
    });
    expect(startingDetails({ ...saved, full_name: 'Asha M.' }, 'Asha Mwangi').name).toBe('Asha M.');
  });

  it('saves phones in one form and what is empty as nothing', () => {
    expect(checkDetails(typed, anyName).changes).toEqual({
      full_name: 'Asha',
      phone: '254110123456',
      county: null,
      language: 'en',
    });
    expect(checkDetails({ ...typed, phone: ' ' }, anyName).changes?.phone).toBeNull();
  });

  it('names the first field that has to be mended', () => {
    const refused = checkDetails({ ...typed, phone: '123' }, () => ({ value: null, problem: 'No name' }));
    expect(refused.problem).toEqual({ field: 'name', message: 'No name' });
    expect(checkDetails({ ...typed, phone: '020 123 4567' }, anyName).problem?.field).toBe('phone');
  });
});

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

describe('device words', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0';

  it.each([
    [`Mozilla/5.0 (Linux; Android 14; TECNO KI5) ${chrome} Mobile Safari/537.36`, 'Chrome on Android', true],
    [
      `Mozilla/5.0 (Linux; Android 13; SM-A055F) ${chrome} SamsungBrowser/27.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
      true,
    ],
    [`Mozilla/5.0 (Linux; U; Android 12) ${chrome} Mobile Safari/537.36 OPR/80.0`, 'Opera on Android', true],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
      true,
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
      true,
    ],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/143.0`, 'Edge on Windows', false],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux', false],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari on Mac',
      false,
    ],
    ['curl/8.5', 'Unknown device', false],
    [null, 'Unknown device', false],
  ])('names %s', (userAgent, words, handheld) => {
    expect(deviceWords(userAgent)).toBe(words);
    expect(isHandheld(userAgent)).toBe(handheld);
  });
});

it('names the file by the day in Nairobi', () => {
  expect(dataFileName(new Date('2026-11-21T20:59:00Z'))).toBe('mizizi-data-2026-11-21.json');
  expect(dataFileName(new Date('2026-11-21T21:00:00Z'))).toBe('mizizi-data-2026-11-22.json');
});

it.each([
  ['paid', 'delivered', 'it is being returned'],
  ['unpaid', 'placed', 'it is not finished; you can still cancel it'],
  ['awaiting', 'placed', 'it is not finished; you can still cancel it'],
  ['paid', 'placed', 'it is about to be sent'],
  ['unpaid', 'packed', 'it is about to be sent'],
  ['paid', 'dispatched', 'it is on its way'],
  ['needs_review', 'placed', 'we are checking its payment'],
  ['refund_due', 'cancelled', 'we still owe you money'],
])('an order that is %s and %s is waited for', (paymentState, fulfilmentState, words) => {
  const returnState = fulfilmentState === 'delivered' ? 'requested' : 'none';
  expect(waitsFor({ id: '1', number: 'MZ-222222', paymentState, fulfilmentState, returnState })).toBe(words);
});
