import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useIsUnderWay, useStepGuard } from './navigation-view.tsx';
import { PageView, startNavigation } from './testing.tsx';

const scrollTo = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', (x: number, y: number) => {
    scrollTo(x, y);
    vi.stubGlobal('scrollY', y);
  });
  vi.stubGlobal('scrollY', 0);
});

const Shop = () => (
  <>
    <h1>Shop</h1>
    <Link to="/neem">Neem</Link>
    <Link to="/?q=tea" preventScrollReset>
      Teas
    </Link>
    <Link to="/neem#dose">Dose</Link>
  </>
);

function Herb() {
  const navigate = useNavigate();
  return (
    <>
      <h1>Neem</h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <p id="dose">One cup</p>
    </>
  );
}

function open() {
  const navigation = startNavigation([
    { path: '/', Component: Shop },
    { path: '/neem', Component: Herb },
  ]);
  render(<PageView navigation={navigation} />);
  return { navigation };
}

const press = (name: string) =>
  userEvent.click(screen.getByRole(name === 'Back' ? 'button' : 'link', { name }));

describe('a page', () => {
  it('begins at its top, and is found again where it was left', async () => {
    open();
    expect(scrollTo).not.toHaveBeenCalled();
    vi.stubGlobal('scrollY', 800);
    await press('Neem');
    expect(await screen.findByRole('heading', { name: 'Neem' })).toBeVisible();
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    await press('Back');
    expect(await screen.findByRole('heading', { name: 'Shop' })).toBeVisible();
    expect(scrollTo.mock.calls).toEqual([
      [0, 0],
      [0, 800],
    ]);
  });

  it('stays where it is when only its query changes and the link says so', async () => {
    open();
    await press('Teas');
    await press('Teas');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('begins at the part its address names', async () => {
    const scrollIntoView = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scrollIntoView;
    open();
    await press('Dose');
    expect(await screen.findByText('One cup')).toBeVisible();
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  describe('with a fade', () => {
    /** A browser that paints when the test says so. */
    const fades: (() => void)[] = [];
    beforeEach(() => {
      fades.length = 0;
      Object.assign(document, {
        startViewTransition: (paint: () => void) => {
          fades.push(paint);
          return { ready: Promise.reject(new Error('Skipped')), finished: Promise.resolve() };
        },
      });
    });
    afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

    it('comes in where the browser knows how and the link asks for it', async () => {
      const { navigation } = open();
      await act(() => navigation.navigate('/neem', { viewTransition: true }));
      expect(screen.getByRole('heading', { name: 'Shop' })).toBeVisible();
      act(() => fades.shift()?.());
      expect(screen.getByRole('heading', { name: 'Neem' })).toBeVisible();
      await act(() => navigation.navigate('/'));
      expect(screen.getByRole('heading', { name: 'Shop' })).toBeVisible();
      expect(fades).toEqual([]);
    });

    it('does not come in any more when somebody went back before it began', async () => {
      const { navigation } = open();
      await act(() => navigation.navigate('/neem', { viewTransition: true }));
      await act(async () => navigation.navigator.go(-1));
      act(() => fades.shift()?.());
      expect(screen.getByRole('heading', { name: 'Shop' })).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Neem' })).toBeNull();
    });
  });
});

it('says that the next page is on its way', async () => {
  const page = Promise.withResolvers<{ Component: () => null }>();
  const Page = () => <p>{useIsUnderWay() ? 'On its way' : 'Here'}</p>;
  const navigation = startNavigation([
    { path: '/', Component: Page },
    { path: '/slow', load: () => page.promise },
  ]);
  render(<PageView navigation={navigation} />);
  expect(screen.getByText('Here')).toBeVisible();
  await act(async () => void navigation.navigate('/slow'));
  expect(screen.getByText('On its way')).toBeVisible();
  await act(async () => page.resolve({ Component: () => null }));
  expect(screen.queryByText('On its way')).toBeNull();
});

it('asks before a page is left, and lets somebody stay or go', async () => {
  function Form() {
    const { isHeld, goOn, stay } = useStepGuard((_from, to) => to.pathname !== '/');
    return (
      <>
        <Link to="/neem">Neem</Link>
        {isHeld && (
          <>
            <button type="button" onClick={stay}>
              Stay
            </button>
            <button type="button" onClick={goOn}>
              Leave
            </button>
          </>
        )}
      </>
    );
  }
  const navigation = startNavigation([
    { path: '/', Component: Form },
    { path: '/neem', Component: Herb },
  ]);
  render(<PageView navigation={navigation} />);
  await press('Neem');
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
  expect(navigation.location.pathname).toBe('/');
  await press('Neem');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Neem' })).toBeVisible();
});
