import { RateWindow } from './rate-window.ts';
import { refusal } from './refusal.ts';

/** How much is allowed. A client is a network address: whole villages share one behind a mobile operator. */
export interface AuthLimits {
  /** Seconds between two mails of a kind to one address. */
  mailIntervalSeconds: number;
  /** Mails an hour, all together. */
  mailsPerHour: number;
  /** Mails an hour that one client may cause. */
  mailsPerClientHour: number;
  /** Within five minutes, from one client. */
  signUpsPerClient: number;
  signInsPerClient: number;
  verificationsPerClient: number;
  /** Within five minutes, from one client for one address. */
  signInsPerAccount: number;
}

export const DEFAULT_LIMITS: AuthLimits = {
  mailIntervalSeconds: 60,
  mailsPerHour: 500,
  mailsPerClientHour: 60,
  signUpsPerClient: 30,
  signInsPerClient: 100,
  verificationsPerClient: 60,
  signInsPerAccount: 10,
};

/** This machine: a developer with many tests, or a proxy that does not say for whom it asks. */
const LOOPBACK = /^(127\.|::1$|::ffff:127\.|in-process$)/;
const LOOPBACK_FACTOR = 10;

const HOUR = 3_600_000;
const FIVE_MINUTES = 300_000;

/**
 * The throttles of the auth API. They look only at who asks and which address is named, never at whether an account
 * exists, so that a refusal tells nothing about accounts.
 */
export class AuthGuards {
  readonly #window: RateWindow;
  readonly #limits: AuthLimits;

  constructor(limits: AuthLimits, window = new RateWindow()) {
    this.#limits = limits;
    this.#window = window;
  }

  signUp(client: string): void {
    this.#request(`sign-up ${client}`, share(client, this.#limits.signUpsPerClient));
  }

  signIn(client: string, email: string): void {
    this.#request(`sign-in ${client} ${email}`, this.#limits.signInsPerAccount);
    this.#request(`sign-in ${client}`, share(client, this.#limits.signInsPerClient));
  }

  verify(client: string): void {
    this.#request(`verify ${client}`, share(client, this.#limits.verificationsPerClient));
  }

  /** Reserves a mail of a kind to an address. `giveBack` undoes it when no mail was wanted after all. */
  mail(kind: string, email: string, client: string): { giveBack: () => void } {
    const address = `mail ${kind} ${email}`;
    const wait = this.#window.take(address, 1, this.#limits.mailIntervalSeconds * 1000);
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000);
      throw refusal(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${seconds} seconds.`,
      );
    }
    const giveBack = (): void => this.#window.giveBack(address);
    if (
      this.#window.take(`mails ${client}`, share(client, this.#limits.mailsPerClientHour), HOUR) > 0 ||
      this.#window.take('mails', this.#limits.mailsPerHour, HOUR) > 0
    ) {
      giveBack();
      throw refusal(429, 'over_email_send_rate_limit', 'Email rate limit exceeded');
    }
    return { giveBack };
  }

  #request(key: string, limit: number): void {
    if (this.#window.take(key, limit, FIVE_MINUTES) > 0) {
      throw refusal(429, 'over_request_rate_limit', 'Request rate limit reached');
    }
  }
}

function share(client: string, limit: number): number {
  return LOOPBACK.test(client) ? limit * LOOPBACK_FACTOR : limit;
}
