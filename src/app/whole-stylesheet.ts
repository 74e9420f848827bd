declare global {
  interface Window {
    /** Made by the starter script of a prerendered page: whether the whole stylesheet came. */
    wholeStyles?: Promise<boolean>;
  }
}

/**
 * A prerendered page carries only the styles of what it shows. Waits for those of everything else, which the page's starter
 * script asked for together with the app; resolves at once where a page came with the whole stylesheet.
 *
 * @throws when the stylesheet could not be fetched, as code that could not be fetched does
 */
export async function wholeStylesheet(): Promise<void> {
  if ((await window.wholeStyles) === false) throw new Error('The stylesheet could not be fetched');
}
