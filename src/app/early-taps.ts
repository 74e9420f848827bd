import { useEffect, useLayoutEffect, useRef } from 'react';

import { TapLine } from './tap-line.ts';

declare global {
  interface Window {
    /** Filled by the starter script of a prerendered page while the app is on its way. */
    earlyTaps?: Event[] & { stop?: () => void };
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
 * answered here, in order, as soon as the buttons work; what was entered meanwhile counts too. Marks the document as hydrated.
 */
export function useEarlyTaps(): void {
  const line = useRef<TapLine>(null);
  useLayoutEffect(() => {
    const taps = window.earlyTaps ?? [];
    taps.stop?.();
    delete window.earlyTaps;
    // A tap in the middle of the work makes React finish at once. When it is the first, React may answer it itself.
    if (taps[0]?.eventPhase === Event.NONE) line.current = new TapLine(taps);
  }, []);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    performance.mark('hydrated');
    announceEntries();
    void line.current?.answer();
    line.current = null;
  }, []);
}
