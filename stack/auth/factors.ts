import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';

import { type HonoContext, requireAuth } from '@supabase/lite';
import type { Context } from 'hono';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

import type { Log } from '../log.ts';
import type { AuthRequest } from './auth-request.ts';
import {
  factorsOf,
  type FactorRow,
  findChallenge,
  findFactor,
  forgetUnfinished,
  insertChallenge,
  insertFactor,
  removeFactor,
} from './factor-rows.ts';
import { askRecent, isStrong, isVerified, strengthened } from './factor-session.ts';
import type { Session } from './lite-auth.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { refusal, refusalParts } from './refusal.ts';
import type { Body } from './request-body.ts';

/** As hosted Supabase has them. */
const MOST_FACTORS = 10;
const CHALLENGE_SECONDS = 300;
/** A telephone's clock may be so many codes ahead or behind. */
const CLOCK_SKEW = 1;
/** So many codes ahead or behind, a quarter of an hour, a refused one is looked for. */
const CLOCK_FAULT = 30;
const LONGEST_NAME = 100;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * GoTrue's API of second factors, which `@supabase/lite` lacks: codes of an authenticator app (RFC 6238), at
 * `/auth/v1/factors`, with recovery codes beside them. Wrong codes are counted, and a code is taken once.
 */
export async function answerFactors(
  context: Context<HonoContext>,
  request: AuthRequest,
  body: Body,
  { siteUrl, log }: { siteUrl: string; log: Log },
): Promise<Response> {
  let userId: string | undefined;
  const refused = await requireAuth()(context as Parameters<ReturnType<typeof requireAuth>>[0], async () => {
    userId = context.get('userId');
  });
  if (userId === undefined) return refused ?? context.res;
  const { method, path } = context.req;
  const step = path.slice('/auth/v1/factors'.length).replace(/\/$/, '');
  try {
    const answer = step.startsWith('/recovery-codes')
      ? await recoveryAnswer(new RecoveryCodes(request, userId), `${method} ${step}`, body)
      : await factorAnswer(new Factors(request, userId, siteUrl, log), method, step, body);
    return answer === undefined ? context.body(null, 405) : context.json(answer);
  } catch (error) {
    const { status, code, message } = refusalParts(error);
    if (status === 500) log.error('the API of second factors failed', { error });
    return Response.json(
      { code: status, error_code: code, msg: message },
      { status, headers: { 'x-sb-error-code': code } },
    );
  }
}

function factorAnswer(api: Factors, method: string, step: string, body: Body): Promise<object> | undefined {
  const [, id, last] = step.split('/');
  switch (`${method} ${id ? ':id' : ''}/${last ?? ''}`) {
    case 'POST /':
      return api.enroll(body);
    case 'POST :id/challenge':
      return api.challenge(id);
    case 'POST :id/verify':
      return api.verify(id, body);
    case 'DELETE :id/':
      return api.unenroll(id);
    default:
      return undefined;
  }
}

function recoveryAnswer(api: RecoveryCodes, asked: string, body: Body): Promise<object> | undefined {
  switch (asked) {
    case 'GET /recovery-codes':
      return api.status();
    case 'POST /recovery-codes':
      return api.generate(body);
    case 'POST /recovery-codes/regenerate':
      return api.regenerate();
    case 'POST /recovery-codes/verify':
      return api.verify(body);
    case 'DELETE /recovery-codes':
      return api.unenroll();
    default:
      return undefined;
  }
}

class Factors {
  readonly #request: AuthRequest;
  readonly #userId: string;
  readonly #siteUrl: string;
  readonly #log: Log;

  constructor(request: AuthRequest, userId: string, siteUrl: string, log: Log) {
    this.#log = log;
    this.#request = request;
    this.#userId = userId;
    this.#siteUrl = siteUrl;
  }

  async enroll(body: Body) {
    const { database, service } = this.#request;
    const { factor_type: type, friendly_name: named, issuer: issued } = body;
    if (type === 'phone')
      throw refusal(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
    if (type === 'webauthn')
      throw refusal(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
    if (type !== 'totp')
      throw refusal(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
    const name = text(named, 'friendly_name');
    await forgetUnfinished(database, this.#userId, CHALLENGE_SECONDS);
    const factors = await factorsOf(database, this.#userId);
    if (factors.filter(isOfApp).length >= MOST_FACTORS)
      throw refusal(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of verified factors reached, unenroll to continue',
      );
    if (factors.some(isVerified) && !(await isStrong(this.#request)))
      throw refusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    await askRecent(this.#request);
    const user = await service.repo.findUserById(this.#userId);
    const totp = new TOTP({
      issuer: text(issued, 'issuer') || new URL(this.#siteUrl).host,
      label: user?.email ?? this.#userId,
      secret: new Secret({ size: 20 }),
    });
    const id = randomUUID();
    const secret = totp.secret.base32;
    if (!(await insertFactor(database, { id, userId: this.#userId, name, secret })))
      throw refusal(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${name}" for this user already exists`,
      );
    const uri = totp.toString();
    return { id, type: 'totp', friendly_name: name, totp: { qr_code: renderSVG(uri), secret, uri } };
  }

  async challenge(id: string | undefined) {
    const factor = await this.#own(id);
    const challengeId = await insertChallenge(this.#request.database, factor.id, this.#address());
    const expiresAt = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS;
    return { id: challengeId, type: 'totp', expires_at: expiresAt };
  }

  async verify(id: string | undefined, { challenge_id: asked, code }: Body): Promise<Session> {
    const { database, guards, client } = this.#request;
    const factor = await this.#own(id);
    const challengeId = typeof asked === 'string' && UUID.test(asked) ? asked : undefined;
    const challenge =
      challengeId && (await findChallenge(database, challengeId, factor.id, CHALLENGE_SECONDS));
    if (!challenge)
      throw refusal(404, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
    if (challenge.is_used || challenge.address !== this.#address())
      throw refusal(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
    if (challenge.is_over)
      throw refusal(
        422,
        'mfa_challenge_expired',
        `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
      );
    const attempt = await guards.secondFactor(client, this.#userId);
    const moment = typeof code === 'string' ? momentOf(factor, code) : undefined;
    if (moment === undefined) this.#tellOfClock(factor, code);
    if (moment === undefined) throw refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    if (!(await guards.claimCode(factor.id, moment))) {
      await attempt.giveBack();
      throw refusal(422, 'mfa_verification_failed', 'This TOTP code was used already, wait for the next one');
    }
    await attempt.succeeded();
    return strengthened(this.#request, this.#userId, { factorId: factor.id, challengeId, method: 'totp' });
  }

  /** Right codes of another time, from one person after the other, mean that the clock of this machine is wrong. */
  #tellOfClock({ secret }: FactorRow, code: unknown): void {
    if (!secret || typeof code !== 'string' || !/^\d{6}$/.test(code)) return;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const ahead = totp.validate({ token: code, window: CLOCK_FAULT });
    if (ahead === null || Math.abs(ahead) <= CLOCK_SKEW) return;
    this.#log.warn('a code was refused that fits another time; is the clock of this machine right?', {
      secondsAhead: ahead * totp.period,
    });
  }

  async unenroll(id: string | undefined) {
    const factor = await this.#own(id);
    if (factor.status === 'verified') {
      if (!(await isStrong(this.#request)))
        throw refusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      await askRecent(this.#request);
    }
    await removeFactor(this.#request.database, factor);
    return { id: factor.id };
  }

  async #own(id: string | undefined): Promise<FactorRow> {
    const factor =
      id && UUID.test(id) ? await findFactor(this.#request.database, id, this.#userId) : undefined;
    if (!factor) throw refusal(404, 'mfa_factor_not_found', 'Factor not found');
    return factor;
  }

  #address(): string {
    const plain = this.#request.client.replace(/^::ffff:(?=\d+\.)/, '');
    return isIP(plain) ? plain : '127.0.0.1';
  }
}

const isOfApp = ({ factor_type: type }: { factor_type: string }): boolean => type === 'totp';

/** The number of the half minute that a code stands for, or undefined for a wrong one. */
function momentOf({ secret }: FactorRow, code: string): number | undefined {
  if (!secret || !/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, timestamp, window: CLOCK_SKEW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

function text(value: unknown, name: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string' || value.length > LONGEST_NAME)
    throw refusal(400, 'validation_failed', `${name} is not a short text`);
  return value.trim();
}
