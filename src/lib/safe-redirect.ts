const origin = 'https://site.invalid';

/** Slashes, backslashes and control characters in their encoded form, also when encoded several times over. */
const HIDDEN = /%(?:25)*(?:2f|5c|[01][\da-f])/i;

/** The input when it is a path of this site (path, query and fragment), otherwise `fallback`. Guards `?redirect=`. */
export function safePath(input: string | null | undefined, fallback: string): string {
  if (!input?.startsWith('/') || hasOddCharacters(input)) return fallback;
  try {
    const url = new URL(input, origin);
    if (url.origin !== origin || url.pathname.startsWith('//') || HIDDEN.test(url.pathname)) return fallback;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return fallback; // not a URL at all
  }
}

// Browsers read a backslash as a slash and drop control characters, which would turn a path into another host.
function hasOddCharacters(input: string): boolean {
  for (let index = 0; index < input.length; index += 1)
    if (input[index] === '\\' || input.charCodeAt(index) < 0x20) return true;
  return false;
}
