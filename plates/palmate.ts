import { darker, lighter } from './colour.ts';
import { fill, group, line, type Point, sharp, smooth } from './shape.ts';

type Palmate = {
  /** Directions of the lobes in degrees, from left to right. */
  lobes: readonly number[];
  radius: number;
  /** How deep the bays between lobes reach, as a share of the radius. */
  depth: number;
  /** Small teeth between one bay and the next; none gives a round edge. */
  teeth?: number;
  colour: string;
  stalk?: number;
  stalkColour?: string;
};

/** A leaf in one piece with lobes and veins like a hand; its stalk grows up from the origin. */
export function drawPalmate({
  lobes,
  radius,
  depth,
  teeth = 0,
  colour,
  stalk = 0,
  stalkColour,
}: Palmate): string {
  const widest = Math.max(...lobes.map(Math.abs));
  const gap = lobes.length > 1 ? (2 * widest) / (lobes.length - 1) : 60;
  const reachOf = (turn: number): number => radius * (1 - 0.42 * Math.abs(turn / widest) ** 1.4);
  const steps = lobes.length * 12;
  const start = -widest - gap * 0.5;
  const half: Point[] = Array.from({ length: steps + 1 }, (_, step) => {
    const turn = start + ((2 * widest + gap) * step) / steps;
    const near = lobes.reduce(
      (best, one) => (Math.abs(one - turn) < Math.abs(best - turn) ? one : best),
      999,
    );
    const off = Math.min(1, Math.abs(turn - near) / (gap / 2));
    const tooth = teeth ? 0.09 * (((step * teeth) / 12) % 1) * (step % 12 === 0 ? 0 : 1) : 0;
    const reach = reachOf(turn) * (1 - depth * off ** 1.25 + tooth);
    const angle = (turn * Math.PI) / 180;
    return [Math.sin(angle) * reach, -Math.cos(angle) * reach];
  });
  const outline = (teeth ? sharp : smooth)([[0, radius * 0.05], ...half], true);
  const veins = lobes
    .map((turn) => {
      const reach = reachOf(turn) * 0.9;
      const side = [0.35, 0.55, 0.75]
        .map(
          (share) =>
            `M0 ${Math.round(-reach * share)}l${Math.round(-reach * 0.13)} ${Math.round(-reach * 0.12)}M0 ${Math.round(-reach * share)}l${Math.round(reach * 0.13)} ${Math.round(-reach * 0.12)}`,
        )
        .join('');
      return group(
        line(`M0 0V${Math.round(-reach)}`, lighter(colour, 0.42), Math.max(1.6, radius * 0.018), 0.9) +
          line(side, lighter(colour, 0.36), Math.max(1, radius * 0.01), 0.7),
        0,
        0,
        turn,
      );
    })
    .join('');
  return (
    (stalk ? line(`M0 0V${-stalk}`, stalkColour ?? darker(colour, 0.14), Math.max(4, radius * 0.05)) : '') +
    group(fill(outline, colour) + veins, 0, -stalk)
  );
}
