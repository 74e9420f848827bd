import { describe, expect, it } from 'vitest';

import { criticalCss, readStylesheet } from './critical-css.ts';

const critical = (css: string, body: string): string =>
  criticalCss(readStylesheet(css), `<!doctype html><html><body>${body}</body></html>`);

describe('rules', () => {
  it('keeps what the page may show and nothing else', () => {
    const css = '.a{top:0}.b{top:1px}#c{top:2px}#d{top:3px}p{top:4px}ul{top:5px}*{top:6px}';
    expect(critical(css, '<p class="a" id="c"></p>')).toBe('.a{top:0}#c{top:2px}p{top:4px}*{top:6px}');
  });

  it('keeps the selectors of a list that are used', () => {
    expect(critical('h1,h2,.x{top:0}', '<h2></h2>')).toBe('h2{top:0}');
  });

  it('reads class names as Tailwind and React write them', () => {
    const css = String.raw`.md\:w-1\/2{top:0}a.\[a\&\]\:hover\:b:hover{top:1px}.\[\&\>p\]\:c>p{top:2px}`;
    const body = '<a class="md:w-1/2 [a&amp;]:hover:b"></a><div class="[&amp;&gt;p]:c"><p></p></div>';
    expect(critical(css, body)).toBe(css);
  });

  it('asks for all parts of a selector, and for one of those in :is and :where', () => {
    const css =
      '.a .b{top:0}.a .x{top:1px}:is(.x,.a) b{top:2px}:where(.x,.y) b{top:3px}.a:has(.x){top:4px}.a:not(.x){top:5px}';
    expect(critical(css, '<p class="a"><b class="b"></b></p>')).toBe(
      '.a .b{top:0}:is(.x,.a) b{top:2px}.a:not(.x){top:5px}',
    );
  });

  it('keeps every state of what is there', () => {
    const css =
      'a:hover{top:0}a:focus-visible{top:1px}a::before{top:2px}:disabled{top:3px}li:nth-child(odd){top:4px}';
    expect(critical(css, '<li><a></a></li>')).toBe(css);
  });

  it('keeps what the document is told before the app runs, and what a browser opens', () => {
    const css = '.dark p{top:0}.light p{top:1px}[data-session] p{top:2px}details[open]{top:3px}';
    expect(critical(css, '<details><p></p></details>')).toBe(css);
  });

  it('compares attributes by name, and by value where that is asked', () => {
    const css = '[aria-current=page]{top:0}[aria-current=step]{top:1px}[hidden]{top:2px}[title]{top:3px}';
    expect(critical(css, '<p aria-current="page" hidden></p>')).toBe(
      '[aria-current=page]{top:0}[hidden]{top:2px}',
    );
  });

  it('leaves out parts of fields that the page has not', () => {
    const css = '::placeholder{top:0}::file-selector-button{top:1px}::-webkit-datetime-edit{top:2px}';
    expect(critical(css, '<input type="file">')).toBe('::file-selector-button{top:1px}');
  });
});

describe('around the rules', () => {
  it('keeps the order of layers, empty ones too', () => {
    const css = '@layer base{ul{top:0}}@layer utilities{.a{top:1px}}';
    expect(critical(css, '<p class="a"></p>')).toBe('@layer base;@layer utilities{.a{top:1px}}');
  });

  it('keeps media, container and supports blocks that hold something', () => {
    const css =
      '@media (width>=40rem){.a{top:0}.b{top:1px}}@container (width>=9rem){.b{top:2px}}@supports (top:0){.a{top:3px}}';
    expect(critical(css, '<p class="a"></p>')).toBe(
      '@media (width>=40rem){.a{top:0}}@supports (top:0){.a{top:3px}}',
    );
  });

  it('leaves out what is for paper', () => {
    expect(critical('@media print{p{top:0}}', '<p></p>')).toBe('');
  });

  it('keeps fonts', () => {
    const css = '@font-face{font-family:F;src:url(/f.woff2)}';
    expect(critical(css, '')).toBe(css);
  });
});

describe('what rules read', () => {
  it('keeps custom properties that are read, also by others, in every theme', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:2px}.dark{--b:3px;--c:4px}p{top:var(--a)}ul{top:var(--c)}';
    expect(critical(css, '<p></p>')).toBe(':root{--a:var(--b);--b:1px}.dark{--b:3px}p{top:var(--a)}');
  });

  it('keeps custom properties of inline styles', () => {
    expect(critical(':root{--a:1px;--b:2px}', '<p style="top:var(--b)"></p>')).toBe(':root{--b:2px}');
  });

  it('keeps @property and keyframes only when they are read', () => {
    const css =
      '.a{animation:var(--rise);top:var(--x)}:root{--rise:rise 1s}@property --x{syntax:"*";inherits:false}' +
      '@property --y{syntax:"*";inherits:false}@keyframes rise{from{top:var(--z)}}@keyframes spin{to{top:0}}:root{--z:1px}';
    expect(critical(css, '<p class="a"></p>')).toBe(
      '.a{animation:var(--rise);top:var(--x)}:root{--rise:rise 1s}@property --x{syntax:"*";inherits:false}' +
        '@keyframes rise{from{top:var(--z)}}:root{--z:1px}',
    );
  });
});

it('refuses a stylesheet that cannot be read', () => {
  expect(() => readStylesheet('a{')).toThrow('Unclosed block');
});
