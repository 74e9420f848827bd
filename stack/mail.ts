import { createTransport } from 'nodemailer';

import type { Inbox } from './inbox.ts';
import { type MailVariables, renderMail } from './mail-template.ts';

/** The files of `supabase/templates/`, named as hosted Supabase names them. */
export type TemplateName = 'confirmation' | 'recovery' | 'email_change' | 'magic_link' | 'invite';

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  send: (message: MailMessage) => Promise<void>;
  /** Renders a template and sends it. */
  sendTemplate: (name: TemplateName, to: string, variables: MailVariables) => Promise<void>;
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
}

const SMTP_TIMEOUT_MS = 15_000;

/** Sends through SMTP when an address is set, else into the inbox; with neither, sending is an error. */
export function createMailer({ smtpUrl, from, inbox, templates }: MailerOptions): Mailer {
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

  const send = async (message: MailMessage): Promise<void> => {
    if (transport) await transport.sendMail(message);
    else if (inbox) inbox.add(message);
    else throw new Error('There is no way to send mail: set SMTP_URL.');
  };
  return {
    send,
    sendTemplate: async (name, to, variables) => {
      const { subject, html, text } = await renderMail(templates, name, variables);
      await send({ to, subject, html, text });
    },
    close: () => transport?.close(),
  };
}
