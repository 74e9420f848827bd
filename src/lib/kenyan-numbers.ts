const kenyanMobile = /^(?:(?:\+|00)?2540?|0)?([17]\d{8})$/;

/** A Kenyan mobile number as stored (`254712345678`); spaces, dots, dashes and brackets are ignored. `+254 (0) 7…` and `00254 7…` count. */
export function normalisePhone(input: string): string | null {
  const match = kenyanMobile.exec(input.replace(/[\s().-]/g, ''));
  return match ? `254${match[1]}` : null;
}

/**
 * Kenyan mobile numbers that were given out by another network than Safaricom. Airtel: 0730–0739, 0750–0756, 0785–0789 and
 * 0100–0102 (Communications Authority of Kenya, 2019), 0780–0782, 0761, 0762 and 0103–0106. Telkom: 077 and 0120. Others: 0744,
 * 0747, 0760, 0763–0767, 0121, 0124, 0130 (libphonenumber and tables made from the numbering plan). Only what no source
 * contradicts stands here: a warning that is missing costs less than one that is wrong.
 */
const OTHERS = /^254(?:7(?:3|7|8|5[0-6]|4[47]|6[0-7])|1(?:0[0-6]|2[014]|30))/;

/**
 * Whether a number (`254…`) was given out by another network, whose phones get no M-Pesa prompt. Its owner may have taken it along to
 * Safaricom since, so this is a reason to ask and none to refuse.
 */
export const isOtherNetwork = (phone: string): boolean => OTHERS.test(phone);

/** As an invoice has it: `a123 456789z` → `A123456789Z`. */
export const writtenPin = (value: string): string => value.toUpperCase().replaceAll(/\s/g, '');

/** Whether it has the form of a KRA PIN: A (a person) or P (a company), nine digits, a letter. */
export const isPin = (written: string): boolean => /^[AP]\d{9}[A-Z]$/.test(written);

/** The PIN that somebody means who typed letters for digits that look alike, such as `PO51234567X`; null where it is none. */
export function meantPin(written: string): string | null {
  const digits = written.slice(1, 10).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const meant = `${written.slice(0, 1)}${digits}${written.slice(10)}`;
  return meant !== written && isPin(meant) ? meant : null;
}

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
