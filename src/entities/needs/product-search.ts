/** How the list of products is asked for what was typed: by its words, or by the need that they name. */
export type ProductSearch = { query: string } | { need?: string[]; named: string };

/**
 * A need is asked for by the topics of herb uses that answer it, and by what is called just so; a pregnancy and an illness
 * for the clinic have none. Letters alone would find neem, which ends pregnancies, for `mimba`. The words of needs come
 * with the first search, not with the shop.
 */
export async function productSearch(query: string): Promise<ProductSearch> {
  const { needOf } = await import('./needs.ts');
  const need = needOf(query);
  if (need === null) return { query };
  const topics = need.kind === 'topics' ? need.topics : [];
  return { ...(topics.length > 0 && { need: [...topics] }), named: query };
}
