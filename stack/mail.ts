import { createTransport, type SendMailOptions } from 'nodemailer';

import type { Inbox } from './inbox.ts';
import type { MailMessage } from './mail-message.ts';
import { type MailVariables, renderMail } from './mail-template.ts';

/** The files of `supabase/templates/`, named as hosted Supabase names them. */
export type TemplateName = 'confirmation' | 'recovery' | 'email_change' | 'magic_link' | 'invite';

export interface Mailer {
  send: (message: MailMessage) => Promise<void>;
  /** Renders a template and sends it. */
  sendTemplate: (name: TemplateName, to: string, variables: MailVariables) => Promise<void>;
  /** Whether the mail server could not be spoken with when it was tried last. */
  isAway: () => boolean;
  close: () => void;
}

interface MailerOptions {
  /** For example `smtps://user:password@smtp.example.org`; without it mail goes into the inbox. */
  smtpUrl?: string;
  /** For example `Mizizi <hello@mizizi.app>`. */
  from: string;
  inbox?: Inbox;
  /** The folder of the templates. */
  templates: string;
  /** Who writes, as mails end; undefined: as the templates say. */
  shop?: () => Promise<string | undefined>;
}

/** Somebody waits for the answer; servers that make strangers wait before they greet them do so for less. */
const SMTP_TIMEOUT_MS = 10_000;

/** Sends through SMTP when an address is set, else into the inbox; with neither, sending is an error. */
export function createMailer({ smtpUrl, from, inbox, templates, shop }: MailerOptions): Mailer {
  const transport = smtpUrl
    ? createTransport(
        {
          url: smtpUrl,
          pool: true,
          connectionTimeout: SMTP_TIMEOUT_MS,
          greetingTimeout: SMTP_TIMEOUT_MS,
          socketTimeout: SMTP_TIMEOUT_MS,
        },
        { from },
      )
    : undefined;

  let isAway = false;
  const send = async (message: MailMessage): Promise<void> => {
    if (transport)
      try {
        await transport.sendMail(asSent(message));
        isAway = false;
      } catch (error) {
        isAway = !isRefusedAddress(error);
        throw error;
      }
    else if (inbox) inbox.add(message);
    else throw new Error('There is no way to send mail: set SMTP_URL.');
  };
  return {
    send,
    sendTemplate: async (name, to, variables) => {
      const { subject, html, text } = await renderMail(templates, name, variables, await shop?.());
      await send({ to, subject, html, text });
    },
    isAway: () => isAway,
    close: () => transport?.close(),
  };
}

/** Whether the mail server answered and does not take mail for this address: trying again, or another address, is another matter. */
export function isRefusedAddress(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'EENVELOPE';
}

/** A mailer whose mails are counted. */
export function countedMailer(mailer: Mailer, count: (outcome: 'done' | 'failed') => void): Mailer {
  const counted = async (sending: Promise<void>): Promise<void> => {
    try {
      await sending;
    } catch (error) {
      count('failed');
      throw error;
    }
    count('done');
  };
  return {
    send: (message) => counted(mailer.send(message)),
    sendTemplate: (name, to, variables) => counted(mailer.sendTemplate(name, to, variables)),
    isAway: mailer.isAway,
    close: mailer.close,
  };
}

const METHOD = /^text\/calendar\b.*;\s*method=(\w+)/i;

/**
 * A message as nodemailer takes it. A calendar file with a method goes out the way mail programs look for invitations,
 * as an alternative of the text and as a file (RFC 6047).
 */
function asSent({ attachments = [], ...message }: MailMessage): SendMailOptions {
  const invitation = attachments.find(({ contentType }) => METHOD.test(contentType));
  return {
    ...message,
    attachments: attachments
      .filter((file) => file !== invitation)
      .map((file) => ({ ...file, encoding: 'base64' })),
    ...(invitation && {
      icalEvent: {
        method: METHOD.exec(invitation.contentType)?.[1] ?? 'PUBLISH',
        filename: invitation.filename,
        content: Buffer.from(invitation.content, 'base64').toString(),
      },
    }),
  };
}
