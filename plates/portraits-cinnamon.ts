import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { blossom } from './fruit.ts';
import { arc, ellipse, fill, group, line, smooth, type Point } from './shape.ts';
import { pairs, places, wood } from './stems.ts';

type Portrait = (plate: Plate) => string;

/** A quill lying to the right from the origin: many thin layers rolled from both sides, seen at its near end. */
export const quillLying = (length: number): string => {
  const spiral = (x: number, way: number): string =>
    line(
      smooth(
        Array.from({ length: 22 }, (_, at): Point => {
          const turn = at * 0.75 * way;
          const reach = 21 - at * 0.9;
          return [x + Math.cos(turn + (way > 0 ? 0 : Math.PI)) * reach, Math.sin(turn) * reach * way];
        }),
      ),
      '#7d4a26',
      3,
    );
  const body = (y: number, colour: string): string =>
    `<rect x="0" y="${y}" width="${length}" height="26" rx="10" fill="${colour}"/>`;
  return (
    body(-24, '#c08a58') +
    body(0, '#a9713f') +
    line(`M16 0H${length - 10}`, '#7d4a26', 3, 0.8) +
    line(`M20 -16H${length - 14}M20 12H${length - 30}M60 19H${length - 60}`, '#d9ac7c', 2.4, 0.7) +
    ellipse(length, 0, 15, 27, '#d3a170') +
    group(group(spiral(0, 1), 0, -12, 0, 0.52) + group(spiral(0, -1), 0, 13, 0, 0.52), length, 0)
  );
};

/** Cinnamomum verum: leaves with three long veins from the base, the topmost pair red, thin quills of many rolled layers. */
export const cinnamon: Portrait = ({ hues }) => {
  const twig = arc([130, 760], [420, 220], 0.1, 40);
  const leaf =
    (colour: string) =>
    (scale: number): string =>
      drawBlade({
        outline: 'ovate',
        length: 270 * scale,
        width: 0.48,
        colour,
        veins: 'base',
        count: 1,
        stalk: 18,
        stalkColour: '#a8603c',
      });
  const flowers = places(arc([300, 470], [560, 350], -0.1, 16), 8, 0.3, 1)
    .map(
      ({ x, y }, at) =>
        line(`M${Math.round(x)} ${Math.round(y)}l${at % 2 ? 16 : -10} -26`, '#a9b87c', 3) +
        group(blossom(6, 15, 5, '#f6efcf', '', '#d9c25a'), x + (at % 2 ? 16 : -10), y - 30),
    )
    .join('');
  const fruit = [
    [240, 560],
    [300, 590],
  ]
    .map(
      ([x = 0, y = 0]) =>
        line(`M${x} ${y - 50}V${y - 10}`, '#8a9a5c', 5) +
        fill(`M${x - 16} ${y - 8}H${x + 16}L${x + 10} ${y + 12}H${x - 10}Z`, '#8aa05c') +
        group(ellipse(0, 0, 19, 27, '#3f2a4f') + ellipse(-6, -9, 4, 7, '#fff', 0.5), x, y + 26),
    )
    .join('');
  return (
    line(smooth(arc([300, 470], [560, 350], -0.1, 16)), '#a9b87c', 5) +
    flowers +
    wood(twig, '#8a5f40', 15) +
    pairs(twig, { count: 4, start: 0.22, end: 0.78, spread: [74, 56], taper: 0.8, leaf: leaf(hues.leaf) }) +
    pairs(twig, {
      count: 1,
      start: 0.97,
      end: 0.97,
      spread: [34, 34],
      leaf: (scale) => leaf('#b5483a')(scale * 0.66),
    }) +
    fruit +
    [
      [60, 880, -4],
      [90, 930, 3],
    ]
      .map(([x = 0, y = 0, turn = 0]) => group(quillLying(420), x, y, turn))
      .join('')
  );
};
