import { useEffect, useLayoutEffect, useRef } from 'react';

import { t } from '../words/shell.ts';

declare global {
  interface Window {
    /** Filled by the starter script of a prerendered page while the app is on its way. */
    earlyTaps?: Event[] & { stop?: () => void };
  }
}

const labelOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).trim();

/** What stands in the place of something that was drawn anew; nothing when several could be meant. */
function counterpart(gone: HTMLElement): HTMLElement | undefined {
  const label = t.known(labelOf(gone));
  const all = Array.from(document.querySelectorAll<HTMLElement>(gone.tagName));
  // A summary may count what is chosen behind its words.
  if (gone.tagName === 'SUMMARY') return all.find((one) => labelOf(one).startsWith(label));
  const same = all.filter((one) => labelOf(one) === label);
  return same.length === 1 ? same[0] : undefined;
}

/**
 * Repeats a tap on a button now that it works. A `<details>` has opened by itself. Where the page was drawn anew, for its
 * address or in the other language, the counterpart is tapped.
 */
function repeat(tapped: HTMLElement): void {
  if (!tapped.isConnected) counterpart(tapped)?.click();
  else if (tapped.tagName !== 'SUMMARY') tapped.click();
}

/**
 * One after the other: a tap on "Add to cart" must find what the tap on "One more" before it has changed. What opens and
 * closes is tapped once: whoever tapped again saw nothing happen.
 */
async function repeatAll(taps: readonly Event[]): Promise<void> {
  const opened = new Set<Element>();
  for (const { target } of taps) {
    const tapped = target instanceof Element && target.closest<HTMLElement>('button, summary');
    if (!tapped || opened.has(tapped)) continue;
    if (tapped.hasAttribute('aria-expanded')) opened.add(tapped);
    repeat(tapped);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Tells the app what was typed before it listened. React takes the text in a field for what it has itself put there, so
 * the field goes back to its first text unseen before the typed one is announced.
 */
function announceTyped(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  field.value = field.defaultValue;
  const own = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The same for a box that was ticked or cleared, and for the one of several that was chosen. */
function announceTicked(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
  field.checked = !field.checked;
  field.click();
}

function announceChosen(list: HTMLSelectElement): void {
  const changed = Array.from(list.options).some((option) => option.selected && !option.defaultSelected);
  const isNew = list.querySelector('option[selected]') ? changed : list.selectedIndex > 0;
  if (isNew) list.dispatchEvent(new Event('change', { bubbles: true }));
}

function announceEntries(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input'))
    if (field.type === 'checkbox' || field.type === 'radio') announceTicked(field);
    else if (field.type !== 'file') announceTyped(field);
  for (const field of document.querySelectorAll('textarea')) announceTyped(field);
  for (const list of document.querySelectorAll('select')) announceChosen(list);
}

/**
 * A prerendered page can be used before the app has come alive. Taps on buttons are kept by the page's starter script and
 * answered here, in order, as soon as the buttons work; what was entered meanwhile counts too. Marks the document as awake.
 */
export function useEarlyTaps(): void {
  const taps = useRef<readonly Event[]>([]);
  useLayoutEffect(() => {
    const kept = window.earlyTaps ?? [];
    kept.stop?.();
    delete window.earlyTaps;
    // A tap in the middle of the work makes React finish at once and then answers that tap itself.
    taps.current = kept.filter(({ eventPhase }) => eventPhase === Event.NONE);
  }, []);
  useEffect(() => {
    document.documentElement.dataset['awake'] = '';
    performance.mark('awake');
    announceEntries();
    const early = taps.current;
    taps.current = [];
    void repeatAll(early);
  }, []);
}
