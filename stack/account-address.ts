const WHY =
  'cannot be read: in its user name and password @ is written %40, / %2F, # %23, ? %3F, : %3A and % %25';

/**
 * What is wrong with an address such as `smtps://user:password@host`, none of which is repeated. A sign of the password
 * that has a meaning in addresses ends it early: the rest is taken for the host, or for what follows it.
 */
export function whyMisread(address: string): string | undefined {
  if (!URL.canParse(address)) return WHY;
  const { username, password, hostname, pathname, search, hash } = new URL(address);
  const isAfterHost = pathname.includes('@') || (pathname === '' && search.includes('@'));
  const isLost = hostname === '' && username !== '';
  return hash !== '' || isAfterHost || isLost || !isDecodable(username + password) ? WHY : undefined;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
