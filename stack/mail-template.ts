import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Values by the names Supabase gives them: `TokenHash`, `SiteURL`, `RedirectTo`, `Email`, `Data.language`, … */
export type MailVariables = Record<string, string>;

/** Who writes, as each template says it: a hosted project cannot ask the row of `shop_identity`. */
const SHOP = 'Mizizi, Nairobi, Kenya.';

/**
 * Renders `<directory>/<name>.html`, which is valid for hosted Supabase as well: Go placeholders, the subject in its
 * `<title>`. The text part is derived from the page.
 */
export async function renderMail(
  directory: string,
  name: string,
  values: MailVariables,
  shop?: string,
): Promise<RenderedMail> {
  const source = await readFile(path.join(directory, `${name}.html`), 'utf8');
  const filled = carryQuery(fill(decide(source, values), values));
  const html = shop === undefined ? filled : filled.replaceAll(SHOP, () => `${escapeHtml(shop)}.`);
  const subject = decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').trim();
  if (!subject) throw new Error(`The mail template ${name}.html has no <title> to use as its subject.`);
  return { subject, html, text: plainText(html) };
}

/** Takes the part of `{{ if eq .Data.language "sw" }}…{{ else }}…{{ end }}` that holds; such parts hold no others. */
function decide(source: string, values: MailVariables): string {
  return source.replace(
    /\{\{ if eq \.([\w.]+) "([^"]*)" \}\}(.*?)\{\{ else \}\}(.*?)\{\{ end \}\}/gs,
    (_whole, name: string, wanted: string, then: string, otherwise: string) =>
      values[name] === wanted ? then : otherwise,
  );
}

/** Fills `{{ .Name }}`: encoded as a query value behind an equals sign, else escaped for HTML, as Go does it. */
function fill(source: string, values: MailVariables): string {
  return source.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_placeholder, name: string, at: number) => {
    const value = values[name] ?? '';
    return source[at - 1] === '=' ? encodeURIComponent(value) : escapeHtml(value);
  });
}

/**
 * A link to our own page names in `redirect_to` where the visitor wanted to go. What that address says in its own query
 * (`?redirect=/checkout`) goes into the link itself, where the page looks for it.
 */
function carryQuery(html: string): string {
  return html.replace(/href="([^"]*[?&;]redirect_to=[^"]*)"/g, (whole, escaped: string) => {
    const href = decode(escaped);
    if (!URL.canParse(href)) return whole;
    const link = new URL(href);
    const wanted = link.searchParams.get('redirect_to') ?? '';
    if (link.pathname.startsWith('/auth/v1/') || !URL.canParse(wanted)) return whole;
    const target = new URL(wanted);
    for (const [name, value] of target.searchParams) {
      if (!link.searchParams.has(name)) link.searchParams.set(name, value);
    }
    const elsewhere = target.pathname !== '/' && !target.pathname.startsWith('/auth/');
    if (elsewhere && !link.searchParams.has('redirect')) {
      link.searchParams.set('redirect', target.pathname + target.search);
    }
    return `href="${escapeHtml(link.href)}"`;
  });
}

/** A readable text of a mail page: links are written out on a line of their own. */
export function plainText(html: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? html;
  const text = body
    .replace(/<!--[\s\S]*?-->|<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*\bhidden\b[^>]*>[^<]*<\/[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a\s*>/g, (_link, href: string, label: string) =>
      label.trim() === href ? `\n${href}\n` : `${label}:\n${href}\n`,
    )
    .replace(/<(br|\/p|\/h\d|\/tr|\/div|\/li)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '');
  return decode(text)
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function decode(html: string): string {
  const known = Object.entries(ENTITIES).toReversed();
  return known.reduce(
    (text, [character, entity]) => text.replaceAll(entity, character),
    html.replaceAll('&nbsp;', ' '),
  );
}
