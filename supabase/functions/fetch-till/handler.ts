import { reasonOf } from '../_shared/log.ts';
import type { Log } from '../_shared/log.ts';
import type { Daraja } from '../_shared/mpesa.ts';
import { answerMethod, json, readJsonObject, refusal } from '../_shared/respond.ts';
import { codeOf, registerPull, rowsOf, statusOf, wordsOf } from '../_shared/till-calls.ts';
import type { TillDb } from '../_shared/till-db.ts';
import { readPulled } from '../_shared/till-money.ts';

export type FetchTillDeps = {
  /** Whether the caller is the job or somebody of the desk of payments. */
  isAllowed: (request: Request) => Promise<boolean>;
  till: () => TillDb;
  /** Null when M-Pesa is not set up. */
  daraja: Daraja | null;
  /** The address of the function till-money. */
  base: string;
  log: Log;
  clock?: () => number;
};

type Summary = {
  pages: number;
  imported: number;
  known: number;
  bad: number;
  placed: number;
  unknown: number;
  /** When it began, where it was of a stretch and not of all that M-Pesa keeps. */
  from?: string;
  /** Why it ended early, as `code: words`; what came before stays. */
  problem?: string;
};

/** As long as M-Pesa keeps them. */
const BACK_MS = 48 * 3_600_000;
const MOST_PAGES = 200;

/**
 * Asks M-Pesa for payments, page by page, and takes in what is new: for those of two days, or where the job knows which are missing
 * for those alone. `{whole: true}`, from the desk: for all of two days.
 */
export async function fetchTill(request: Request, deps: FetchTillDeps): Promise<Response> {
  const early = answerMethod(request);
  if (early) return early;
  if (!(await deps.isAllowed(request))) return refusal(403, 'not_allowed', 'You may not do this.');
  const { daraja, log } = deps;
  if (!daraja?.account.canFetch)
    return refusal(503, 'not_configured', 'M-Pesa cannot be asked for payments yet.');
  try {
    const till = deps.till();
    const whole = (await readJsonObject(request))?.['whole'] === true;
    await till.tellAccount(daraja.account);
    if (!(await till.beginFetch()))
      return refusal(409, 'busy', 'The payments are being fetched already.', 'Please wait half a minute.');
    const summary = await fetchAll(daraja, till, deps, await till.listFrom(whole));
    await till.endFetch(summary);
    log(summary.problem ? 'warn' : 'info', 'till_fetched', { ...summary });
    return json(200, summary);
  } catch (error) {
    log('error', 'fetch_till_failed', { reason: reasonOf(error) });
    return refusal(503, 'unavailable', 'The payments could not be fetched.', 'Please try again in a moment.');
  }
}

async function fetchAll(
  daraja: Daraja,
  till: TillDb,
  deps: FetchTillDeps,
  from: number | null,
): Promise<Summary> {
  const summary: Summary = { pages: 0, imported: 0, known: 0, bad: 0, placed: 0, unknown: 0 };
  if (from !== null) summary.from = new Date(from).toISOString();
  const { isPullRegistered } = await till.addresses();
  if (!isPullRegistered) {
    const agreed = await registerPull(daraja, till, deps.base);
    if (agreed.kind === 'refused') return { ...summary, problem: `${agreed.code}: ${agreed.detail}` };
  }
  const now = (deps.clock ?? Date.now)();
  for (let offset = 0; summary.pages < MOST_PAGES;) {
    const said = await daraja.send('/pulltransactions/v1/query', (theirs) => ({
      ShortCode: daraja.account.till ?? daraja.account.shortcode,
      StartDate: nairobiTime(theirs(from ?? now - BACK_MS)),
      EndDate: nairobiTime(theirs(now)),
      OffSetValue: String(offset),
    }));
    if (said.kind !== 'answered') return { ...summary, problem: `${said.code}: ${said.detail}` };
    const status = statusOf(said.body);
    if (status === '1001') return summary; // no more, or none at all
    if (said.status !== 200 || status !== '1000')
      return { ...summary, problem: `${codeOf(said.body, said.status)}: ${wordsOf(said.body)}` };
    const rows = rowsOf(said.body);
    if (rows.length === 0) return summary;
    await takePage(rows, till, summary);
    offset += rows.length;
  }
  return { ...summary, problem: `More than ${MOST_PAGES} pages` };
}

async function takePage(rows: readonly unknown[], till: TillDb, summary: Summary): Promise<void> {
  const lines = rows.map(readPulled).filter((line) => line !== null);
  const taken = await till.takePage(lines, crypto.randomUUID());
  summary.pages += 1;
  summary.imported += taken.imported;
  summary.known += taken.known;
  summary.bad += taken.bad + rows.length - lines.length;
  summary.placed += taken.placed;
  for (const receipt of taken.unplaced) {
    const payer = lines.find((line) => line.receipt.toUpperCase() === receipt)?.payer ?? '';
    const outcome = await till.place(receipt, payer);
    if (outcome === 'unknown') summary.unknown += 1;
    else if (outcome !== 'known') summary.placed += 1;
  }
}

/** `2026-11-24 10:30:00` in Nairobi. */
const nairobiTime = (epochMs: number): string =>
  new Date(epochMs + 3 * 3_600_000).toISOString().replace('T', ' ').slice(0, 19);
