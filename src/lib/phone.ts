const kenyanMobile = /^(?:\+?254|0)?([17]\d{8})$/;

/** A Kenyan mobile number as stored (`254712345678`); spaces, dots, dashes and brackets are ignored. */
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
