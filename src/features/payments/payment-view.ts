import type { Payable } from '../../entities/bills/bill.ts';
import { type ResultText, resultText, silentAgain } from './result-texts.ts';

/** One try to pay it. */
export type Attempt = {
  state: string;
  /** Who carried the money; left out: mpesa. */
  method?: string | undefined;
  phone: string;
  result_code: number | null;
  /** What came with it, as far as it is known. */
  received_kes?: number | null;
  receipt: string | null;
  created_at: string;
  updated_at: string;
};

/** The one thing the payment panel shows. Times are milliseconds since 1970. */
export type PaymentView =
  | { kind: 'cash'; paid: boolean }
  /** `paidKes`: what came and was taken. */
  | { kind: 'paid'; receipt: string | null; isInCash: boolean; paidKes: number; isBeingPacked: boolean }
  | { kind: 'sending'; phone: string }
  | { kind: 'prompted'; phone: string; since: number }
  | { kind: 'refused'; result: ResultText; retryAt: number }
  | { kind: 'unpaid' }
  /** M-Pesa took back what had paid it. */
  | { kind: 'reversed' }
  /** `cameKes`: what came and waits for a person; 0 where nobody knows whether anything did. */
  | { kind: 'needs_review'; cameKes: number }
  /** More came than the price; a person decides what becomes of the rest. */
  | { kind: 'above'; cameKes: number; aboveKes: number }
  /** A part of the price came; its payer may pay the rest. `result` of the last prompt for it, if that was refused. */
  | { kind: 'part'; cameKes: number; leftKes: number; result: ResultText | null; retryAt: number }
  | { kind: 'claimed'; receipt: string; told: string | null; cameKes: number | null }
  | { kind: 'refund_due' }
  | { kind: 'refunded' }
  /** `isUndecided`: M-Pesa has not said yet how its last prompt ended, so money may still come. */
  | { kind: 'expired'; isUndecided: boolean }
  | { kind: 'cancelled' };

/** A prompt that is still being prepared after this long is taken to have got lost on the way to M-Pesa. */
const STARTING_MS = 60_000;

/**
 * @param attempt the newest attempt, if any
 * @param now milliseconds since 1970
 * @param all every attempt, newest first
 * @param named the receipt that the buyer named and the shop looks for, if any
 */
export function paymentView(
  order: Payable,
  attempt: Attempt | undefined,
  now: number,
  named: { receipt: string; told: string | null; came_kes: number | null } | null = null,
  all: readonly Attempt[] = attempt ? [attempt] : [],
): PaymentView {
  if (order.payment_state === 'refunded') return { kind: 'refunded' };
  if (order.payment_state === 'refund_due') return { kind: 'refund_due' };
  // Whatever became of a prompt or of the order meanwhile: somebody who says that they paid must not pay again.
  if (named !== null && order.payment_state !== 'paid')
    return { kind: 'claimed', receipt: named.receipt, told: named.told, cameKes: named.came_kes };
  if (order.payment_state === 'needs_review')
    return partView(order, attempt, all, now) ?? { kind: 'needs_review', cameKes: inDoubt(all) };
  if (order.payment_method === 'cash' && order.fulfilment_state !== 'cancelled')
    return { kind: 'cash', paid: order.payment_state === 'paid' };
  if (order.payment_state === 'paid') return paid(order, attempt, all);
  if (order.payment_state === 'expired') return expired(attempt);
  if (order.fulfilment_state === 'cancelled') return { kind: 'cancelled' };
  const view: PaymentView = attempt ? attemptView(order, attempt, now, all) : { kind: 'unpaid' };
  return canPay(view) && order.ends_with_hold && isOver(order, now) ? expired(attempt) : view;
}

function expired(attempt: Attempt | undefined): PaymentView {
  const isUndecided =
    attempt !== undefined &&
    ['starting', 'prompted', 'needs_review'].includes(attempt.state) &&
    attempt.result_code === null;
  return { kind: 'expired', isUndecided };
}

/** Money that came and waits for a person, as far as it is known. */
const inDoubt = (all: readonly Attempt[]): number =>
  all
    .filter(({ state, result_code: code }) => state === 'needs_review' && code === 0)
    .reduce((sum, { received_kes }) => sum + (received_kes ?? 0), 0);

/** What of a price came in parts so far; 0 where that is not what came. */
export function cameBefore(all: readonly Attempt[], totalKes: number): number {
  const cameKes = inDoubt(all);
  return cameKes < totalKes ? cameKes : 0;
}

/** What of the price of an order came in parts, so that its buyer may pay the rest or call it off; else 0. KSh. */
export function cameInParts(order: Payable, all: readonly Attempt[]): number {
  const view = order.payment_state === 'needs_review' ? partView(order, undefined, all, 0) : null;
  return view?.kind === 'part' ? view.cameKes : 0;
}

/** Where all that is doubtful is that another sum than the price came: of less, the rest can be paid. */
function partView(
  order: Payable,
  attempt: Attempt | undefined,
  all: readonly Attempt[],
  now: number,
): PaymentView | null {
  const doubtful = all.filter(({ state }) => state === 'needs_review');
  const cameKes = inDoubt(all);
  const isKnown = doubtful.every((one) => one.result_code === 0 && one.receipt !== null && one.received_kes);
  if (!isKnown || cameKes <= 0 || cameKes === order.total_kes || order.payment_method !== 'mpesa')
    return null;
  if (order.fulfilment_state === 'cancelled') return null;
  if (cameKes > order.total_kes) return { kind: 'above', cameKes, aboveKes: cameKes - order.total_kes };
  const view = attempt && attempt.state !== 'needs_review' ? attemptView(order, attempt, now, all) : null;
  if (view && isSettling(view)) return view;
  const refused = view?.kind === 'refused' ? view : { result: null, retryAt: 0 };
  const { result, retryAt } = refused;
  return { kind: 'part', cameKes, leftKes: order.total_kes - cameKes, result, retryAt };
}

function paid(order: Payable, attempt: Attempt | undefined, all: readonly Attempt[]): PaymentView {
  const taken = all.filter(({ state }) => state === 'paid');
  return {
    kind: 'paid',
    // What was moved from another bill has a number of ours, which no message of M-Pesa names.
    receipt: (attempt?.method === 'moved' ? undefined : attempt)?.receipt ?? null,
    paidKes: taken.reduce((sum, { received_kes }) => sum + (received_kes ?? 0), 0) || order.total_kes,
    isInCash: attempt?.method === 'cash',
    isBeingPacked: order.fulfilment_state === 'placed',
  };
}

function attemptView(order: Payable, attempt: Attempt, now: number, all: readonly Attempt[]): PaymentView {
  if (attempt.state === 'needs_review') return { kind: 'needs_review', cameKes: inDoubt(all) };
  if (attempt.state === 'prompted')
    return { kind: 'prompted', phone: attempt.phone, since: Date.parse(attempt.created_at) };
  if (attempt.state === 'starting')
    return now - Date.parse(attempt.created_at) < STARTING_MS
      ? { kind: 'sending', phone: attempt.phone }
      : { kind: 'unpaid' };
  if (attempt.state === 'reversed') return { kind: 'reversed' };
  // It was moved to another bill, or sent back, and pays nothing here.
  if (attempt.state === 'refunded' || attempt.state === 'refund_due') return { kind: 'unpaid' };
  if (attempt.state === 'failed') {
    const result = isSilentAgain(attempt, all) ? silentAgain : resultText(attempt.result_code);
    const wait = result.waitSeconds * 1000;
    // The server's clock may be ahead of this one: what needs no wait must not be compared with it.
    return { kind: 'refused', result, retryAt: wait === 0 ? 0 : Date.parse(attempt.updated_at) + wait };
  }
  // The attempt is paid while the order's own row is still on its way here.
  return paid(order, attempt, all);
}

/** M-Pesa says of a phone that is off and of a number that it does not know that nobody answered (1037). */
const isSilentAgain = (attempt: Attempt, all: readonly Attempt[]): boolean =>
  attempt.result_code === 1037 &&
  !isReached(all, attempt.phone) &&
  all.filter(({ phone, result_code: code }) => phone === attempt.phone && code === 1037).length > 1;

const isOver = ({ hold_expires_at: until }: Payable, now: number): boolean =>
  until === null || Date.parse(until) <= now;

/** Whether the payer may ask for a prompt. */
export const canPay = (view: PaymentView): boolean =>
  ['refused', 'unpaid', 'reversed', 'part'].includes(view.kind);

/** Whether something is about to change by itself, so that the page asks often. */
export function isSettling(view: PaymentView): boolean {
  return view.kind === 'sending' || view.kind === 'prompted';
}

const SLOW_PROMPT_MS = 60_000;

/** What M-Pesa says of a named receipt when its payer may name another one in its place. */
const REPLACEABLE = ['other_till', 'not_completed', 'unknown', 'taken'];

/** Whether the buyer may name the receipt of a payment that the shop does not see. */
export function canNameReceipt(view: PaymentView, now: number): boolean {
  if (view.kind === 'prompted') return now - view.since > SLOW_PROMPT_MS;
  if (view.kind === 'claimed') return REPLACEABLE.includes(view.told ?? '');
  return ['refused', 'unpaid', 'reversed', 'part', 'expired', 'needs_review'].includes(view.kind);
}

/** Ends of a prompt that M-Pesa tells only of a number it knows: paid, or refused by its owner or for their account. */
const REACHED = [0, 1, 4, 17, 1032, 2001, 8006];

/** Whether M-Pesa has reached a number with one of these attempts, whatever network it looks like. */
export const isReached = (attempts: readonly Attempt[], phone: string | null): boolean =>
  attempts.some((each) => each.phone === phone && REACHED.includes(each.result_code ?? NaN));
