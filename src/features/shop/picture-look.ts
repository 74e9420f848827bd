/** How a picture is seen: how much larger than it fits, and how far its middle is from that of the screen, in pixels. */
export interface Look {
  scale: number;
  x: number;
  y: number;
}
interface Place {
  x: number;
  y: number;
}

const LARGEST = 4;
const DOUBLE_TAPPED = 2.5;

/** As it fits. */
export const lookOnce: Look = { scale: 1, x: 0, y: 0 };

/** Larger by a factor around a place that stays where it is, and moved; places are seen from the middle of the screen. */
export function pinched({ scale, x, y }: Look, factor: number, at: Place, by: Place): Look {
  const larger = Math.min(LARGEST, Math.max(1, scale * factor));
  const grown = larger / scale;
  return {
    scale: larger,
    x: at.x - (at.x - x) * grown + by.x,
    y: at.y - (at.y - y) * grown + by.y,
  };
}

/** Larger at once around a place, or again as it fits. */
export const toggled = (look: Look, at: Place): Look =>
  look.scale > 1 ? lookOnce : pinched(look, DOUBLE_TAPPED, at, { x: 0, y: 0 });

/** Not moved further than to its edges. What is as it fits may be on its way out of the screen. */
export function within(look: Look, { width, height }: { width: number; height: number }): Look {
  if (look.scale === 1) return { ...look, y: 0 };
  const side = Math.min(width, height) * look.scale;
  const bounded = (value: number, screen: number): number => {
    const most = Math.max(0, (side - screen) / 2);
    return Math.min(most, Math.max(-most, value));
  };
  return { ...look, x: bounded(look.x, width), y: bounded(look.y, height) };
}
