/** As Safaricom writes it: ten letters and figures, of which the first is a letter. */
const CODE = '[A-Z][A-Z0-9]{9}';
const WHOLE = new RegExp(`^${CODE}$`);
/** M-Pesa's message, in either of its languages. */
const MESSAGE = new RegExp(`\\b(${CODE})[^A-Z0-9]{0,3}\\b(?:CONFIRMED|IMETHIBITISHWA)`);
const AMONG_WORDS = new RegExp(`\\b${CODE}\\b`, 'g');

/**
 * The receipt in what somebody typed or pasted; null where there is surely none, such as in "paid already", a phone number or a sum. The
 * server reads it once more and may refuse what passes here.
 */
export function receiptWithin(typed: string): string | null {
  const given = typed.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  const inMessage = MESSAGE.exec(given)?.[1];
  if (inMessage) return inMessage;
  const joined = given.replaceAll(' ', '');
  if (WHOLE.test(given) || (WHOLE.test(joined) && /\d/.test(joined))) return joined;
  const codes = new Set(given.match(AMONG_WORDS)?.filter((code) => /\d/.test(code)));
  const [only] = codes;
  return codes.size === 1 && only ? only : null;
}
