/** Dialogs, menus and panels that Escape closes. */
const OPEN =
  ':is([role="dialog"], [role="alertdialog"], [role="menu"]):not([data-state="closed"]), [aria-expanded="true"]';
/** Long enough for a panel to fold, too short to be noticed. */
const FOLDING_MS = 60;

const countOpen = (): number => document.querySelectorAll(OPEN).length;

/** Folds what lies over the page, as Escape does. Answers whether there was something. */
async function foldTopmost(): Promise<boolean> {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog) {
    dialog.close();
    return true;
  }
  const before = countOpen();
  if (before === 0) return false;
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve, FOLDING_MS));
  return countOpen() < before;
}

/**
 * The back button of the phone: first what lies over the page, then the page before, at the first one the app steps
 * aside and keeps its state.
 */
export async function goBack(hasPageBefore: boolean, stepAside: () => Promise<void>): Promise<void> {
  if (await foldTopmost()) return;
  if (hasPageBefore) history.back();
  else await stepAside();
}
