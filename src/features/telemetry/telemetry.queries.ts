import { AppError } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.types.ts';
import { getConfig, VERSION, projectFetch, failedRequest } from '../../lib/env.ts';
import { readSession } from '../../lib/session.ts';
import { readConsent } from './consent.tsx';

export type Device = { device_type: 'mobile' | 'tablet' | 'desktop'; browser: string; os: string };

const MOBILE_BELOW_PX = 768;
const firstOf = (names: readonly (readonly [RegExp, string])[], text: string): string =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? 'Other';

// In this order: most browsers also name the ones they descend from.
const browsers = [
  [/OPR\/|Opera Mini|OPiOS/, 'Opera'],
  [/EdgA?\/|EdgiOS/, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/UCBrowser/, 'UC Browser'],
  [/FxiOS|Firefox\//, 'Firefox'],
  [/CriOS|Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'macOS'],
  [/KAIOS/, 'KaiOS'],
  [/Linux/, 'Linux'],
] as const;

/** The kind of device, browser family and system behind a user agent; `width` is the screen's in CSS pixels. */
export function describeDevice(userAgent: string, width: number): Device {
  const isTablet = /iPad|Tablet|Android(?!.*Mobile)/.test(userAgent);
  const isMobile = /Mobile|iPhone|KAIOS|Opera Mini/.test(userAgent) || width < MOBILE_BELOW_PX;
  return {
    device_type: isTablet ? 'tablet' : isMobile ? 'mobile' : 'desktop',
    browser: firstOf(browsers, userAgent),
    os: firstOf(systems, userAgent),
  };
}

/** What a measurement depends on, as far as the browser tells. Memory in gigabytes. */
export function connectionFacts(): { connection_type?: string; device_memory?: number } {
  const { connection, deviceMemory } = navigator as Navigator & {
    connection?: { effectiveType?: string };
    deviceMemory?: number;
  };
  return {
    ...(connection?.effectiveType ? { connection_type: connection.effectiveType } : {}),
    ...(deviceMemory ? { device_memory: deviceMemory } : {}),
  };
}

/** Parts of the site whose very address says something about a person's health or wants. */
const REVEALING =
  /^\/(health-assessment|dashboard|herbs|herbal-remedies|nutrition|nutrition-knowledge|nutritionists|consultations|fasting|product)(\/|$)/;
const OPEN = /^\/(shop|enhanced-shop|cart|about|contact|faq|shipping|returns|pricing|plans)?$/;
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;

/** True where an account must not stand beside the address. */
export const isRevealing = (path: string): boolean => REVEALING.test(path);

/** True where the words on buttons are the same for everybody. */
export const isOpenPage = (path: string): boolean => OPEN.test(path);

/** The phone of a customer without an account. */
const PHONE = /\b254[17]\d{8}\b/g;

/** A path without ids of orders and people, and without phones. */
export const barePath = (path: string): string =>
  path.replace(UUID, ':id').replace(PHONE, ':phone').slice(0, 300);

/** The address of a page without its query, its fragment and any id. */
export function pageUrl(path: string = location.pathname): string {
  return `${location.origin}${barePath(path)}`;
}

/** Where a visit came from: only the site, since the path of a search may tell what somebody looks for. */
export function referrerSite(referrer: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { origin, protocol } = new URL(referrer);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}

type Tables = Database['public']['Tables'];
type ErrorRow = Tables['error_logs']['Insert'];
export type MetricRow = Tables['performance_metrics']['Insert'];
export type EventRow = Tables['analytics_events']['Insert'];
type Rows = {
  error_logs: ErrorRow[];
  performance_metrics: MetricRow[];
  analytics_events: EventRow[];
};

/**
 * Adds rows that nobody waits for, also while the page is being left. Rows that name the account travel with its
 * token; one that has run out costs them the name, not their place. Rejects when there is no connection.
 */
export async function sendRows<Table extends keyof Rows>(table: Table, rows: Rows[Table]): Promise<void> {
  const { url } = await getConfig();
  const post = (body: object[], bearer?: string): Promise<Response> =>
    projectFetch(
      `${url}/rest/v1/${table}`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Prefer: 'return=minimal' },
        body: JSON.stringify(body),
        keepalive: true,
      },
      bearer,
    );
  const token = rows.some((row) => row.user_id) ? readSession()?.accessToken : undefined;
  const answer = await post(rows, token);
  if (answer.status === 401 || answer.status === 403)
    await post(rows.map((row) => ({ ...row, user_id: null })));
}

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
