/** Nothing was restored, and nothing is left of the try. */
export class NotRestored extends Error {
  override readonly name = 'NotRestored';
}
