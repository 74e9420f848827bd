import { setTimeout as wait } from 'node:timers/promises';

import type { Log } from '../log.ts';
import { isRefusedAddress } from '../mail.ts';
import { MailNotSent, type Outbox } from './outbox.ts';

/** Ten minutes in all: a mail server that is restarted, or a line that drops, loses nobody's link. */
const WAITS_MS = [5_000, 55_000, 180_000, 360_000];
/** What the log says, whoever sends. */
export const MAIL_FAILED = 'a mail of the auth service could not be sent';

/** Mails that nobody waits for, tried again for a while. What still waits when the stack ends has been logged. */
export class PatientMails {
  readonly #log: Log;
  readonly #ending = new AbortController();
  readonly #underWay = new Set<Promise<void>>();

  constructor(log: Log) {
    this.#log = log;
  }

  send(outbox: Outbox): void {
    const sending = this.#try(outbox).finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  async #try(outbox: Outbox): Promise<void> {
    for (const pause of [...WAITS_MS, null]) {
      try {
        await outbox.send();
        return;
      } catch (error) {
        // Another try helps where the mail server was away, not where too many mails were asked for.
        const isAway = error instanceof MailNotSent && !isRefusedAddress(error.cause);
        const isLast = pause === null || !isAway;
        this.#log.error(MAIL_FAILED, { error, ...(isLast ? {} : { again_in_s: pause / 1000 }) });
        if (isLast) return;
        try {
          await wait(pause, undefined, { signal: this.#ending.signal, ref: false });
        } catch {
          return; // the stack ends
        }
      }
    }
  }

  /** Resolves when no mail is being sent; waits for no further try. */
  async end(): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.#underWay);
  }
}
