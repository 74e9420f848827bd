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
  failedRefreshesPerClient: number;
  /** Failures within fifteen minutes for one e-mail address: from one client, and from all clients together. */
  signInsPerClientAndEmail: number;
  signInsPerEmail: number;
}

export const DEFAULT_LIMITS: AuthLimits = {
  mailIntervalSeconds: 60,
  mailsPerHour: 500,
  mailsPerClientHour: 60,
  signUpsPerClient: 30,
  signInsPerClient: 100,
  verificationsPerClient: 60,
  failedRefreshesPerClient: 100,
  signInsPerClientAndEmail: 10,
  signInsPerEmail: 50,
};

/** This machine: a developer with many tests, or a proxy that does not say for whom it asks. */
const LOOPBACK = /^(127\.|::1$|::ffff:127\.|in-process$)/;
const LOOPBACK_FACTOR = 10;

const HOUR = 3_600_000;
const FIVE_MINUTES = 300_000;
const FIFTEEN_MINUTES = 900_000;

/** From how many places is remembered that somebody has signed in there before. */
const KNOWN_PLACES = 20_000;

/**
 * The throttles of the auth API. They look only at who asks and which address is named, never at whether an account
 * exists, so that a refusal tells nothing about accounts.
 */
export class AuthGuards {
  readonly #window: RateWindow;
  readonly #limits: AuthLimits;
  readonly #knownPlaces = new Set<string>();

  constructor(limits: AuthLimits, window = new RateWindow()) {
    this.#limits = limits;
    this.#window = window;
  }

  signUp(client: string): void {
    this.#request(`sign-up ${network(client)}`, share(client, this.#limits.signUpsPerClient));
  }

  /**
   * Counts an attempt to sign in; `succeeded` makes it as if there had been no failures. Who guesses from many places
   * is stopped as well, but does not lock the owner out of where that one has signed in before.
   */
  signIn(client: string, email: string): { succeeded: () => void } {
    const everywhere = `sign-in ${email}`;
    const place = `sign-in ${network(client)} ${email}`;
    const { signInsPerClientAndEmail, signInsPerClient, signInsPerEmail } = this.#limits;
    this.#request(place, signInsPerClientAndEmail, FIFTEEN_MINUTES);
    this.#request(`sign-in ${network(client)}`, share(client, signInsPerClient));
    const known = this.#knownPlaces.has(place);
    if (!known) this.#request(everywhere, signInsPerEmail, FIFTEEN_MINUTES);
    return {
      succeeded: () => {
        this.#window.forget(place);
        if (!known) this.#window.giveBack(everywhere);
        this.#remember(place);
      },
    };
  }

  verify(client: string): void {
    this.#request(`verify ${network(client)}`, share(client, this.#limits.verificationsPerClient));
  }

  /** Counts a try to renew a session; `succeeded` takes it back, since phones do so all the time. */
  refresh(client: string): { succeeded: () => void } {
    const key = `refresh ${network(client)}`;
    this.#request(key, share(client, this.#limits.failedRefreshesPerClient));
    return { succeeded: () => this.#window.giveBack(key) };
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
      this.#window.take(`mails ${network(client)}`, share(client, this.#limits.mailsPerClientHour), HOUR) >
        0 ||
      this.#window.take('mails', this.#limits.mailsPerHour, HOUR) > 0
    ) {
      giveBack();
      throw refusal(429, 'over_email_send_rate_limit', 'Email rate limit exceeded');
    }
    return { giveBack };
  }

  #request(key: string, limit: number, windowMs = FIVE_MINUTES): void {
    if (this.#window.take(key, limit, windowMs) > 0) {
      throw refusal(429, 'over_request_rate_limit', 'Request rate limit reached');
    }
  }

  #remember(place: string): void {
    this.#knownPlaces.delete(place);
    this.#knownPlaces.add(place);
    const [oldest] = this.#knownPlaces;
    if (this.#knownPlaces.size > KNOWN_PLACES && oldest !== undefined) this.#knownPlaces.delete(oldest);
  }
}

/** Whom an address stands for: one IPv6 customer holds a whole /64 and could come from a new address each time. */
export function network(client: string): string {
  const plain = client.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`;
}

function share(client: string, limit: number): number {
  return LOOPBACK.test(client) ? limit * LOOPBACK_FACTOR : limit;
}
