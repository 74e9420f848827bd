import { barePath, isOpenPage } from './page-address.ts';

const LONGEST_NAME = 60;

const words = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

/**
 * What was pressed: where a link leads, or a button's words on pages where these are the same for everybody. Null for
 * a press on nothing.
 */
export function nameOfClick(target: EventTarget | null, path: string): string | null {
  const pressed =
    target instanceof Element ? target.closest('a[href], button, summary, [role="button"]') : null;
  if (!pressed) return null;
  if (pressed instanceof HTMLAnchorElement) {
    if (!/^https?:$/.test(pressed.protocol)) return `link:${pressed.protocol}`;
    return `link:${pressed.origin === location.origin ? barePath(pressed.pathname) : pressed.hostname}`;
  }
  // The shell's buttons carry names of people and counts; only those of the page itself are told.
  const isPlain = isOpenPage(path) && pressed.closest('main') !== null;
  const name = isPlain ? words(pressed.getAttribute('aria-label') ?? pressed.textContent) : '';
  return name ? `button:${name}` : 'button';
}

/** A form by its name, never by what is in it. */
export function nameOfForm(target: EventTarget | null): string | null {
  if (!(target instanceof HTMLFormElement)) return null;
  return words(target.getAttribute('aria-label') ?? target.getAttribute('name') ?? target.id) || 'form';
}

/** Follows presses and submitted forms of the whole page. */
export function watchInteractions(
  onEvent: (type: 'click' | 'form_submit', name: string) => void,
): () => void {
  const onClick = (event: MouseEvent): void => {
    const name = nameOfClick(event.target, location.pathname);
    if (name) onEvent('click', name);
  };
  const onSubmit = (event: SubmitEvent): void => {
    const name = nameOfForm(event.target);
    if (name) onEvent('form_submit', name);
  };
  document.addEventListener('click', onClick, { capture: true, passive: true });
  document.addEventListener('submit', onSubmit, { capture: true, passive: true });
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    document.removeEventListener('submit', onSubmit, { capture: true });
  };
}
