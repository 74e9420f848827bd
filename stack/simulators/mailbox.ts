/** A mail server that keeps what it is sent, for tests and for a look at mails without a real one. */
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

import type { Inbox } from '../inbox.ts';

export interface Mailbox {
  /** `smtp://127.0.0.1:1025` */
  url: string;
  close: () => Promise<void>;
}

/** Listens on loopback and puts every mail into `inbox`, once for each of those it is addressed to. */
export async function startMailbox(inbox: Inbox, port = 0): Promise<Mailbox> {
  const keep = async (stream: NodeJS.ReadableStream, recipients: string[]): Promise<void> => {
    const mail = await PostalMime.parse(await buffer(stream));
    const attachments = mail.attachments.map(({ filename, mimeType, content }) => {
      const bytes = typeof content === 'string' ? content : new Uint8Array(content);
      return {
        filename: filename ?? '',
        contentType: mimeType,
        content: Buffer.from(bytes).toString('base64'),
      };
    });
    for (const to of recipients) {
      const { subject = '', text = '', html = '' } = mail;
      inbox.add({ to, subject, text: text.trimEnd(), html, attachments });
    }
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, answer) => {
      keep(
        stream,
        session.envelope.rcptTo.map(({ address }) => address),
      ).then(
        () => answer(),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
