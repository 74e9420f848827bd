export type Point = [x: number, y: number];

const fixed = (value: number): string => String(Math.round(value * 10) / 10);

/** A closed or open path through the points, rounded by Catmull–Rom tangents. */
export function smooth(points: Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
  const [x0, y0] = at(0);
  let path = `M${fixed(x0)} ${fixed(y0)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...c1, ...c2, ...to].map(fixed).join(' ')}`;
  }
  return closed ? `${path}Z` : path;
}

/** Straight edges, for teeth and pleats. */
export const sharp = (points: Point[], closed = false): string =>
  `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** Points of a quadratic curve from `start` to `end`, bowed sideways by `bend` (a share of its length). */
export function arc(start: Point, end: Point, bend: number, steps = 20): Point[] {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const control: Point = [(start[0] + end[0]) / 2 - dy * bend, (start[1] + end[1]) / 2 + dx * bend];
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1]];
  });
}

/** Unit normal (to the left of travel) of a sampled line at `index`. */
export function normalAt(line: Point[], index: number): Point {
  const from = line[Math.max(0, index - 1)] ?? [0, 0];
  const to = line[Math.min(line.length - 1, index + 1)] ?? [0, 0];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
}

/** Heading of a sampled line at `index`: degrees clockwise from straight up. */
export const angleAt = (line: Point[], index: number): number => {
  const [nx, ny] = normalAt(line, index);
  return (Math.atan2(-ny, -nx) * 180) / Math.PI;
};

export const group = (content: string, x = 0, y = 0, turn = 0, scale = 1): string =>
  `<g transform="translate(${fixed(x)} ${fixed(y)})${turn ? ` rotate(${fixed(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${content}</g>`;

export const fill = (path: string, colour: string, opacity = 1): string =>
  `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const line = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${fixed(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, colour: string, opacity = 1): string =>
  `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
