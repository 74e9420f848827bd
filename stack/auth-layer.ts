import type { HonoContext } from '@supabase/lite';
import type { Context, MiddlewareHandler } from 'hono';

import { answerAdmin } from './auth/admin-users.ts';
import type { AuthRequest } from './auth/auth-request.ts';
import { correctClaims } from './auth/claims.ts';
import { askCurrentPassword, noteRecovery } from './auth/current-password.ts';
import { noteDevice } from './auth/devices.ts';
import { tellOfWrongCodes } from './auth/factor-rows.ts';
import { correctFactorUsers } from './auth/factor-users.ts';
import { answerFactors } from './auth/factors.ts';
import { correctUpdates } from './auth/fresh-session.ts';
import { AuthGuards, type AuthLimits, DEFAULT_LIMITS } from './auth/guards.ts';
import { noteMethod } from './auth/levels.ts';
import { codeChallenge } from './auth/link-token.ts';
import { liteAuth } from './auth/lite-auth.ts';
import { correctMailSignIn } from './auth/mail-sign-in.ts';
import { MailNotSent, Outbox } from './auth/outbox.ts';
import { correctPasswords } from './auth/passwords.ts';
import { MAIL_FAILED, PatientMails } from './auth/patient-mails.ts';
import { allowedRedirect } from './auth/redirects.ts';
import { correctRefresh } from './auth/refresh.ts';
import { learnAuthError, refusalParts } from './auth/refusal.ts';
import { type Body, readBody } from './auth/request-body.ts';
import { correctSignUp } from './auth/sign-up.ts';
import { steadyPace } from './auth/steady-pace.ts';
import { Turns } from './auth/turns.ts';
import {
  correctVerify,
  DEFAULT_EXPIRY,
  knownVerifyType,
  type LinkExpiry,
  redeemPkceLink,
} from './auth/verify.ts';
import { type Log, SILENT_LOG } from './log.ts';
import type { Mailer } from './mail.ts';

export interface AuthLayerOptions {
  /** The site's own address, for example `http://localhost:3000`. */
  siteUrl: string;
  jwtSecret: string;
  /** Opens the admin API. */
  secretKey: string;
  mailer: Mailer;
  /** Further addresses that may be redirected to, with `*` and `**`. */
  allowedRedirects?: string[];
  limits?: Partial<AuthLimits>;
  expiry?: Partial<LinkExpiry>;
  log?: Log;
}

export interface AuthLayer {
  middlewares: MiddlewareHandler<HonoContext>[];
  /** Resolves when no mail is under way any more. */
  mailsSent: () => Promise<void>;
}

/** A changed address is confirmed from the new mailbox: the stock double confirmation asks only the old one. */
const EMAIL_SETTINGS = { double_confirm_changes: false };

/**
 * Corrects the auth service of `@supabase/lite`, which is made anew for every request, and answers what it lacks.
 * Goes into `options.server.middlewares` of the `App`.
 */
export function authLayer(options: AuthLayerOptions): AuthLayer {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const expiry = { ...DEFAULT_EXPIRY, ...options.expiry };
  const log = options.log ?? SILENT_LOG;
  const allowed = (wanted: string | null | undefined): string =>
    allowedRedirect(wanted, options.siteUrl, options.allowedRedirects ?? []);

  const patient = new PatientMails(log);
  const middleware: MiddlewareHandler<HonoContext> = async (context, next) => {
    const { path, method } = context.req;
    if (!path.startsWith('/auth/v1/') || method === 'OPTIONS') return next();
    const pace = steadyPace(method, path);
    const service = liteAuth(context.var.authService);
    await learnAuthError(service);
    const body = await readBody(context);
    if (body instanceof Response) return body;
    const redirectTo = allowed(context.req.query('redirect_to') ?? context.req.header('redirect_to'));
    const database = context.var.app.connection.kysely;
    const guards = new AuthGuards(limits, new Turns(database, options.jwtSecret), (userId) =>
      tellOfWrongCodes(database, userId),
    );
    const outbox = new Outbox({
      mailer: options.mailer,
      guards,
      repo: () => service.repo,
      siteUrl: options.siteUrl,
      redirectTo,
      challenge: codeChallenge(body),
    });
    const request: AuthRequest = {
      service,
      guards,
      outbox,
      database,
      client: context.env.peerAddress ?? 'in-process',
      sessionId: () => context.get('sessionId'),
    };
    service.config.email = { ...service.config.email, ...EMAIL_SETTINGS };
    service.mailer = outbox.asMailer();
    service.resolveEmailRedirect = allowed;
    service.resolveOAuthReferrer = allowed;
    correctClaims(request, options.siteUrl, options.jwtSecret);
    correctPasswords(request);
    correctSignUp(request);
    correctMailSignIn(request);
    correctVerify(request, expiry);
    correctRefresh(request, log);
    askCurrentPassword(request, body['current_password']);
    correctUpdates(request);
    correctFactorUsers(request);
    const keepMethod = noteMethod(request);
    const keepRecovery = noteRecovery(request);
    const keepDevice = noteDevice(request, context.req.header('user-agent'));

    if (path === '/auth/v1/verify' && method === 'GET') {
      const redirect = await redeemPkceLink(context, request, redirectTo);
      if (redirect) return redirect;
    }
    if (path === '/auth/v1/verify' && method === 'POST') {
      const type = await knownVerifyType(service.repo, body);
      if (type !== body['type']) replaceBody(context, { ...body, type });
    }
    if (/^\/auth\/v1\/(invite|admin\/(users|generate_link))(\/|$)/.test(path)) {
      context.res = await answerAdmin(context, request, body, { secretKey: options.secretKey, log });
    } else if (/^\/auth\/v1\/factors(\/|$)/.test(path)) {
      context.res = await answerFactors(context, request, body, { siteUrl: options.siteUrl, log });
    } else {
      await next();
    }
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
    if (context.res.status === 429 && guards.retryAfter !== undefined)
      context.header('retry-after', String(guards.retryAfter));
    if (context.res.status >= 400) return undefined;
    await keepMethod(database);
    await keepRecovery(database);
    await keepDevice(database);
    if (pace) {
      // Said to everybody alike, from what was known before anybody was written to.
      const isAway = options.mailer.isAway();
      // A slow mail server would tell known addresses from unknown ones, and so would its failure: neither is waited for.
      patient.send(outbox);
      await pace;
      if (isAway) {
        const refused = { code: 503, error_code: 'mail_unavailable', msg: 'Mail cannot be sent at present' };
        context.res = undefined;
        context.res = Response.json(refused, { status: 503, headers: { 'cache-control': 'no-store' } });
      }
      return undefined;
    }
    try {
      await outbox.send();
      return undefined;
    } catch (error) {
      const { status, code, message } = refusalParts(error);
      if (!(error instanceof MailNotSent) && status === 500) throw error;
      log.error(MAIL_FAILED, { error });
      // An answer that a middleware returns after the routes is dropped; without the clearing it would keep their headers.
      context.res = undefined;
      context.res = Response.json(
        { code: status, error_code: code, msg: error instanceof MailNotSent ? error.message : message },
        {
          status,
          headers: {
            'cache-control': 'no-store',
            ...(guards.retryAfter === undefined ? {} : { 'retry-after': String(guards.retryAfter) }),
          },
        },
      );
      return undefined;
    }
  };
  return {
    middlewares: [middleware],
    mailsSent: () => patient.end(),
  };
}

/** Lets the routes read another body than the one that came in. */
function replaceBody(context: Context<HonoContext>, body: Body): void {
  const { url, method, headers } = context.req.raw;
  const plain = new Headers(headers);
  plain.delete('content-length');
  context.req.raw = new Request(url, { method, headers: plain, body: JSON.stringify(body) });
  context.req.bodyCache = {};
}
