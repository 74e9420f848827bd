/**
 * Reads of the API that are the same for everybody and may be kept for a phone without a connection. A list of what is
 * allowed, not of what is not: an answer that belongs to somebody must never be kept because it was forgotten here.
 */
const PUBLIC =
  /^\/rest\/v1\/(products|product_categories|product_pictures|delivery_zones|counties|pickup_points|shop_settings|shop_identity|herbs|remedies|foods|nutrition_articles|meal_plans|testimonials|emergency_numbers|rpc\/(search_foods|search_products|browse_products|product_facets|related_products))$/;

/** Whether an answer may be kept: a public read, asked for with the public key alone. */
export function isPublicRead(request: Pick<Request, 'method' | 'url' | 'headers'>): boolean {
  if (request.method !== 'GET' || !PUBLIC.test(new URL(request.url).pathname)) return false;
  const key = request.headers.get('apikey');
  const bearer = request.headers.get('authorization');
  return key !== null && (bearer === null || bearer === `Bearer ${key}`);
}
