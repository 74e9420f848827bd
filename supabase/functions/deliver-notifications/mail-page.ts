const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

type Words = {
  language?: 'en' | 'sw';
  title: string;
  paragraphs: readonly string[];
  /** The same in Kiswahili, for somebody whose language we do not know. */
  inKiswahili?: { title: string; paragraphs: readonly string[] };
  button: { label: string; address: string };
  /** HTML, below the card. */
  small: string;
  /** Who wrote and how they are reached: the last line. */
  shop: string;
};

const wordsOf = (paragraphs: readonly string[]): string =>
  paragraphs
    .map((text) => `<p style="margin:0 0 24px;font-size:16px;line-height:1.6">${escapeHtml(text)}</p>`)
    .join('\n');

/** The look of our mails: a card with a title, a few words and one button. Texts are escaped here, `small` is not. */
export function mailPage({
  language = 'en',
  title,
  paragraphs,
  inKiswahili,
  button,
  small,
  shop,
}: Words): string {
  const heading = escapeHtml(title);
  const words = wordsOf(paragraphs);
  const again = inKiswahili
    ? `<div lang="sw" style="margin-top:32px;border-top:1px solid #e2dccd;padding-top:28px">
<h2 style="margin:0 0 16px;font-family:Georgia,serif;font-size:20px;line-height:1.25">${escapeHtml(inKiswahili.title)}</h2>
${wordsOf(inKiswahili.paragraphs)}
</div>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${heading}</title></head>
<body style="margin:0;padding:32px 16px;background:#faf6ee;color:#22301f;font-family:Helvetica,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 8px 20px;font-family:Georgia,serif;font-size:26px;font-weight:bold;color:#2f5d3a">Mizizi</p>
<div style="background:#ffffff;border:1px solid #e2dccd;border-radius:16px;padding:32px 28px">
<h1 style="margin:0 0 16px;font-family:Georgia,serif;font-size:24px;line-height:1.25">${heading}</h1>
${words}
<p style="margin:0"><a href="${escapeHtml(button.address)}" style="display:inline-block;background:#2f5d3a;color:#ffffff;font-size:16px;font-weight:bold;line-height:48px;padding:0 28px;border-radius:12px;text-decoration:none">${escapeHtml(button.label)}</a></p>
${again}</div>
<p style="margin:20px 8px 0;font-size:12px;line-height:1.6;color:#66705f">${small} ${escapeHtml(shop)}</p>
</div>
</body>
</html>
`;
}
