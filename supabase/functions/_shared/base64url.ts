/** Base64url without padding, as Web Push writes keys and tokens; padding and the plain alphabet are read as well. */

export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Throws for anything that is not base64. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', ''));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
