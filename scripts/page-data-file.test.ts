import { expect, it } from 'vitest';

import { pageData } from './page-data-file.ts';

it('leaves small data in the page, where they cannot end their block', () => {
  expect(pageData('/faq', { text: '</script>' })).toEqual({
    html: '<script type="application/json" id="page-data">{"text":"\\u003c/script>"}</script>',
  });
});

it('gives large data a file of their own, named after the page and what is in it', () => {
  const large = (text: string) => pageData('/herbs/neem', { text: text.repeat(9_000) });
  const { html, file } = large('a');
  expect(file?.name).toMatch(/^page-data\/herbs-neem-[0-9a-f]{16}\.json$/);
  expect(JSON.parse(file?.text ?? '')).toEqual({ text: 'a'.repeat(9_000) });
  expect(html).toBe(`<script type="application/json" id="page-data" data-from="/${file?.name}"></script>`);
  expect(large('b').file?.name).not.toBe(file?.name);
});

it('names the file of the start page too', () => {
  expect(pageData('/', { text: 'a'.repeat(9_000) }).file?.name).toMatch(/^page-data\/start-/);
});
