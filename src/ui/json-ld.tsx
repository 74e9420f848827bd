/** What search engines read about a page (schema.org). `<` is escaped, so that no text can end the script element. */
export function JsonLd({ data }: { data: readonly object[] }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
