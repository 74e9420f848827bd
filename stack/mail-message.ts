/** A file of a mail; its content in base64. */
export interface MailFile {
  filename: string;
  contentType: string;
  content: string;
}

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailFile[];
}

export interface StoredMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The addresses of the links in the HTML, in order. */
  links: string[];
  attachments: MailFile[];
  /** When it was sent, ISO 8601. */
  at: string;
}
