import { escapeHtml } from '../mail-template.ts';

const STYLE = `
  :root { color-scheme: light dark; --paper: #faf6ee; --card: #fff; --ink: #22301f; --soft: #66705f; --line: #e2dccd; }
  @media (prefers-color-scheme: dark) { :root { --paper: #171c16; --card: #20271f; --ink: #eef0e6; --soft: #a5ad9c;
    --line: #343d31; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px;
    font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
  main { width: 100%; max-width: 420px; padding: 32px 28px; border: 1px solid var(--line); border-radius: 16px;
    background: var(--card); }
  h1 { margin: 0 0 4px; font: 600 24px/1.25 Georgia, serif; }
  p { margin: 0 0 20px; color: var(--soft); }
  ul { list-style: none; margin: 0 0 16px; padding: 0; }
  a { display: block; min-height: 48px; padding: 12px 16px; border-radius: 12px; color: inherit;
    text-decoration: none; }
  li a { border: 1px solid var(--line); margin-bottom: 8px; }
  a:hover, a:focus-visible { background: var(--paper); }
  strong, span { display: block; } span { font-size: 14px; color: var(--soft); }`;

/** The page that asks whom to sign in. */
export function googlePage(
  people: readonly GooglePerson[],
  choose: (person: GooglePerson) => string,
  cancel: string,
): Response {
  const items = people.map(
    (person) =>
      `<li><a href="${escapeHtml(choose(person))}"><strong>${escapeHtml(person.name)}</strong><span>${escapeHtml(person.email)}</span></a></li>`,
  );
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Choose an account</title>
<style>${STYLE}</style></head>
<body><main>
<h1>Choose an account</h1>
<p>This stands in for Google in the demo. Nothing leaves this machine.</p>
<ul>${items.join('')}</ul>
<a href="${escapeHtml(cancel)}">Cancel</a>
</main></body>
</html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    },
  });
}

export interface GooglePerson {
  email: string;
  name: string;
}
