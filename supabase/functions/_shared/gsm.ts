/** The alphabet of SMS (3GPP TS 23.038): 160 signs of it make one message, and only 70 where a single sign is not in it. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ ÆæßÉ!"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These take two places. */
const EXTENDED = new Set('\f^{}\\[~]|€');

const WRITTEN_PLAINLY: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00A0': ' ',
  '\u202F': ' ',
};

const isGsm = (sign: string): boolean => BASIC.has(sign) || EXTENDED.has(sign);

/** A text in the alphabet as far as it can be: marks of typesetters and accents it does not have give way to plain letters. */
export function plainGsm(text: string): string {
  return Array.from(text, (sign) => {
    if (isGsm(sign)) return sign;
    const plain = WRITTEN_PLAINLY[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return Array.from(plain).every(isGsm) ? plain : sign;
  }).join('');
}

/** How many messages a text takes, each of which is paid for. */
export function partsOf(text: string): number {
  const signs = Array.from(text);
  if (signs.every(isGsm)) {
    const places = signs.length + signs.filter((sign) => EXTENDED.has(sign)).length;
    return places <= 160 ? 1 : Math.ceil(places / 153);
  }
  return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
}
