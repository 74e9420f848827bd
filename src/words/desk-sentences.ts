import { t } from './desk.ts';

/** Why a payment is in doubt, as the database wrote it, in the language of the app. */
export function reasonText(reason: string): string {
  const [, amount, due] = /^Received (.+) instead of (.+)\.$/.exec(reason) ?? [];
  if (amount && due) return t('Received {amount} instead of {due}.', { amount, due });
  const [, part, price, most] =
    /^A part: (.+) of (.+) came\. M-Pesa takes at most (.+) at once,/.exec(reason) ?? [];
  if (part && price && most)
    return t('A part: {came} of {price} came. M-Pesa takes at most {most} at once, so the rest is awaited.', {
      came: part,
      price,
      most,
    });
  const [, came, inCash] = /^Received (.+); (.+) is to be paid in cash\.$/.exec(reason) ?? [];
  if (came && inCash)
    return t('Received {amount}; {due} is to be paid in cash.', { amount: came, due: inCash });
  const [, from] = /^Moved from (\S+)\.$/.exec(reason) ?? [];
  if (from) return t('Moved from {number}.', { number: from });
  const [, movedTo] = /^This payment was moved to (\S+)\.$/.exec(reason) ?? [];
  if (movedTo)
    return t('This payment was moved to {number}, where it was meant. Ask the buyer to pay.', {
      number: movedTo,
    });
  const [, reversal] = /^M-Pesa took this payment back with receipt (\S+)\.$/.exec(reason) ?? [];
  if (reversal)
    return t('M-Pesa took this payment back with receipt {receipt}. Ask its payer to pay again.', {
      receipt: reversal,
    });
  const [, twice] = /^This went back twice, the second time with receipt (\S+)\.$/.exec(reason) ?? [];
  if (twice)
    return t(
      'This went back twice: we sent it, and M-Pesa took it with receipt {receipt}. Ask its payer for it.',
      {
        receipt: twice,
      },
    );
  const [, told] = /^M-Pesa says that this was (KSh .+)\.$/.exec(reason) ?? [];
  if (told)
    return t('M-Pesa says that this was {amount}. Nothing is sent before it is put right.', { amount: told });
  const [, other] = /^M-Pesa says that this was paid for (\S+)\.$/.exec(reason) ?? [];
  if (other)
    return t('M-Pesa says that this was paid for {number}. Nothing is sent before it is put right.', {
      number: other,
    });
  const [, returned] = /^The refund (\S+) came back\.$/.exec(reason) ?? [];
  if (returned)
    return t('The refund {receipt} came back to us. Send it to the right number.', { receipt: returned });
  const [, person] = /^Its payer did not get this refund\. Noted by (.+)\.$/.exec(reason) ?? [];
  if (person) return t('Its payer says that it did not arrive. {person} recorded it.', { person });
  const [, untold] = /^M-Pesa never told of (\S+)\.$/.exec(reason) ?? [];
  if (untold) return t('M-Pesa never told of {receipt}.', { receipt: untold });
  const [, receipt] = /^Receipt (\S+) already paid for something else\.$/.exec(reason) ?? [];
  return receipt ? t('Receipt {receipt} already paid for something else.', { receipt }) : t.known(reason);
}

/**
 * What the database finds wrong with a product or a text, in the language of the app. The word it is about, in quotation
 * marks, and the number of a row stay as they are.
 */
export function faultText(message: string): string {
  const row = /^Row (\d+) has the same SKU\.$/.exec(message)?.[1];
  if (row !== undefined) return t('Row {n} has the same SKU.', { n: row });
  const quoted = /"(.*)"/s.exec(message)?.[1];
  if (quoted === undefined) return t.known(message);
  const pattern = t.known(message.replace(`"${quoted}"`, () => '"{it}"'));
  return pattern.replace('{it}', () => quoted);
}
