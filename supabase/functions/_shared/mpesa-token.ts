import { reasonOf } from './log.ts';
import type { Initiator } from './mpesa-calls.ts';
import { NOT_CONFIGURED, UNREACHABLE } from './result-codes.ts';

export type TokenRefused = { kind: 'refused'; code: number; detail: string };
type TokenOutcome = { kind: 'token'; value: string } | TokenRefused;

/** A new token is fetched this long before the old one ends. */
const REFRESH_EARLY_MS = 120_000;

/** Daraja's access token: fetched once, shared by parallel calls, renewed before it ends. */
export class DarajaToken {
  readonly #config: DarajaConfig;
  readonly #clock: () => number;
  readonly #timeoutMs: number;
  readonly #heard: (date: string | null) => void;
  #current: { value: string; endsAt: number } | null = null;
  #pending: Promise<TokenOutcome> | null = null;

  constructor(
    config: DarajaConfig,
    clock: () => number,
    timeoutMs: number,
    heard: (date: string | null) => void = () => undefined,
  ) {
    this.#config = config;
    this.#clock = clock;
    this.#timeoutMs = timeoutMs;
    this.#heard = heard;
  }

  async get(): Promise<TokenOutcome> {
    if (this.#current && this.#clock() < this.#current.endsAt - REFRESH_EARLY_MS) {
      return { kind: 'token', value: this.#current.value };
    }
    this.#pending ??= this.#fetch().finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  /** Forgets a token that Daraja refused, unless another call has renewed it already. */
  drop(value: string): void {
    if (this.#current?.value === value) this.#current = null;
  }

  async #fetch(): Promise<TokenOutcome> {
    const { baseUrl, consumerKey, consumerSecret } = this.#config;
    try {
      const response = await fetch(new URL('/oauth/v1/generate?grant_type=client_credentials', baseUrl), {
        headers: { authorization: `Basic ${btoa(`${consumerKey}:${consumerSecret}`)}` },
        signal: AbortSignal.timeout(this.#timeoutMs),
      });
      this.#heard(response.headers.get('date'));
      if (response.status >= 500) return refused(UNREACHABLE, `token: ${response.status}`);
      if (!response.ok) return refused(NOT_CONFIGURED, `token: ${response.status}`);
      const body = (await response.json()) as { access_token?: unknown; expires_in?: unknown };
      const seconds = Number(body.expires_in);
      if (typeof body.access_token !== 'string' || !Number.isFinite(seconds)) {
        return refused(UNREACHABLE, 'token: unreadable answer');
      }
      this.#current = { value: body.access_token, endsAt: this.#clock() + seconds * 1000 };
      return { kind: 'token', value: body.access_token };
    } catch (error) {
      // No token means that no push was sent: always a definite refusal.
      return refused(UNREACHABLE, `token: ${reasonOf(error)}`);
    }
  }
}

function refused(code: number, detail: string): TokenRefused {
  return { kind: 'refused', code, detail };
}

/** How to reach Safaricom's Daraja, https://developer.safaricom.co.ke/APIs/MpesaExpressSimulate */
export type DarajaConfig = {
  baseUrl: string;
  consumerKey: string;
  consumerSecret: string;
  shortcode: string;
  /** Receives the money: the shortcode itself for a pay bill, the till number for buy goods. */
  partyB: string;
  passkey: string;
  /** The short code before the present one, in whose name prompts were made that are still open; null when there is none. */
  former?: { shortcode: string; passkey: string } | null;
  /** Whether this is Safaricom's test service, where no money moves. */
  isTest?: boolean;
  transactionType: string;
  /** Who may ask for more than prompts; null when that is not set up. */
  initiator?: Initiator | null;
  /** Which short code pays customers; null when none does. */
  b2cShortcode?: string | null;
  /** The phone that Safaricom knows for the account, for lists of payments; null when they are not set up. */
  nominatedNumber?: string | null;
};
