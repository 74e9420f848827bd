import { t } from '../../words/shop.ts';

/**
 * What a refused M-Pesa prompt means for the buyer, by result code. Codes above zero are Safaricom's; below zero are
 * those of our own server, for a prompt that M-Pesa never took.
 */
export type ResultText = {
  title: string;
  body: string;
  /** Seconds after the refusal before another try can work. */
  waitSeconds: number;
  /** Whether another try helps nobody: somebody of the shop has to. */
  needsHelp?: true;
};

const notSent = {
  title: t('The prompt could not be sent'),
  body: t('M-Pesa could not reach this phone. Check that it is on and has signal, then try again.'),
  waitSeconds: 30,
};
const ourFault = {
  title: t('M-Pesa is not working on our side'),
  body: t('Nothing was charged. Please try again later; your order is kept until its time runs out.'),
  waitSeconds: 60,
};

const texts = new Map<number, ResultText>([
  [
    1,
    {
      title: t('Not enough money on M-Pesa'),
      body: t('Nothing was charged. Top up and try again, or pay from another number.'),
      waitSeconds: 0,
    },
  ],
  [
    2,
    {
      title: t('The amount is too small for M-Pesa'),
      body: t('Nothing was charged. Contact us and we will help.'),
      waitSeconds: 0,
      needsHelp: true,
    },
  ],
  [
    3,
    {
      title: t('The amount is too large for M-Pesa'),
      body: t('Nothing was charged. Contact us and we will help.'),
      waitSeconds: 0,
      needsHelp: true,
    },
  ],
  [
    4,
    {
      title: t('Your M-Pesa limit for today is reached'),
      body: t('Nothing was charged. Pay from another number, or tomorrow.'),
      waitSeconds: 0,
    },
  ],
  [8, ourFault],
  [
    17,
    {
      title: t('M-Pesa saw this payment twice'),
      body: t('The same amount was asked from this number a moment ago. Wait two minutes, then try again.'),
      waitSeconds: 120,
    },
  ],
  [
    1001,
    {
      title: t('Another prompt is open on this phone'),
      body: t('Finish or cancel the other M-Pesa prompt, wait a minute, then try again.'),
      waitSeconds: 60,
    },
  ],
  [
    1019,
    {
      title: t('The prompt expired'),
      body: t('It was not answered in time and nothing was charged. Try again when your phone is at hand.'),
      waitSeconds: 0,
    },
  ],
  [1025, notSent],
  [9999, notSent],
  [
    1032,
    {
      title: t('You cancelled the prompt'),
      body: t('Nothing was charged. You can try again whenever you are ready.'),
      waitSeconds: 0,
    },
  ],
  [
    1037,
    {
      title: t('Your phone did not answer'),
      body: t('Nothing was charged. Make sure the phone is on, unlocked and has signal, then try again.'),
      waitSeconds: 0,
    },
  ],
  [
    2001,
    {
      title: t('The M-Pesa PIN was wrong'),
      body: t('Nothing was charged. Try again and enter your correct PIN.'),
      waitSeconds: 0,
    },
  ],
  [2028, ourFault],
  [
    8006,
    {
      title: t('This M-Pesa PIN is locked'),
      body: t('Nothing was charged. Ask Safaricom to unlock it (call 234), or pay from another number.'),
      waitSeconds: 0,
    },
  ],
  [
    -1,
    {
      title: t('We could not reach M-Pesa'),
      body: t('Nothing was charged. Please try again in a moment.'),
      waitSeconds: 15,
    },
  ],
  [-2, ourFault],
  [
    -3,
    {
      title: t('M-Pesa is very busy'),
      body: t('Nothing was charged. Please try again in a minute.'),
      waitSeconds: 60,
    },
  ],
  [
    -4,
    {
      title: t('The prompt never reached your phone'),
      body: t('Nothing was charged. Please try again.'),
      waitSeconds: 0,
    },
  ],
]);

/** A number that M-Pesa turned away, or that never answered: it may be on no M-Pesa at all. */
const notOnMpesa: ResultText = {
  title: t('This number may not be on M-Pesa'),
  body: t(
    'M-Pesa does not take it, and nothing was charged. Use another number that is on M-Pesa: it may be anybody’s.',
  ),
  waitSeconds: 0,
};
texts.set(-5, notOnMpesa);

/** A phone that did not answer again and again, though M-Pesa never reached it: off, or not on M-Pesa. */
export const silentAgain: ResultText = {
  title: t('This number may not be on M-Pesa'),
  body: t(
    'It did not answer again, and nothing was charged. Use another number that is on M-Pesa, or make sure this phone is on and has signal.',
  ),
  waitSeconds: 0,
};

const unknown: ResultText = {
  title: t('M-Pesa did not accept the payment'),
  body: t('Nothing was charged. Please try again, or pay from another number.'),
  waitSeconds: 0,
};

/** The words for a result code; plain ones for a code nobody has listed. */
export function resultText(code: number | null): ResultText {
  return (code === null ? undefined : texts.get(code)) ?? unknown;
}

/** The codes that have words of their own. */
export const knownTexts = (): number[] => [...texts.keys()];
