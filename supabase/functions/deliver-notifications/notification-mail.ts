import type { Mail } from '../_shared/send-mail.ts';

type Told = { title: string; body: string; link: string; why: string | null };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const html = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

/** A notification as a mail: its words, one link, why it came and where to end such mails. */
export function notificationMail({ title, body, link, why }: Told, to: string, siteUrl: string): Mail {
  const address = `${siteUrl}${link}`;
  const settings = `${siteUrl}/notifications`;
  const reason = [why, 'You chose to get mail when no device of yours can be told.']
    .filter(Boolean)
    .join(' ');
  return {
    to,
    subject: title,
    text: `${title}\n\n${body}\n\n${address}\n\n${reason}\nChange it: ${settings}\n`,
    html: page({
      title: html(title),
      body: html(body),
      address: html(address),
      reason: html(reason),
      settings: html(settings),
    }),
  };
}

function page(words: {
  title: string;
  body: string;
  address: string;
  reason: string;
  settings: string;
}): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${words.title}</title></head>
<body style="margin:0;padding:32px 16px;background:#faf6ee;color:#22301f;font-family:Helvetica,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 8px 20px;font-family:Georgia,serif;font-size:26px;font-weight:bold;color:#2f5d3a">Mizizi</p>
<div style="background:#ffffff;border:1px solid #e2dccd;border-radius:16px;padding:32px 28px">
<h1 style="margin:0 0 16px;font-family:Georgia,serif;font-size:24px;line-height:1.25">${words.title}</h1>
<p style="margin:0 0 24px;font-size:16px;line-height:1.6">${words.body}</p>
<p style="margin:0"><a href="${words.address}" style="display:inline-block;background:#2f5d3a;color:#ffffff;font-size:16px;font-weight:bold;line-height:48px;padding:0 28px;border-radius:12px;text-decoration:none">Open Mizizi</a></p>
</div>
<p style="margin:20px 8px 0;font-size:12px;line-height:1.6;color:#66705f">${words.reason} <a href="${words.settings}" style="color:#2f5d3a">Change your reminders</a>. Mizizi, Nairobi, Kenya.</p>
</div>
</body>
</html>
`;
}
