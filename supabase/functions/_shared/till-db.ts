import type { SupabaseClient } from '@supabase/supabase-js';

import { isRecord, textOf, wholeNumberOf } from './json-values.ts';
import { callsOf } from './supabase.ts';
import type { readPulled, TillMoney } from './till-money.ts';

export type PulledLine = NonNullable<ReturnType<typeof readPulled>>;

export type TillAddresses = { secret: string; registeredFor: string | null; isPullRegistered: boolean };

/** What a page of payments was: new lines, known ones, refused ones, and those that look for their bill. */
export type TakenPage = { imported: number; known: number; bad: number; placed: number; unplaced: string[] };

/** Money that comes without a prompt, as the secret key may call the database. Each throws when the call fails. */
export type TillDb = {
  addresses(): Promise<TillAddresses>;
  tellAccount(account: {
    shortcode: string;
    till: string | null;
    canFetch: boolean;
    isTest: boolean;
  }): Promise<void>;
  noteRegistered(what: 'payments' | 'pull', base: string): Promise<void>;
  /** What became of it; null for an address that was never given out. */
  receive(secret: string, money: TillMoney): Promise<string | null>;
  /** `accept`, or the code that M-Pesa is to refuse the payment with. */
  judge(secret: string, account: string, kes: number): Promise<string>;
  beginFetch(): Promise<boolean>;
  /** When the list begins, as epoch milliseconds; null for all that M-Pesa keeps. `whole`: all in any case. */
  listFrom(whole: boolean): Promise<number | null>;
  takePage(lines: readonly PulledLine[], importId: string): Promise<TakenPage>;
  place(receipt: string, payer: string): Promise<string>;
  endFetch(summary: Record<string, unknown>): Promise<void>;
};

export function createTillDb(service: SupabaseClient): TillDb {
  const call = callsOf(service);
  return {
    async addresses() {
      const answer = await call('till_addresses');
      if (!isRecord(answer)) throw new Error('till_addresses: no answer');
      return {
        secret: textOf(answer['secret']),
        registeredFor: textOf(answer['registered_for']) || null,
        isPullRegistered: answer['pull_registered'] === true,
      };
    },
    async tellAccount({ shortcode, till, canFetch, isTest }) {
      await call('tell_mpesa_account', { shortcode, till, can_fetch: canFetch, is_test: isTest });
    },
    async noteRegistered(what, base) {
      await call('note_till_registered', { what, base });
    },
    async receive(secret, { line, shortcode, payer }) {
      const outcome = await call('receive_till_money', { secret, line, shortcode, payer });
      return outcome === null ? null : textOf(outcome);
    },
    async judge(secret, account, kes) {
      return textOf(await call('judge_till_money', { secret, account, kes }));
    },
    async beginFetch() {
      return (await call('begin_till_fetch')) === true;
    },
    async listFrom(whole) {
      const from = Date.parse(textOf(await call('till_list_from', { whole })));
      return Number.isNaN(from) ? null : from;
    },
    async takePage(lines, importId) {
      const answer = await call('take_pulled_money', { lines, import_id: importId });
      if (!isRecord(answer)) throw new Error('take_pulled_money: no answer');
      const count = (name: string): number => wholeNumberOf(answer[name]) ?? 0;
      const unplaced = Array.isArray(answer['unplaced']) ? answer['unplaced'].map(textOf) : [];
      return {
        imported: count('imported'),
        known: count('known'),
        bad: count('bad'),
        placed: count('placed'),
        unplaced,
      };
    },
    async place(receipt, payer) {
      return textOf(await call('place_pulled_money', { receipt, payer }));
    },
    async endFetch(summary) {
      await call('end_till_fetch', { summary });
    },
  };
}
