import { expect, type Page, test } from '@playwright/test';

const PAGES = ['/', '/shop', '/product/1', '/herbs/neem', '/auth', '/nutrition-knowledge/iron-from-food'];
const WIDTHS = [360, 1280];
const THEMES = ['light', 'dark'];

type Looks = { name: string; box: string; styles: string }[];

declare global {
  interface Window {
    /** What `keepLooks` keeps in a page, by the name it was given. */
    looks?: Partial<Record<string, Looks>>;
  }
}

/**
 * Keeps in the page what its browser computed for the elements that are shown and for what stands before, after and
 * behind them: megabytes, of which only the differences are wanted here. Custom properties do not count: those that
 * nothing reads are left out of the first styles. Answers how many elements there are.
 */
function keepLooks(page: Page, name: string): Promise<number> {
  return page.evaluate((kept) => {
    // What lies below is drawn when the browser thinks of it.
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('.rendered-near { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [drawn];
    // With less motion every change takes a millisecond, in which an element still has its former looks.
    for (let moving = document.getAnimations(); moving.length > 0; moving = document.getAnimations())
      for (const animation of moving) animation.finish();
    const properties = Array.from(getComputedStyle(document.body)).filter((each) => !each.startsWith('--'));
    const written = (style: CSSStyleDeclaration): string =>
      properties.map((property) => `${property}:${style.getPropertyValue(property)}`).join(';');
    const partsOf = (element: Element): string[] => [
      ...['::before', '::after'].filter((part) => getComputedStyle(element, part).content !== 'none'),
      ...(element.matches('dialog') ? ['::backdrop'] : []),
      ...(element.matches('input,textarea') ? ['::placeholder'] : []),
    ];
    const looks: Looks = [document.documentElement, ...document.body.querySelectorAll('*'), document.body]
      .filter((element) => !element.matches('script') && element.parentElement?.checkVisibility() !== false)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const styles = [undefined, ...partsOf(element)].map((part) =>
          written(getComputedStyle(element, part)),
        );
        return {
          name: `<${element.localName} class="${element.getAttribute('class') ?? ''}">`,
          box: [x, y, width, height].join(' '),
          styles: styles.join('|'),
        };
      });
    window.looks = { ...window.looks, [kept]: looks };
    return looks.length;
  }, name);
}

/** The first differences between two kept looks in words, so that a failure says what is missing. */
function differences(page: Page, names: { before: string; after: string }): Promise<string[]> {
  return page.evaluate(({ before: first, after: last }) => {
    const { [first]: before = [], [last]: after = [] } = window.looks ?? {};
    if (before.length !== after.length) return [`${before.length} elements became ${after.length}`];
    return before.flatMap((one, at) => {
      const other = after[at];
      if (!other || (one.box === other.box && one.styles === other.styles)) return [];
      const parts = other.styles.split(/[;|]/);
      const changed = one.styles
        .split(/[;|]/)
        .flatMap((part, place) => (part === parts[place] ? [] : [`${part} → ${parts[place]}`]));
      return [`${one.name} at ${one.box} → ${other.box}: ${changed.slice(0, 3).join(', ')}`];
    });
  }, names);
}

const SCRIPTS = /\/assets\/.*\.js$/;
const STYLESHEETS = /\/assets\/.*\.css$/;

/** A page as it is before its scripts and its whole stylesheet arrive. */
async function openAsleep(page: Page, path: string): Promise<void> {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.route(STYLESHEETS, (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

/** Adds the whole stylesheet as the starter script does; scripts that are asked for only now stay away. */
async function addWholeStylesheet(page: Page): Promise<void> {
  await page.unroute(STYLESHEETS);
  await page.evaluate(async () => {
    const kept = document.querySelector('noscript')?.textContent ?? '';
    const href = /href="([^"]+)"/.exec(kept)?.[1];
    if (!href) throw new Error('The page does not name its stylesheet');
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `${href}?again`;
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
      document.head.append(link);
    });
  });
}

/** A window of that width in that theme, as the starter script puts it on the page. */
async function show(page: Page, { width, theme }: { width: number; theme: string }): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((chosen) => {
    document.documentElement.className = chosen;
  }, theme);
}

const VIEWS = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })));

for (const path of PAGES)
  test(`${path} looks the same before the whole stylesheet arrives, narrow and wide, light and dark`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openAsleep(page, path);
    await expect(page.locator('html')).toHaveAttribute('class', 'dark');
    for (const view of VIEWS) {
      await show(page, view);
      expect(await keepLooks(page, `${view.width} ${view.theme} before`)).toBeGreaterThan(50);
    }
    await addWholeStylesheet(page);
    for (const view of VIEWS) {
      const name = `${view.width} ${view.theme}`;
      await show(page, view);
      await keepLooks(page, `${name} after`);
      expect(await differences(page, { before: `${name} before`, after: `${name} after` }), name).toEqual([]);
    }
  });

for (const [what, rule, found] of [
  ['rule', /\.rounded-lg\{[^}]*\}/, /rounded-lg.* border-/],
  ['colour', /(?<=\.dark\{)--color-paper:[^;]*;/, /<header .*background-color.*\n(.*\n)*<body/],
] as const)
  test(`the comparison notices a ${what} that is missing`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openAsleep(page, '/auth');
    await page.evaluate((missing) => {
      const style = document.getElementById('first-styles');
      if (!style) throw new Error('The page has no first styles');
      style.textContent = style.textContent.replace(missing, '');
    }, rule);
    await keepLooks(page, 'before');
    await addWholeStylesheet(page);
    await keepLooks(page, 'after');
    expect((await differences(page, { before: 'before', after: 'after' })).join('\n')).toMatch(found);
  });

test('the app is hydrated with the whole stylesheet, and not without it', async ({ page }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  const main = page.waitForResponse(/\/assets\/index-.*\.js$/);
  await page.goto('/shop', { waitUntil: 'commit' });
  await main;
  await page.waitForTimeout(1_000);
  expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
  letGo();
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  // Parts that come later find it there.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await page.locator('link[rel="stylesheet"]').count()).toBe(1);
});

test('a page whose stylesheet is lost stays readable and comes alive with the connection', async ({
  page,
}) => {
  const stylesheet = /\/assets\/.*\.css$/;
  await page.route(stylesheet, (route) => route.abort());
  const warned = page.waitForEvent('console', (message) =>
    message.text().includes('The app could not start'),
  );
  await page.goto('/faq');
  await warned;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(stylesheet);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page gets the whole stylesheet', async ({ page }) => {
    const stylesheet = page.waitForResponse(/\/assets\/.*\.css$/);
    await page.goto('/shop');
    expect((await stylesheet).status()).toBe(200);
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
  });
});
