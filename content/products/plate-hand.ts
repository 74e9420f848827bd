import type {
  AccentShape,
  LeafArrangement,
  LeafEdge,
  LeafShape,
  PlantHand,
  PlateSubject,
  PlateTone,
} from './plate-types.ts';

/** Spells a plant in one line: family, what is drawn, leaf, accent, [leaf, accent] colours, density, tone. */
export function hand(
  family: string,
  subject: PlateSubject,
  [leafShape, leafEdge, arrangement]: [LeafShape, LeafEdge, LeafArrangement],
  accentShape: AccentShape,
  [leaf, accent]: [string, string],
  density: PlantHand['density'],
  tone: PlateTone,
): PlantHand {
  return { family, subject, leafShape, leafEdge, arrangement, accentShape, leaf, accent, density, tone };
}
