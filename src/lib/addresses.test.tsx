import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';

import { safePath } from './paths.ts';
import { useAskedSearch } from './use-asked-search.ts';

describe('the search of an address', () => {
  /** A list whose filters live in the address; each page of it takes until the test lets it in. */
  function open() {
    const waiting: (() => void)[] = [];
    let list: { latest: () => string; go: (search: string) => void } | undefined;
    function List() {
      const { latest, go } = useAskedSearch();
      list = { latest: () => latest().toString(), go: (search) => go(search, { replace: true }) };
      return null;
    }
    const loader = ({ request }: { request: Request }) =>
      new URL(request.url).search === ''
        ? null
        : new Promise<null>((resolve) => {
            waiting.push(() => resolve(null));
          });
    const router = createMemoryRouter(
      [{ path: '/list', Component: List, loader, HydrateFallback: () => null }],
      {
        initialEntries: ['/list'],
      },
    );
    render(<RouterProvider router={router} />);
    return {
      router,
      list: () => {
        if (!list) throw new Error('The list is not rendered');
        return list;
      },
      letIn: () => act(async () => waiting.splice(0).forEach((arrive) => arrive())),
    };
  }

  it('says where the address is going until it is there', async () => {
    const { router, list, letIn } = open();
    await act(async () => {});
    expect(list().latest()).toBe('');
    await act(async () => list().go('?a=1'));
    expect(router.state.location.search).toBe('');
    expect(list().latest()).toBe('a=1');
    await act(async () => list().go(`?${list().latest()}&b=2`));
    await letIn();
    expect(router.state.location.search).toBe('?a=1&b=2');
    expect(list().latest()).toBe('a=1&b=2');
  });

  it('forgets what was taken back, and follows the back button', async () => {
    const { router, list, letIn } = open();
    await act(async () => {});
    await act(async () => list().go('?a=1'));
    await act(async () => list().go(''));
    expect(list().latest()).toBe('');
    await act(async () => void router.navigate('/list?c=3'));
    await letIn();
    expect(list().latest()).toBe('c=3');
    await act(async () => router.navigate(-1));
    expect(list().latest()).toBe('');
  });
});

describe('paths', () => {
  it.each([
    ['/checkout', '/checkout'],
    ['/shop?category=teas#top', '/shop?category=teas#top'],
    ['/a/../orders', '/orders'],
    ['/', '/'],
    ['/shop?q=a%2Fb', '/shop?q=a%2Fb'],
    ['/herbs/mwarobaini%20chai', '/herbs/mwarobaini%20chai'],
    ['/shop?next=https://evil.example', '/shop?next=https://evil.example'],
  ])('keeps the path %s', (input, path) => {
    expect(safePath(input, '/home')).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'shop',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,hello',
    'https:evil.example',
    'https:/evil.example',
    '%2F%2Fevil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%252Fevil.example',
    '/%5Cevil.example',
    '/%5c%5cevil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '/..//evil.example',
    '/shop/..//evil.example',
  ])('falls back for %j', (input) => {
    expect(safePath(input, '/home')).toBe('/home');
  });
});
