import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';

import { swahiliClock } from '../../supabase/functions/_shared/kiswahili/clock.ts';
import { LANGUAGE_KEY } from './language.ts';

type Message =
  | 'Cart'
  | 'Hello {name}'
  | '{n} item of {shop}'
  | '{n} items of {shop}'
  | 'Read the <a>terms</a> of {shop}.';

const kiswahili = {
  Cart: 'Kikapu',
  'Hello {name}': 'Hujambo {name}',
  '{n} item of {shop}': 'Bidhaa {n} ya {shop}',
  '{n} items of {shop}': 'Bidhaa {n} za {shop}',
  'Read the <a>terms</a> of {shop}.': 'Soma <a>masharti</a> ya {shop}.',
};

/** The translator as it starts on a device that speaks this language. */
async function speaking(
  stored: string | null,
  load = () => Promise.resolve<Record<string, string>>(kiswahili),
) {
  vi.resetModules();
  localStorage.clear();
  if (stored) localStorage.setItem(LANGUAGE_KEY, stored);
  const { translator } = await import('./translator.ts');
  const { t, ready } = translator<Message>(load);
  await ready;
  return t;
}

const html = (node: React.ReactNode): string => renderToStaticMarkup(createElement('p', null, node));
const link = (words: React.ReactNode) => createElement('a', { href: '/terms' }, words);

describe('translator', () => {
  afterEach(() => vi.restoreAllMocks());

  it('says in English what is written, and fetches nothing', async () => {
    const load = vi.fn<() => Promise<typeof kiswahili>>().mockResolvedValue(kiswahili);
    const t = await speaking(null, load);
    expect(t('Cart')).toBe('Cart');
    expect(t('Hello {name}', { name: 'Wanjiku' })).toBe('Hello Wanjiku');
    expect(t.count(1, '{n} item of {shop}', '{n} items of {shop}', { shop: 'Mizizi' })).toBe(
      '1 item of Mizizi',
    );
    expect(t.count(0, '{n} item of {shop}', '{n} items of {shop}', { shop: 'Mizizi' })).toBe(
      '0 items of Mizizi',
    );
    expect(load).not.toHaveBeenCalled();
  });

  it('says it in Kiswahili where the device does', async () => {
    const t = await speaking('sw');
    expect(t('Cart')).toBe('Kikapu');
    expect(t.count(2, '{n} item of {shop}', '{n} items of {shop}', { shop: 'Mizizi' })).toBe(
      'Bidhaa 2 za Mizizi',
    );
    expect(html(t.rich('Read the <a>terms</a> of {shop}.', { a: link }, { shop: 'Mizizi' }))).toBe(
      '<p>Soma <a href="/terms">masharti</a> ya Mizizi.</p>',
    );
    expect(t.known('Cart')).toBe('Kikapu');
    expect(t.known('Something of the server')).toBe('Something of the server');
  });

  it('follows the device until somebody chooses', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('sw-TZ');
    expect((await speaking(null))('Cart')).toBe('Kikapu');
    expect((await speaking('en'))('Cart')).toBe('Cart');
    expect((await speaking('klingon'))('Cart')).toBe('Kikapu');
  });

  it('stays in English when the words cannot be fetched', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const t = await speaking('sw', () => Promise.reject(new Error('no connection')));
    expect(t('Hello {name}', { name: 'Otieno' })).toBe('Hello Otieno');
    expect(warned).toHaveBeenCalledOnce();
  });

  it('knows which values and tags a message takes', async () => {
    const t = await speaking(null);
    expectTypeOf(t<'Cart'>).parameters.toEqualTypeOf<['Cart']>();
    // @ts-expect-error the name is missing
    expect(t('Hello {name}')).toBe('Hello {name}');
    // @ts-expect-error nothing of the kind is in the catalogue
    expect(t('Basket')).toBe('Basket');
    // @ts-expect-error the tag is missing
    expect(html(t.rich('Read the <a>terms</a> of {shop}.', {}, { shop: 'Mizizi' }))).toBe(
      '<p>Read the terms of Mizizi.</p>',
    );
  });
});

it.each([
  [7, 0, 'saa 1 asubuhi'],
  [9, 30, 'saa 3:30 asubuhi'],
  [12, 0, 'saa 6 mchana'],
  [14, 5, 'saa 8:05 mchana'],
  [18, 45, 'saa 12:45 jioni'],
  [19, 0, 'saa 1 usiku'],
  [0, 0, 'saa 6 usiku'],
  [5, 15, 'saa 11:15 alfajiri'],
  [6, 0, 'saa 12 asubuhi'],
])('%d:%d is %s', (hour, minute, text) => expect(swahiliClock(hour, minute)).toBe(text));

it('stands beside the time only where the app speaks Kiswahili', async () => {
  vi.resetModules();
  expect((await import('./language.ts')).timeText('14:05')).toBe('14:05');
  vi.resetModules();
  localStorage.setItem(LANGUAGE_KEY, 'sw');
  const { timeText } = await import('./language.ts');
  expect(timeText('14:05')).toBe('14:05 (saa 8:05 mchana)');
  expect(timeText('soon')).toBe('soon');
  const { formatDate, formatDateTime } = await import('../lib/format.ts');
  expect(formatDateTime('2026-11-21T03:05:00Z')).toBe('21 Nov, 06:05 (saa 12:05 asubuhi)');
  expect(['2026-03-05', '2026-05-05', '2026-08-05', '2026-10-05', '2026-12-05'].map(formatDate)).toEqual([
    '5 Mac 2026',
    '5 Mei 2026',
    '5 Ago 2026',
    '5 Okt 2026',
    '5 Des 2026',
  ]);
  const { monthName } = await import('../lib/format.ts');
  expect(monthName('2026-08')).toBe('Agosti 2026');
});
