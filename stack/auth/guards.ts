import { refusal, refusalParts } from './refusal.ts';
import type { Turn, Turns } from './turns.ts';

/** How much is allowed. A client is a network address: whole villages share one behind a mobile operator. */
export interface AuthLimits {
  /** Seconds between two mails of a kind to one address. */
  mailIntervalSeconds: number;
  /** Mails that leave in an hour, all together. */
  mailsPerHour: number;
  /** Mails an hour that one client may ask for, and that may be asked for one address. */
  mailsPerClientHour: number;
  mailsPerEmailHour: number;
  /** Wrong codes of a second factor: within fifteen minutes from one client, within a day from all together. */
  codesPerClientAndUser: number;
  codesPerUser: number;
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
  mailsPerEmailHour: 12,
  codesPerClientAndUser: 5,
  codesPerUser: 30,
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
const DAY = 24 * HOUR;
/** Longer than any code of a telephone is taken. */
const TEN_MINUTES = 600_000;
/** GoTrue's reuse interval: browsers' tabs renew at the same moment. */
const SAME_MOMENT = 10_000;

/** A mail that was reserved. */
export interface Reserved {
  /** Undoes it: it did not leave, and may be asked for again at once. */
  giveBack: () => Promise<void>;
}

/** A try that was counted. */
export interface Attempt {
  /** Makes it as if there had been no failures. */
  succeeded: () => Promise<void>;
  /** Undoes it: it was no guess. */
  giveBack: () => Promise<void>;
}

/**
 * The throttles of the auth API. They look only at who asks and which address is named, never at whether an account
 * exists, so that a refusal tells nothing about accounts. The network comes first: one that has used up its turns leaves
 * no trace of the names that are invented there.
 */
export class AuthGuards {
  readonly #turns: Turns;
  readonly #limits: AuthLimits;
  readonly #tellOfWrongCodes: (userId: string) => Promise<void>;
  #waitMs: number | undefined;

  /** @param tellOfWrongCodes tells whose second step was closed */
  constructor(limits: AuthLimits, turns: Turns, tellOfWrongCodes: (userId: string) => Promise<void>) {
    this.#limits = limits;
    this.#turns = turns;
    this.#tellOfWrongCodes = tellOfWrongCodes;
  }

  /** After how many seconds what was refused may be tried again. */
  get retryAfter(): number | undefined {
    return this.#waitMs === undefined ? undefined : Math.ceil(this.#waitMs / 1000);
  }

  signUp(client: string): Promise<void> {
    return this.#request([this.#ofNetwork('sign-up', client, this.#limits.signUpsPerClient)]);
  }

  /**
   * Counts an attempt to sign in; `succeeded` makes it as if there had been no failures. Who guesses from many places
   * is stopped as well, but does not lock the owner out of where that one has signed in before.
   */
  async signIn(client: string, email: string): Promise<Attempt> {
    const { signInsPerClientAndEmail, signInsPerEmail } = this.#limits;
    return this.#guess(client, email, 'sign-in', 'known place', {
      here: signInsPerClientAndEmail,
      everywhere: signInsPerEmail,
      spanMs: FIFTEEN_MINUTES,
    });
  }

  /** Counts a try at a code of somebody's second factor, in the way of `signIn`. */
  async secondFactor(client: string, userId: string, whom = userId): Promise<Attempt> {
    const { codesPerClientAndUser, codesPerUser } = this.#limits;
    return this.#guess(
      client,
      whom,
      'code',
      'known place of a factor',
      { here: codesPerClientAndUser, everywhere: codesPerUser, spanMs: DAY },
      async () => {
        const told = { what: 'told of wrong codes', whom: userId, most: 1, spanMs: DAY };
        if (!(await this.#turns.take([told]))) await this.#tellOfWrongCodes(userId);
      },
    );
  }

  /** Counts a try at somebody's recovery codes, apart from those at the codes of their telephone. */
  async recoveryCode(client: string, userId: string): Promise<Attempt> {
    try {
      return await this.secondFactor(client, userId, `recovery ${userId}`);
    } catch (error) {
      if (refusalParts(error).status !== 429) throw error;
      throw refusal(
        429,
        'mfa_recovery_codes_locked',
        `Too many failed attempts, try again ${inWords(this.#waitMs)}`,
      );
    }
  }

  /** Whether a factor's code of this moment, or a later one, was used by nobody before. Earlier ones end with it. */
  async claimCode(factorId: string, moment: number): Promise<boolean> {
    const turnOf = (at: number) => ({
      what: 'code used',
      whom: `${factorId} ${at}`,
      most: 1,
      spanMs: TEN_MINUTES,
    });
    if (await this.#turns.take([turnOf(moment)])) return false;
    // The clocks of telephones are given a half minute either way, so these two might still be taken.
    for (const earlier of [moment - 1, moment - 2]) await this.#turns.take([turnOf(earlier)]);
    return true;
  }

  async #guess(
    client: string,
    whom: string,
    what: string,
    knownAs: string,
    most: { here: number; everywhere: number; spanMs: number },
    closed?: () => Promise<void>,
  ): Promise<Attempt> {
    const place = `${network(client)} ${whom}`;
    const here = { what: `${what} here`, whom: place, most: most.here, spanMs: FIFTEEN_MINUTES };
    const everywhere = { what, whom, most: most.everywhere, spanMs: most.spanMs };
    const home = { what: knownAs, whom: place };
    const ofNetwork = this.#ofNetwork(`${what}s`, client, this.#limits.signInsPerClient);
    const { refused, isKnown } = await this.#turns.takeUnless(home, [ofNetwork, here], everywhere);
    if (refused) {
      // What a network has used up may have been for others.
      if (refused.at > 0) await closed?.();
      throw this.#tooManyRequests(refused.waitMs);
    }
    const ofOwner = isKnown ? [] : [everywhere];
    return {
      succeeded: () => this.#turns.settle({ forget: [here], giveBack: ofOwner, remember: home }),
      giveBack: () => this.#turns.giveBack(here, ...ofOwner),
    };
  }

  verify(client: string): Promise<void> {
    return this.#request([this.#ofNetwork('verify', client, this.#limits.verificationsPerClient)]);
  }

  /** Refuses a network that has failed to renew too often. Phones renew all the time, so only `failed` counts. */
  async refresh(client: string): Promise<{ failed: () => Promise<void> }> {
    const turn = this.#ofNetwork('refresh', client, this.#limits.failedRefreshesPerClient);
    if (!(await this.#turns.hasLeft(turn))) throw this.#tooManyRequests(turn.spanMs);
    return {
      failed: async () => {
        await this.#turns.take([turn]);
      },
    };
  }

  /** Whether nobody else is using this refresh token at the moment. */
  async claimRefreshToken(token: string): Promise<boolean> {
    const turn = { what: 'refresh token', whom: token, most: 1, spanMs: SAME_MOMENT };
    return (await this.#turns.take([turn])) === undefined;
  }

  /** Reserves a mail of a kind to an address, whether or not one will be sent. */
  async mail(kind: string, email: string, client: string): Promise<Reserved> {
    const { mailsPerClientHour, mailsPerEmailHour, mailIntervalSeconds } = this.#limits;
    const turns = [
      this.#ofNetwork('mails', client, mailsPerClientHour, HOUR),
      { what: 'mails to', whom: email, most: share(client, mailsPerEmailHour), spanMs: HOUR },
      { what: `mail ${kind}`, whom: email, most: 1, spanMs: mailIntervalSeconds * 1000 },
    ];
    const refused = await this.#turns.take(turns);
    if (refused?.at === turns.length - 1) {
      this.#waitMs = refused.waitMs;
      const seconds = Math.ceil(refused.waitMs / 1000);
      throw refusal(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${seconds} seconds.`,
      );
    }
    if (refused) throw this.#tooManyMails(refused.waitMs);
    return { giveBack: () => this.#turns.giveBack(...turns) };
  }

  /** Counts a mail that is about to leave, of those that all together may cause. */
  async mailLeaves(): Promise<Reserved> {
    const turn = { what: 'mails', whom: 'everybody', most: this.#limits.mailsPerHour, spanMs: HOUR };
    const refused = await this.#turns.take([turn]);
    if (refused) throw this.#tooManyMails(refused.waitMs);
    return { giveBack: () => this.#turns.giveBack(turn) };
  }

  #ofNetwork(what: string, client: string, most: number, spanMs = FIVE_MINUTES): Turn {
    return { what: `${what} of a network`, whom: network(client), most: share(client, most), spanMs };
  }

  async #request(turns: readonly Turn[]): Promise<void> {
    const refused = await this.#turns.take(turns);
    if (refused) throw this.#tooManyRequests(refused.waitMs);
  }

  #tooManyRequests(waitMs: number): Error {
    this.#waitMs = waitMs;
    return refusal(
      429,
      'over_request_rate_limit',
      `Request rate limit reached, try again ${inWords(waitMs)}`,
    );
  }

  #tooManyMails(waitMs: number): Error {
    this.#waitMs = waitMs;
    return refusal(
      429,
      'over_email_send_rate_limit',
      `Email rate limit exceeded, try again ${inWords(waitMs)}`,
    );
  }
}

/** Such as `in 15 minutes`: whoever reads the answer of `@supabase/auth-js` has no headers. */
function inWords(waitMs = 0): string {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  if (minutes < 120) return minutes === 1 ? 'in 1 minute' : `in ${minutes} minutes`;
  return `in ${Math.ceil(minutes / 60)} hours`;
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
