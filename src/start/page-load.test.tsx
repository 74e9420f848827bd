import { render, screen, waitFor, act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';

import { setLinkWarmer, warmLink } from '../ui/link.tsx';
import { Later, lazyPart, useRenderRest } from './later.tsx';
import { fetchCode, type PageData, readPageData, warmLinks, wholeStylesheet } from './page-parts.ts';

describe('settled', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
  });

  const watch = async (): Promise<{ done: boolean }> => {
    const { settled } = await import('./later.tsx');
    const state = { done: false };
    void settled.then(() => (state.done = true));
    return state;
  };

  it('waits until a page has long settled', async () => {
    const state = await watch();
    await vi.advanceTimersByTimeAsync(2499);
    expect(state.done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(state.done).toBe(true);
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'scroll'])('begins at once with a %s', async (move) => {
    const state = await watch();
    document.body.dispatchEvent(new Event(move));
    await vi.advanceTimersByTimeAsync(0);
    expect(state.done).toBe(true);
  });
});

describe('rest', () => {
  function Page() {
    useRenderRest();
    return (
      <>
        <p className="rendered-near">First</p>
        <p className="rendered-near">Second</p>
        <p>Third</p>
      </>
    );
  }

  afterEach(() => delete document.documentElement.dataset['rendered']);

  test('lays out what waits once the page has time, and tells pages that come later', async () => {
    render(<Page />);
    expect(document.documentElement.dataset['rendered']).toBeUndefined();
    await waitFor(() => expect(document.documentElement.dataset['rendered']).toBe(''));
    for (const text of ['First', 'Second'])
      expect(screen.getByText(text).getAttribute('style')).toContain('content-visibility: visible');
    expect(screen.getByText('Third').getAttribute('style')).toBeNull();
  });

  test('takes the cards of a list some at a time', async () => {
    let worked = 0;
    vi.stubGlobal('requestIdleCallback', (work: () => void) => {
      worked += 1;
      setTimeout(work);
    });
    function Shop() {
      useRenderRest();
      return (
        <ul>
          {Array.from({ length: 10 }, (_, index) => (
            <li key={index} className="rendered-near" />
          ))}
        </ul>
      );
    }
    render(<Shop />);
    await waitFor(() => expect(document.documentElement.dataset['rendered']).toBe(''));
    for (const card of screen.getAllByRole('listitem')) expect(card.style.contentVisibility).toBe('visible');
    expect(worked).toBe(4); // three times for the cards, once to see that all are rendered
    vi.unstubAllGlobals();
  });
});

it('shows what waits to be settled with the first move, its place until then', async () => {
  render(
    <Later when="settled" place={<p>Place</p>}>
      <p>Part</p>
    </Later>,
  );
  expect(screen.getByText('Place')).toBeVisible();
  await act(async () => void dispatchEvent(new Event('pointerdown')));
  expect(await screen.findByText('Part')).toBeVisible();
  expect(screen.queryByText('Place')).toBeNull();
});

it('shows what stands for a part that cannot be fetched', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const Part = lazyPart(() => Promise.reject(new Error('No connection')), { missing: () => <p>Missing</p> });
  render(
    <Later when="hydrated">
      <Part />
    </Later>,
  );
  expect(await screen.findByText('Missing')).toBeVisible();
});

const data: PageData = { path: '/shop', queries: { mutations: [], queries: [] }, route: 0 };

afterEach(() => {
  delete window.pageData;
  delete window.wholeStyles;
  document.body.replaceChildren();
});

it('finds nothing on a page that was not prerendered', async () => {
  expect(await readPageData()).toBeNull();
});

it('reads what the page carries', async () => {
  document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>`;
  expect(await readPageData()).toEqual(data);
});

it('waits for what lies in a file of its own', async () => {
  document.body.innerHTML =
    '<script type="application/json" id="page-data" data-from="/page-data/a.json"></script>';
  window.pageData = Promise.resolve(data);
  expect(await readPageData()).toEqual(data);
});

it('fails when that file did not come', async () => {
  window.pageData = Promise.resolve(undefined);
  await expect(readPageData()).rejects.toThrow('data of the page');
});

it('does not wait on a page that came with the whole stylesheet', async () => {
  await expect(wholeStylesheet()).resolves.toBeUndefined();
});

it('waits until the stylesheet is there', async () => {
  let arrive = (_came: boolean): void => undefined;
  window.wholeStyles = new Promise((resolve) => {
    arrive = resolve;
  });
  const told: string[] = [];
  const waiting = wholeStylesheet().then(() => told.push('hydrated'));
  await Promise.resolve();
  told.push('arrived');
  arrive(true);
  await waiting;
  expect(told).toEqual(['arrived', 'hydrated']);
});

it('fails when the stylesheet does not come', async () => {
  window.wholeStyles = Promise.resolve(false);
  await expect(wholeStylesheet()).rejects.toThrow('stylesheet');
});

const Found = () => null;
const module = { Component: Found };

it('has the code of a prerendered page in place', async () => {
  const route = { path: '/shop', load: () => Promise.resolve(module) };
  await fetchCode(route, undefined);
  expect(route).toMatchObject({ module });
});

it('fetches the code of the page behind a link, whatever its query, and leaves unknown ones alone', () => {
  const fetched: string[] = [];
  const page = (path: string) => ({
    path,
    load: () => {
      fetched.push(path);
      return path === '/shop' ? Promise.reject(new Error('No connection')) : Promise.resolve(module);
    },
  });
  warmLinks([page('/shop'), page('/product/:id')]);
  warmLink('/product/7?option=2#dose');
  warmLink('/shop');
  warmLink('/nowhere');
  setLinkWarmer(() => {});
  expect(fetched).toEqual(['/product/:id', '/shop']);
});
