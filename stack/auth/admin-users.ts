import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';

import { hash as bcryptHash } from '@node-rs/bcrypt';
import type { HonoContext } from '@supabase/lite';
import type { Context } from 'hono';

import type { Log } from '../log.ts';
import { adminFactors } from './admin-factors.ts';
import { banEnd, freeAddress, freeId, positive, record } from './admin-inputs.ts';
import { listUsers, removeUser } from './admin-queries.ts';
import { type AuthRequest, plainEmail } from './auth-request.ts';
import { isConfirmed, type UserResponse, type UserRow } from './lite-auth.ts';
import { BCRYPT_COST, bcryptInput } from './passwords.ts';
import { refusal, refusalParts } from './refusal.ts';
import type { Body } from './request-body.ts';

const LARGEST_PAGE = 1000;
const LAST_PAGE = 1_000_000;

/**
 * The part of GoTrue's admin API that `supabase.auth.admin` uses for users: list, read, create, invite, change, ban and
 * delete, their second factors, and links for newcomers, at `/auth/v1/admin` and `/auth/v1/invite`. Only the secret
 * key opens it.
 */
export async function answerAdmin(
  context: Context<HonoContext>,
  request: AuthRequest,
  body: Body,
  { secretKey, log }: { secretKey: string; log: Log },
): Promise<Response> {
  if (!sameKey(context.req.header('apikey') ?? '', secretKey)) {
    return context.json({ code: 403, error_code: 'not_admin', msg: 'User not allowed' }, 403);
  }
  const api = new AdminUsers(context, request);
  const [, , , area, , id, part, partId] = context.req.path.split('/');
  const { method } = context.req;
  try {
    if (area === 'invite') return context.json(await api.invite(body));
    if (context.req.path === LINKS) return context.json(await api.makeLink(body));
    if (!id) return method === 'POST' ? context.json(await api.create(body)) : await api.list();
    const user = await request.service.repo.findUserById(id).catch(() => null); // not a UUID: no such user either
    if (!user) throw refusal(404, 'user_not_found', 'User not found');
    if (part === 'factors') return context.json(await adminFactors(request, user.id, method, partId));
    if (method === 'PUT') return context.json(await api.change(user, body));
    if (method === 'DELETE') {
      if (body['should_soft_delete'] === true) throw refusal(422, 'validation_failed', DELETED_WHOLE);
      return context.json(await api.remove(user));
    }
    return context.json(await api.describe(user));
  } catch (error) {
    const { status, code, message } = refusalParts(error);
    if (status === 500) log.error('the admin API of auth failed', { error });
    return Response.json({ code: status, error_code: code, msg: message }, { status });
  }
}

const LINKS = '/auth/v1/admin/generate_link';
const DELETED_WHOLE =
  'An account is deleted whole here, so that nothing of a person stays. Ask again without should_soft_delete.';
const BY_MAIL_ALONE =
  'Links are made here for sign-ups and invitations. The others open an account, and leave by mail to its owner alone.';

class AdminUsers {
  readonly #context: Context<HonoContext>;
  readonly #request: AuthRequest;

  constructor(context: Context<HonoContext>, request: AuthRequest) {
    this.#context = context;
    this.#request = request;
  }

  async describe(user: UserRow): Promise<UserResponse> {
    const { service } = this.#request;
    const identities = await service.repo.findIdentitiesByUserId(user.id);
    const { banned_until, invited_at } = user;
    return {
      ...service.mapUserToResponse(service.repo.parseUserJson(user), identities, 'user'),
      ...(banned_until === null ? {} : { banned_until }),
      ...(invited_at === null ? {} : { invited_at }),
    };
  }

  async list(): Promise<Response> {
    const page = Math.min(positive(this.#context.req.query('page'), 1), LAST_PAGE);
    const size = Math.min(positive(this.#context.req.query('per_page'), 50), LARGEST_PAGE);
    const { users, total } = await listUsers(this.#context.var.app.connection.kysely, page, size);
    this.#context.header('x-total-count', String(total));
    this.#context.header('link', pageLinks(page, size, total));
    const described = await Promise.all(users.map((user) => this.describe(user)));
    return this.#context.json({ users: described, aud: 'authenticated' });
  }

  async create(body: Body): Promise<UserResponse> {
    const user = await this.#insert(body, body['email_confirm'] === true);
    return this.describe(user);
  }

  async invite(body: Body): Promise<UserResponse> {
    const user = await this.#insertGuest(body);
    const { outbox, database } = this.#request;
    outbox.add({ template: 'invite', to: user.email ?? '', userId: user.id });
    outbox.ifUnsent(() => removeUser(database, user.id));
    return this.describe(user);
  }

  /**
   * A link for somebody who has no account yet, or has not confirmed it, with whatever the caller has to tell them. Its
   * token stands in for the code of a mail as well: mails hold none.
   */
  async makeLink(body: Body): Promise<object> {
    const { type } = body;
    if (type !== 'signup' && type !== 'invite') throw refusal(422, 'validation_failed', BY_MAIL_ALONE);
    const known = await this.#request.service.repo.findUserByEmail(plainEmail(body['email']));
    const user =
      known && !isConfirmed(known)
        ? known
        : type === 'invite'
          ? await this.#insertGuest(body)
          : await this.#insert({ ...body, user_metadata: body['data'] }, false);
    const link = await this.#request.outbox.makeLink(type === 'invite' ? 'invite' : 'confirmation', user.id);
    return {
      ...(await this.describe(link.user ?? user)),
      action_link: link.href,
      hashed_token: link.token,
      email_otp: '',
      verification_type: link.type,
      redirect_to: link.redirectTo,
    };
  }

  async change(user: UserRow, body: Body): Promise<UserResponse> {
    const { repo } = this.#request.service;
    const current = repo.parseUserJson(user);
    const email = body['email'] === undefined ? null : await freeAddress(repo, body['email'], user.id);
    const updated = await repo.updateUser(user.id, {
      ...(email ? { email } : {}),
      ...(body['password'] === undefined ? {} : { encrypted_password: await this.#hash(body['password']) }),
      ...(body['email_confirm'] === true ? { email_confirmed_at: new Date().toISOString() } : {}),
      ...(body['ban_duration'] === undefined ? {} : { banned_until: banEnd(body['ban_duration']) }),
      raw_app_meta_data: { ...record(current.raw_app_meta_data), ...record(body['app_metadata']) },
      raw_user_meta_data: { ...record(current.raw_user_meta_data), ...record(body['user_metadata']) },
    });
    if (email) await this.#renameIdentity(user.id, email);
    return this.describe(updated ?? user);
  }

  async remove(user: UserRow): Promise<Record<string, never>> {
    await removeUser(this.#context.var.app.connection.kysely, user.id);
    return {};
  }

  async #insertGuest(body: Body): Promise<UserRow> {
    const user = await this.#insert({ email: body['email'], user_metadata: body['data'] }, false);
    const invited = { invited_at: new Date().toISOString() };
    return (await this.#request.service.repo.updateUser(user.id, invited)) ?? user;
  }

  async #insert(body: Body, confirmed: boolean): Promise<UserRow> {
    const { repo } = this.#request.service;
    const email = await freeAddress(repo, body['email']);
    const id = await freeId(repo, body['id']);
    const user = await repo.createUser({
      id,
      email,
      encrypted_password: body['password'] === undefined ? null : await this.#hash(body['password']),
      email_confirmed_at: confirmed ? new Date().toISOString() : null,
      raw_app_meta_data: { provider: 'email', providers: ['email'], ...record(body['app_metadata']) },
      raw_user_meta_data: { ...record(body['user_metadata']) },
    });
    await repo.createIdentity({
      id: randomUUID(),
      provider: 'email',
      provider_id: id,
      user_id: id,
      identity_data: { sub: id, email, email_verified: confirmed, phone_verified: false },
    });
    return user;
  }

  async #renameIdentity(userId: string, email: string): Promise<void> {
    const { repo } = this.#request.service;
    const identities = await repo.findIdentitiesByUserId(userId);
    const own = identities.find((identity) => identity.provider === 'email');
    if (own) await repo.updateIdentity(own.id, { identity_data: { ...record(own.identity_data), email } });
  }

  async #hash(password: unknown): Promise<string> {
    const text = String(password);
    this.#request.service.assertPasswordStrong(text);
    return bcryptHash(bcryptInput(text), BCRYPT_COST);
  }
}

/** Where the next and the last page are, from which auth-js also learns that there is a total. */
function pageLinks(page: number, size: number, total: number): string {
  const last = Math.max(Math.ceil(total / size), 1);
  const link = (to: number, rel: string): string =>
    `</admin/users?page=${to}&per_page=${size}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}

/** Compares without telling by its time how much was right. */
function sameKey(given: string, expected: string): boolean {
  const digest = (key: string): Buffer => createHash('sha256').update(key).digest();
  return expected !== '' && timingSafeEqual(digest(given), digest(expected));
}
