import { useDeferredValue } from 'react';

import { dateLocale } from '../words/language.ts';
import { AppError, errorText } from './app-error.ts';
import { useAddressState } from './use-address-state.ts';

/** What the desks of orders, payments and returns read lies under this: a change at one of them shows at the others. */
export const deskKey = ['desk'] as const;

const fields: Record<string, 'amount' | 'receipt' | 'phone' | 'time'> = {
  wrong_amount: 'amount',
  too_much: 'amount',
  bad_receipt: 'receipt',
  receipt_used: 'receipt',
  bad_phone: 'phone',
  bad_time: 'time',
};

/** A refusal of the desk of payments in words, under the field that it is about. */
export function moneyFault(error: unknown): {
  amount?: string;
  receipt?: string;
  phone?: string;
  time?: string;
  other?: string;
} {
  if (!error) return {};
  const field = error instanceof AppError ? fields[error.kind] : undefined;
  return { [field ?? 'other']: errorText(error) };
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long somebody has waited: `2 days`, `3 hours`, `5 minutes`, rounded down; less than a minute is one. */
export function waitText(since: string, now: number): string {
  const ms = Math.max(now - Date.parse(since), 60_000);
  const [unit, length] = units.find(([, span]) => ms >= span) ?? ['minute', 60_000];
  return new Intl.NumberFormat(dateLocale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(ms / length),
  );
}

type Search = { query: string; rest: string };

/** The search of an address, and what else stands in it. */
function read(parameters: URLSearchParams): Search {
  const rest = new URLSearchParams(parameters);
  rest.delete('q');
  return { query: parameters.get('q') ?? '', rest: rest.toString() };
}

function write({ query, rest }: Search): string {
  const next = new URLSearchParams(rest);
  if (query.trim()) next.set('q', query.trim());
  return next.size > 0 ? `?${next}` : '';
}

/**
 * A search that stands in the page's address as `q`, so that who comes back finds it. Answers what is typed, how to change
 * it, and what is to be looked for. The address follows each letter at once: written later, it could call somebody back
 * who has gone on to another page meanwhile.
 */
export function useAddressSearch(): [string, (text: string) => void, string] {
  const { filters, change } = useAddressState({ empty: { query: '', rest: '' }, read, write });
  return [filters.query, (query) => change({ query }), useDeferredValue(filters.query.trim())];
}
