import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';

import { useAskedSearch } from './use-asked-search.ts';

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
