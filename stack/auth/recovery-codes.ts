import { createHash } from 'node:crypto';

import { Secret } from 'otpauth';

import type { AuthRequest } from './auth-request.ts';
import { factorsOf } from './factor-rows.ts';
import { askRecent, isStrong, isVerified, strengthened } from './factor-session.ts';
import type { Session } from './lite-auth.ts';
import {
  countCodes,
  insertCodes,
  removeRecovery,
  replaceCodes,
  spendCode,
  wasUsed,
} from './recovery-rows.ts';
import { refusal } from './refusal.ts';
import type { Body } from './request-body.ts';

const CODES = 10;
/** 80 bits, 16 letters and digits: nobody guesses them, so one round of a hash keeps them safe. */
const CODE_BYTES = 10;
const LONGEST_TYPED = 100;
const LONGEST_NAME = 100;

/**
 * Ten codes for the day the telephone is gone, each good for one sign-in, by the calls that auth-js documents:
 * `mfa.recoveryCodes`. They are shown once; the database has hashes of them only.
 */
export class RecoveryCodes {
  readonly #request: AuthRequest;
  readonly #userId: string;

  constructor(request: AuthRequest, userId: string) {
    this.#request = request;
    this.#userId = userId;
  }

  async status() {
    const { factorId, total, remaining } = await this.#own();
    return { id: factorId, type: 'recovery_code', total, remaining };
  }

  async generate({ friendly_name: named }: Body) {
    await this.#askOwner();
    const { database } = this.#request;
    const name = named ?? 'Recovery codes';
    if (typeof name !== 'string' || name.length > LONGEST_NAME)
      throw refusal(400, 'validation_failed', 'friendly_name is not a short text');
    const factors = await factorsOf(database, this.#userId);
    const others = factors.filter(isVerified).filter((factor) => factor.factor_type !== 'recovery_code');
    if (others.length === 0)
      throw refusal(422, 'mfa_recovery_codes_sole_factor', 'Recovery codes require another verified factor');
    if (factors.some((factor) => factor.friendly_name === name && factor.factor_type !== 'recovery_code'))
      throw refusal(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${name}" for this user already exists`,
      );
    const codes = newCodes();
    const id = await insertCodes(database, this.#userId, name, codes.map(hashCode));
    if (!id)
      throw refusal(422, 'mfa_verified_factor_exists', 'A verified recovery code factor already exists');
    return { id, type: 'recovery_code', friendly_name: name, total: CODES, codes };
  }

  async regenerate() {
    await this.#askOwner();
    const { factorId, name } = await this.#own();
    const codes = newCodes();
    await replaceCodes(this.#request.database, factorId, codes.map(hashCode));
    return { id: factorId, type: 'recovery_code', friendly_name: name, total: CODES, codes };
  }

  /** Takes a code in the way it was typed: case, spaces and hyphens are left out of account. */
  async verify({ code }: Body): Promise<Session> {
    const { database, guards, client } = this.#request;
    const attempt = await guards.recoveryCode(client, this.#userId);
    const typed = typeof code === 'string' && code.length <= LONGEST_TYPED ? code : '';
    const plain = typed.toLowerCase().replaceAll(/[\s-]/g, '');
    const factorId = plain && (await spendCode(database, this.#userId, hashCode(plain)));
    if (!factorId)
      throw refusal(
        422,
        'mfa_verification_failed',
        plain && (await wasUsed(database, this.#userId, hashCode(plain)))
          ? 'This recovery code was used already, take another one'
          : 'Invalid recovery code entered',
      );
    await attempt.succeeded();
    return strengthened(this.#request, this.#userId, { factorId, method: 'mfa/recovery_code' });
  }

  async unenroll() {
    await this.#askOwner();
    const { factorId } = await this.#own();
    await removeRecovery(this.#request.database, this.#userId);
    return { id: factorId };
  }

  async #own() {
    const own = await countCodes(this.#request.database, this.#userId);
    if (!own) throw refusal(404, 'mfa_factor_not_found', 'Factor not found');
    return own;
  }

  async #askOwner(): Promise<void> {
    if (!(await isStrong(this.#request)))
      throw refusal(403, 'insufficient_aal', 'AAL2 required to manage recovery codes');
    await askRecent(this.#request);
  }
}

const newCodes = (): string[] =>
  Array.from({ length: CODES }, () => new Secret({ size: CODE_BYTES }).base32.toLowerCase());

const hashCode = (code: string): Buffer => createHash('sha256').update(code).digest();
