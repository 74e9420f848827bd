import { type Mail, textAttachment } from '../_shared/send-mail.ts';
import { escapeHtml, mailPage } from './mail-page.ts';

type Told = {
  title: string;
  body: string;
  link: string;
  why: string | null;
  is_owed: boolean;
  calendar: string | null;
  language: 'en' | 'sw';
};

/** What every such mail says beside its own words. */
const frames = {
  en: {
    owed: 'We send such mails whatever reminders you chose.',
    chosen: 'You chose to get mail when no device of yours can be told.',
    change: 'Change your reminders',
    open: 'Open Mizizi',
  },
  sw: {
    owed: 'Tunatuma barua pepe kama hii hata ukichagua vikumbusho vipi.',
    chosen: 'Ulichagua kupata barua pepe wakati hakuna kifaa chako kinachoweza kuarifiwa.',
    change: 'Badilisha vikumbusho vyako',
    open: 'Fungua Mizizi',
  },
} as const;

/** @property shop who wrote, as the last line says it */
type Sender = { siteUrl: string; shop: string };

/** A notification as a mail: its words, one link, why it came and where to end such mails. */
export function notificationMail(told: Told, to: string, { siteUrl, shop }: Sender): Mail {
  const { title, body, link, why, is_owed: isOwed, calendar, language } = told;
  const frame = frames[language];
  const address = `${siteUrl}${link}`;
  const settings = `${siteUrl}/notifications`;
  const because = isOwed ? frame.owed : frame.chosen;
  const reason = [why, because].filter(Boolean).join(' ');
  return {
    to,
    subject: title,
    text: `${title}\n\n${body}\n\n${address}\n\n${reason}\n${frame.change}: ${settings}\n\n${shop}\n`,
    html: mailPage({
      language,
      title,
      paragraphs: [body],
      button: { label: frame.open, address },
      small: `${escapeHtml(reason)} <a href="${escapeHtml(settings)}" style="color:#2f5d3a">${frame.change}</a>.`,
      shop,
    }),
    ...(calendar !== null && { attachments: [invitationFile(calendar)] }),
  };
}

/** A calendar file as mail programs look for one; its method is also written on the outside. */
function invitationFile(calendar: string) {
  const method = /^METHOD:([A-Z]+)\r$/m.exec(calendar)?.[1] ?? 'PUBLISH';
  return textAttachment('consultation.ics', `text/calendar; charset=utf-8; method=${method}`, calendar);
}
