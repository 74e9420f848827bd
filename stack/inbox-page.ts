import type { StoredMail } from './mail-message.ts';
import { escapeHtml } from './mail-template.ts';

const STYLE = `
  :root { color-scheme: light dark; --paper: #faf6ee; --card: #fff; --ink: #22301f; --soft: #66705f; --line: #e2dccd;
    --leaf: #2f5d3a; }
  @media (prefers-color-scheme: dark) { :root { --paper: #171c16; --card: #20271f; --ink: #eef0e6; --soft: #a5ad9c;
    --line: #343d31; --leaf: #9ccb8f; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; grid-template-columns: minmax(260px, 360px) 1fr;
    font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
  nav { border-right: 1px solid var(--line); max-height: 100vh; overflow: auto; }
  header { padding: 20px; border-bottom: 1px solid var(--line); }
  h1 { margin: 0; font: 600 22px/1.2 Georgia, serif; }
  h2 { margin: 0 0 4px; font: 600 20px/1.3 Georgia, serif; }
  p { margin: 4px 0 0; color: var(--soft); }
  ol { list-style: none; margin: 0; padding: 0; }
  nav li a { display: block; padding: 12px 20px; border-bottom: 1px solid var(--line); color: inherit;
    text-decoration: none; }
  nav li a:hover, nav li a:focus-visible { background: var(--card); }
  nav li a[aria-current] { background: var(--card); box-shadow: inset 4px 0 var(--leaf); }
  nav strong, nav span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  nav span { color: var(--soft); font-size: 13px; }
  main { display: flex; flex-direction: column; padding: 20px; gap: 16px; min-height: 100vh; }
  iframe { flex: 1; min-height: 420px; width: 100%; border: 1px solid var(--line); border-radius: 12px;
    background: #fff; }
  a.reload, section a { color: var(--leaf); }
  section ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
  section li { padding: 10px 14px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
  section span { margin-left: 8px; }
  summary { margin-top: 6px; cursor: pointer; }
  section span, summary { color: var(--soft); font-size: 13px; }
  pre { margin: 8px 0 0; max-height: 40vh; overflow: auto; font: 12px/1.5 ui-monospace, monospace; }
  @media (max-width: 760px) { body { display: block; } nav { border: 0; max-height: 40vh; } }`;

const DAY_AND_TIME = new Intl.DateTimeFormat('en-KE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Nairobi',
});

/** The list of mails, and the chosen one (else the newest) beside it. */
export function inboxPage(mails: StoredMail[], chosen: string | undefined): string {
  const open = mails.find(({ id }) => id === chosen) ?? mails[0];
  const items = mails.map((mail) => item(mail, mail === open)).join('');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Inbox · Mizizi</title>
<style>${STYLE}</style></head>
<body>
<nav aria-label="Mails">
<header><h1>Inbox</h1><p>Every mail Mizizi would send. <a class="reload" href="/dev/inbox">Look again</a></p></header>
<ol>${items}</ol>
</nav>
<main>${open ? reader(open) : '<h2>No mail yet</h2><p>Sign up in the shop: the confirmation arrives here.</p>'}</main>
</body>
</html>`;
}

/** One mail as it was sent, its links leaving the frame it is shown in. */
export function mailPage(mail: StoredMail): string {
  const base = '<base target="_top">';
  return /<head[^>]*>/.test(mail.html)
    ? mail.html.replace(/<head[^>]*>/, (head) => head + base)
    : `<!doctype html><head>${base}</head>${mail.html}`;
}

function item(mail: StoredMail, current: boolean): string {
  return `<li><a href="/dev/inbox?mail=${mail.id}"${current ? ' aria-current="true"' : ''}>
<strong>${escapeHtml(mail.subject)}</strong><span>${escapeHtml(mail.to)}</span><span>${when(mail)}</span></a></li>`;
}

function files({ id, attachments }: StoredMail): string {
  if (attachments.length === 0) return '';
  const items = attachments.map(({ filename, contentType, content }, place) => {
    const text = contentType.startsWith('text/') ? Buffer.from(content, 'base64').toString() : '';
    const inside =
      text && `<details><summary>What is in it</summary><pre>${escapeHtml(text)}</pre></details>`;
    return `<li><a href="/dev/inbox/${id}/files/${place}">${escapeHtml(filename)}</a> <span>${escapeHtml(contentType)}</span>${inside}</li>`;
  });
  return `<section aria-label="Attached files"><ul>${items.join('')}</ul></section>`;
}

/** The frame may not run scripts nor read this origin; a click in it may leave for the link's page. */
function reader(mail: StoredMail): string {
  return `<div><h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.to)}, ${when(mail)}</p></div>
${files(mail)}
<iframe title="The mail" src="/dev/inbox/${mail.id}"
  sandbox="allow-top-navigation-by-user-activation allow-popups"></iframe>`;
}

function when({ at }: StoredMail): string {
  return DAY_AND_TIME.format(new Date(at));
}
