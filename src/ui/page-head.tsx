const SITE = 'Mizizi';

/** The document's title and description; React puts them into the head, also when a page is prerendered. */
export function PageHead({
  title,
  description,
  noIndex = false,
}: {
  title: string;
  description?: string;
  noIndex?: boolean;
}) {
  const full = title === SITE || title.includes(SITE) ? title : `${title} | ${SITE}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
