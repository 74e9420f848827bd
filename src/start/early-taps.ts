import { useEffect, useLayoutEffect, useRef } from 'react';

import { t } from '../words/shell.ts';

declare global {
  interface Window {
    /** Filled by the page script of a prerendered page while the app is on its way. */
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

/** A tap that waits for its turn. One that was held back has not even opened its `<details>`. */
type WaitingTap = { button: HTMLElement; isHeldBack: boolean };

const buttonOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button, summary') : null;

const labelOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).trim();

/** What stands in the place of something that was rendered anew; nothing when several could be meant. */
function counterpart(gone: HTMLElement): HTMLElement | undefined {
  const label = t.known(labelOf(gone));
  const all = Array.from(document.querySelectorAll<HTMLElement>(gone.tagName));
  // A summary may count what is chosen behind its words.
  if (gone.tagName === 'SUMMARY') return all.find((one) => labelOf(one).startsWith(label));
  const same = all.filter((one) => labelOf(one) === label);
  return same.length === 1 ? same[0] : undefined;
}

/**
 * Taps on buttons that nobody has answered yet, in their order: a tap on "Add to cart" must find what the tap on "One more"
 * before it has changed. While the line is there, new taps go to its end.
 */
class TapLine {
  readonly #waiting: WaitingTap[] = [];
  #isRepeating = false;

  constructor(taps: readonly Event[]) {
    for (const tap of taps)
      if (tap.eventPhase === Event.NONE) this.#add(tap, false);
      else this.#holdBack(tap);
    document.addEventListener('click', this.#holdBack, true);
  }

  /** Answers all, then lets go. What opens and closes is tapped once: whoever tapped again saw nothing happen. */
  async answer(): Promise<void> {
    const opened = new Set<HTMLElement>();
    for (const { button, isHeldBack } of this.#waiting) {
      if (opened.has(button)) continue;
      if (button.hasAttribute('aria-expanded')) opened.add(button);
      this.#repeat(button, isHeldBack);
      await new Promise((resolve) => setTimeout(resolve));
    }
    document.removeEventListener('click', this.#holdBack, true);
  }

  readonly #holdBack = (tap: Event): void => {
    if (this.#isRepeating || !buttonOf(tap)) return;
    tap.preventDefault();
    tap.stopPropagation();
    this.#add(tap, true);
  };

  #add(tap: Event, isHeldBack: boolean): void {
    const button = buttonOf(tap);
    if (button) this.#waiting.push({ button, isHeldBack });
  }

  /** Where the page was rendered anew, for its address or in the other language, the counterpart is tapped. */
  #repeat(button: HTMLElement, isHeldBack: boolean): void {
    this.#isRepeating = true;
    if (!button.isConnected) counterpart(button)?.click();
    // A `<details>` has opened by itself.
    else if (isHeldBack || button.tagName !== 'SUMMARY') button.click();
    this.#isRepeating = false;
  }
}

/**
 * A prerendered page can be used before the app has come alive. Taps on buttons are kept by the page's page script and
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
