import { act } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

import { useEarlyTaps } from './early-taps.ts';

function Page({ onAdd }: { onAdd?: () => void }) {
  const [words, setWords] = useState('');
  const [count, setCount] = useState(0);
  const [agreed, setAgreed] = useState(false);
  const [size, setSize] = useState('small');
  useEarlyTaps();
  return (
    <>
      <input aria-label="Search" value={words} onChange={(event) => setWords(event.target.value)} />
      <button
        type="button"
        onClick={() => {
          onAdd?.();
          setCount(count + 1);
        }}
      >
        Add
      </button>
      <input
        type="checkbox"
        aria-label="Agree"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <select aria-label="Size" value={size} onChange={(event) => setSize(event.target.value)}>
        <option value="small">Small</option>
        <option value="large">Large</option>
      </select>
      <output>
        {words} {count} {size} {agreed ? 'agreed' : 'open'}
      </output>
    </>
  );
}

// A line of taps stands until its last one was answered, and would hold back those of the next test.
afterEach(() => new Promise((resolve) => setTimeout(resolve, 30)));

function tapOn(element: HTMLElement): Event {
  const tap = new MouseEvent('click', { bubbles: true });
  element.dispatchEvent(tap);
  return tap;
}

it('what was typed and tapped before the app was hydrated counts', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Page />);
  const field = root.querySelector('input');
  const button = root.querySelector('button');
  if (!field || !button) throw new Error('the page has a field and a button');
  field.value = 'neem';
  for (const box of root.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = true;
  for (const list of root.querySelectorAll('select')) list.value = 'large';
  window.earlyTaps = [tapOn(button), tapOn(button)];
  await act(async () => hydrateRoot(root, <Page />));
  expect(field.value).toBe('neem');
  // The second tap counts on from what the first one did.
  await vi.waitFor(() => expect(root.querySelector('output')?.textContent).toBe('neem 2 large agreed'));
  expect('hydrated' in document.documentElement.dataset).toBe(true);
  root.remove();
});

it('a tap that React itself answers by finishing its work is not answered twice', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Page />);
  const button = root.querySelector('button');
  if (!button) throw new Error('the page has a button');
  const taps: Window['earlyTaps'] = [];
  window.earlyTaps = taps;
  const keep = (event: Event) => taps.push(event);
  taps.stop = () => document.removeEventListener('click', keep, true);
  document.addEventListener('click', keep, true);
  const onAdd = vi.fn<() => void>();
  await act(async () => {
    startTransition(() => {
      hydrateRoot(root, <Page onAdd={onAdd} />);
    });
    tapOn(button);
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(taps).toHaveLength(1);
  expect(onAdd).toHaveBeenCalledOnce();
  root.remove();
});

it('a summary opens again when the page was rendered anew', async () => {
  const gone = document.createElement('summary');
  gone.textContent = 'Filters';
  window.earlyTaps = [tapOn(gone)];
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<details><summary>Filters (2)</summary>Inside</details><div></div>';
  const { createRoot } = await import('react-dom/client');
  const place = root.querySelector('div');
  if (!place) throw new Error('there is a place');
  await act(async () => createRoot(place).render(<Page />));
  expect(root.querySelector('details')?.open).toBe(true);
  root.remove();
});

it('a button that was rendered anew is tapped in its new place, unless two could be meant', async () => {
  const tapped = vi.fn<(name: string) => void>();
  const gone = (label: string): HTMLElement => {
    const button = document.createElement('button');
    button.setAttribute('aria-label', label);
    return button;
  };
  window.earlyTaps = [tapOn(gone('Open menu')), tapOn(gone('Add'))];
  const place = document.body.appendChild(document.createElement('div'));
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <>
        <button type="button" aria-label="Open menu" onClick={() => tapped('menu')} />
        <button type="button" onClick={() => tapped('other add')}>
          Add
        </button>
        <Page onAdd={() => tapped('add')} />
      </>,
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(tapped.mock.calls).toEqual([['menu']]);
  await act(async () => root.unmount());
  place.remove();
});

it('what opens and closes stays open, however often it was tapped meanwhile', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  function Menu() {
    const [open, setOpen] = useState(false);
    useEarlyTaps();
    return (
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Open menu
      </button>
    );
  }
  place.innerHTML = renderToString(<Menu />);
  const button = place.querySelector('button');
  if (!button) throw new Error('there is a button');
  window.earlyTaps = [tapOn(button), tapOn(button)];
  await act(async () => hydrateRoot(place, <Menu />));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(button).toHaveAttribute('aria-expanded', 'true');
  place.remove();
});

/** A page whose taps are written down in the order in which they are answered. */
function Buttons({ tapped }: { tapped: (name: string) => void }) {
  useEarlyTaps();
  return (
    <>
      {['One more', 'Add to cart', 'Save'].map((name) => (
        <button key={name} type="button" onClick={() => tapped(name)}>
          {name}
        </button>
      ))}
    </>
  );
}

function prerenderedButtons() {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Buttons tapped={() => undefined} />);
  const [more, add, save] = root.querySelectorAll('button');
  if (!more || !add || !save) throw new Error('there are three buttons');
  return { root, more, add, save };
}

it('a tap in the middle of the work waits for the ones before it', async () => {
  const { root, more, add } = prerenderedButtons();
  const taps: Window['earlyTaps'] = [tapOn(more)];
  window.earlyTaps = taps;
  const keep = (event: Event) => taps.push(event);
  taps.stop = () => document.removeEventListener('click', keep, true);
  document.addEventListener('click', keep, true);
  const tapped = vi.fn<(name: string) => void>();
  // As in a browser: the effects of work that a tap finishes run before that tap goes on.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  startTransition(() => {
    hydrateRoot(root, <Buttons tapped={tapped} />);
  });
  tapOn(add);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(tapped.mock.calls).toEqual([['One more'], ['Add to cart']]);
  vi.unstubAllGlobals();
  root.remove();
});

it('a tap while earlier ones are answered goes to the end of their line', async () => {
  const { root, more, add, save } = prerenderedButtons();
  window.earlyTaps = [tapOn(more), tapOn(add)];
  const tapped = vi.fn<(name: string) => void>((name) => {
    if (name === 'One more') setTimeout(() => tapOn(save));
  });
  await act(async () => hydrateRoot(root, <Buttons tapped={tapped} />));
  await vi.waitFor(() => expect(tapped.mock.calls).toEqual([['One more'], ['Add to cart'], ['Save']]));
  // Afterwards nothing stands between a tap and its button.
  tapOn(add);
  expect(tapped).toHaveBeenLastCalledWith('Add to cart');
  root.remove();
});
