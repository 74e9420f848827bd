import { expect, type Locator, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';

/** The first screen of a cheap Android phone, and of a small laptop. */
const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

const edges = async (what: Locator): Promise<{ top: number; bottom: number }> => {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) };
};

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const alive = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

test('name, price, sizes, warning and buttons lie in the first screen @desktop', async ({ page }, info) => {
  const view = info.project.name === 'desktop' ? LAPTOP : PHONE;
  await page.setViewportSize(view);
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(
          window,
          'shift',
          Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/product/20', { waitUntil: 'networkidle' });
  await alive(page);
  const bar = await edges(page.locator('.buy-bar'));
  expect(bar.bottom).toBeLessThanOrEqual(view.height);
  for (const seen of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('group', { name: 'Options' }),
  ]) {
    expect((await edges(seen)).bottom).toBeLessThanOrEqual(bar.top);
  }
  const warning = page.getByRole('link', { name: /^Before you use it/ });
  const inBar = page.locator('.buy-bar');
  for (const part of [
    inBar.getByText('KSh 480'),
    warning,
    inBar.getByLabel('Quantity of Moringa Leaf Powder').first(),
    button(page, 'Add to cart'),
    button(page, 'Buy now'),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect((await edges(warning)).bottom).toBeLessThanOrEqual((await edges(button(page, 'Buy now'))).top);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
  await warning.click();
  await expect(page.getByRole('region', { name: 'Before you use it' })).toBeInViewport();
  await expectAccessible(page);
});

test('the bar that buys hides neither the focus nor the end of the page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/product/20', { waitUntil: 'networkidle' });
  await alive(page);
  const hidden = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('.buy-bar');
      if (!focused || !bar || bar.contains(focused) || focused.matches('body, main, .herbalist'))
        return false;
      const { top, bottom } = focused.getBoundingClientRect();
      const edge = bar.getBoundingClientRect().top;
      return top < innerHeight && bottom > edge + 1 && bottom - top < edge;
    });
  for (let step = 0; step < 45; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    expect(await hidden(), name).toBe(false);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = page.getByRole('contentinfo').getByRole('link').last();
  expect((await edges(last)).bottom).toBeLessThanOrEqual((await edges(page.locator('.buy-bar'))).top);
});

test('a whole product lies in the first screen of the shop', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/shop', { waitUntil: 'networkidle' });
  const card = await edges(page.getByRole('article').first());
  const places = await edges(page.getByRole('navigation', { name: 'Quick links' }));
  expect(card.bottom).toBeLessThanOrEqual(places.top);
});

test('the search suggests on every page, by keys and by touch', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await alive(page);
  const open = button(page, 'Search Mizizi');
  await open.click();
  const field = page.getByRole('combobox', { name: 'Search products, herbs and needs' });
  await expect(field).toBeFocused();

  await field.fill('morniga');
  await expect(page.getByRole('option', { name: /^Moringa Leaf Powder/ })).toBeVisible();
  await field.fill('presha');
  await expect(page.getByRole('option', { name: /^Hibiscus Flower Tea/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /Cold-Pressed/ })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Needs' }).getByRole('option')).toHaveCount(1);
  await expectAccessible(page);

  await page.keyboard.press('ArrowUp');
  const last = page.getByRole('option').last();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');

  await field.fill('moringa leaf');
  await page.getByRole('option', { name: /^Moringa Leaf Powder/ }).click();
  await page.waitForURL('/product/20');
  await open.click();
  await expect(page.getByRole('option', { name: 'moringa leaf' })).toBeVisible();
  await page.getByRole('button', { name: 'Forget these searches' }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});

test('pictures are swiped, made larger with two fingers, and a step back closes them', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/product/20');
  await alive(page);
  await button(page, 'Enlarge the picture').click();
  const picture = page.locator('dialog[open] [data-scale]');
  await expect(picture.getByRole('img')).toBeInViewport({ ratio: 1 });
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((x, id) => ({ x, y: 400, id })),
    });
  await touch('touchStart', 300);
  for (const x of [260, 220, 180, 140]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(page.getByText('2 of 3')).toBeVisible();
  await touch('touchStart', 150, 210);
  for (const apart of [20, 40, 60]) await touch('touchMove', 150 - apart, 210 + apart);
  await touch('touchEnd');
  await expect(picture).toHaveAttribute('data-scale', /^[2-4]/);
  await button(page, 'Make it smaller').click();
  await expect(picture).toHaveAttribute('data-scale', '1');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/product/20');
  await expect(button(page, 'Enlarge the picture')).toBeFocused();
  await expect(page.getByRole('list', { name: 'Picture 2 of 3' })).toBeVisible();
});
