import { t } from '../words/shell.ts';

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
export class TapLine {
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
