type Rgb = [number, number, number];

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;

/** `share` of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  const channel = (at: 0 | 1 | 2): string =>
    Math.round(a[at] + (b[at] - a[at]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

export const lighter = (hex: string, share = 0.25): string => mix(hex, '#fff6e0', share);
export const darker = (hex: string, share = 0.25): string => mix(hex, '#1d2a1a', share);
