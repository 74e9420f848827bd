import { AppError } from '../../lib/app-error.ts';
import { VERSION } from '../../lib/env.ts';
import { failedRequest } from '../../lib/project-fetch.ts';
import { readSession } from '../../lib/session.ts';
import { readConsent } from './consent.tsx';
import { isRevealing, pageUrl } from './device.ts';
import { type ErrorRow, sendRows } from './telemetry.queries.ts';

const MOST_PER_PAGE = 10;
const LONGEST_STACK = 8000;

type Severity = 'critical' | 'error';
const logged = new WeakSet<object>();
let count = 0;

/** What was thrown, in its own words; what the server failed at is told by its name in the server's log too. */
function wordsOf(error: unknown): string {
  const words = (error instanceof Error ? error.message : String(error)).slice(0, 900);
  const request = error instanceof AppError && error.kind === 'server' ? failedRequest() : null;
  return request ? `${words} (request ${request})` : words;
}

/** The row for a thrown value: where it happened and with what, nothing that was typed. */
export function errorRow(error: unknown, severity: Severity, componentStack?: string | null): ErrorRow {
  const isError = error instanceof Error;
  const { pathname } = location;
  const isNameless = isRevealing(pathname) || readConsent() === 'denied';
  return {
    user_id: isNameless ? null : (readSession()?.user.id ?? null),
    error_message: wordsOf(error),
    error_stack: isError ? (error.stack?.slice(0, LONGEST_STACK) ?? null) : null,
    error_type: isError ? error.name : typeof error,
    severity,
    page_url: pageUrl(pathname),
    user_agent: navigator.userAgent.slice(0, 400),
    component_stack: componentStack?.slice(0, LONGEST_STACK) ?? null,
    app_version: VERSION,
  };
}

/**
 * Keeps an error in `error_logs`: each one once and at most ten in a page load. Never throws and tells nobody when it
 * fails, since whoever sees the error can do nothing about its report.
 */
export async function logError(
  error: unknown,
  severity: Severity,
  componentStack?: string | null,
): Promise<void> {
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  if (count >= MOST_PER_PAGE) return;
  count += 1;
  try {
    await sendRows('error_logs', [errorRow(error, severity, componentStack)]);
  } catch {
    // offline, or the server is what broke: there is nobody left to tell
  }
}
