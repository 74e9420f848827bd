import type { Mailer, TemplateName } from '../mail.ts';
import type { AuthGuards } from './guards.ts';
import { hashLinkToken, newLinkToken, withChallenge } from './link-token.ts';
import type { AuthRepository, LiteMailer, MailMeta, UserRow } from './lite-auth.ts';
import { refusal } from './refusal.ts';

interface Letter {
  template: TemplateName;
  to: string;
  userId: string;
  askedAt: number;
}

/** What redeems a token, for whom it was made, and as what `verify` knows it. */
export interface Link {
  token: string;
  type: string;
  href: string;
  redirectTo: string;
  user: UserRow | null;
}

interface OutboxOptions {
  mailer: Mailer;
  guards: Pick<AuthGuards, 'mailLeaves'>;
  repo: () => AuthRepository;
  siteUrl: string;
  /** Where the links lead in the end; already checked. */
  redirectTo: string;
  /** The PKCE challenge of the request, for templates that use `{{ .ConfirmationURL }}`. */
  challenge: string | null;
}

/** How each mail is verified, and which columns of `auth.users` hold its token and the time it was sent. */
const LETTERS: Record<TemplateName, { type: string; token: keyof UserRow; sentAt: keyof UserRow }> = {
  confirmation: { type: 'signup', token: 'confirmation_token', sentAt: 'confirmation_sent_at' },
  invite: { type: 'invite', token: 'confirmation_token', sentAt: 'confirmation_sent_at' },
  recovery: { type: 'recovery', token: 'recovery_token', sentAt: 'recovery_sent_at' },
  magic_link: { type: 'magiclink', token: 'recovery_token', sentAt: 'recovery_sent_at' },
  email_change: { type: 'email_change', token: 'email_change_token_new', sentAt: 'email_change_sent_at' },
};

/** What GoTrue says when a mail could not be sent. */
const WORDS: Record<TemplateName, string> = {
  confirmation: 'Error sending confirmation email',
  invite: 'Error sending invite email',
  recovery: 'Error sending recovery email',
  magic_link: 'Error sending magic link email',
  email_change: 'Error sending email change email',
};

/** A mail that did not leave; its message is GoTrue's, its cause what the mail server said. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';

  constructor(template: TemplateName, cause: unknown) {
    super(WORDS[template], { cause });
  }
}

/**
 * Collects the mails of one request and sends them when it has succeeded, so that nothing is sent from within a
 * transaction. Each gets a fresh random token in place of the stock one, a hash of a short code. When one cannot be
 * sent, what the request did for it is undone: GoTrue sends within its transaction and rolls that back.
 */
export class Outbox {
  readonly #letters: Letter[] = [];
  readonly #undo: (() => Promise<void>)[] = [];
  readonly #options: OutboxOptions;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  add(letter: Omit<Letter, 'askedAt'>): void {
    this.#letters.push({ ...letter, askedAt: Date.now() });
  }

  /** Adds a step that undoes what was done for the mails of this request, should one not leave. */
  ifUnsent(undo: () => Promise<void>): void {
    this.#undo.unshift(undo);
  }

  /** Stands in for the service's own mailer. */
  asMailer(): LiteMailer {
    const adder =
      (template: TemplateName) =>
      async (to: string, _token: string, _code: string, meta?: MailMeta): Promise<void> => {
        if (!meta?.userId) throw new Error('A mail of the auth service must name its user.');
        this.add({ template, to, userId: meta.userId });
      };
    return {
      sendConfirmation: adder('confirmation'),
      sendRecovery: adder('recovery'),
      sendMagicLink: adder('magic_link'),
      sendEmailChange: adder('email_change'),
      sendReauthentication: async () => {
        throw refusal(422, 'validation_failed', 'Reauthentication by a code is not offered here.');
      },
    };
  }

  /** What could not be sent stays, and goes out when it is called again. */
  async send(): Promise<void> {
    try {
      for (let letter = this.#letters[0]; letter; letter = this.#letters[0]) {
        await this.#post(letter);
        this.#letters.shift();
      }
    } catch (error) {
      for (const undo of this.#undo.splice(0)) await undo();
      throw error;
    }
  }

  /** Gives an account a new token in the place of the one it had, and answers the link that redeems it. */
  async makeLink(template: TemplateName, userId: string): Promise<Link> {
    const { siteUrl, redirectTo, challenge, repo } = this.#options;
    const { type, token: tokenColumn, sentAt } = LETTERS[template];
    const token = newLinkToken();
    const user = await repo().updateUser(userId, {
      [tokenColumn]: hashLinkToken(token),
      [sentAt]: new Date().toISOString(),
    });
    const verify = new URL('/auth/v1/verify', siteUrl);
    verify.search = new URLSearchParams({
      token: withChallenge(token, challenge),
      type,
      redirect_to: redirectTo,
    }).toString();
    return { token, type, href: verify.href, redirectTo, user };
  }

  async #post({ template, to, userId, askedAt }: Letter): Promise<void> {
    const { siteUrl, redirectTo, mailer, repo, guards } = this.#options;
    const { token: tokenColumn, sentAt } = LETTERS[template];
    // Only now: what was asked for nobody, or cannot be sent, takes nothing from the others.
    const leaving = await guards.mailLeaves();
    const before = await repo().findUserById(userId);
    // Asked for again while this one waited: the later mail has left, and its link is the one that counts.
    const lastSent: unknown = before?.[sentAt];
    if (lastSent != null && new Date(lastSent as string | Date).getTime() > askedAt)
      return leaving.giveBack();
    const { token, href, user } = await this.makeLink(template, userId);
    const target = new URL(redirectTo);
    const variables = {
      // The origin the visitor uses, when it is one of the allowed ones: the session is kept per origin.
      SiteURL: target.protocol.startsWith('http') ? target.origin : new URL(siteUrl).origin,
      TokenHash: token,
      ConfirmationURL: href,
      RedirectTo: redirectTo,
      Email: to,
      NewEmail: to,
      'Data.language': languageOf(user),
    };
    try {
      await mailer.sendTemplate(template, to, variables);
    } catch (error) {
      await leaving.giveBack();
      // The link of an earlier mail, which may have arrived, goes on working.
      await repo().updateUser(userId, { [tokenColumn]: before?.[tokenColumn], [sentAt]: before?.[sentAt] });
      throw new MailNotSent(template, error);
    }
  }
}

/** What the account's metadata says, as templates of hosted Supabase read it. */
function languageOf(user: UserRow | null): string {
  const data: unknown = user?.raw_user_meta_data;
  const metadata: unknown = typeof data === 'string' ? JSON.parse(data) : data;
  const language: unknown =
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'language') : undefined;
  return typeof language === 'string' ? language : '';
}
