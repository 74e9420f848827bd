import { t } from '../../words/desk.ts';

const operator = t(
  'Check the API operator and their password in the M-Pesa organisation portal and in the settings of the server, then try again.',
);
const account = t('Ask Safaricom to activate the account, then try again.');

/** What a code of M-Pesa for a refund that was not sent, or may not have been, means to the desk, and what to do. */
const codes: Readonly<Record<string, { text: string; next: string }>> = {
  1: {
    text: t('There is not enough money in the M-Pesa account.'),
    next: t('Put money into it, then try again.'),
  },
  2: { text: t('The sum is smaller than M-Pesa sends.'), next: t('Send it by hand, then note it.') },
  3: {
    text: t('The sum is larger than M-Pesa sends at once.'),
    next: t('Close this one and send it in parts.'),
  },
  4: {
    text: t('The payer has reached what M-Pesa lets them get in a day.'),
    next: t('Try again tomorrow.'),
  },
  8: {
    text: t('The payer’s M-Pesa account would hold more than it may.'),
    next: t('Agree with the payer on another day or number.'),
  },
  11: { text: t('The M-Pesa account of the shop is not active.'), next: account },
  21: {
    text: t('The API operator may not do this.'),
    next: t('Give them the role for it in the M-Pesa organisation portal, then try again.'),
  },
  2001: { text: t('M-Pesa does not know the API operator or their password.'), next: operator },
  2006: { text: t('The state of the M-Pesa account does not allow it.'), next: account },
  2028: {
    text: t('The short code may not do this.'),
    next: t('Ask Safaricom to allow it, or send it by hand and note it.'),
  },
  2040: {
    text: t('The number is not registered with M-Pesa.'),
    next: t('Ask the payer for another number.'),
  },
  8006: {
    text: t('The password of the API operator is locked.'),
    next: t('The business administrator unlocks it in the M-Pesa organisation portal. Then try again.'),
  },
  SFC_IC0003: {
    text: t('M-Pesa does not know this number.'),
    next: t('Ask the payer for another number.'),
  },
  R000001: {
    text: t('This payment has been reversed before.'),
    next: t('Look for the reversal in the M-Pesa statement, then settle it here with its receipt.'),
  },
  R000002: {
    text: t('M-Pesa does not know the receipt of the payment.'),
    next: t('Send it by hand, then note it.'),
  },
  by_hand: {
    text: t('Somebody found in the statement that it was not sent.'),
    next: t('Try again, or send it by hand and note it.'),
  },
};

/** @param isSure whether nothing was sent, for sure */
export function codeWords(code: string | null, isSure: boolean): { text: string; next: string } {
  const known = codes[code ?? ''];
  if (known) return known;
  return isSure
    ? {
        text: t('M-Pesa did not take it on.'),
        next: t('Try again, or send it by hand and note it.'),
      }
    : {
        text: t('M-Pesa has not said whether it was sent.'),
        next: t('Look for it in the M-Pesa statement, then settle it here. Do not send it by hand before.'),
      };
}
